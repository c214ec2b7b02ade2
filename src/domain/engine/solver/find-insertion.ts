import { usableTime } from "./measure-idle.ts";
import {
  apartPointsOf,
  detourOf,
  fillPoints,
  kindPoints,
  pairPointsOf,
  type RoutePlan,
  rideLoss,
} from "./route-plan.ts";

// Every index stays below its array's length by construction, as in route-plan.ts: the casts rest on it.

/** The best place found so far for one visit; route -1: none. */
export type Insertion = {
  route: number;
  position: number;
  window: number;
  /** What it would add to the value. */
  points: number;
  /** The same less what `steer` and `patience` charge: what places are compared by. */
  score: number;
};

export type InsertionPreference = {
  /** Points per unit of travel on top of the problem's own, to prefer the shorter of equal ways. */
  readonly steer: number;
  /** Points per unit of time waited before a window opens. */
  readonly patience: number;
  /** The chance of passing over a place: Christiaens and Vanden Berghe's blink. */
  readonly blink: number;
  /** The chance of passing over a window or a route where there are others. */
  readonly detachment: number;
  readonly random: () => number;
};

/** Whether a route's limits, the clock and its legs apart, leave room for a visit more. */
export function hasRoom(plan: RoutePlan, route: number, visit: number): boolean {
  const { maxVisits, kindCount, kindStart, kinds, kindCap } = plan.problem;
  if ((plan.count[route] as number) >= (maxVisits[route] as number)) return false;
  const end = kindStart[visit + 1] as number;
  for (let at = kindStart[visit] as number; at < end; at++) {
    const use = route * kindCount + (kinds[at] as number);
    if ((plan.kindUse[use] as number) >= (kindCap[use] as number)) return false;
  }
  return true;
}

/** Looks for a place for `visit` on `route`, at `from` or later, worth more than `best`, and keeps it there. */
export function findInsertion(
  plan: RoutePlan,
  route: number,
  visit: number,
  taste: InsertionPreference,
  best: Insertion,
  from = 1,
): void {
  const { problem, stride, node, ready, late } = plan;
  const { width, travel, arrival, stages, windowStart, windowFirst, windowLast } = problem;
  const { travelWeight, idleWeight, effort, rides, legPoints } = problem;
  const { steer, patience, blink, detachment, random } = taste;
  const list = visit * problem.routeCount + route;
  const windowsEnd = windowStart[list + 1] as number;
  const windowsFrom = windowStart[list] as number;
  const isChoice = windowsEnd - windowsFrom > 1;
  const base = route * stride;
  const count = plan.count[route] as number;
  const end = base + count + 1;
  const pauses = problem.pauseCount[route] as number;
  const duration = problem.duration[visit] as number;
  const row = visit * width;
  const sure = surePoints(plan, route, visit);
  const ridden = plan.rides[route] as number;
  const lost = rideLoss(problem, route, ridden);
  const spare = (problem.maxEffort[route] as number) - (plan.effort[route] as number);
  // Waiting before the only visit of a day costs nobody anything, and a pause may fill it.
  const isImpatient = count > 0 && pauses === 0;
  // From either end, or of two windows worth the same the first would always be taken.
  const draw = isChoice ? random() * 2 : 0;
  const isBackward = draw >= 1;
  const passedOver = isChoice ? windowsFrom + Math.floor((draw % 1) / detachment) : -1;
  for (let step = windowsFrom; step < windowsEnd; step++) {
    if (step === passedOver) continue;
    const window = isBackward ? windowsFrom + windowsEnd - 1 - step : step;
    const first = windowFirst[window] as number;
    const last = windowLast[window] as number;
    const points = sure + (problem.windowBonus[window] as number);
    for (
      let at = base + firstOpenPosition(plan, base, from, count, pauses, first + duration);
      at <= end;
      at++
    ) {
      const leave = ready[(at - 1) * stages] as number;
      if (leave > last) break;
      const before = node[at - 1] as number;
      const after = node[at] as number;
      const there = arrival[row + before] as number;
      const onward = travel[row + after] as number;
      const wait = first - leave - there;
      // With pauses: as if they could be taken both before and after, the rest is checked below.
      const start = wait > 0 ? first : leave + there;
      if (start > last) continue;
      if (start + duration + onward > (late[at * stages + pauses] as number)) continue;
      const detour = there + onward - (travel[before * width + after] as number);
      let gained = points - travelWeight * detour;
      gained -= idleWeight * moreIdle(plan, route, at - base, window, duration, detour, there);
      gained -= detourOf(legPoints, width, before, visit, after);
      const moreRidden = detourOf(rides, width, before, visit, after);
      gained += lost - rideLoss(problem, route, ridden + moreRidden);
      let score = gained - steer * detour;
      if (isImpatient && wait > 0) score -= patience * wait;
      if (score <= best.score) continue;
      if (
        pauses > 0 &&
        !fitsBetweenPauses(plan, route, at - base, window, duration, there, onward)
      ) {
        continue;
      }
      if (detourOf(effort, width, before, visit, after) > spare) continue;
      if (blink > 0 && random() < blink) continue;
      best.route = route;
      best.position = at - base;
      best.window = window;
      best.points = gained;
      best.score = score;
    }
  }
}

/** What a visit would add to a route wherever on it. */
function surePoints(plan: RoutePlan, route: number, visit: number): number {
  const { problem } = plan;
  const count = plan.count[route] as number;
  const stay = plan.stay[route] as number;
  return (
    (problem.score[visit] as number) +
    (problem.gain[route * problem.width + count] as number) +
    kindPoints(plan, route, visit) +
    pairPointsOf(plan, route, visit, count) -
    apartPointsOf(plan, route, visit) +
    fillPoints(problem, route, stay + (problem.duration[visit] as number)) -
    fillPoints(problem, route, stay)
  );
}

/** About how much more of a route is idle with a visit put in; pauses before it fill what they can. */
function moreIdle(
  plan: RoutePlan,
  route: number,
  position: number,
  window: number,
  duration: number,
  detour: number,
  there: number,
): number {
  const { problem, ready } = plan;
  const { stages } = problem;
  const first = problem.windowFirst[window] as number;
  const last = problem.windowLast[window] as number;
  const count = plan.count[route] as number;
  const idle = plan.idle[route] as number;
  const previous = (route * plan.stride + position - 1) * stages;
  let arrival = (ready[previous] as number) + there;
  for (let taken = 1; taken <= (problem.pauseCount[route] as number); taken++) {
    const later = (ready[previous + taken] as number) + there;
    // Waiting longer than for the window's first start is no use.
    if (arrival < first && later <= last) arrival = later;
  }
  const wait = Math.max(0, first - arrival);
  if (count === 0) {
    const start = Math.max(arrival, first);
    return usableTime(problem, route, start, start + duration) - duration - idle;
  }
  if (position <= count) {
    const left = idle - detour - duration;
    const needed = position === 1 ? 0 : wait;
    return Math.max(left, needed, 0) - idle;
  }
  const begin = plan.begin[route] as number;
  const end = Math.max(arrival, first) + duration;
  const before = plan.end[route] as number;
  const unused = usableTime(problem, route, begin, before) - before;
  return Math.max(-idle, wait + usableTime(problem, route, begin, end) - end - unused);
}

/** The first position from `from` on where a visit that leaves at `leaving` or later is not too late; by halving, as `late` ascends. */
function firstOpenPosition(
  { late, problem }: RoutePlan,
  base: number,
  from: number,
  count: number,
  pauses: number,
  leaving: number,
): number {
  const { stages } = problem;
  let [low, high] = [from, count + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((late[(base + middle) * stages + pauses] as number) < leaving) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The clock's part of the check where pauses may move: some number of them taken before and after. */
function fitsBetweenPauses(
  plan: RoutePlan,
  route: number,
  position: number,
  window: number,
  duration: number,
  there: number,
  onward: number,
): boolean {
  const { problem, ready, late } = plan;
  const { stages, pauseFirst, pauseLast, pauseDuration } = problem;
  const pauses = problem.pauseCount[route] as number;
  const first = problem.windowFirst[window] as number;
  const last = problem.windowLast[window] as number;
  const next = (route * plan.stride + position) * stages;
  const previous = next - stages;
  let free = Number.POSITIVE_INFINITY;
  for (let taken = 0; taken <= pauses; taken++) {
    let paused = Number.POSITIVE_INFINITY;
    if (taken > 0) {
      const pause = route * stages + taken - 1;
      if (free <= (pauseLast[pause] as number)) {
        const since = Math.max(free, pauseFirst[pause] as number);
        paused = since + (pauseDuration[pause] as number);
      }
    }
    const arrived = (ready[previous + taken] as number) + there;
    free = paused;
    if (arrived <= last) {
      const leave = Math.max(arrived, first) + duration;
      if (leave < free) free = leave;
    }
    if (free + onward <= (late[next + taken] as number)) return true;
  }
  return false;
}
