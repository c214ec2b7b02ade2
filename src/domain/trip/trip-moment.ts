import { addDays, daysBetween, isCalendarDate } from "../calendar-date.ts";
import { dayCount } from "./day-count.ts";

/** Where a trip stands on a day of the calendar. */
export type TripMoment =
  | { readonly phase: "undated" }
  /** Days until it begins: 1 is tomorrow. */
  | { readonly phase: "before"; readonly daysUntil: number }
  /** Its day of that number is today, counted from 1. */
  | { readonly phase: "during"; readonly dayNumber: number; readonly ofDays: number }
  | { readonly phase: "after" };

/** The fields that date a trip, as in its request and its summary. */
export type TripSpan = {
  readonly startDate?: string | undefined;
  /** May be any text; what is no number of days counts as one day. */
  readonly noOfDays: number | string;
};

/** @param today "2026-05-04", at the destination. */
export function tripMoment(trip: TripSpan, today: string): TripMoment {
  const span = tripSpan(trip);
  if (span === undefined) return { phase: "undated" };
  const daysIn = daysBetween(span.startDate, today);
  if (daysIn < 0) return { phase: "before", daysUntil: -daysIn };
  if (daysIn >= span.days) return { phase: "after" };
  return { phase: "during", dayNumber: daysIn + 1, ofDays: span.days };
}

/**
 * First and last day and how many there are, both ends included.
 *
 * @returns undefined for a trip without dates; a first day that is no date counts as none.
 */
export function tripSpan({
  startDate,
  noOfDays,
}: TripSpan): { startDate: string; endDate: string; days: number } | undefined {
  if (startDate === undefined || !isCalendarDate(startDate)) return undefined;
  const said = dayCount(noOfDays) ?? 1;
  const days = said >= 1 && said <= 366 ? said : 1;
  return { startDate, endDate: addDays(startDate, days - 1), days };
}
