import { usableTime } from "./measure-idle.ts";
import type { RoutePlan } from "./route-plan.ts";

// Every index stays below its array's length by construction, as in route-plan.ts: the casts rest on it.

/** Where it is open which visits are made, and not only in what order. */
export type StretchChoice = {
  /** Visits in no route, to be had besides the stretch's own. */
  readonly offered: readonly number[];
  /** Points for making just these, bonuses and travel apart; -Infinity: not allowed. */
  readonly scoreOf: (visits: readonly number[]) => number;
  /** Nothing but all of them counts. */
  readonly isWhole: boolean;
};

/** A stretch of a route that is to be put in another order. Sets of its visits are bits. */
export type Stretch = {
  readonly visits: readonly number[];
  /** The stops it lies between. */
  readonly before: number;
  readonly after: number;
  /** Points for making just the visits of each set, bonuses and travel apart. */
  readonly score: Float64Array;
  /** Only the set of all counts. */
  readonly isWhole: boolean;
  /** What the leg between two stops takes, in points. */
  readonly price: (from: number, to: number) => number;
  /** What it brings in as it is: bonuses less travel, both end legs included, and idle time. */
  readonly current: number;
};

/** Reads the visits at positions `from` to `to` of a route. @param weight points per unit of travel. */
export function readStretch(
  plan: RoutePlan,
  route: number,
  from: number,
  to: number,
  weight: number,
  choice: StretchChoice | undefined,
): Stretch {
  const { problem, node, window, stride, count } = plan;
  const { travel, legPoints, width } = problem;
  const base = route * stride;
  const price = (a: number, b: number): number =>
    weight * (travel[a * width + b] as number) + (legPoints[a * width + b] as number);
  const own = [...node.subarray(base + from, base + to + 1)];
  const visits = [...own, ...(choice?.offered ?? [])];
  let current = choice?.scoreOf(own) ?? 0;
  // What a day leaves empty at its end no order of the same visits fills.
  const isWhole = from === 1 && to === (count[route] as number);
  if (isWhole) current -= problem.idleWeight * innerIdle(plan, route);
  for (let at = base + from; at <= base + to + 1; at++) {
    current -= price(node[at - 1] as number, node[at] as number);
    if (at <= base + to) current += problem.windowBonus[window[at] as number] as number;
  }
  const full = 2 ** visits.length - 1;
  const score = new Float64Array(full + 1).fill(Number.NEGATIVE_INFINITY);
  for (let set = choice?.isWhole === false ? 0 : full; set <= full; set++) {
    score[set] = choice?.scoreOf(visits.filter((_, index) => (set >> index) & 1)) ?? 0;
  }
  const before = node[base + from - 1] as number;
  const after = node[base + to + 1] as number;
  return { visits, before, after, score, isWhole: choice?.isWhole ?? true, price, current };
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
