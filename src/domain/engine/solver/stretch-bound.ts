import type { Stretch } from "./best-order.ts";
import { type CompiledProblem, ROUNDING } from "./compiled-problem.ts";

// Every index stays below its array's length by construction, as in route-plan.ts: the casts rest on it.

/** What a stretch could bring, were it not for most of the clock, pauses and effort. */
export type StretchBound = {
  /** With a set of visits made by this time, this one last, what those to come bring at most, the worth of all included. */
  readonly toCome: (set: number, last: number, time: number) => number;
  /** The same before any is made. */
  readonly most: number;
};

/** A visit with what it brings when it is made in time, and what is lost otherwise. */
type Job = {
  readonly index: number;
  readonly bonus: number;
  readonly loss: number;
  /** Minutes of the visit and of the shortest leg to it. */
  readonly minutes: number;
  /** When it has to be over for the bonus, and at all. */
  readonly due: number;
  readonly closing: number;
};

/** By dynamic programming over sets (Held and Karp 1962), less the bonuses that not all can have. */
export function boundStretch(
  problem: CompiledProblem,
  route: number,
  stretch: Stretch,
): StretchBound {
  const { visits, before, after, score, isWhole, price } = stretch;
  const size = visits.length;
  const full = 2 ** size - 1;
  const jobs = visits.map((_, index) => jobOf(problem, route, stretch, index));
  // By what is last and what is next: points for going on there. The last row is of the stop before.
  const going = Float64Array.from({ length: (size + 1) * size }, (_, cell) => {
    const next = cell % size;
    const from = visits[Math.floor(cell / size)] ?? before;
    return (jobs[next] as Job).bonus - price(from, visits[next] as number);
  });
  const ending = visits.map((last) => price(last, after));
  const most = new Float64Array((full + 1) * size);
  const mostAfter = (set: number, last: number): number => {
    let points =
      set === 0 ? Number.NEGATIVE_INFINITY : (score[set] as number) - (ending[last] as number);
    for (let next = 0; next < size; next++) {
      if ((set >> next) & 1) continue;
      const rest = most[(set | (1 << next)) * size + next] as number;
      points = Math.max(points, (going[last * size + next] as number) + rest);
    }
    return points;
  };
  for (let set = full; set > 0; set--) {
    for (let last = 0; last < size; last++) {
      if ((set >> last) & 1) most[set * size + last] = mostAfter(set, last);
    }
  }
  const byDue = jobs.toSorted((a, b) => a.due - b.due);
  const toCome = (set: number, last: number, time: number): number =>
    (most[set * size + last] as number) - (isWhole ? leastLoss(byDue, set, time) : 0);
  return { toCome, most: mostAfter(0, size) };
}

function jobOf(
  { windowStart, windowLast, windowBonus, routeCount, travel, width, duration }: CompiledProblem,
  route: number,
  { visits, before }: Stretch,
  index: number,
): Job {
  const visit = visits[index] as number;
  const list = visit * routeCount + route;
  const stay = duration[visit] as number;
  let [bonus, other, until] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (let at = windowStart[list] as number; at < (windowStart[list + 1] as number); at++) {
    const [points, last] = [windowBonus[at] as number, windowLast[at] as number];
    if (points > bonus) [other, bonus, until] = [bonus, points, last];
    else if (points === bonus) until = last;
    else other = Math.max(other, points);
  }
  const sources = [before, ...visits].filter((from) => from !== visit);
  const leg = Math.min(...sources.map((from) => travel[from * width + visit] as number));
  const closing = (windowLast[(windowStart[list + 1] as number) - 1] as number) + stay;
  return { index, bonus, loss: bonus - other, minutes: leg + stay, due: until + stay, closing };
}

/**
 * What is lost at least where all jobs but those of a set are done one after another from this time on:
 * that many are late whatever the order (Moore 1968).
 *
 * @param byDue the one due first comes first.
 */
function leastLoss(byDue: readonly Job[], set: number, time: number): number {
  let clock = time;
  let inTime = 0;
  let late = 0;
  let lost = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const { index, minutes, due, closing, loss } of byDue) {
    if ((set >> index) & 1) continue;
    if (time + minutes > closing + ROUNDING) return Number.POSITIVE_INFINITY;
    if (time + minutes > due + ROUNDING) {
      lost += loss;
      continue;
    }
    least = Math.min(least, loss);
    inTime |= 1 << index;
    clock += minutes;
    if (clock <= due + ROUNDING) continue;
    let longest: Job | undefined;
    for (const job of byDue) {
      if ((inTime >> job.index) & 1 && job.minutes > (longest?.minutes ?? -1)) longest = job;
    }
    if (longest === undefined) continue;
    inTime &= ~(1 << longest.index);
    clock -= longest.minutes;
    late++;
  }
  return late === 0 ? lost : lost + late * least;
}
