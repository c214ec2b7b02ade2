import { addDays } from "../calendar-date.ts";
import { localTime } from "../local-time.ts";
import type { Leg, Trip, TripDay, TripPlace } from "./trip.ts";
import { type TripMoment, tripMoment } from "./trip-moment.ts";

/** A place of a day and its number in it, counted from 1. */
export type Stop = { readonly place: TripPlace; readonly number: number };

/** A day of a trip as it stands at one minute of it. All times are minutes after the midnight it began with. */
export type DayNow = {
  readonly phase: "during";
  readonly day: TripDay;
  readonly dayNumber: number;
  readonly ofDays: number;
  /** "2026-05-04": of the day, which may run past its midnight. */
  readonly date: string;
  /** Up to 1439, or more on a day that runs past its midnight. */
  readonly nowMinutes: number;
  /** The visit that is under way. */
  readonly here: (Stop & { readonly untilMinutes: number }) | undefined;
  /** The first visit that has not begun; `leaveMinutes` is where the way there is known. */
  readonly next:
    | (Stop & { readonly startMinutes: number; readonly leaveMinutes: number | undefined })
    | undefined;
  /** The visits after that one, and places without hours, in the order of the plan. */
  readonly later: readonly Stop[];
  /** The way to the hotel after all visits of the day and the meals that follow them. */
  readonly back: { readonly leg: Leg; readonly leaveMinutes: number } | undefined;
  /** The day after; undefined on the last one. */
  readonly tomorrow: TripDay | undefined;
};

/** What is next on a trip at one moment. */
export type Today = Exclude<TripMoment, { readonly phase: "during" }> | DayNow;

const DAY_MINUTES = 24 * 60;

/**
 * Which day of a trip it is at its destination, where the traveller should be, and what comes next. A day whose
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
      return dayNow(itinerary, yesterday.dayNumber, { date: addDays(date, -1), nowMinutes });
    }
  }
  const moment = tripMoment(span, date);
  if (moment.phase !== "during") return moment;
  return dayNow(itinerary, moment.dayNumber, { date, nowMinutes: minutes });
}

function dayNow(
  itinerary: readonly TripDay[],
  dayNumber: number,
  now: { date: string; nowMinutes: number },
): Today {
  const day = itinerary[dayNumber - 1];
  // A plan without any days.
  if (day === undefined) return { phase: "after" };
  const { nowMinutes } = now;
  const stops = day.plan.map((place, index): Stop => ({ place, number: index + 1 }));
  const here = stops.find(({ place: { visit } }) => {
    return visit !== undefined && visit.startMinutes <= nowMinutes && nowMinutes < visit.endMinutes;
  });
  const next = stops.find(({ place: { visit } }) => (visit?.startMinutes ?? -1) > nowMinutes);
  const later = stops.filter(({ place: { visit }, number }) => {
    if (visit === undefined) return true;
    return number !== next?.number && visit.startMinutes > nowMinutes;
  });
  const startMinutes = next?.place.visit?.startMinutes ?? 0;
  const way = next?.place.leg?.minutes;
  return {
    phase: "during",
    day,
    dayNumber,
    ofDays: itinerary.length,
    ...now,
    here: here && { ...here, untilMinutes: here.place.visit?.endMinutes ?? nowMinutes },
    next: next && {
      ...next,
      startMinutes,
      leaveMinutes: way === undefined ? undefined : startMinutes - way,
    },
    later,
    back: day.wayBack && { leg: day.wayBack, leaveMinutes: lastEnd(day) },
    tomorrow: itinerary[dayNumber],
  };
}

/** When one is back at the hotel. */
function endOf(day: TripDay): number {
  return lastEnd(day) + (day.wayBack?.minutes ?? 0);
}

/** When the last visit ends, or the meal after it. */
function lastEnd({ plan, meals = [] }: TripDay): number {
  const ends = [...plan.map(({ visit }) => visit), ...meals].map((span) => span?.endMinutes ?? 0);
  return Math.max(0, ...ends);
}
