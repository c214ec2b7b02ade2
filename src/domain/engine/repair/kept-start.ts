import { type LegEnd, legBetween } from "../../places/travel.ts";
import type { ItineraryDay } from "../../trip/trip.ts";
import type { Candidate, DayRules } from "../days/days-task.ts";
import { DOOR_MINUTES } from "../visits/day-hours.ts";
import { dayStartMinutes } from "../visits/day-start.ts";
import type { Span } from "../visits/open-weekdays.ts";
import { windowAt } from "../visits/start-windows.ts";
import { isPastMidnight, takesWholeDay, visitWindows } from "../visits/visit-windows.ts";
import type { KeptStart } from "./time-given-order.ts";

/**
 * The first visits of a day that keep their hours, with the meals between them: up to the first whose hour
 * doesn't hold, because one is not there in time or the place is closed, or a lock asks for another, or a meal that was chosen is then.
 *
 * @param text the day as the document has it, whose places are `candidates` in the same order.
 * @param most how many may keep their hours.
 */
export function keptStart(
  { plan, meals = [] }: ItineraryDay,
  candidates: readonly Candidate[],
  date: string | undefined,
  { hotel, pace, style }: DayRules,
  most: number,
): KeptStart {
  const visits: Span[] = [];
  let from: LegEnd = { at: hotel };
  let leftMinutes: number | undefined;
  const begins = dayStartMinutes(
    candidates.map(({ place }) => place),
    pace,
  );
  for (const [index, candidate] of candidates.slice(0, most).entries()) {
    const startMinutes = plan[index]?.visit?.startMinutes;
    if (startMinutes === undefined) break;
    if ((candidate.startMinutes ?? startMinutes) !== startMinutes) break;
    const { place } = candidate;
    const leg = legBetween(from, place, style)?.minutes ?? 0;
    const free = leftMinutes === undefined ? begins : leftMinutes + DOOR_MINUTES;
    const eating = mealsBetween(meals, leftMinutes, startMinutes).reduce(
      (sum, meal) => sum + meal.endMinutes - meal.startMinutes,
      0,
    );
    const isThere = Math.max(free, (leftMinutes ?? 0) + eating) + leg <= startMinutes;
    const { windows } = visitWindows(place, date, pace, 0);
    const isOpen =
      candidate.startMinutes !== undefined || windowAt(windows, startMinutes) !== undefined;
    leftMinutes = startMinutes + place.visitMinutes;
    const isOurs = candidate.startMinutes === undefined;
    const until = leftMinutes;
    const isAtMeal =
      !takesWholeDay(place) &&
      meals.some(
        (meal) =>
          meal.isChosen === true && meal.startMinutes < until && startMinutes < meal.endMinutes,
      );
    if (isOurs && isAtMeal) break;
    if (!isThere || !isOpen || (isOurs && isPastMidnight(place, leftMinutes, date))) break;
    visits.push({ startMinutes, endMinutes: leftMinutes });
    from = place;
  }
  const between = visits.flatMap(({ startMinutes }, index) =>
    mealsBetween(meals, visits[index - 1]?.endMinutes, startMinutes),
  );
  return { visits, meals: between };
}

/** @param from when one leaves the visit before; undefined: there is none, and no meal on the way. */
function mealsBetween<Meal extends Span>(
  meals: readonly Meal[],
  from: number | undefined,
  to: number,
): Meal[] {
  if (from === undefined) return [];
  return meals.filter(({ startMinutes, endMinutes }) => startMinutes >= from && endMinutes <= to);
}
