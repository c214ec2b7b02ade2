import { type LegEnd, legBetween } from "../../places/travel.ts";
import type { ItineraryDay, Meal } from "../../trip/trip.ts";
import type { Span } from "../visits/open-weekdays.ts";
import { isUsualStay } from "../visits/visit-durations.ts";
import { takesWholeDay, visitWindows } from "../visits/visit-windows.ts";
import { brokenDayRules } from "./broken-day-rules.ts";
import type { Candidate, DayRules } from "./days-task.ts";
import type { TimedDay, TimedVisit } from "./timed-day.ts";

/**
 * A day at the hours that a plan gives it, where it can be walked so: every visit in its opening
 * hours and reachable in time, lunch between, the pace kept (`brokenDayRules`).
 *
 * @param text the day as the plan has it, whose places are `candidates` in the same order.
 * @returns undefined where it can't be walked, or has no hours.
 */
export function feasibleDay(
  text: ItineraryDay,
  candidates: readonly Candidate[],
  date: string | undefined,
  rules: DayRules,
): TimedDay | undefined {
  const day = dayAsWritten(text, candidates, date, rules);
  if (day === undefined) return undefined;
  const isUsual = day.visits.every(({ candidate, startMinutes, endMinutes }) =>
    isUsualStay(endMinutes - startMinutes, candidate.place.visitMinutes),
  );
  return isUsual && brokenDayRules(day, rules).length === 0 ? day : undefined;
}

/** A day at the hours that a plan gives it, whether or not they hold; undefined where a visit has none. */
export function dayAsWritten(
  text: ItineraryDay,
  candidates: readonly Candidate[],
  date: string | undefined,
  { hotel, pace, style }: DayRules,
): TimedDay | undefined {
  const visits: TimedVisit[] = [];
  let from: LegEnd = { at: hotel };
  for (const [index, candidate] of candidates.entries()) {
    const span = text.plan[index]?.visit;
    if (span === undefined || span.endMinutes <= span.startMinutes) return undefined;
    const visitMinutes = span.endMinutes - span.startMinutes;
    const { notOn } = visitWindows({ ...candidate.place, visitMinutes }, date, pace, 0);
    visits.push({ candidate, ...span, leg: legBetween(from, candidate.place, style), notOn });
    from = candidate.place;
  }
  const wayBack = visits.length === 0 ? undefined : legBetween(from, { at: hotel }, style);
  return { date, visits, meals: freeMeals(text, visits), free: text.free, wayBack };
}

/** Those that don't run into a visit or the leg to it; lunch out of town is within the visit. */
function freeMeals({ meals = [] }: ItineraryDay, visits: readonly TimedVisit[]): Meal[] {
  return meals.filter(
    ({ startMinutes, endMinutes, isAfterRide }) =>
      startMinutes < endMinutes &&
      visits.every(
        (visit) =>
          visit.endMinutes <= startMinutes ||
          isWithin({ startMinutes, endMinutes }, visit) ||
          endMinutes <= visit.startMinutes - (isAfterRide === true ? 0 : (visit.leg?.minutes ?? 0)),
      ),
  );
}

function isWithin(meal: Span, { candidate, startMinutes, endMinutes }: TimedVisit): boolean {
  const isDuring = startMinutes <= meal.startMinutes && meal.endMinutes <= endMinutes;
  return isDuring && takesWholeDay(candidate.place);
}
