import type { RoutePlan } from "./route-plan.ts";

// Every index stays below its array's length by construction, as in route-plan.ts: the casts rest on it.

/** `ready` from `position` on. */
export function timeForward(plan: RoutePlan, route: number, position: number): void {
  const { problem, stride, node, window, ready } = plan;
  const { stages, width, travel, duration, windowFirst, windowLast } = problem;
  const { pauseFirst, pauseLast, pauseDuration } = problem;
  const base = route * stride;
  const count = plan.count[route] as number;
  const pauses = problem.pauseCount[route] as number;
  for (let at = position; at <= count; at++) {
    const visit = node[base + at] as number;
    const here = (base + at) * stages;
    let first = problem.routeStart[route] as number;
    let last = first;
    let leg = 0;
    if (at > 0) {
      leg = travel[(node[base + at - 1] as number) * width + visit] as number;
      first = windowFirst[window[base + at] as number] as number;
      last = windowLast[window[base + at] as number] as number;
    }
    for (let taken = 0; taken <= pauses; taken++) {
      let leave = Number.POSITIVE_INFINITY;
      if (at > 0) {
        const arrival = (ready[here - stages + taken] as number) + leg;
        if (arrival <= last) leave = Math.max(arrival, first) + (duration[visit] as number);
      } else if (taken === 0) {
        leave = first;
      }
      if (taken > 0) {
        const pause = route * stages + taken - 1;
        const free = ready[here + taken - 1] as number;
        if (free <= (pauseLast[pause] as number)) {
          const since = Math.max(free, pauseFirst[pause] as number);
          const paused = since + (pauseDuration[pause] as number);
          if (paused < leave) leave = paused;
        }
      }
      ready[here + taken] = leave;
    }
  }
}

/** `late` from `position` back to the start. */
export function timeBackward(plan: RoutePlan, route: number, position: number): void {
  const { problem, stride, node, window, late } = plan;
  const { stages, width, travel, duration, windowFirst, windowLast } = problem;
  const { pauseFirst, pauseLast, pauseDuration } = problem;
  const base = route * stride;
  const count = plan.count[route] as number;
  const pauses = problem.pauseCount[route] as number;
  for (let at = position; at >= 0; at--) {
    const here = (base + at) * stages;
    if (at === count + 1) {
      for (let taken = 0; taken < pauses; taken++) late[here + taken] = Number.NEGATIVE_INFINITY;
      late[here + pauses] = problem.routeEnd[route] as number;
      continue;
    }
    const visit = node[base + at] as number;
    const leg = travel[visit * width + (node[base + at + 1] as number)] as number;
    const own = window[base + at] as number;
    let leaveNext = Number.NEGATIVE_INFINITY;
    for (let taken = pauses; taken >= 0; taken--) {
      let leave = (late[here + stages + taken] as number) - leg;
      if (taken < pauses) {
        const pause = route * stages + taken;
        let since = leaveNext - (pauseDuration[pause] as number);
        if (since > (pauseLast[pause] as number)) since = pauseLast[pause] as number;
        if (since >= (pauseFirst[pause] as number) && since > leave) leave = since;
      }
      leaveNext = leave;
      if (at > 0) {
        leave -= duration[visit] as number;
        if (leave > (windowLast[own] as number)) leave = windowLast[own] as number;
        if (leave < (windowFirst[own] as number)) leave = Number.NEGATIVE_INFINITY;
      }
      late[here + taken] = leave;
    }
  }
}
