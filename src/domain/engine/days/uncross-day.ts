import type { AvoidedLeg, DaysTask } from "./days-task.ts";
import { orderDay } from "./order-day.ts";
import { crossingsOf, orderScore, plainScore, reenteredIn, returnsOf } from "./order-score.ts";
import type { TimedDay } from "./timed-day.ts";

/** So many of the crossing legs are avoided together. */
const MAX_AVOIDED = 2;

/**
 * Reorders a day whose legs cross, or go out and back, so that they don't, where that costs little in hours and length. The
 * search counts minutes, and an order that crosses may take no more of them than another.
 */
export function* uncrossDay(day: TimedDay, task: DaysTask): Generator<void, TimedDay, void> {
  const candidates = day.visits.map(({ candidate }) => candidate);
  let best = { day, score: orderScore(day, task) };
  const tried: { day: TimedDay; avoided: readonly AvoidedLeg[] }[] = [{ day, avoided: [] }];
  for (const { day: current, avoided } of tried) {
    if (avoided.length === MAX_AVOIDED) continue;
    // With more legs avoided no order is worth more than this one were it not for its crossings.
    const most = plainScore(current, task);
    for (const leg of crossingLegs(current, task)) {
      if (most <= best.score) break;
      const without = [...avoided, leg];
      if (tried.some((one) => isSameLegs(one.avoided, without))) continue;
      const other = yield* orderDay(candidates, day.date, { ...task, avoided: without }, 0);
      if (other === undefined) continue;
      const score = orderScore(other, task);
      if (score > best.score) best = { day: other, score };
      tried.push({ day: other, avoided: without });
    }
  }
  return best.day;
}

/** Whichever comes first; a leg is the same in either direction. */
function isSameLegs(some: readonly AvoidedLeg[], others: readonly AvoidedLeg[]): boolean {
  return (
    some.length === others.length &&
    others.every(([a, b]) => some.some(([c, d]) => (a === c && b === d) || (a === d && b === c)))
  );
}

/** Each leg that crosses another, or goes far out to come back, by the places at its ends. */
function crossingLegs(day: TimedDay, task: DaysTask): AvoidedLeg[] {
  const stops = [undefined, ...day.visits.map(({ candidate }) => candidate.place), undefined];
  const legs = new Set([...crossingsOf(day, task), ...returnsOf(day), ...reenteredIn(day)].flat());
  return [...legs].map((leg) => [stops[leg], stops[leg + 1]]);
}
