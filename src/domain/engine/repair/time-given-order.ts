import { type LegEnd, legBetween } from "../../places/travel.ts";
import type { Meal } from "../../trip/trip.ts";
import { brokenDayRules } from "../days/broken-day-rules.ts";
import type { Candidate, DayRules } from "../days/days-task.ts";
import {
  afterFast,
  clearOf,
  dinnerBeside,
  type MealPause,
  restAfterLunch,
} from "../days/meal-pauses.ts";
import { LUNCH_STARTS } from "../days/meal-times.ts";
import { UNKNOWN_LEG_MINUTES } from "../days/objective.ts";
import type { TimedDay, TimedVisit } from "../days/timed-day.ts";
import {
  DAY_MINUTES,
  DINES_OUT_UNTIL_MINUTES,
  DOOR_MINUTES,
  GRID_MINUTES,
  onGridUp,
} from "../visits/day-hours.ts";
import { dayStartMinutes } from "../visits/day-start.ts";
import type { Span } from "../visits/open-weekdays.ts";
import { windowAt } from "../visits/start-windows.ts";
import {
  belongsToEvening,
  dayEndMinutes,
  plannedWindows,
  type VisitWindows,
} from "../visits/visit-windows.ts";

/** A document's hours run to the end of the next day; more than that fits no day. */
const LATEST_END_MINUTES = 2 * DAY_MINUTES;
const LATEST_START_MINUTES = LATEST_END_MINUTES - 60;
/** How long a place's best time is waited for; editorial (docs/planning.md, "Replanning after an edit"). */
const MAX_WAIT = { sunset: 180, usual: 45 } as const;

/** Nobody can walk a day of more: its hours follow from its order, without a choice of meals and waits, which would take seconds. */
const MAX_STOPS = 20;

type Stop = {
  readonly candidate: Candidate;
  readonly opening: VisitWindows;
  /** The hours that it keeps; undefined where they are to be found. */
  readonly span: Span | undefined;
  readonly soonestMinutes: number;
};
/** How many visits come before each meal; undefined: no time is left for it. */
type MealPlaces = readonly (number | undefined)[];
type Setting = {
  readonly pauses: readonly MealPause[];
  readonly date: string | undefined;
  readonly rules: DayRules;
  readonly kept: readonly Meal[];
  /** After a lunch between two visits. */
  readonly restMinutes: number;
};
type Timed = {
  readonly day: TimedDay;
  readonly cost: readonly [
    lateMinutes: number,
    problems: number,
    mealsLeftOut: number,
    endMinutes: number,
    startMinutes: number,
  ];
};

/** What a day begins with as it was: the hours of its first visits, and the meals between them. */
export type KeptStart = {
  readonly visits: readonly Span[];
  readonly meals: readonly Meal[];
};

/**
 * Times a day in the order given: each visit as soon as one is there and the place is open, with time for
 * meals. Of all ways to place the meals it takes the one that is least late for what keeps its hour, then
 * with the fewest problems, then with the most meals, then the one that ends first, then begins its visits soonest. A place that is best at sunset, or soon, is waited for where nothing
 * after it suffers. It always answers; `brokenDayRules` says what doesn't fit. Yields often.
 *
 * @param kept stays as it is; the rest follows.
 */
export function* timeGivenOrder(
  candidates: readonly Candidate[],
  date: string | undefined,
  rules: DayRules,
  kept: KeptStart = { visits: [], meals: [] },
): Generator<void, TimedDay, void> {
  const { pace } = rules;
  const stops = candidates.map((candidate, index) => {
    const opening = plannedWindows(candidate.place, date, pace, 1);
    const span = kept.visits[index];
    return { candidate, opening, span, soonestMinutes: 0 };
  });
  const pauses = [{ ...pace.lunch, kind: "lunch" } as const, ...dinnerOf(candidates, date, pace)]
    .flatMap((pause) => clearOf(pause, pace) ?? [])
    .filter(
      ({ kind }) =>
        kept.meals.every((meal) => meal.kind !== kind) &&
        candidates.every(({ place }) => place.mealKind !== kind),
    );
  const setting = { pauses, date, rules, kept: kept.meals, restMinutes: restAfterLunch(pace) };
  return yield* waitForBest(stops, setting);
}

/** Of a day that goes on into the evening with its pace, or for an evening out; sooner before one with an hour of its own. */
function dinnerOf(
  candidates: readonly Candidate[],
  date: string | undefined,
  pace: DayRules["pace"],
): MealPause[] {
  const places = candidates.map(({ place }) => place);
  const last = candidates.at(-1);
  const isOut = last !== undefined && belongsToEvening(last.place, date);
  const end = isOut ? dayEndMinutes(places, pace, date) : pace.endMinutes;
  if (end < DINES_OUT_UNTIL_MINUTES) return [];
  const startMinutes = isOut ? last.startMinutes : undefined;
  const first =
    startMinutes === undefined || last === undefined
      ? afterFast(pace.dinner, candidates, date)
      : dinnerBeside({ place: last.place, startMinutes }, pace.dinner);
  return [{ ...pace.dinner, first, kind: "dinner" }];
}

/** The best of all ways to place the meals: late rather than none, with a rest after lunch where nothing but time is lost by it. */
function* timeStops(stops: readonly Stop[], setting: Setting): Generator<void, Timed, void> {
  let { pauses } = setting;
  let best = yield* timeWithMeals(stops, { ...setting, restMinutes: 0 });
  const [, , leftOut] = best.cost;
  if (leftOut > 0) {
    const late = pauses.map((pause) => ({
      ...pause,
      last: pause.kind === "lunch" ? Math.max(pause.last, LUNCH_STARTS.to) : pause.last,
    }));
    const fed = yield* timeWithMeals(stops, { ...setting, pauses: late, restMinutes: 0 });
    if (isNoWorse(fed, best) && fed.cost[2] < leftOut) [best, pauses] = [fed, late];
  }
  if (setting.restMinutes === 0) return best;
  const rested = yield* timeWithMeals(stops, { ...setting, pauses });
  return isNoWorse(rested, best) ? rested : best;
}

/** Not later, and without more problems or meals left out. */
function isNoWorse(a: Timed, b: Timed): boolean {
  return a.cost.slice(0, 3).every((value, at) => value <= (b.cost[at] ?? 0));
}

/** The best of all ways to place the meals, after the visits that keep their hours. */
function* timeWithMeals(stops: readonly Stop[], setting: Setting): Generator<void, Timed, void> {
  const kept = stops.filter(({ span }) => span !== undefined).length;
  let best = timeWith([], stops, setting);
  for (const places of mealPlaces(kept, stops.length, setting.pauses.length)) {
    const timed = timeWith(places, stops, setting);
    if (isLess(timed.cost, best.cost)) best = timed;
    yield;
  }
  return best;
}

/** The day with visits that begin later, at their best time, where nothing else is lost by it; the last first. */
function* waitForBest(stops: readonly Stop[], setting: Setting): Generator<void, TimedDay, void> {
  if (stops.length > MAX_STOPS) return timeWith([], stops, setting).day;
  let now = yield* timeStops(stops, setting);
  let waiting = stops;
  for (let index = stops.length - 1; index >= 0; index -= 1) {
    const [stop, visit] = [waiting[index], now.day.visits[index]];
    if (stop === undefined || visit === undefined || stop.span !== undefined) continue;
    const from = bestFrom(stop, visit.startMinutes);
    if (from === undefined) continue;
    const later = waiting.with(index, { ...stop, soonestMinutes: from });
    const timedLater = yield* timeStops(later, setting);
    if (!isNoWorse(timedLater, now)) continue;
    if (countAtBest(timedLater.day, later) <= countAtBest(now.day, waiting)) continue;
    [now, waiting] = [timedLater, later];
  }
  return now.day;
}

/** The soonest start at the place's best time after one that isn't; undefined where there is none near enough. */
function bestFrom({ candidate, opening }: Stop, startMinutes: number): number | undefined {
  if (candidate.startMinutes !== undefined || isAtBest(opening, startMinutes)) return undefined;
  const most = candidate.place.bestTime === "sunset" ? MAX_WAIT.sunset : MAX_WAIT.usual;
  return opening.windows.find(
    ({ first, bonus }) => bonus > 0 && first > startMinutes && first - startMinutes <= most,
  )?.first;
}

function isAtBest({ windows }: VisitWindows, startMinutes: number): boolean {
  return (windowAt(windows, startMinutes)?.bonus ?? 0) > 0;
}

function countAtBest({ visits }: TimedDay, stops: readonly Stop[]): number {
  return visits.filter(({ startMinutes }, index) => {
    const opening = stops[index]?.opening;
    return opening !== undefined && isAtBest(opening, startMinutes);
  }).length;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** Every way to place meals among the visits, in order, after those that keep their hours. */
function mealPlaces(kept: number, visits: number, meals: number): MealPlaces[] {
  let places: MealPlaces[] = [[]];
  for (let meal = 0; meal < meals; meal += 1) {
    places = places.flatMap((before) => {
      const from = Math.max(kept, ...before.map((place) => place ?? 0));
      const here = Array.from({ length: visits - from + 1 }, (_, more) => from + more);
      return [undefined, ...here].map((place) => [...before, place]);
    });
  }
  return places;
}

function timeWith(
  places: MealPlaces,
  stops: readonly Stop[],
  { pauses, date, rules, kept, restMinutes }: Setting,
): Timed {
  const { hotel, pace, style } = rules;
  const visits: TimedVisit[] = [];
  const meals: Meal[] = [...kept];
  let mealCount = 0;
  let clock = dayStartMinutes(
    stops.map(({ candidate }) => candidate.place),
    pace,
  );
  let from: LegEnd = { at: hotel };

  function eat(before: number) {
    for (const [index, { kind, first, last, duration }] of pauses.entries()) {
      if (places[index] !== before || clock > last) continue;
      const startMinutes = Math.max(onGridUp(clock), first);
      clock = startMinutes + duration;
      mealCount += 1;
      // A meal before the first visit is taken at the hotel, one after the last anywhere.
      if (before > 0 && before < stops.length) {
        meals.push({ kind, startMinutes, endMinutes: clock });
        if (kind === "lunch") clock += restMinutes;
      }
    }
  }

  for (const [index, { candidate, opening, span, soonestMinutes }] of stops.entries()) {
    eat(index);
    const { place } = candidate;
    const leg = legBetween(from, place, style);
    const isUnknown = leg === undefined && hotel !== undefined;
    const way = leg?.minutes ?? (isUnknown ? UNKNOWN_LEG_MINUTES : 0);
    // The door of the place before is on the way: a meal begins as the visit ends, as in a new plan.
    const ready = onGridUp(clock + (index === 0 ? 0 : DOOR_MINUTES) + way);
    const arrival = Math.max(ready, soonestMinutes);
    const window = opening.windows.find(({ last }) => last >= arrival);
    const { startMinutes, endMinutes } =
      span ?? fittedIn(candidate, Math.max(arrival, window?.first ?? 0), date);
    // What has an hour of its own doesn't wait for a meal.
    if (index === 0 && startMinutes < clock + way) mealCount = 0;
    if (meals.length > kept.length && (meals.at(-1)?.endMinutes ?? 0) > startMinutes) {
      meals.pop();
      mealCount -= 1;
    }
    visits.push({ candidate, startMinutes, endMinutes, leg, notOn: opening.notOn });
    clock = endMinutes;
    from = place;
  }
  eat(stops.length);
  const wayBack = visits.length === 0 ? undefined : legBetween(from, { at: hotel }, style);
  const day = { date, visits, meals, wayBack };
  const end = visits.at(-1)?.endMinutes ?? 0;
  const starts = visits.reduce((sum, { startMinutes }) => sum + startMinutes, 0);
  const problems = brokenDayRules(day, rules);
  const late = problems.reduce((sum, one) => sum + ("minutes" in one ? one.minutes : 0), 0);
  // Who is late goes without lunch rather than wait for the evening.
  const count = problems.filter(({ code }) => late === 0 || code !== "noLunch").length;
  return { day, cost: [late, count, pauses.length - mealCount, end, starts] };
}

/**
 * A visit from so early on. The day stops at midnight but for an evening out, and for what the traveller fixed: what
 * doesn't fit before it is cut short, which `brokenDayRules` says.
 */
function fittedIn(
  { place, startMinutes }: Candidate,
  soonestMinutes: number,
  date: string | undefined,
): Span {
  if (startMinutes !== undefined) {
    return {
      startMinutes,
      endMinutes: Math.min(startMinutes + place.visitMinutes, LATEST_END_MINUTES),
    };
  }
  const [latestStart, latestEnd] = belongsToEvening(place, date)
    ? [LATEST_START_MINUTES, LATEST_END_MINUTES]
    : [DAY_MINUTES - GRID_MINUTES, DAY_MINUTES];
  const start = Math.min(soonestMinutes, latestStart);
  return { startMinutes: start, endMinutes: Math.min(start + place.visitMinutes, latestEnd) };
}
