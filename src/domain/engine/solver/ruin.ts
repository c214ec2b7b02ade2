import { measureRoute } from "./route-plan.ts";
import { neighboursOf, type SearchState, touchRoute } from "./search-state.ts";

// Every index stays below its array's length by construction, as in route-plan.ts: the casts rest on it.

/**
 * Visits taken out at once, on average and as one string at most (Christiaens and Vanden Berghe 2020), and absent
 * ones tried in their stead. Both are few: a plan has but some thousand iterations.
 */
const RUIN = {
  removals: 8,
  longest: 10,
  shortest: 5,
  split: 0.3,
  deeper: 0.5,
  near: 10,
  restarts: 0.5,
};

/**
 * Takes strings of neighbouring visits out of routes close to one another, and marks what is to be
 * tried in their stead: what was taken out, and the absent visits nearest to where that was.
 */
export function ruin(state: SearchState): void {
  const { plan, problem, random } = state;
  const near = neighboursOf(state, Math.floor(random() * problem.visitCount));
  if (random() < RUIN.restarts / problem.visitCount) emptyPlan(state);
  else removeStrings(state, near);
  for (let index = 0, wanted = 0; index < near.length && wanted < RUIN.near; index++) {
    const visit = near[index] as number;
    if ((plan.routeOf[visit] as number) >= 0) continue;
    state.isWanted[visit] = 1;
    wanted++;
  }
  for (let index = 0; index < state.touchedCount; index++) {
    const route = state.touched[index] as number;
    if (measureRoute(plan, route)) continue;
    // The direct way was longer than the way round.
    emptyRoute(state, route);
    measureRoute(plan, route);
  }
}

/** Removes one string around each visit next in `near` whose route has not lost one yet. */
function removeStrings(state: SearchState, near: Int32Array): void {
  const { plan, problem, random } = state;
  let [placed, used] = [0, 0];
  for (let route = 0; route < problem.routeCount; route++) {
    const count = plan.count[route] as number;
    placed += count;
    if (count > 0) used++;
  }
  if (placed === 0) return;
  const longest = Math.min(RUIN.longest, Math.max(RUIN.shortest, placed / used));
  const most = (4 * RUIN.removals) / (1 + longest) - 1;
  let strings = Math.min(used, Math.floor(1 + random() * most));
  for (let index = 0; strings > 0; index++) {
    const visit = near[index] as number;
    const route = plan.routeOf[visit] as number;
    if (route < 0 || state.isTouched[route] === 1) continue;
    const count = plan.count[route] as number;
    const length = Math.floor(1 + random() * Math.min(count, longest));
    touchRoute(state, route);
    removeString(state, route, visit, Math.min(count, length));
    strings--;
  }
}

function emptyPlan(state: SearchState): void {
  for (let route = 0; route < state.problem.routeCount; route++) {
    if ((state.plan.count[route] as number) === 0) continue;
    touchRoute(state, route);
    emptyRoute(state, route);
  }
}

function emptyRoute(state: SearchState, route: number): void {
  const base = route * state.plan.stride;
  for (let left = state.plan.count[route] as number; left > 0; left--) {
    removeString(state, route, state.plan.node[base + 1] as number, 1);
  }
}

/** Removes `length` visits around `visit`, at times with some in their midst that stay. */
function removeString(state: SearchState, route: number, visit: number, length: number): void {
  const { plan, random } = state;
  const base = route * plan.stride;
  const count = plan.count[route] as number;
  let kept = 0;
  if (length > 1 && random() < RUIN.split) {
    while (length + kept < count && random() < RUIN.deeper) kept++;
  }
  const span = length + kept;
  let at = 1;
  while (plan.node[base + at] !== visit) at++;
  const lowest = Math.max(1, at - span + 1);
  const highest = Math.min(at, count - span + 1);
  const first = lowest + Math.floor(random() * (highest - lowest + 1));
  const keepFrom = first + Math.floor(random() * (length + 1));
  let write = base + first;
  for (let position = first; position <= count + 1; position++) {
    const from = base + position;
    const inString = position < first + span;
    const isKept = position >= keepFrom && position < keepFrom + kept;
    if (inString && !isKept) {
      const removed = plan.node[from] as number;
      plan.routeOf[removed] = -1;
      state.isRemoved[removed] = 1;
      state.isWanted[removed] = 1;
      continue;
    }
    plan.node[write] = plan.node[from] as number;
    plan.window[write] = plan.window[from] as number;
    write++;
  }
  plan.count[route] = count - length;
}
