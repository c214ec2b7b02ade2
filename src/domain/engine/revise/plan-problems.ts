import { weekdayOf } from "../../calendar-date.ts";
import type { PlanProblem, Trip } from "../../trip/trip.ts";
import type { CheckFigure } from "../check/check-figure.ts";
import { CHECKS, type CheckId } from "../check/check-list.ts";
import { type DayProblem, dayProblems } from "../days/day-problems.ts";
import type { DayRules } from "../days/days-task.ts";
import { dayAsWritten } from "../days/feasible-day.ts";
import type { TimedVisit } from "../days/timed-day.ts";
import { nameKey } from "../ground/match-name.ts";
import { repeatedPlaces } from "../ground/repeated-places.ts";
import { sliceOfDay } from "../ground/slices-of-trip.ts";
import type { KnownCity } from "../known-city.ts";
import { DRAFT_CAPS, draftPace } from "../repair/draft-limits.ts";
import { type PlannedCandidate, taskFor, type WorkDay, workDays } from "../repair/work-days.ts";
import { weekOf } from "../visits/visit-starts.ts";

/**
 * Every rule that the days of a trip break at the hours of the document, in the order of the trip, then what is
 * wrong with the trip as a whole. What a check says is wrong and no rule names is there under the check's id, so
 * that a plan that can't be walked always says why.
 *
 * @param failed the checks that are not met, where the plan can't be walked.
 */
export function* planProblems(
  trip: Trip,
  city: KnownCity | undefined,
  failed: readonly CheckFigure[],
): Generator<void, PlanProblem[], void> {
  const { userSelection: selection, tripData: plan } = trip;
  const only = { days: plan.itinerary.map(({ id }) => id) };
  const input = { selection, plan, city, locked: [], only };
  const days = yield* workDays(input);
  const task = taskFor(days, input);
  const places = days.flatMap(({ candidates }) => candidates.map(comparedPlace));
  const repeated = new Set((yield* repeatedPlaces(places)).map(({ placeId }) => placeId));
  const found: PlanProblem[] = [];
  for (const day of days) {
    found.push(...brokenRules(day, rulesOf(day, task)), ...visitedTwice(day, repeated));
    yield;
  }
  return [...found, ...failed.flatMap((check) => unsaid(check, found))];
}

function comparedPlace({ placeId, place, grounded }: PlannedCandidate) {
  const { text, known } = grounded;
  const name = text.placeName;
  const category = known?.category ?? text.category;
  return { placeId, name, key: nameKey(name), known, at: place.at, category };
}

function visitedTwice({ text }: WorkDay, repeated: ReadonlySet<string>): PlanProblem[] {
  return text.plan
    .filter(({ id }) => repeated.has(id))
    .map(({ id }) => ({ dayId: text.id, placeId: id, code: "visitedTwice" }));
}

/** The rules that one day breaks at the hours of the document. Yields at each place. */
export function* dayRulesBroken(
  trip: Trip,
  dayId: string,
  whole: KnownCity | undefined,
): Generator<void, PlanProblem[], void> {
  const slice = sliceOfDay(trip, dayId, whole);
  if (slice === undefined) return [];
  const { city } = slice;
  const { userSelection: selection, tripData: plan } = slice.trip;
  const only = { days: [dayId] };
  const input = { selection, plan, city, locked: [], only };
  const days = yield* workDays(input);
  const task = taskFor(days, input);
  return days.flatMap((day) => brokenRules(day, rulesOf(day, task)));
}

function rulesOf({ pace }: WorkDay, task: DayRules): DayRules {
  return { ...task, caps: DRAFT_CAPS, pace: draftPace(pace) };
}

function brokenRules({ text, candidates, date }: WorkDay, rules: DayRules): PlanProblem[] {
  const day = dayAsWritten(text, candidates, date, rules);
  if (day === undefined) return [];
  return dayProblems(day, rules).map((problem): PlanProblem => {
    const dayId = text.id;
    if (!("visit" in problem)) {
      const { code, ...values } = problem;
      return Object.keys(values).length === 0 ? { dayId, code } : { dayId, code, values };
    }
    const { placeId } = problem.visit.candidate as PlannedCandidate;
    return { dayId, placeId, code: problem.code, values: valuesOf(problem, date) };
  });
}

function valuesOf(
  problem: Extract<DayProblem, { visit: TimedVisit }>,
  date: string | undefined,
): NonNullable<PlanProblem["values"]> {
  if (problem.code === "late") return { minutes: problem.minutes };
  const { candidate, startMinutes, endMinutes } = problem.visit;
  const hours = date === undefined ? [] : weekOf(candidate.place, date)[weekdayOf(date)]?.flat();
  const span = { startMinutes, endMinutes };
  return hours === undefined || hours.length === 0 ? span : { ...span, hours };
}

/** The rules that say what a check finds wrong. */
const RULES: Partial<Readonly<Record<CheckId, readonly PlanProblem["code"][]>>> = {
  duplicates: ["visitedTwice"],
  openingHours: ["closed", "outsideHours"],
  transferTimes: ["late"],
  dayHours: ["endsLate", "late"],
};

/** A check that a plan must pass, and that no rule speaks of. */
function unsaid({ id, figure }: CheckFigure, found: readonly PlanProblem[]): PlanProblem[] {
  const isSaid = found.some(({ code }) => RULES[id]?.includes(code));
  return CHECKS[id].isHard && !isSaid ? [{ code: id, values: { figure } }] : [];
}
