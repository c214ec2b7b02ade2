import type { Trip } from "../../../../domain/trip/trip.ts";
import { tripMoment } from "../../../../domain/trip/trip-moment.ts";
import { dateRange } from "../../../lib/date-range.ts";
import { today } from "../../../lib/today.ts";
import { tripDatesWords } from "../../../messages/en/trip-dates-words.ts";

type TripDates = {
  /** "Fri 4 – Mon 7 Dec 2026". */
  readonly dates: string;
  /** "in 12 days"; undefined where nothing is counted. */
  readonly countdown: string | undefined;
};

/**
 * When a trip is; undefined for a trip without dates.
 *
 * @param nowMs milliseconds since 1970: `useNow()`.
 */
export function tripDates(
  { userSelection, tripData, timeZone }: Trip,
  nowMs: number,
): TripDates | undefined {
  const span = { startDate: userSelection.startDate, noOfDays: tripData.itinerary.length };
  const dates = dateRange(span);
  if (dates === undefined) return undefined;
  const countdown = tripDatesWords.countdown(tripMoment(span, today(timeZone, nowMs)));
  return { dates, countdown };
}
