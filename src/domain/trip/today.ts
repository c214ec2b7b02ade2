import { addDays } from "../calendar-date.ts";
import { localTime } from "../local-time.ts";
import { lastEnd } from "./last-end.ts";
import type { Trip, TripDay } from "./trip.ts";
import { type TripMoment, tripMoment } from "./trip-moment.ts";

/** One minute of a day of a trip. */
export type DayMoment = {
  readonly phase: "during";
  readonly day: TripDay;
  readonly dayNumber: number;
  readonly ofDays: number;
  /** "2026-05-04": of the day, which may run past its midnight. */
  readonly date: string;
  /** After the midnight it began with: up to 1439, or more on a day that runs past its midnight. */
  readonly nowMinutes: number;
};

/** Where a trip stands at one moment. */
export type Today = Exclude<TripMoment, { readonly phase: "during" }> | DayMoment;

const DAY_MINUTES = 24 * 60;

/**
 * Which day of a trip it is at its destination, and which minute of it. A day whose
 * last visit, or the way back from it, runs past midnight lasts until then.
 *
 * @param atMs milliseconds since 1970.
 * @param timeZone of the destination, as IANA names it; without it, this device's.
 */
export function todayOf(trip: Trip, atMs: number, timeZone?: string): Today {
  const { startDate } = trip.userSelection;
  if (startDate === undefined) return { phase: "undated" };
  const { date, minutes } = localTime(atMs, timeZone);
  const { itinerary } = trip.tripData;
  const span = { startDate, noOfDays: itinerary.length };
  const yesterday = tripMoment(span, addDays(date, -1));
  if (yesterday.phase === "during") {
    const day = itinerary[yesterday.dayNumber - 1];
    const nowMinutes = minutes + DAY_MINUTES;
    if (day !== undefined && endOf(day) > nowMinutes) {
      return dayMoment(itinerary, yesterday.dayNumber, { date: addDays(date, -1), nowMinutes });
    }
  }
  const moment = tripMoment(span, date);
  if (moment.phase !== "during") return moment;
  return dayMoment(itinerary, moment.dayNumber, { date, nowMinutes: minutes });
}

function dayMoment(
  itinerary: readonly TripDay[],
  dayNumber: number,
  now: { date: string; nowMinutes: number },
): Today {
  const day = itinerary[dayNumber - 1];
  // A plan without any days.
  if (day === undefined) return { phase: "after" };
  return { phase: "during", day, dayNumber, ofDays: itinerary.length, ...now };
}

/** When one is back at the hotel, and has had dinner there. */
function endOf(day: TripDay): number {
  const { meals = [], wayBack } = day;
  return Math.max(
    lastEnd(day) + (wayBack?.minutes ?? 0),
    ...meals.map(({ endMinutes }) => endMinutes),
  );
}
