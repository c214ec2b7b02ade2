import type { AvoidedLeg, DaysTask } from "./days-task.ts";
import { orderDay } from "./order-day.ts";
import { crossingsOf, orderScore } from "./order-score.ts";
import type { TimedDay } from "./timed-day.ts";

/** So many of the crossing ways are avoided together. */
const MOST_AVOIDED = 2;

/**
 * Orders a day whose way crosses itself so that it doesn't, where that costs little of the good hours and
 * of the shortness: the search goes by minutes, of which such a way may take no more than another.
 */
export function* uncrossDay(day: TimedDay, task: DaysTask): Generator<void, TimedDay, void> {
  const candidates = day.visits.map(({ candidate }) => candidate);
  let best = { day, score: orderScore(day, task) };
  const tried: { day: TimedDay; avoided: readonly AvoidedLeg[] }[] = [{ day, avoided: [] }];
  for (const { day: current, avoided } of tried) {
    if (avoided.length === MOST_AVOIDED) continue;
    for (const way of crossingLegs(current, task)) {
      const without = [...avoided, way];
      const other = yield* orderDay(candidates, day.date, { ...task, avoided: without }, 0);
      if (other === undefined) continue;
      const score = orderScore(other, task);
      if (score > best.score) best = { day: other, score };
      tried.push({ day: other, avoided: without });
    }
  }
  return best.day;
}

/** Each way that crosses another, by the places at its ends. */
function crossingLegs(day: TimedDay, task: DaysTask): AvoidedLeg[] {
  const stops = [undefined, ...day.visits.map(({ candidate }) => candidate.place), undefined];
  const legs = new Set(crossingsOf(day, task).flat());
  return [...legs].map((leg) => [stops[leg], stops[leg + 1]]);
}
