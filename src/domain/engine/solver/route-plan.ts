import { type CompiledProblem, ROUNDING } from "./compiled-problem.ts";
import { measureIdle } from "./measure-idle.ts";
import { timeBackward, timeForward } from "./time-route.ts";

// Every index in here stays below its array's length by construction: positions by a route's length,
// nodes by `width`, stages by `stages`. That is what the casts of array reads rest on.

/**
 * Routes under construction, with what makes an insertion checkable in constant time (Savelsbergh
 * 1992; Vansteenwegen et al. 2009): how early each stop can be left and how late it can be reached.
 *
 * Pauses have no place of their own in a route: `ready` and `late` are kept for each number of
 * pauses already taken (a stage), so a pause always goes wherever it disturbs least.
 */
export type RoutePlan = {
  readonly problem: CompiledProblem;
  /** Entries of one route in `node` and `window`. */
  readonly stride: number;
  /** Depot, visits, depot. */
  readonly node: Int32Array;
  /** Compiled window of each visit. */
  readonly window: Int32Array;
  /** By (route * stride + position) * stages + pauses taken on leaving: the earliest time to leave. */
  readonly ready: Float64Array;
  /** By (route * stride + position) * stages + pauses taken on arriving: the latest time to arrive. */
  readonly late: Float64Array;
  /** Visits of each route. */
  readonly count: Int32Array;
  readonly travel: Float64Array;
  /** Durations of the visits together. */
  readonly stay: Float64Array;
  readonly idle: Float64Array;
  /** When the last visit of each route ends; 0 where idle time costs nothing. */
  readonly end: Float64Array;
  /** When the first one of each then starts at the latest. */
  readonly begin: Float64Array;
  readonly effort: Float64Array;
  readonly rides: Float64Array;
  /** What each route adds to the value. */
  readonly value: Float64Array;
  readonly fixedCount: Int32Array;
  readonly cost: Float64Array;
  /** By route * kindCount + kind. */
  readonly kindUse: Int32Array;
  /** Route of each visit; -1: in none. */
  readonly routeOf: Int32Array;
};

export function createRoutePlan(problem: CompiledProblem): RoutePlan {
  const { routeCount, visitCount, kindCount, stages } = problem;
  const stride = visitCount + 2;
  const plan = {
    problem,
    stride,
    node: new Int32Array(routeCount * stride).fill(visitCount),
    window: new Int32Array(routeCount * stride),
    ready: new Float64Array(routeCount * stride * stages),
    late: new Float64Array(routeCount * stride * stages),
    count: new Int32Array(routeCount),
    travel: new Float64Array(routeCount),
    stay: new Float64Array(routeCount),
    idle: new Float64Array(routeCount),
    end: new Float64Array(routeCount),
    begin: new Float64Array(routeCount),
    effort: new Float64Array(routeCount),
    rides: new Float64Array(routeCount),
    value: new Float64Array(routeCount),
    fixedCount: new Int32Array(routeCount),
    cost: new Float64Array(routeCount),
    kindUse: new Int32Array(routeCount * kindCount),
    routeOf: new Int32Array(visitCount).fill(-1),
  };
  for (let route = 0; route < routeCount; route++) measureRoute(plan, route);
  return plan;
}

/**
 * Works out everything about a route from its nodes and windows.
 *
 * @returns whether it can be travelled: taking a stop out may break a route where the direct way is
 *   longer than the way round.
 */
export function measureRoute(plan: RoutePlan, route: number): boolean {
  const { problem, stride, node, window } = plan;
  const { width, travel, effort, rides, legPoints, kindCount, kindStart, kinds } = problem;
  const base = route * stride;
  const count = plan.count[route] as number;
  let [travelled, exerted, ridden, duration, points, cost, fixed] = [0, 0, 0, 0, 0, 0, 0];
  for (let kind = 0; kind < kindCount; kind++) plan.kindUse[route * kindCount + kind] = 0;
  for (let position = 1; position <= count + 1; position++) {
    const visit = node[base + position] as number;
    const leg = (node[base + position - 1] as number) * width + visit;
    travelled += travel[leg] as number;
    exerted += effort[leg] as number;
    ridden += rides[leg] as number;
    points -= legPoints[leg] as number;
    if (position > count) break;
    duration += problem.duration[visit] as number;
    cost += problem.cost[visit] as number;
    fixed += problem.isFixed[visit] as number;
    points +=
      (problem.score[visit] as number) + (problem.gain[route * width + position - 1] as number);
    points += problem.windowBonus[window[base + position] as number] as number;
    points += kindPoints(plan, route, visit) + pairPointsOf(plan, route, visit, position - 1);
    for (let at = kindStart[visit] as number; at < (kindStart[visit + 1] as number); at++) {
      const use = route * kindCount + (kinds[at] as number);
      plan.kindUse[use] = (plan.kindUse[use] as number) + 1;
    }
  }
  plan.travel[route] = travelled;
  plan.effort[route] = exerted;
  plan.rides[route] = ridden;
  plan.stay[route] = duration;
  plan.cost[route] = cost;
  plan.fixedCount[route] = fixed;
  timeForward(plan, route, 0);
  timeBackward(plan, route, count + 1);
  measureIdle(plan, route);
  plan.value[route] =
    points +
    fillPoints(problem, route, duration) -
    rideLoss(problem, route, ridden) -
    problem.travelWeight * travelled -
    problem.idleWeight * (plan.idle[route] as number);
  return (
    (plan.late[base * problem.stages] as number) >= (problem.routeStart[route] as number) &&
    exerted <= (problem.maxEffort[route] as number) + ROUNDING
  );
}

/**
 * Puts a visit in before the stop now at `position` (1 to count + 1); the caller has checked that it fits. The sums go on from
 * those before: added up anew, or in another order, they round otherwise, and of equal plans another is the best.
 */
export function insertVisit(
  plan: RoutePlan,
  route: number,
  position: number,
  visit: number,
  window: number,
): void {
  const { problem, stride, node, late } = plan;
  const { width, travel, stages, kindStart, kinds, kindCount } = problem;
  const base = route * stride;
  const count = plan.count[route] as number;
  const before = node[base + position - 1] as number;
  const after = node[base + position] as number;
  const paired = pairPointsOf(plan, route, visit, count);
  for (let at = base + count + 2; at > base + position; at--) {
    node[at] = node[at - 1] as number;
    plan.window[at] = plan.window[at - 1] as number;
  }
  for (let at = (base + count + 3) * stages - 1; at >= (base + position + 1) * stages; at--) {
    late[at] = late[at - stages] as number;
  }
  node[base + position] = visit;
  plan.window[base + position] = window;
  plan.count[route] = count + 1;
  plan.routeOf[visit] = route;
  const detour = detourOf(travel, width, before, visit, after);
  const oldStay = plan.stay[route] as number;
  const newStay = oldStay + (problem.duration[visit] as number);
  plan.travel[route] = (plan.travel[route] as number) + detour;
  plan.stay[route] = newStay;
  plan.value[route] =
    (plan.value[route] as number) +
    (problem.score[visit] as number) +
    (problem.windowBonus[window] as number) +
    (problem.gain[route * width + count] as number) +
    kindPoints(plan, route, visit) +
    paired +
    fillPoints(problem, route, newStay) -
    fillPoints(problem, route, oldStay) -
    problem.travelWeight * detour +
    (problem.legPoints[before * width + after] as number) -
    (problem.legPoints[before * width + visit] as number) -
    (problem.legPoints[visit * width + after] as number);
  plan.effort[route] =
    (plan.effort[route] as number) +
    (problem.effort[before * width + visit] as number) +
    (problem.effort[visit * width + after] as number) -
    (problem.effort[before * width + after] as number);
  const ridden = plan.rides[route] as number;
  const now = ridden + detourOf(problem.rides, width, before, visit, after);
  plan.rides[route] = now;
  plan.value[route] =
    (plan.value[route] as number) +
    rideLoss(problem, route, ridden) -
    rideLoss(problem, route, now);
  plan.cost[route] = (plan.cost[route] as number) + (problem.cost[visit] as number);
  plan.fixedCount[route] = (plan.fixedCount[route] as number) + (problem.isFixed[visit] as number);
  for (let at = kindStart[visit] as number; at < (kindStart[visit + 1] as number); at++) {
    const use = route * kindCount + (kinds[at] as number);
    plan.kindUse[use] = (plan.kindUse[use] as number) + 1;
  }
  timeForward(plan, route, position);
  timeBackward(plan, route, position);
  const idle = plan.idle[route] as number;
  measureIdle(plan, route);
  plan.value[route] =
    (plan.value[route] as number) - problem.idleWeight * ((plan.idle[route] as number) - idle);
}

/** What a route loses by riding so much. */
export function rideLoss(problem: CompiledProblem, route: number, ridden: number): number {
  return problem.rideWeight * Math.max(0, ridden - (problem.freeRides[route] as number));
}

/** What a visit between two stops adds to a sum over legs. */
export function detourOf(
  legs: Float64Array,
  width: number,
  before: number,
  visit: number,
  after: number,
): number {
  return (
    (legs[before * width + visit] as number) +
    (legs[visit * width + after] as number) -
    (legs[before * width + after] as number)
  );
}

/** Points for a route's visits lasting so long together. */
export function fillPoints(problem: CompiledProblem, route: number, stay: number): number {
  const target = problem.fillTarget[route] as number;
  const filled = Math.min(stay, target);
  return filled === 0
    ? 0
    : (problem.fillPoints[route] as number) * filled * (1 - filled / (2 * target));
}

/** Points for the kinds of a visit more on a route. */
export function kindPoints({ problem, kindUse }: RoutePlan, route: number, visit: number): number {
  const { kindCount, kindStart, kinds, kindGain, width } = problem;
  let points = 0;
  const end = kindStart[visit + 1] as number;
  for (let at = kindStart[visit] as number; at < end; at++) {
    const use = route * kindCount + (kinds[at] as number);
    points += kindGain[use * width + (kindUse[use] as number)] as number;
  }
  return points;
}

/** Points for a visit with each of the first `count` of a route. */
export function pairPointsOf(
  { problem, node, stride }: RoutePlan,
  route: number,
  visit: number,
  count: number,
): number {
  const row = visit * problem.width;
  let points = 0;
  for (let at = route * stride + 1; at <= route * stride + count; at++) {
    points += problem.pairPoints[row + (node[at] as number)] as number;
  }
  return points;
}

/** What is lost by those that `visit` should be with and that are on another route than this. */
export function apartPointsOf(
  { problem, routeOf }: RoutePlan,
  route: number,
  visit: number,
): number {
  const { apartStart, apartFrom, apartPoints } = problem;
  const end = apartStart[visit + 1] as number;
  let points = 0;
  for (let at = apartStart[visit] as number; at < end; at++) {
    const other = routeOf[apartFrom[at] as number] as number;
    if (other >= 0 && other !== route) points += apartPoints[at] as number;
  }
  return points;
}

/** What the whole plan loses by visits that are apart. */
export function apartPoints(plan: RoutePlan): number {
  const { problem, routeOf } = plan;
  if (problem.apartFrom.length === 0) return 0;
  let twice = 0;
  for (let visit = 0; visit < problem.visitCount; visit++) {
    const route = routeOf[visit] as number;
    if (route >= 0) twice += apartPointsOf(plan, route, visit);
  }
  return twice / 2;
}

/** Makes a route of `target` the same as that of `source`, but for `routeOf`. */
export function copyRoute(source: RoutePlan, target: RoutePlan, route: number): void {
  const { stride, problem } = source;
  const { stages, kindCount } = problem;
  const from = route * stride;
  const to = from + (source.count[route] as number) + 2;
  for (let at = from; at < to; at++) {
    target.node[at] = source.node[at] as number;
    target.window[at] = source.window[at] as number;
  }
  for (let at = from * stages; at < to * stages; at++) {
    target.ready[at] = source.ready[at] as number;
    target.late[at] = source.late[at] as number;
  }
  target.count[route] = source.count[route] as number;
  target.travel[route] = source.travel[route] as number;
  target.stay[route] = source.stay[route] as number;
  target.idle[route] = source.idle[route] as number;
  target.end[route] = source.end[route] as number;
  target.begin[route] = source.begin[route] as number;
  target.effort[route] = source.effort[route] as number;
  target.rides[route] = source.rides[route] as number;
  target.value[route] = source.value[route] as number;
  target.fixedCount[route] = source.fixedCount[route] as number;
  target.cost[route] = source.cost[route] as number;
  for (let use = route * kindCount; use < (route + 1) * kindCount; use++) {
    target.kindUse[use] = source.kindUse[use] as number;
  }
}
