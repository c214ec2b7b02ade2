import { LONG_VISIT_MINUTES } from "../../trip/pace.ts";
import type { ItineraryDay, Meal } from "../../trip/trip.ts";
import { DOOR_MINUTES, LATE_END_MINUTES, LUNCH } from "./day-hours.ts";
import { type Candidate, type DayRules, USUAL_CAPS } from "./days-task.ts";
import { legBetween } from "./leg-between.ts";
import type { TimedDay, TimedVisit } from "./timed-day.ts";
import { belongsToEvening, visitWindows, windowAt } from "./visit-windows.ts";

/**
 * A day at the hours that a plan gives it, where it can be walked so: every visit in its opening
 * hours and reachable in time, lunch between, the pace kept (H1 to H9 of planning.md section 6).
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
  const { base, pace, style } = rules;
  const visits: TimedVisit[] = [];
  let from = base;
  let clock = pace.startMinutes;
  for (const [index, candidate] of candidates.entries()) {
    const span = text.plan[index]?.visit;
    if (span === undefined || span.endMinutes <= span.startMinutes) return undefined;
    const leg = legBetween(from, candidate.place.at, style);
    if (span.startMinutes < clock + (leg?.minutes ?? 0)) return undefined;
    const minutes = span.endMinutes - span.startMinutes;
    if (!isUsualStay(minutes, candidate)) return undefined;
    const place = { ...candidate.place, visitMinutes: minutes };
    const { windows, notOn } = visitWindows(place, date, pace, 0);
    if (windowAt(windows, span.startMinutes) === undefined) return undefined;
    visits.push({ candidate, ...span, leg, notOn });
    clock = span.endMinutes + DOOR_MINUTES;
    from = candidate.place.at;
  }
  const wayBack = visits.length === 0 ? undefined : legBetween(from, base, style);
  const day = { date, visits, meals: freeMeals(text, visits), wayBack };
  const end = visits.length === 1 ? LATE_END_MINUTES : pace.endMinutes;
  const isBackInTime = clock + (wayBack?.minutes ?? 0) <= end;
  return isBackInTime && keepsPace(day, rules) && hasLunch(day) ? day : undefined;
}

/** Half of what is usual to one and a half times that (check `visitLengths`). */
function isUsualStay(minutes: number, { place }: Candidate): boolean {
  return minutes >= 0.5 * place.visitMinutes && minutes <= 1.5 * place.visitMinutes;
}

/** Those that don't run into a visit or the way there. */
function freeMeals({ meals = [] }: ItineraryDay, visits: readonly TimedVisit[]): Meal[] {
  return meals.filter(
    ({ startMinutes, endMinutes }) =>
      startMinutes < endMinutes &&
      visits.every(
        (visit) =>
          visit.endMinutes <= startMinutes ||
          endMinutes <= visit.startMinutes - (visit.leg?.minutes ?? 0),
      ),
  );
}

function keepsPace({ visits, wayBack }: TimedDay, { pace, caps = USUAL_CAPS }: DayRules): boolean {
  const count = (test: (visit: TimedVisit) => boolean) => visits.filter(test).length;
  const walkKm = [...visits.map(({ leg }) => leg), wayBack].reduce(
    (km, leg) => km + (leg?.mode === "walk" ? leg.distanceKm : 0),
    0,
  );
  return (
    visits.length <= pace.most &&
    walkKm <= pace.maxWalkKm + 1e-6 &&
    count(({ candidate }) => candidate.place.visitMinutes >= LONG_VISIT_MINUTES) <=
      pace.maxLongVisits &&
    count(({ candidate }) => belongsToEvening(candidate.place)) <= caps.evenings &&
    visits.every(
      ({ candidate: { place } }) =>
        count(({ candidate }) => candidate.place.category === place.category) <= caps.sameCategory,
    )
  );
}

/** An hour to spare, begun at lunch time, somewhere in the day or outside it. */
function hasLunch({ visits }: TimedDay): boolean {
  const [first] = visits;
  const last = visits.at(-1);
  // A day of one visit is better than none, and who stays that long eats there.
  if (first === undefined || last === undefined || first === last) return true;
  const minutesTo = ({ leg }: TimedVisit) => leg?.minutes ?? 0;
  if (first.startMinutes - minutesTo(first) >= LUNCH.first + LUNCH.duration) return true;
  if (last.endMinutes <= LUNCH.last) return true;
  return visits.some((visit, index) => {
    const before = visits[index - 1];
    if (before === undefined) return false;
    const begins = Math.max(before.endMinutes, LUNCH.first);
    const leaves = visit.startMinutes - minutesTo(visit) - DOOR_MINUTES;
    return begins <= LUNCH.last && leaves - begins >= LUNCH.duration;
  });
}
