import { type CompiledProblem, ROUNDING } from "./compiled-problem.ts";
import type { RoutePlan } from "./route-plan.ts";

// Every index stays below its array's length by construction, as in route-plan.ts: the casts rest on it.

/** Room for the stages of one stop: the search is not run in parallel with itself. */
const MAX_STAGES = 8;

/**
 * Sets what a route leaves idle (`OrienteeringProblem.idleWeight`) and when its last visit ends: of the
 * numbers of pauses before the first and before the last visit, by those that leave the least.
 */
export function measureIdle(plan: RoutePlan, route: number): void {
  const { problem, stride, node, window, ready, late } = plan;
  const { stages, width, travel, duration, windowFirst, windowLast, pauseDuration } = problem;
  const count = plan.count[route] as number;
  const coreFrom = problem.coreFrom[route] as number;
  const coreTo = problem.coreTo[route] as number;
  plan.idle[route] = Math.max(0, coreTo - coreFrom);
  plan.begin[route] = 0;
  plan.end[route] = 0;
  if (count === 0 || problem.idleWeight === 0) return;
  const base = route * stride;
  const pauses = problem.pauseCount[route] as number;
  const last = base + count;
  const visit = node[last] as number;
  const leg = travel[(node[last - 1] as number) * width + visit] as number;
  const inner =
    (plan.travel[route] as number) -
    (travel[problem.visitCount * width + (node[base + 1] as number)] as number) -
    (travel[visit * width + problem.visitCount] as number);
  const busy = inner + (plan.stay[route] as number);
  let least = Number.POSITIVE_INFINITY;
  for (let before = 0; before <= pauses; before++) {
    const arrival = (ready[(last - 1) * stages + before] as number) + leg;
    const own = window[last] as number;
    if (arrival > (windowLast[own] as number)) continue;
    const start = Math.max(arrival, windowFirst[own] as number);
    if (start > (late[last * stages + before] as number)) continue;
    const end = start + (duration[visit] as number);
    latestStarts(plan, route, before, start);
    let paused = 0;
    for (let taken = before; taken >= 0; taken--) {
      if (taken < before) paused += pauseDuration[route * stages + taken] as number;
      const first = starts[taken] as number;
      const soonest =
        (ready[base * stages + taken] as number) +
        (travel[problem.visitCount * width + (node[base + 1] as number)] as number);
      if (first < soonest - ROUNDING) continue;
      const idle = usableTime(problem, route, first, end) - busy - paused;
      if (idle >= least) continue;
      least = idle;
      plan.idle[route] = idle;
      plan.begin[route] = first;
      plan.end[route] = end;
    }
  }
}

/** How long the visits of a route, the first starting and the last ending then, should keep one busy. */
export function usableTime(
  { coreFrom, coreTo }: CompiledProblem,
  route: number,
  first: number,
  end: number,
): number {
  const from = coreFrom[route] as number;
  const to = coreTo[route] as number;
  return end < to ? Math.max(end - first, to - from) : end - Math.min(first, from);
}

const starts = new Float64Array(MAX_STAGES);

/** Fills `starts`: by pauses taken before it, the latest start of the first visit with which the last one starts at `start`, `before` pauses taken by then. */
function latestStarts(plan: RoutePlan, route: number, before: number, start: number): void {
  const { problem, stride, node, window } = plan;
  const { stages, width, travel, duration, windowFirst, windowLast } = problem;
  const { pauseFirst, pauseLast, pauseDuration } = problem;
  const base = route * stride;
  const count = plan.count[route] as number;
  for (let taken = 0; taken < before; taken++) starts[taken] = Number.NEGATIVE_INFINITY;
  starts[before] = start;
  for (let at = count - 1; at >= 1; at--) {
    const visit = node[base + at] as number;
    const leg = travel[visit * width + (node[base + at + 1] as number)] as number;
    const own = window[base + at] as number;
    let leaveNext = Number.NEGATIVE_INFINITY;
    for (let taken = before; taken >= 0; taken--) {
      let leave = (starts[taken] as number) - leg;
      if (taken < before) {
        const pause = route * stages + taken;
        let since = leaveNext - (pauseDuration[pause] as number);
        if (since > (pauseLast[pause] as number)) since = pauseLast[pause] as number;
        if (since >= (pauseFirst[pause] as number) && since > leave) leave = since;
      }
      leaveNext = leave;
      leave -= duration[visit] as number;
      if (leave > (windowLast[own] as number)) leave = windowLast[own] as number;
      if (leave < (windowFirst[own] as number) - ROUNDING) leave = Number.NEGATIVE_INFINITY;
      starts[taken] = leave;
    }
  }
}
