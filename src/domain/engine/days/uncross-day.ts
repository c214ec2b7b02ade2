import { crossingsOf, orderWorth } from "./day-stands.ts";
import { orderDay } from "./order-day.ts";
import type { AvoidedWay, DaysTask, TimedDay } from "./schedule-days.ts";

/** So many of the crossing ways are avoided together. */
const MOST_AVOIDED = 2;

/**
 * Orders a day whose way crosses itself so that it doesn't, where that costs little of the good hours and
 * of the shortness: the search goes by minutes, of which such a way may take no more than another.
 */
export function* uncrossDay(day: TimedDay, task: DaysTask): Generator<void, TimedDay, void> {
  const candidates = day.visits.map(({ candidate }) => candidate);
  let best = { day, worth: orderWorth(day, task) };
  const tried: { day: TimedDay; avoided: readonly AvoidedWay[] }[] = [{ day, avoided: [] }];
  for (const { day: current, avoided } of tried) {
    if (avoided.length === MOST_AVOIDED) continue;
    for (const way of crossingWays(current, task)) {
      const without = [...avoided, way];
      const other = yield* orderDay(candidates, day.date, { ...task, avoided: without }, 0);
      if (other === undefined) continue;
      const worth = orderWorth(other, task);
      if (worth > best.worth) best = { day: other, worth };
      tried.push({ day: other, avoided: without });
    }
  }
  return best.day;
}

/** Each way that crosses another, by the places at its ends. */
function crossingWays(day: TimedDay, task: DaysTask): AvoidedWay[] {
  const stops = [undefined, ...day.visits.map(({ candidate }) => candidate.place), undefined];
  const legs = new Set(crossingsOf(day, task).flat());
  return [...legs].map((leg) => [stops[leg], stops[leg + 1]]);
}
