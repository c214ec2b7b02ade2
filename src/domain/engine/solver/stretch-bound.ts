import type { CompiledProblem } from "./compiled-problem.ts";
import type { Stretch } from "./stretch.ts";

// Every index stays below its array's length by construction, as in route-plan.ts: the casts rest on it.

/** What a stretch could bring, were it not for most of the clock, pauses and effort. */
export type StretchBound = {
  /** With a set of visits made by this time, this one last, what those to come bring at most, the worth of all included. */
  readonly toCome: (set: number, last: number, time: number) => number;
  /** The order that would bring the most: of each visit the set of those made before it; -1: not made. */
  readonly likely: Int32Array;
};

/** By dynamic programming over sets (Held and Karp 1962). */
export function boundStretch(
  problem: CompiledProblem,
  route: number,
  { visits, before, after, score, isWhole, price }: Stretch,
): StretchBound {
  const size = visits.length;
  const full = 2 ** size - 1;
  /** The most for starting at that time or later; -Infinity: too late. */
  const bonusFrom = (visit: number, time: number): number => {
    const list = visit * problem.routeCount + route;
    let most = Number.NEGATIVE_INFINITY;
    const end = problem.windowStart[list + 1] as number;
    for (let window = problem.windowStart[list] as number; window < end; window++) {
      if (time > (problem.windowLast[window] as number)) continue;
      most = Math.max(most, problem.windowBonus[window] as number);
    }
    return most;
  };
  const bonus = visits.map((visit) => bonusFrom(visit, Number.NEGATIVE_INFINITY));
  // By what is last and what is next: points for going on there. The last row is of the stop before.
  const going = Float64Array.from({ length: (size + 1) * size }, (_, cell) => {
    const next = cell % size;
    const from = visits[Math.floor(cell / size)] ?? before;
    return (bonus[next] as number) - price(from, visits[next] as number);
  });
  const ending = visits.map((last) => price(last, after));
  const most = new Float64Array((full + 1) * size);
  const stopping = (set: number, last: number) => (score[set] as number) - (ending[last] as number);
  const goingOn = (set: number, last: number, next: number) =>
    (going[last * size + next] as number) + (most[(set | (1 << next)) * size + next] as number);
  /** The visit to go on to; -1: none. */
  const nextOf = (set: number, last: number): number => {
    let next = -1;
    let points = set === 0 ? Number.NEGATIVE_INFINITY : stopping(set, last);
    for (let one = 0; one < size; one++) {
      if ((set >> one) & 1 || goingOn(set, last, one) <= points) continue;
      next = one;
      points = goingOn(set, last, one);
    }
    return next;
  };
  for (let set = full; set > 0; set--) {
    for (let last = 0; last < size; last++) {
      if (((set >> last) & 1) === 0) continue;
      const next = nextOf(set, last);
      most[set * size + last] = next < 0 ? stopping(set, last) : goingOn(set, last, next);
    }
  }
  const likely = new Int32Array(size).fill(-1);
  for (let set = 0, next = nextOf(0, size); next >= 0; next = nextOf(set, next)) {
    likely[next] = set;
    set |= 1 << next;
  }
  const toCome = (set: number, last: number, time: number): number => {
    let points = most[set * size + last] as number;
    if (!isWhole) return points;
    for (let one = 0; one < size; one++) {
      if ((set >> one) & 1) continue;
      points -= (bonus[one] as number) - bonusFrom(visits[one] as number, time);
    }
    return points;
  };
  return { toCome, likely };
}
