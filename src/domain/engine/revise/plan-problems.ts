import { weekdayOf } from "../../calendar-date.ts";
import { legBetween } from "../../places/travel.ts";
import { CHECKS, type CheckFigure, type CheckId } from "../../plan/check-list.ts";
import type { PlanProblem } from "../../trip/trip.ts";
import { type BrokenDayRule, brokenDayRules } from "../days/broken-day-rules.ts";
import type { DayRules } from "../days/days-task.ts";
import { dayAsWritten } from "../days/feasible-day.ts";
import { closedOn, MAX_CLOSED_WEEKDAYS } from "../days/meal-choices.ts";
import type { TimedVisit } from "../days/timed-day.ts";
import { isAway } from "../days/with-meals-at-ends.ts";
import { repeatedPlaces } from "../reading/find-duplicate.ts";
import type { SavedDay, SavedTown, SavedTrip } from "../reading/planned-trip.ts";
import { DRAFT_CAPS, draftPace } from "../repair/draft-limits.ts";
import { taskFor, type WorkCandidate, type WorkDay, workDays } from "../repair/work-days.ts";
import { weekOf } from "../visits/visit-starts.ts";
import { withBookingProblems } from "./booking-problems.ts";

/**
 * Every rule that the days of a town break at the hours of the document, in the order of the trip, then what is
 * wrong with the plan as a whole. What a check says is wrong and no rule names is there under the check's id, so
 * that a plan that can't be walked always says why.
 *
 * @param failed the checks that are not met, where the plan can't be walked.
 */
export function* planProblems(
  town: SavedTown,
  failed: readonly CheckFigure[],
): Generator<void, PlanProblem[], void> {
  const days = workDays(
    town,
    town.days.map(({ text }) => text.id),
  );
  const task = taskFor(days, town);
  const places = town.days.flatMap((day) => day.places);
  const repeated = new Set((yield* repeatedPlaces(places)).map(({ text }) => text.id));
  const found: PlanProblem[] = [];
  for (const day of days) {
    const broken = brokenRules(day, rulesOf(day, task));
    found.push(...withBookingProblems(day.day, town.document, broken));
    found.push(...chosenMealProblems(day.day, town.city), ...tablesTooFar(day.day, town));
    found.push(...visitedTwice(day, repeated));
    yield;
  }
  return [...found, ...failed.flatMap((check) => unsaid(check, found))];
}

/** What keeps a meal that the traveller chose from being had: its table is shut then, or one is elsewhere. */
function chosenMealProblems(
  { text, date, pace, places }: SavedDay,
  city: SavedTown["city"],
): PlanProblem[] {
  const chosen = (text.meals ?? []).filter(({ isChosen }) => isChosen === true);
  return chosen.flatMap((meal): PlanProblem[] => {
    const { kind, placeName: name = "", guideId, startMinutes, endMinutes } = meal;
    const table = city?.eateries?.find(({ id }) => id === guideId);
    const isShut = table !== undefined && closedOn(table, meal, date).length > MAX_CLOSED_WEEKDAYS;
    const isVisiting = places.some(
      ({ known, text: { visit, placeName, category, leg } }) =>
        visit !== undefined &&
        visit.startMinutes < endMinutes &&
        startMinutes < visit.endMinutes &&
        known?.servesDinner !== true &&
        placeName !== name &&
        category !== "theme-park" &&
        leg?.way === undefined,
    );
    const dayId = text.id;
    return [
      ...(isShut ? [{ dayId, code: "tableShut", values: { name, startMinutes } }] : []),
      ...(isVisiting || isAway(meal, pace)
        ? [{ dayId, code: "noMealThen", values: { meal: kind, startMinutes } }]
        : []),
    ];
  });
}

/** Estimates of ways are not so exact. */
const NEARLY_MINUTES = 10;

/** Tables that the traveller chose so far off that the way there, or on from there, takes longer than the plan has time for. */
function tablesTooFar({ text, places }: SavedDay, { city, style }: SavedTown): PlanProblem[] {
  const chosen = (text.meals ?? []).filter(({ isChosen }) => isChosen === true);
  return chosen.flatMap(({ guideId, placeName, startMinutes, endMinutes }): PlanProblem[] => {
    const table = city?.eateries?.find(({ id }) => id === guideId);
    const stops = places.flatMap(({ at, text: { id, visit, placeName: name } }) =>
      visit === undefined || name === placeName ? [] : [{ at, id, visit }],
    );
    const before = stops.findLast(({ visit }) => visit.endMinutes <= startMinutes);
    const next = stops.find(({ visit }) => visit.startMinutes >= endMinutes);
    const wayTo = (stop: (typeof stops)[number] | undefined) =>
      legBetween(stop, table, style)?.minutes ?? 0;
    const short = [
      before && { minutes: wayTo(before) - (startMinutes - before.visit.endMinutes) },
      next && { placeId: next.id, minutes: wayTo(next) - (next.visit.startMinutes - endMinutes) },
    ].flatMap((one) => (one === undefined || one.minutes <= NEARLY_MINUTES ? [] : [one]));
    return short.map(({ minutes, ...place }) => ({
      ...{ dayId: text.id, ...place, code: "late" },
      values: { minutes },
    }));
  });
}

function visitedTwice({ day: { text } }: WorkDay, repeated: ReadonlySet<string>): PlanProblem[] {
  return text.plan
    .filter(({ id }) => repeated.has(id))
    .map(({ id }) => ({ dayId: text.id, placeId: id, code: "visitedTwice" }));
}

/** The rules that one day breaks at the hours of the document. */
export function dayRulesBroken({ towns }: SavedTrip, dayId: string): PlanProblem[] {
  return towns.flatMap((town) => {
    const days = workDays(town, [dayId]);
    const task = taskFor(days, town);
    return days.flatMap((day) =>
      withBookingProblems(day.day, town.document, brokenRules(day, rulesOf(day, task))),
    );
  });
}

function rulesOf({ day }: WorkDay, task: DayRules): DayRules {
  return { ...task, hotel: day.hotel?.at, caps: DRAFT_CAPS, pace: draftPace(day.pace) };
}

function brokenRules({ day, candidates }: WorkDay, rules: DayRules): PlanProblem[] {
  const { text, date } = day;
  const timed = dayAsWritten(text, candidates, date, rules);
  if (timed === undefined) return [];
  return brokenDayRules(timed, rules).map((problem): PlanProblem => {
    const dayId = text.id;
    if (!("visit" in problem)) {
      const { code, ...values } = problem;
      return Object.keys(values).length === 0 ? { dayId, code } : { dayId, code, values };
    }
    const { planned } = problem.visit.candidate as WorkCandidate;
    const placeId = planned.text.id;
    return { dayId, placeId, code: problem.code, values: valuesOf(problem, date) };
  });
}

function valuesOf(
  problem: Extract<BrokenDayRule, { visit: TimedVisit }>,
  date: string | undefined,
): NonNullable<PlanProblem["values"]> {
  if (problem.code === "late") return { minutes: problem.minutes };
  if (problem.code === "overlaps") {
    const { candidate, startMinutes, endMinutes } = problem.other;
    const name = (candidate as WorkCandidate).planned.text.placeName;
    return { name, startMinutes, endMinutes, minutes: problem.minutes };
  }
  const { candidate, startMinutes, endMinutes } = problem.visit;
  const hours = date === undefined ? [] : weekOf(candidate.place, date)[weekdayOf(date)]?.flat();
  const span = { startMinutes, endMinutes };
  return hours === undefined || hours.length === 0 ? span : { ...span, hours };
}

/** The rules that say what a check finds wrong. */
const RULES: Partial<Readonly<Record<CheckId, readonly PlanProblem["code"][]>>> = {
  duplicates: ["visitedTwice"],
  openingHours: ["closed", "outsideHours"],
  transferTimes: ["late", "overlaps", "meetsBooking", "bookingsMeet"],
  dayHours: ["endsLate", "late", "overlaps", "meetsBooking", "bookingsMeet"],
};

/** A check that a plan must pass, and that no rule speaks of. */
function unsaid({ id, figure }: CheckFigure, found: readonly PlanProblem[]): PlanProblem[] {
  const isSaid = found.some(({ code }) => RULES[id]?.includes(code));
  return CHECKS[id].isHard && !isSaid ? [{ code: id, values: { figure } }] : [];
}
