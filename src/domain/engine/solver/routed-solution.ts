import { ROUNDING } from "./compiled-problem.ts";
import { usableTime } from "./measure-idle.ts";
import type { OrienteeringSolution, RoutedPause, RoutedVisit } from "./orienteering-problem.ts";
import { apartPoints, type RoutePlan } from "./route-plan.ts";

// Every index stays below its array's length by construction, as in route-plan.ts: the casts rest on it.

type Stop = {
  readonly pause: number;
  readonly visit: number;
  readonly window: number;
  readonly leg: number;
  readonly first: number;
  readonly last: number;
  readonly duration: number;
  earliest: number;
  latest: number;
  start: number;
};

type Timed = { readonly stops: readonly Stop[]; readonly idle: number };

/** Gives every pause its place among the visits and every stop its starts. */
export function routedSolution(plan: RoutePlan): OrienteeringSolution {
  const routes = Array.from(plan.count, (_, route) => {
    const stops = placeStops(plan, route);
    const visits: RoutedVisit[] = [];
    const pauses: RoutedPause[] = [];
    for (const { pause, visit, window, earliest, latest, start } of stops) {
      if (pause < 0) visits.push({ visit, window, earliest, latest, start });
      else pauses.push({ pause, position: visits.length, earliest, latest, start });
    }
    return { visits, pauses };
  });
  const value = plan.value.reduce((sum, value) => sum + value, 0) - apartPoints(plan);
  return { routes, value };
}

function placeStops(plan: RoutePlan, route: number): readonly Stop[] {
  const { problem, stride, late } = plan;
  if ((late[route * stride * problem.stages] as number) < (problem.routeStart[route] as number)) {
    return [];
  }
  const [first, ...others] = pausePlaces(
    plan.count[route] as number,
    problem.pauseCount[route] as number,
  ).flatMap((places) => timeStops(plan, route, stopsOf(plan, route, places)) ?? []);
  if (first === undefined) throw new Error("a route that holds has a place for its pauses");
  return others.reduce((best, one) => (one.idle < best.idle - ROUNDING ? one : best), first).stops;
}

/** Every way to place pauses among the visits, in order, the latest places first. */
function pausePlaces(visits: number, pauses: number): number[][] {
  if (pauses === 0) return [[]];
  return pausePlaces(visits, pauses - 1).flatMap((before) => {
    const from = before.at(-1) ?? 0;
    return Array.from({ length: visits - from + 1 }, (_, less) => [...before, visits - less]);
  });
}

function stopsOf(plan: RoutePlan, route: number, places: readonly number[]): Stop[] {
  const { problem, stride, node, window } = plan;
  const { width, travel, pauseFirst, pauseLast, pauseDuration } = problem;
  const base = route * stride;
  const untimed = { earliest: 0, latest: 0, start: 0 };
  const stops: Stop[] = [];
  for (let at = 0; at <= (plan.count[route] as number); at++) {
    if (at > 0) {
      const visit = node[base + at] as number;
      const own = window[base + at] as number;
      stops.push({
        pause: -1,
        visit,
        window: problem.windowIndex[own] as number,
        leg: travel[(node[base + at - 1] as number) * width + visit] as number,
        first: problem.windowFirst[own] as number,
        last: problem.windowLast[own] as number,
        duration: problem.duration[visit] as number,
        ...untimed,
      });
    }
    places.forEach((place, pause) => {
      if (place !== at) return;
      const own = route * problem.stages + pause;
      stops.push({
        pause,
        visit: -1,
        window: -1,
        leg: 0,
        first: pauseFirst[own] as number,
        last: pauseLast[own] as number,
        duration: pauseDuration[own] as number,
        ...untimed,
      });
    });
  }
  return stops;
}

/** Times the stops and says how long the route is idle; undefined where a pause can't be in its place. */
function timeStops(plan: RoutePlan, route: number, stops: readonly Stop[]): Timed | undefined {
  const { problem, stride, node } = plan;
  let free = problem.routeStart[route] as number;
  for (const stop of stops) {
    stop.earliest = Math.max(free + stop.leg, stop.first);
    if (stop.earliest > stop.last + ROUNDING) return undefined;
    free = stop.earliest + stop.duration;
  }
  const lastVisit = node[route * stride + (plan.count[route] as number)] as number;
  const home = problem.travel[lastVisit * problem.width + problem.visitCount] as number;
  let until = (problem.routeEnd[route] as number) - home;
  if (free > until + ROUNDING) return undefined;
  for (const stop of stops.toReversed()) {
    stop.latest = Math.min(stop.last, until - stop.duration);
    until = stop.latest - stop.leg;
  }
  return { stops, idle: closeUp(plan, route, stops) };
}

/** Has the route begin as late as it may without ending later. @returns how long it is idle. */
function closeUp({ problem }: RoutePlan, route: number, stops: readonly Stop[]): number {
  for (const stop of stops) stop.start = stop.earliest;
  const from = stops.findIndex(({ visit }) => visit >= 0);
  const to = stops.findLastIndex(({ visit }) => visit >= 0);
  const [first, last] = [stops[from], stops[to]];
  if (first === undefined || last === undefined) return 0;
  let latest = last.earliest;
  for (let at = to - 1; at >= from; at--) {
    const { duration, last: closing } = stops[at] as Stop;
    latest = Math.min(closing, latest - (stops[at + 1] as Stop).leg - duration);
  }
  latest = Math.max(latest, first.earliest);
  let free = Math.max(first.earliest, Math.min(latest, problem.coreFrom[route] as number));
  let busy = 0;
  for (const [at, stop] of stops.slice(from, to + 1).entries()) {
    const leg = at === 0 ? 0 : stop.leg;
    stop.start = Math.max(free + leg, stop.first);
    free = stop.start + stop.duration;
    busy += leg + stop.duration;
  }
  const end = last.earliest + last.duration;
  return usableTime(problem, route, latest, end) - busy;
}
