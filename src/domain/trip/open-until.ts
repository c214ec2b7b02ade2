import { weekdayOf } from "../calendar-date.ts";
import { hoursOfPlace } from "./hours-of-place.ts";
import type { Place } from "./trip.ts";
import type { TripFacts } from "./trip-facts.ts";

const DAY_MINUTES = 24 * 60;

/**
 * Until when a place is open that is visited on a day.
 *
 * @param day its date, "2026-05-04", and whether the trip got its dates, or others, after it was planned: then the
 *   hours in the plan may be another weekday's, and those of the facts count before them.
 * @returns minutes after midnight, "always" where it never closes, or undefined where that isn't known.
 */
export function openUntil(
  place: Place,
  { date, isMoved }: { readonly date: string; readonly isMoved: boolean },
  facts: Pick<TripFacts, "hours"> | undefined,
): number | "always" | undefined {
  const { visit, open, notOn = [] } = place;
  const isClosed = notOn.includes(weekdayOf(date));
  if (visit === undefined || isClosed) return undefined;
  const known = hoursOfPlace(place, date, facts)?.[weekdayOf(date)]?.find(
    ([opens, closes]) => opens <= visit.startMinutes && visit.startMinutes < closes,
  );
  const planned = open && ([open.startMinutes, open.endMinutes] as const);
  const window = isMoved ? known : (planned ?? known);
  if (window === undefined) return undefined;
  return window[0] === 0 && window[1] >= DAY_MINUTES ? "always" : window[1];
}
