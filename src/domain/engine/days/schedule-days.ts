import { distanceKm } from "../../places/geo.ts";
import { type LegEnd, legBetween, MAX_WALK_KM } from "../../places/travel.ts";
import type { Pace } from "../../trip/pace.ts";
import type { Meal } from "../../trip/trip.ts";
import { searchRoutes } from "../solver/orienteering.ts";
import type { RoutedDay } from "../solver/orienteering-problem.ts";
import { DOOR_MINUTES, GRID_MINUTES } from "../visits/day-hours.ts";
import { eventBonus } from "../visits/event-of-place.ts";
import { startsWithin, withPoints } from "../visits/start-windows.ts";
import { chosenWindows, takesWholeDay, type VisitWindows } from "../visits/visit-windows.ts";
import type { Candidate, DaysTask } from "./days-task.ts";
import { daysToRoutes } from "./days-to-routes.ts";
import { mealPauses, outingsOn, routeEnd } from "./meal-pauses.ts";
import { NOON } from "./meal-times.ts";
import { bestTimePoints } from "./objective.ts";
import type { TimedDay, TimedVisit } from "./timed-day.ts";

const CANDIDATES_PER_YIELD = 16;

/**
 * Lays candidates out over days: which, when, in what order, every visit inside its opening hours and
 * reachable in time, meals between, each day from the hotel and back (docs/planning.md).
 * Equal tasks get equal days. Yields every millisecond or so.
 */
export function* scheduleDays(task: DaysTask): Generator<void, TimedDay[], void> {
  const { dates } = task;
  const ends = dates.map((_, day) => routeEnd(task, day));
  const outings = dates.map((_, day) => outingsOn(task, day));
  const windows: VisitWindows[][] = [];
  for (const candidate of task.candidates) {
    windows.push(windowsByDay(candidate, task, ends, outings));
    if (windows.length % CANDIDATES_PER_YIELD === 0) yield;
  }
  yield;
  const problem = daysToRoutes(task, windows);
  yield;
  const solution = yield* searchRoutes(problem, {
    seed: task.seed,
    iterations: task.iterations,
    initial: task.initial?.map((day) => day.map((one) => task.candidates.indexOf(one))),
  });
  yield;
  return solution.routes.map((route, day) => toTimedDay(task, route, dates[day], windows, day));
}

/** Who has come so late, and is slow, rides no longer to a sight of the evening. */
const TIRED_FROM = 15 * 60;
const TIRED_WAY_MINUTES = 30;

/** @param ends of each day, when it is over at the hotel. */
function windowsByDay(
  candidate: Candidate,
  task: DaysTask,
  ends: readonly number[],
  outings: readonly (readonly Candidate["place"][])[],
): VisitWindows[] {
  const { place, onlyDay, notDays, startMinutes, isFixed } = candidate;
  const { dates, firstDay = 0 } = task;
  const wayBack = legBetween(place, { at: task.hotel }, task.style)?.minutes ?? 0;
  const bonus = bestTimePoints(place);
  const usual =
    dates.includes(undefined) && task.paces === undefined
      ? chosenWindows(place, undefined, task.pace, bonus)
      : undefined;
  return dates.map((date, day) => {
    if (onlyDay !== undefined && onlyDay !== day) return { windows: [], notOn: [] };
    if (notDays?.has(day + firstDay)) return { windows: [], notOn: [] };
    if (!isReachedOn(date, place, task)) return { windows: [], notOn: [] };
    if (isFixed !== true && !isNearOn(outings[day] ?? [], place, task)) {
      return { windows: [], notOn: [] };
    }
    const pace = task.paces?.[day] ?? task.pace;
    if (isFixed !== true && dates.length > 1 && isTiredOn(pace) && wayBack > TIRED_WAY_MINUTES) {
      return { windows: [], notOn: [] };
    }
    const latest = pace.endMinutes - wayBack - DOOR_MINUTES - place.visitMinutes;
    const found =
      (date === undefined ? usual : undefined) ?? chosenWindows(place, date, pace, bonus);
    if (startMinutes === undefined) {
      // The way to what takes the whole day is for the morning, where the place is open by then.
      const early = takesWholeDay(place) ? startsWithin(found.windows, { to: NOON.startBy }) : [];
      if (early.length > 0) return { ...found, windows: early };
      // Where a day goes on for an evening out, nothing else does.
      const goesOn = (ends[day] ?? 0) > pace.endMinutes;
      const windows = goesOn ? startsWithin(found.windows, { to: latest }) : found.windows;
      return { ...found, windows: withEvent(windows, place, date) };
    }
    const pinned = [{ first: startMinutes, last: startMinutes, bonus: 0 }];
    return { ...found, windows: withEvent(pinned, place, date) };
  });
}

/** Whether families and groups, or people who rest by day, land in the afternoon. */
function isTiredOn({ away = [], slow, restMinutes }: Pace): boolean {
  const comes = away.some(
    ({ fromMinutes, toMinutes }) => fromMinutes === 0 && toMinutes >= TIRED_FROM,
  );
  return comes && (slow || restMinutes > 0);
}

/** On a day out of town, or at a theme park, one sees nothing else but what is near it, or out of town what is near the hotel. */
function isNearOn(
  outings: readonly Candidate["place"][],
  place: Candidate["place"],
  { hotel }: DaysTask,
): boolean {
  const { at } = place;
  if (outings.length === 0) return true;
  const isPark = outings.some(({ category }) => category === "theme-park");
  const near = [isPark ? undefined : hotel, ...outings.map((outing) => outing.at)];
  return near.some(
    (one) => one !== undefined && at !== undefined && distanceKm(one, at) <= MAX_WALK_KM,
  );
}

/** On a day without public transport one stays near the hotel: any two such places are a walk apart. */
export function isReachedOn(
  date: string | undefined,
  { at, holidays }: Candidate["place"],
  { hotel, style }: Pick<DaysTask, "hotel" | "style">,
): boolean {
  const hasTransit = date === undefined || holidays?.get(date)?.hasTransit !== false;
  if (hasTransit || style.taxi || hotel === undefined || at === undefined) return true;
  return distanceKm(hotel, at) <= MAX_WALK_KM / 2;
}

/** With the points for what an event brings people to on that day. */
function withEvent(
  windows: VisitWindows["windows"],
  place: Candidate["place"],
  date: string | undefined,
): VisitWindows["windows"] {
  const { points, from, night } = eventBonus(place, date);
  if (points === 0) return windows;
  if (night === undefined) return withPoints(windows, points, { from });
  const byDay = withPoints(windows, points, { from, to: night.from - GRID_MINUTES });
  return withPoints(byDay, night.points, { from: night.from });
}

function onGrid(minutes: number): number {
  return Math.round(minutes / GRID_MINUTES) * GRID_MINUTES;
}

function toTimedDay(
  task: DaysTask,
  route: RoutedDay,
  date: string | undefined,
  windows: readonly VisitWindows[][],
  day: number,
): TimedDay {
  let from: LegEnd = { at: task.hotel };
  const visits: TimedVisit[] = [];
  for (const { visit, start } of route.visits) {
    const candidate = task.candidates[visit];
    if (candidate === undefined) throw new Error("the search visits only candidates");
    const startMinutes = onGrid(start);
    visits.push({
      candidate,
      startMinutes,
      endMinutes: startMinutes + candidate.place.visitMinutes,
      leg: legBetween(from, candidate.place, task.style),
      notOn: windows[visit]?.[day]?.notOn ?? [],
    });
    from = candidate.place;
  }
  const pace = task.paces?.[day] ?? task.pace;
  const pauses = mealPauses(task, day);
  const meals = route.pauses.flatMap(({ pause, position, start }): Meal[] => {
    const { kind } = pauses[pause] ?? {};
    // A meal before the first visit is taken at the hotel, one after the last anywhere.
    if (kind === undefined || position === 0 || position === visits.length) return [];
    const startMinutes = onGrid(start);
    return [{ kind, startMinutes, endMinutes: startMinutes + pace[kind].duration }];
  });
  const wayBack =
    visits.length === 0 ? undefined : legBetween(from, { at: task.hotel }, task.style);
  return { date, visits, meals, wayBack };
}
