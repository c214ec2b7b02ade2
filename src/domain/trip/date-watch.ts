import { isCalendarDate, weekdayOf } from "../calendar-date.ts";
import type { ItineraryDay, WatchLine } from "./trip.ts";

/**
 * Warnings that follow from the dates of a trip: places whose visit doesn't hold on the weekday that it falls on,
 * as it was planned without dates. A line a day, in the order of the trip.
 */
export function dateWatch(itinerary: readonly ItineraryDay[]): WatchLine[] {
  return itinerary.flatMap(({ date, plan }, index) => {
    if (date === undefined || !isCalendarDate(date)) return [];
    const weekday = weekdayOf(date);
    const names = plan
      .filter(({ notOn }) => notOn?.includes(weekday) === true)
      .map(({ placeName }) => placeName);
    if (names.length === 0) return [];
    const values = { weekday, names, more: 0 };
    return [{ day: index + 1, code: "closedOrNotOpenThenOn", values }];
  });
}
