import type { CompiledProblem } from "./compiled-problem.ts";
import { usableTime } from "./measure-idle.ts";
import type { RoutePlan } from "./route-plan.ts";

// Every index stays below its array's length by construction, as in route-plan.ts: the casts rest on it.

/** A way through some of a stretch's visits; several per set, as being sooner and being worth more are both good. */
type Label = {
  readonly visit: number;
  readonly window: number;
  /** When it can be left, with what was gained and exerted on the way. */
  readonly time: number;
  readonly points: number;
  readonly effort: number;
  readonly from: Label | undefined;
};

export type OrderedVisit = { readonly visit: number; readonly window: number };

/** Where it is open which visits are made, and not only in what order. */
export type Choice = {
  /** Visits in no route, to be had besides the stretch's own. */
  readonly offered: readonly number[];
  /** Points for making just these, bonuses and travel apart; -Infinity: not allowed. */
  readonly scoreOf: (visits: readonly number[]) => number;
};

/** What a stretch of a route brings in: bonuses less `weight` per unit of travel, both end legs included. */
type Bound = {
  /** Points for making just the visits of each set. */
  readonly score: Float64Array;
  /** For each set of visits made, what those still to come can bring at most, its worth included. */
  readonly atMost: Float64Array;
  readonly current: number;
};

const GAIN = 1e-9;
const LABELS_PER_STATE = 6;

/**
 * The best order and windows for the visits at positions `from` to `to` of a route, the rest of it
 * staying as it is: dynamic programming over sets (Held and Karp 1962) with the clock, pauses and
 * effort, cut short by what is left to gain.
 *
 * @param weight points per unit of travel.
 * @param choice without it, the stretch's own visits are made, all of them.
 * @returns undefined when nothing beats the present order.
 */
export function bestOrder(
  plan: RoutePlan,
  route: number,
  from: number,
  to: number,
  weight: number,
  choice?: Choice,
): OrderedVisit[] | undefined {
  const { problem, node, stride, ready, late } = plan;
  const { stages, width, travel, effort, hasEffort } = problem;
  const price = legPrice(problem, weight);
  const idle = problem.idleWeight;
  const base = route * stride;
  const pauses = problem.pauseCount[route] as number;
  const visits = [...node.subarray(base + from, base + to + 1), ...(choice?.offered ?? [])];
  const size = visits.length;
  const before = node[base + from - 1] as number;
  const after = node[base + to + 1] as number;
  const bound = boundOf(plan, route, from, to, weight, choice);
  const spare = spareEffort(plan, route, from, to);
  const coreFrom = problem.coreFrom[route] as number;
  const full = 2 ** size - 1;
  const labels: (Label[] | undefined)[] = new Array((full + 1) * size * stages);

  const add = (set: number, last: number, taken: number, label: Label): void => {
    if (
      label.points + (bound.atMost[set] as number) <= bound.current + GAIN ||
      label.effort > spare
    )
      return;
    const key = (set * size + last) * stages + taken;
    const list = labels[key] ?? [];
    labels[key] = list;
    for (const { time, points, effort: exerted } of list) {
      const waited = points - idle * (label.time - time);
      if (time <= label.time && waited >= label.points && exerted <= label.effort) return;
    }
    if (list.length < LABELS_PER_STATE) list.push(label);
  };
  const extend = (label: Label | undefined, set: number, taken: number, time: number): void => {
    const place = label?.visit ?? before;
    for (let next = 0; next < size; next++) {
      if ((set >> next) & 1) continue;
      const visit = visits[next] as number;
      const leg = travel[place * width + visit] as number;
      const exerted = hasEffort ? (effort[place * width + visit] as number) : 0;
      const list = visit * problem.routeCount + route;
      const end = problem.windowStart[list + 1] as number;
      for (let window = problem.windowStart[list] as number; window < end; window++) {
        const arrival = time + leg;
        const first = problem.windowFirst[window] as number;
        if (arrival > (problem.windowLast[window] as number)) continue;
        // Before the first visit of a day one may set out later.
        const since = from === 1 && place === before ? Math.max(arrival, coreFrom) : arrival;
        add(set | (1 << next), next, taken, {
          visit,
          window,
          time: Math.max(arrival, first) + (problem.duration[visit] as number),
          points:
            (label?.points ?? 0) -
            price(place, visit) -
            idle * Math.max(0, first - since) +
            (problem.windowBonus[window] as number),
          effort: (label?.effort ?? 0) + exerted,
          from: label,
        });
      }
    }
  };
  const pauseAfter = (label: Label, set: number, last: number, taken: number): void => {
    const pause = route * stages + taken;
    if (taken >= pauses || label.time > (problem.pauseLast[pause] as number)) return;
    const time =
      Math.max(label.time, problem.pauseFirst[pause] as number) +
      (problem.pauseDuration[pause] as number);
    const waited = Math.max(0, (problem.pauseFirst[pause] as number) - label.time);
    add(set, last, taken + 1, { ...label, time, points: label.points - idle * waited });
  };

  for (let taken = 0; taken <= pauses; taken++) {
    extend(undefined, 0, taken, ready[(base + from - 1) * stages + taken] as number);
  }
  let best: Label | undefined;
  let most = bound.current + GAIN;
  for (let set = 1; set <= full; set++) {
    for (let state = set * size * stages; state < (set + 1) * size * stages; state++) {
      const taken = state % stages;
      const last = Math.floor(state / stages) - set * size;
      for (const label of labels[state] ?? []) {
        pauseAfter(label, set, last, taken);
        extend(label, set, taken, label.time);
        const leg = label.visit * width + after;
        const exerted = hasEffort ? (effort[leg] as number) : 0;
        const points = label.points + (bound.score[set] as number) - price(label.visit, after);
        const arrival = label.time + (travel[leg] as number);
        if (points <= most || label.effort + exerted > spare) continue;
        if (arrival > (late[(base + to + 1) * stages + taken] as number)) continue;
        [best, most] = [label, points];
      }
    }
  }
  const order: OrderedVisit[] = [];
  for (let label = best; label !== undefined; label = label.from) {
    order.unshift({ visit: label.visit, window: label.window });
  }
  return best && order;
}

/** What a leg takes, its travel at `weight` points per unit. */
function legPrice({ travel, legPoints, hasLegPoints, width }: CompiledProblem, weight: number) {
  return (from: number, to: number): number => {
    const leg = from * width + to;
    const own = hasLegPoints ? (legPoints[leg] as number) : 0;
    return weight * (travel[leg] as number) + own;
  };
}

/** The effort the stretch may take without the route taking too much. */
function spareEffort(plan: RoutePlan, route: number, from: number, to: number): number {
  const { problem, node, stride } = plan;
  if (!problem.hasEffort) return 0;
  let spare = (problem.maxEffort[route] as number) - (plan.effort[route] as number);
  if (spare === Number.POSITIVE_INFINITY) return spare;
  for (let at = route * stride + from; at <= route * stride + to + 1; at++) {
    const leg = (node[at - 1] as number) * problem.width + (node[at] as number);
    spare += problem.effort[leg] as number;
  }
  return spare + GAIN;
}

function boundOf(
  plan: RoutePlan,
  route: number,
  from: number,
  to: number,
  weight: number,
  choice: Choice | undefined,
): Bound {
  const { problem, node, window, stride, count } = plan;
  const { windowBonus, windowStart } = problem;
  const base = route * stride;
  const own = [...node.subarray(base + from, base + to + 1)];
  const visits = [...own, ...(choice?.offered ?? [])];
  const before = node[base + from - 1] as number;
  const after = node[base + to + 1] as number;
  const price = legPrice(problem, weight);
  const leastLeg = (target: number, sources: readonly number[]) =>
    Math.min(...sources.filter((other) => other !== target).map((a) => price(a, target)));
  const isWhole = from === 1 && to === (count[route] as number);
  let current = choice?.scoreOf(own) ?? 0;
  // What a day leaves empty at its end no order of the same visits fills.
  if (isWhole) current -= problem.idleWeight * innerIdle(plan, route);
  for (let at = base + from; at <= base + to + 1; at++) {
    current -= price(node[at - 1] as number, node[at] as number);
    if (at <= base + to) current += windowBonus[window[at] as number] as number;
  }
  const most = visits.map((visit) => {
    const list = visit * problem.routeCount + route;
    const bonuses = windowBonus.subarray(windowStart[list], windowStart[list + 1]);
    return Math.max(...bonuses) - leastLeg(visit, [before, ...visits]);
  });
  const ending = -leastLeg(after, visits);
  const full = 2 ** visits.length - 1;
  const score = new Float64Array(full + 1).fill(choice ? 0 : Number.NEGATIVE_INFINITY);
  score[full] = 0;
  const atMost = new Float64Array(full + 1);
  for (let set = full; set >= 0; set--) {
    if (choice) score[set] = choice.scoreOf(visits.filter((_, index) => (set >> index) & 1));
    let best = (score[set] as number) + ending;
    for (let index = 0; index < visits.length; index++) {
      if ((set >> index) & 1) continue;
      best = Math.max(best, (most[index] as number) + (atMost[set | (1 << index)] as number));
    }
    atMost[set] = best;
  }
  return { score, atMost, current };
}

/** What is idle between the first visit and the last, or before the first from `core.from` on. */
function innerIdle({ problem, idle, begin, end }: RoutePlan, route: number): number {
  const first = begin[route] as number;
  const last = end[route] as number;
  const late = Math.max(0, first - (problem.coreFrom[route] as number));
  return (
    late + (idle[route] as number) - (usableTime(problem, route, first, last) - (last - first))
  );
}
