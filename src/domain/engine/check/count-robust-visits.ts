import { type LegEnd, legBetween } from "../../places/travel.ts";
import { openWeekdays, type Span } from "../visits/open-weekdays.ts";
import { type CheckedDay, type CheckedVisit, isOpenThen } from "./checked-days.ts";
import type { CheckedTrip } from "./checked-trip.ts";

/** Legs take so much longer than planned; so many minutes late at night do no harm. */
const SLOWNESS = 1.3;
const LATE_MINUTES = 30;

/**
 * How many of a day's visits still hold when every leg takes 30 % longer: each starts when one gets
 * there, or at its planned hour, and lasts as planned; one that finds the place closed, or that ends
 * too late to be back half an hour after the day's end, is left out and the next is gone to instead.
 */
export function countRobustVisits(
  day: CheckedDay,
  { hotel, style }: Pick<CheckedTrip, "hotel" | "style">,
): number {
  const [first] = day.visits;
  if (first === undefined) return 0;
  let clock = first.startMinutes - (day.legs[0]?.minutes ?? 0);
  const hotelEnd: LegEnd = { at: hotel?.at };
  let from = hotelEnd;
  let robust = 0;
  const slowMinutes = (a: LegEnd, b: LegEnd) => SLOWNESS * (legBetween(a, b, style)?.minutes ?? 0);
  for (const visit of day.visits) {
    const startMinutes = Math.max(visit.startMinutes, clock + slowMinutes(from, visit));
    const delayed = { startMinutes, endMinutes: startMinutes + lengthOf(visit) };
    const backMinutes = delayed.endMinutes + slowMinutes(visit, hotelEnd);
    if (backMinutes > day.endMinutes + LATE_MINUTES || !stillOpen(day, visit, delayed)) continue;
    clock = delayed.endMinutes;
    if (visit.at !== undefined) from = visit;
    robust += 1;
  }
  return robust;
}

function lengthOf({ startMinutes, endMinutes }: Span): number {
  return Math.max(0, endMinutes - startMinutes);
}

/** Without dates it must be open on every weekday on which the planned visit is. */
function stillOpen({ weekday }: CheckedDay, visit: CheckedVisit, delayed: Span): boolean {
  const { week, isOpenOn } = visit;
  if (week === undefined) return true;
  if (weekday !== undefined) return isOpenThen(visit, weekday, delayed);
  const now = openWeekdays(week, delayed);
  return isOpenOn.includes(true) && isOpenOn.every((isHeld, index) => !isHeld || now[index]);
}
