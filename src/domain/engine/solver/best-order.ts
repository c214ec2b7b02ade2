import { ROUNDING } from "./compiled-problem.ts";
import { usableTime } from "./measure-idle.ts";
import type { RoutePlan } from "./route-plan.ts";
import { boundStretch } from "./stretch-bound.ts";

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

/** A whole way, by its last visit, with all that it brings in. */
type Way = { readonly last: Label; readonly points: number };

export type OrderedVisit = { readonly visit: number; readonly window: number };

/** Looked for are the ways that lose no more than this of what there could be at most, then those that lose more: the less, the fewer there are. */
const MAX_LOSSES = [40, 80, Number.POSITIVE_INFINITY];
/** Few states ever have as many. */
const LABELS_PER_STATE = 24;

/**
 * The best order and windows for the visits at positions `from` to `to` of a route, the rest of it
 * staying as it is: dynamic programming over sets (Held and Karp 1962) with the clock, pauses and
 * effort, cut short by what is left to gain.
 *
 * @param choice without it, the stretch's own visits are made, all of them.
 * @returns undefined when nothing beats the present order.
 */
export function bestOrder(
  plan: RoutePlan,
  route: number,
  from: number,
  to: number,
  choice?: StretchChoice,
): OrderedVisit[] | undefined {
  const { problem, stride, ready, late } = plan;
  const { stages, width, travel, effort } = problem;
  const idle = problem.idleWeight;
  const base = route * stride;
  const pauses = problem.pauseCount[route] as number;
  const stretch = readStretch(plan, route, from, to, choice);
  const { visits, before, after, score, price } = stretch;
  const size = visits.length;
  const { toCome, most } = boundStretch(problem, route, stretch);
  const spare = spareEffort(plan, route, from, to);
  const coreFrom = problem.coreFrom[route] as number;
  const full = 2 ** size - 1;

  /** The best way worth more than `least`. */
  const search = (least: number): Way | undefined => {
    const labels: (Label[] | undefined)[] = new Array((full + 1) * size * stages);
    const add = (set: number, last: number, taken: number, label: Label): void => {
      if (label.effort > spare || label.points + toCome(set, last, label.time) <= least) return;
      const key = (set * size + last) * stages + taken;
      const list = labels[key] ?? [];
      if (list.some((other) => isNoWorse(other, label, idle))) return;
      const kept = list.filter((other) => !isNoWorse(label, other, idle));
      if (kept.length < LABELS_PER_STATE) kept.push(label);
      labels[key] = kept;
    };
    const extend = (label: Label | undefined, set: number, taken: number, time: number): void => {
      const place = label?.visit ?? before;
      for (let next = 0; next < size; next++) {
        if ((set >> next) & 1) continue;
        const visit = visits[next] as number;
        const arrival = time + (travel[place * width + visit] as number);
        // Before the first visit of a day one may set out later.
        const since = from === 1 && place === before ? Math.max(arrival, coreFrom) : arrival;
        const points = (label?.points ?? 0) - price(place, visit);
        const exerted = effort[place * width + visit] as number;
        const list = visit * problem.routeCount + route;
        const end = problem.windowStart[list + 1] as number;
        for (let window = problem.windowStart[list] as number; window < end; window++) {
          if (arrival > (problem.windowLast[window] as number)) continue;
          const first = problem.windowFirst[window] as number;
          const waited = idle * Math.max(0, first - since);
          add(set | (1 << next), next, taken, {
            visit,
            window,
            time: Math.max(arrival, first) + (problem.duration[visit] as number),
            points: points - waited + (problem.windowBonus[window] as number),
            effort: (label?.effort ?? 0) + exerted,
            from: label,
          });
        }
      }
    };
    const pauseAfter = (label: Label, set: number, last: number, taken: number): void => {
      const pause = route * stages + taken;
      if (taken >= pauses || label.time > (problem.pauseLast[pause] as number)) return;
      const first = problem.pauseFirst[pause] as number;
      const time = Math.max(label.time, first) + (problem.pauseDuration[pause] as number);
      const waited = Math.max(0, first - label.time);
      add(set, last, taken + 1, { ...label, time, points: label.points - idle * waited });
    };

    for (let taken = 0; taken <= pauses; taken++) {
      extend(undefined, 0, taken, ready[(base + from - 1) * stages + taken] as number);
    }
    let best: Way | undefined;
    for (let state = size * stages; state < labels.length; state++) {
      const taken = state % stages;
      const [set, last] = [Math.floor(state / (size * stages)), Math.floor(state / stages) % size];
      for (const label of labels[state] ?? []) {
        pauseAfter(label, set, last, taken);
        extend(label, set, taken, label.time);
        const leg = label.visit * width + after;
        const exerted = effort[leg] as number;
        const points = label.points + (score[set] as number) - price(label.visit, after);
        const arrival = label.time + (travel[leg] as number);
        if (points <= (best?.points ?? least) || label.effort + exerted > spare) continue;
        if (arrival > (late[(base + to + 1) * stages + taken] as number)) continue;
        best = { last: label, points };
      }
    }
    return best;
  };

  let best: Way | undefined;
  for (const less of MAX_LOSSES) {
    const least = Math.max(most - less, stretch.current + ROUNDING);
    best = search(least);
    if (best !== undefined || least > most - less) break;
  }
  return best && orderOf(best);
}

/** Whether one could wait where `a` is left until `b` is, and have as much. */
function isNoWorse(a: Label, b: Label, idle: number): boolean {
  return (
    a.time <= b.time && a.points - idle * (b.time - a.time) >= b.points && a.effort <= b.effort
  );
}

function orderOf({ last }: Way): OrderedVisit[] {
  const order: OrderedVisit[] = [];
  for (let label: Label | undefined = last; label !== undefined; label = label.from) {
    order.unshift({ visit: label.visit, window: label.window });
  }
  return order;
}

/** The effort the stretch may take without the route taking too much. */
function spareEffort(plan: RoutePlan, route: number, from: number, to: number): number {
  const { problem, node, stride } = plan;
  let spare = (problem.maxEffort[route] as number) - (plan.effort[route] as number);
  if (spare === Number.POSITIVE_INFINITY) return spare;
  for (let at = route * stride + from; at <= route * stride + to + 1; at++) {
    const leg = (node[at - 1] as number) * problem.width + (node[at] as number);
    spare += problem.effort[leg] as number;
  }
  return spare + ROUNDING;
}

/** Too little to weigh against any bonus, enough to prefer the shorter of equal ways. */
const LEAST_TRAVEL_POINTS = 1e-6;

/** Reads the visits at positions `from` to `to` of a route. */
function readStretch(
  plan: RoutePlan,
  route: number,
  from: number,
  to: number,
  choice: StretchChoice | undefined,
): Stretch {
  const { problem, node, window, stride, count } = plan;
  const { travel, legPoints, width } = problem;
  const weight = Math.max(problem.travelWeight, LEAST_TRAVEL_POINTS);
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
