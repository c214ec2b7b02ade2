import type { Meal } from "../../trip/trip.ts";
import { dayProblems } from "../days/day-problems.ts";
import type { Candidate, DayRules } from "../days/days-task.ts";
import { type LegEnd, legBetween } from "../days/leg-between.ts";
import { UNKNOWN_LEG_MINUTES } from "../days/objective.ts";
import type { TimedDay, TimedVisit } from "../days/timed-day.ts";
import type { Pause } from "../solver/orienteering-problem.ts";
import {
  DINES_OUT_UNTIL_MINUTES,
  DINNER,
  DOOR_MINUTES,
  GRID_MINUTES,
  LUNCH,
} from "../visits/day-hours.ts";
import { type VisitWindows, visitWindows } from "../visits/visit-windows.ts";

/** A document's hours run to the end of the next day; more than that fits no day. */
const LATEST_END_MINUTES = 2 * 24 * 60;
const LATEST_START_MINUTES = LATEST_END_MINUTES - 60;

type MealPause = Pause & Pick<Meal, "kind">;
type Stop = { readonly candidate: Candidate; readonly opening: VisitWindows };
/** How many visits come before each meal; undefined: no time is left for it. */
type MealPlaces = readonly (number | undefined)[];

/**
 * Times a day in the order given: each visit as soon as one is there and the place is open, with time for
 * meals. Of all ways to place the meals it takes the one with the fewest problems, then with the most
 * meals, then the one that ends first. It always answers; `dayProblems` says what doesn't fit.
 */
export function timeGivenOrder(
  candidates: readonly Candidate[],
  date: string | undefined,
  rules: DayRules,
): TimedDay {
  const { pace } = rules;
  const stops = candidates.map((candidate) => ({
    candidate,
    opening: visitWindows(candidate.place, date, pace, 0),
  }));
  const pauses: MealPause[] = [
    { ...LUNCH, kind: "lunch" },
    ...(pace.endMinutes >= DINES_OUT_UNTIL_MINUTES ? [{ ...DINNER, kind: "dinner" } as const] : []),
  ];
  const [first, ...others] = mealPlaces(stops.length, pauses.length).map((places) => {
    const { day, mealCount } = timeWith(places, pauses, stops, date, rules);
    const last = day.visits.at(-1)?.endMinutes ?? 0;
    return { day, cost: [dayProblems(day, rules).length, -mealCount, last] as const };
  });
  if (first === undefined) throw new Error("no meals are a way to place them, too");
  return others.reduce((best, one) => (isLess(one.cost, best.cost) ? one : best), first).day;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** Every way to place meals among so many visits, in their order. */
function mealPlaces(visits: number, meals: number): MealPlaces[] {
  let places: MealPlaces[] = [[]];
  for (let meal = 0; meal < meals; meal += 1) {
    places = places.flatMap((before) => {
      const from = Math.max(0, ...before.map((place) => place ?? 0));
      const here = Array.from({ length: visits - from + 1 }, (_, more) => from + more);
      return [undefined, ...here].map((place) => [...before, place]);
    });
  }
  return places;
}

function timeWith(
  places: MealPlaces,
  pauses: readonly MealPause[],
  stops: readonly Stop[],
  date: string | undefined,
  { base, pace, style }: DayRules,
): { readonly day: TimedDay; readonly mealCount: number } {
  const visits: TimedVisit[] = [];
  const meals: Meal[] = [];
  let mealCount = 0;
  let clock = pace.startMinutes;
  let from: LegEnd = { at: base };

  function eat(before: number) {
    for (const [index, { kind, first, last, duration }] of pauses.entries()) {
      if (places[index] !== before || clock > last) continue;
      const startMinutes = Math.max(onGrid(clock), first);
      clock = startMinutes + duration;
      mealCount += 1;
      // A meal before the first visit is taken at the hotel, one after the last anywhere.
      if (before > 0 && before < stops.length) {
        meals.push({ kind, startMinutes, endMinutes: clock });
      }
    }
  }

  for (const [index, { candidate, opening }] of stops.entries()) {
    eat(index);
    const { place } = candidate;
    const leg = legBetween(from, place, style);
    const isUnknown = leg === undefined && base !== undefined;
    const arrival = onGrid(clock + (leg?.minutes ?? (isUnknown ? UNKNOWN_LEG_MINUTES : 0)));
    const window = opening.windows.find(({ last }) => last >= arrival);
    const soonest = Math.min(Math.max(arrival, window?.first ?? 0), LATEST_START_MINUTES);
    const startMinutes = candidate.startMinutes ?? soonest;
    const endMinutes = Math.min(startMinutes + place.visitMinutes, LATEST_END_MINUTES);
    visits.push({ candidate, startMinutes, endMinutes, leg, notOn: opening.notOn });
    clock = endMinutes + DOOR_MINUTES;
    from = place;
  }
  eat(stops.length);
  const wayBack = visits.length === 0 ? undefined : legBetween(from, { at: base }, style);
  return { day: { date, visits, meals, wayBack }, mealCount };
}

function onGrid(minutes: number): number {
  return Math.ceil(minutes / GRID_MINUTES) * GRID_MINUTES;
}
