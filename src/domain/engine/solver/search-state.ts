import type { CompiledProblem } from "./compiled-problem.ts";
import type { Insertion } from "./find-insertion.ts";
import { apartPoints, copyRoute, createRoutePlan, type RoutePlan } from "./route-plan.ts";

// Every index stays below its array's length by construction, as in route-plan.ts: the casts rest on it.

/** What one run of the search works on; everything is allocated once. */
export type SearchState = {
  readonly problem: CompiledProblem;
  readonly random: () => number;
  readonly plan: RoutePlan;
  /** The touched routes as they were before this iteration. */
  readonly before: RoutePlan;
  /** Routes changed in this iteration: the first `touchedCount`. */
  readonly touched: Int32Array;
  touchedCount: number;
  readonly isTouched: Uint8Array;
  /** Visits taken out in this iteration: flags. */
  readonly isRemoved: Uint8Array;
  /** Visits to be tried in this iteration: those taken out and the absent ones near them. */
  readonly isWanted: Uint8Array;
  readonly fixed: Int32Array;
  /** Every order in which absent visits may be tried, each over all visits. */
  readonly orders: readonly Int32Array[];
  /** Of each visit, all visits from the nearest on, made when first asked for. */
  readonly neighbours: (Int32Array | undefined)[];
  /** The place last looked for. */
  readonly found: Insertion;
  /** Room for a list of visits. */
  readonly queue: Int32Array;
};

export function createSearchState(problem: CompiledProblem, random: () => number): SearchState {
  const { visitCount, routeCount } = problem;
  return {
    problem,
    random,
    plan: createRoutePlan(problem),
    before: createRoutePlan(problem),
    touched: new Int32Array(routeCount),
    touchedCount: 0,
    isTouched: new Uint8Array(routeCount),
    isRemoved: new Uint8Array(visitCount),
    isWanted: new Uint8Array(visitCount),
    fixed: Int32Array.from(
      Array.from(problem.isFixed.keys()).filter((visit) => problem.isFixed[visit] === 1),
    ),
    orders: insertionOrders(problem),
    neighbours: new Array<Int32Array | undefined>(visitCount),
    found: { route: -1, position: 0, window: 0, points: 0, score: 0 },
    queue: new Int32Array(visitCount),
  };
}

/** To be called before a route is changed. */
export function touchRoute(state: SearchState, route: number): void {
  if (state.isTouched[route] === 1) return;
  state.isTouched[route] = 1;
  state.touched[state.touchedCount++] = route;
  copyRoute(state.plan, state.before, route);
}

/** Begins an iteration: what was done so far stays. */
export function keepChanges(state: SearchState): void {
  state.isTouched.fill(0);
  state.isRemoved.fill(0);
  state.isWanted.fill(0);
  state.touchedCount = 0;
}

/** Undoes everything since `keepChanges`. */
export function undoChanges(state: SearchState): void {
  const { plan, before, touched } = state;
  for (let index = 0; index < state.touchedCount; index++) {
    setRouteOf(plan, touched[index] as number, -1);
  }
  for (let index = 0; index < state.touchedCount; index++) {
    const route = touched[index] as number;
    copyRoute(before, plan, route);
    setRouteOf(plan, route, route);
  }
  keepChanges(state);
}

/** Points of the whole plan, less `steer` per unit of travel. */
export function steeredValue({ plan, problem }: SearchState, steer: number): number {
  let value = 0;
  for (let route = 0; route < problem.routeCount; route++) {
    value += (plan.value[route] as number) - steer * (plan.travel[route] as number);
  }
  return value - apartPoints(plan);
}

export function fixedPlaced({ plan, problem }: SearchState): number {
  let placed = 0;
  for (let route = 0; route < problem.routeCount; route++) {
    placed += plan.fixedCount[route] as number;
  }
  return placed;
}

/** All visits from the nearest to `visit` on, itself first. */
export function neighboursOf(state: SearchState, visit: number): Int32Array {
  const known = state.neighbours[visit];
  if (known !== undefined) return known;
  const { travel, arrival, width, visitCount } = state.problem;
  const near = Float64Array.from({ length: visitCount }, (_, other) =>
    other === visit
      ? -1
      : (travel[visit * width + other] as number) + (arrival[visit * width + other] as number),
  );
  const sorted = sortedBy(visitCount, (other) => near[other] as number);
  state.neighbours[visit] = sorted;
  return sorted;
}

function setRouteOf({ node, routeOf, stride, count }: RoutePlan, route: number, to: number): void {
  const base = route * stride;
  const end = base + (count[route] as number);
  for (let at = base + 1; at <= end; at++) routeOf[node[at] as number] = to;
}

function insertionOrders(problem: CompiledProblem): Int32Array[] {
  const { visitCount, routeCount, width, travel, arrival } = problem;
  const score = Float64Array.from(
    { length: visitCount },
    (_, visit) => problem.score[visit] as number,
  );
  const openTime = new Float64Array(visitCount);
  const opens = new Float64Array(visitCount).fill(Number.POSITIVE_INFINITY);
  for (let visit = 0; visit < visitCount; visit++) {
    let bonus = 0;
    const start = problem.windowStart[visit * routeCount] as number;
    const end = problem.windowStart[(visit + 1) * routeCount] as number;
    for (let window = start; window < end; window++) {
      const first = problem.windowFirst[window] as number;
      bonus = Math.max(bonus, problem.windowBonus[window] as number);
      openTime[visit] =
        (openTime[visit] as number) + (problem.windowLast[window] as number) - first;
      opens[visit] = Math.min(opens[visit] as number, first);
    }
    score[visit] = (score[visit] as number) + bonus;
  }
  const far = (visit: number) =>
    (arrival[visit * width + visitCount] as number) +
    (travel[visit * width + visitCount] as number);
  const by = (key: (visit: number) => number) => sortedBy(visitCount, key);
  return [
    by((visit) => -(score[visit] as number)),
    by((visit) => -(score[visit] as number) / (1 + (problem.duration[visit] as number))),
    by(far),
    by((visit) => openTime[visit] as number),
    by((visit) => opens[visit] as number),
  ];
}

function sortedBy(length: number, key: (index: number) => number): Int32Array {
  const keys = Float64Array.from({ length }, (_, index) => key(index));
  return Int32Array.from(keys.keys()).sort(
    (a, b) => (keys[a] as number) - (keys[b] as number) || a - b,
  );
}
