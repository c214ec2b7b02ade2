import { parseOpeningHours } from "../../places/opening-hours.ts";
import { eventsOn } from "../events-on.ts";
import type { CityEvent, KnownCity, KnownPlace } from "../known-city.ts";
import type { CheckedDay } from "./checked-days.ts";

/** A feast, a fair or a season of the trip's dates for which there is something to see. */
export type EventFollowed = {
  readonly event: CityEvent;
  /** The first day of the trip on which it is on. */
  readonly day: CheckedDay;
  /** What one comes for then that the plan doesn't go to on its dates. */
  readonly missing: readonly KnownPlace[];
  /** How much of it the plan misses, and how much of a reason to come it is: 0 to 1. */
  readonly missed: number;
};

/** So many of its places are enough, one a day of it. */
const ENOUGH_PLACES = 2;
/** Hotels are no dearer for it: people who are there go, but nobody comes for it. */
const MINOR_PART = 0.2;

/**
 * The events of the trip's dates with what the plan sees of them; only those that the guide names places for.
 *
 * @param offered the city's places that are for these travellers at all.
 */
export function eventsFollowed(
  days: readonly CheckedDay[],
  offered: readonly KnownPlace[],
  city: Pick<KnownCity, "events"> = {},
): EventFollowed[] {
  return (city.events ?? []).flatMap((event) => {
    const on = days.filter(({ date }) => eventsOn(date, city).includes(event));
    const places = offered.filter((place) => event.visits?.some(({ id }) => id === place.id));
    const [day] = on;
    if (day === undefined || places.length === 0) return [];
    const missing = places.filter(({ id }) => on.every((day) => !isSeenOn(day, id, event)));
    const wanted = Math.min(places.length, on.length, ENOUGH_PLACES);
    const unseen = Math.max(0, wanted - (places.length - missing.length)) / wanted;
    const part = (event.hotelFactor ?? 1) > 1 ? 1 : MINOR_PART;
    return [{ event, day, missing, missed: part * unseen }];
  });
}

/** Whether the plan is there in the hours of the event. */
function isSeenOn({ date = "", weekday = 0, visits }: CheckedDay, id: string, event: CityEvent) {
  const hours = event.visits?.find((visit) => visit.id === id)?.hours ?? "";
  const spans = parseOpeningHours(hours, date)?.[weekday] ?? [];
  return visits.some(
    ({ known, startMinutes, endMinutes }) =>
      known?.id === id && spans.some(([from, to]) => startMinutes < to && endMinutes > from),
  );
}
