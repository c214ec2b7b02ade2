import { weekdayOf } from "../../calendar-date.ts";
import type { KnownPlace } from "../known-city.ts";
import { DAY_MINUTES } from "./day-hours.ts";
import { openWindows, type Span } from "./open-weekdays.ts";
import { weekOf } from "./visit-starts.ts";

/** What the trip document takes for a minute of a day. */
const LATEST_MINUTES = 2 * DAY_MINUTES;
const EVERY_WEEKDAY = [0, 1, 2, 3, 4, 5, 6];

/**
 * When a place is open around a visit, without a break, in minutes after midnight of the visit's day: from 0 to
 * 1440 where it doesn't close that day, and past 1440 where it closes after midnight. Without a date it is what
 * all weekdays have in common on which the visit holds.
 *
 * @param date of the visit, "2026-05-04", whose season and public holiday count.
 * @returns undefined where the hours are not known, or the visit is outside them.
 */
export function openSpan(
  place: Omit<KnownPlace, "at">,
  date: string | undefined,
  visit: Span,
): Span | undefined {
  if (place.hours === undefined) return undefined;
  const week = weekOf(place, date);
  const weekdays = date === undefined ? EVERY_WEEKDAY : [weekdayOf(date)];
  const around = weekdays.flatMap((weekday) =>
    openWindows(week, weekday).filter(
      ([open, close]) => open <= visit.startMinutes && visit.endMinutes <= close,
    ),
  );
  if (around.length === 0) return undefined;
  const startMinutes = Math.max(0, ...around.map(([open]) => open));
  const endMinutes = Math.min(LATEST_MINUTES, ...around.map(([, close]) => close));
  const isOpenAllDay = startMinutes === 0 && endMinutes > DAY_MINUTES;
  return { startMinutes, endMinutes: isOpenAllDay ? DAY_MINUTES : endMinutes };
}
