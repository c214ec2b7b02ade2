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

type OrderedVisit = { readonly visit: number; readonly window: number };

/** What a stretch of a route brings in: bonuses less `weight` per unit of travel, both end legs included. */
type Bound = {
  /** For each set of visits left to be made, what they can bring at most. */
  readonly atMost: Float64Array;
  readonly current: number;
};

const GAIN = 1e-9;
const LABELS_PER_STATE = 16;

/**
 * The best order and windows for the visits at positions `from` to `to` of a route, the rest of it
 * staying as it is: dynamic programming over sets (Held and Karp 1962) with the clock, pauses and
 * effort, cut short by what is left to gain.
 *
 * @param weight points per unit of travel.
 * @returns undefined when nothing beats the present order.
 */
export function bestOrder(
  plan: RoutePlan,
  route: number,
  from: number,
  to: number,
  weight: number,
): OrderedVisit[] | undefined {
  const { problem, node, stride, ready, late } = plan;
  const { stages, width, travel, effort, hasEffort } = problem;
  const base = route * stride;
  const pauses = problem.pauseCount[route] as number;
  const size = to - from + 1;
  const visits = node.subarray(base + from, base + to + 1);
  const before = node[base + from - 1] as number;
  const after = node[base + to + 1] as number;
  const bound = boundOf(plan, route, from, to, weight);
  const spare = spareEffort(plan, route, from, to);
  const full = 2 ** size - 1;
  const labels: (Label[] | undefined)[] = new Array((full + 1) * size * stages);

  const add = (set: number, last: number, taken: number, label: Label): void => {
    const left = bound.atMost[full & ~set] as number;
    if (label.points + left <= bound.current + GAIN || label.effort > spare) return;
    const key = (set * size + last) * stages + taken;
    const list = labels[key] ?? [];
    labels[key] = list;
    for (const { time, points, effort: exerted } of list) {
      if (time <= label.time && points >= label.points && exerted <= label.effort) return;
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
        if (time + leg > (problem.windowLast[window] as number)) continue;
        add(set | (1 << next), next, taken, {
          visit,
          window,
          time:
            Math.max(time + leg, problem.windowFirst[window] as number) +
            (problem.duration[visit] as number),
          points: (label?.points ?? 0) - weight * leg + (problem.windowBonus[window] as number),
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
    add(set, last, taken + 1, { ...label, time });
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
        if (set < full) {
          extend(label, set, taken, label.time);
          continue;
        }
        const leg = label.visit * width + after;
        const exerted = hasEffort ? (effort[leg] as number) : 0;
        const points = label.points - weight * (travel[leg] as number);
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
  { problem, node, window, stride }: RoutePlan,
  route: number,
  from: number,
  to: number,
  weight: number,
): Bound {
  const { width, travel, windowBonus, windowStart } = problem;
  const base = route * stride;
  const stops = node.subarray(base + from - 1, base + to + 2);
  const size = to - from + 1;
  const leastLeg = (target: number) => {
    let least = Number.POSITIVE_INFINITY;
    for (let source = 0; source <= size; source++) {
      if (source === target) continue;
      const leg = (stops[source] as number) * width + (stops[target] as number);
      least = Math.min(least, travel[leg] as number);
    }
    return least;
  };
  let current = 0;
  for (let at = base + from; at <= base + to + 1; at++) {
    current -= weight * (travel[(node[at - 1] as number) * width + (node[at] as number)] as number);
    if (at <= base + to) current += windowBonus[window[at] as number] as number;
  }
  const atMost = new Float64Array(2 ** size).fill(-weight * leastLeg(size + 1));
  for (let index = 0; index < size; index++) {
    const list = (stops[index + 1] as number) * problem.routeCount + route;
    const bonuses = windowBonus.subarray(windowStart[list], windowStart[list + 1]);
    const most = Math.max(...bonuses) - weight * leastLeg(index + 1);
    for (let set = 0; set < atMost.length; set++) {
      if ((set >> index) & 1) atMost[set] = (atMost[set] as number) + most;
    }
  }
  return { atMost, current };
}
