import type { OrienteeringSolution, RoutedPause, RoutedVisit } from "./orienteering-problem.ts";
import type { RoutePlan } from "./route-plan.ts";

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
};

/** Gives every pause its place among the visits and every stop its earliest and latest start. */
export function routedSolution(plan: RoutePlan): OrienteeringSolution {
  const routes = Array.from(plan.count, (_, route) => {
    const stops = placeStops(plan, route);
    const visits: RoutedVisit[] = [];
    const pauses: RoutedPause[] = [];
    for (const { pause, visit, window, earliest, latest } of stops) {
      if (pause < 0) visits.push({ visit, window, earliest, latest });
      else pauses.push({ pause, position: visits.length, earliest, latest });
    }
    return { visits, pauses };
  });
  return { routes, value: plan.value.reduce((sum, value) => sum + value, 0) };
}

function placeStops(plan: RoutePlan, route: number): Stop[] {
  const { problem, stride, node, window } = plan;
  const { width, travel, pauseFirst, pauseLast, pauseDuration } = problem;
  const base = route * stride;
  const count = plan.count[route] as number;
  const positions = pausePositions(plan, route);
  if (positions === undefined) return [];
  const stops: Stop[] = [];
  for (let at = 0; at <= count; at++) {
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
        earliest: 0,
        latest: 0,
      });
    }
    positions.forEach((position, pause) => {
      if (position !== at) return;
      const own = route * problem.stages + pause;
      stops.push({
        pause,
        visit: -1,
        window: -1,
        leg: 0,
        first: pauseFirst[own] as number,
        last: pauseLast[own] as number,
        duration: pauseDuration[own] as number,
        earliest: 0,
        latest: 0,
      });
    });
  }
  timeStops(plan, route, stops);
  return stops;
}

function timeStops(plan: RoutePlan, route: number, stops: readonly Stop[]): void {
  const { problem, stride, node } = plan;
  let free = problem.routeStart[route] as number;
  for (const stop of stops) {
    stop.earliest = Math.max(free + stop.leg, stop.first);
    free = stop.earliest + stop.duration;
  }
  const lastVisit = node[route * stride + (plan.count[route] as number)] as number;
  const home = problem.travel[lastVisit * problem.width + problem.visitCount] as number;
  let until = (problem.routeEnd[route] as number) - home;
  for (const stop of stops.toReversed()) {
    stop.latest = Math.min(stop.last, until - stop.duration);
    until = stop.latest - stop.leg;
  }
}

/** How many visits come before each pause so that the route ends earliest; undefined: it cannot be travelled. */
function pausePositions(plan: RoutePlan, route: number): number[] | undefined {
  const { problem, stride, ready, late } = plan;
  const { stages, pauseFirst, pauseLast, pauseDuration } = problem;
  const base = route * stride;
  if ((late[base * stages] as number) < (problem.routeStart[route] as number)) return undefined;
  const positions: number[] = [];
  let at = plan.count[route] as number;
  for (let taken = problem.pauseCount[route] as number; taken > 0; taken--) {
    const pause = route * stages + taken - 1;
    for (; at > 0; at--) {
      const here = (base + at) * stages + taken;
      const free = ready[here - 1] as number;
      if (free > (pauseLast[pause] as number)) continue;
      const paused = Math.max(free, pauseFirst[pause] as number) + (pauseDuration[pause] as number);
      if (paused === ready[here]) break;
    }
    positions.unshift(at);
  }
  return positions;
}
