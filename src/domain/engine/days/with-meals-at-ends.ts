import type { Pace } from "../../trip/pace.ts";
import type { Meal } from "../../trip/trip.ts";
import { GRID_MINUTES, LUNCH } from "../visits/day-hours.ts";
import { takesWholeDay } from "../visits/visit-windows.ts";
import { hasLunchWithin, LUNCH_STARTS } from "./meal-times.ts";
import type { TimedDay } from "./timed-day.ts";

/**
 * The day with the meals that come before its first visit or after its last: lunch where it has none between its visits,
 * and dinner. A lunch that no hour is left for, as in a zoo, is none, and an empty day has no meals.
 *
 * @param pace of the day.
 */
export function withMealsAtEnds(day: TimedDay, pace: Pace): TimedDay {
  const has = (kind: Meal["kind"]) => day.meals.some((meal) => meal.kind === kind);
  const meals = [
    ...(has("lunch") ? [] : lunchAtEnd(day, pace)),
    ...day.meals,
    ...(has("dinner") ? [] : dinnerAtEnd(day, pace)),
  ];
  if (meals.length === day.meals.length) return day;
  return { ...day, meals: meals.sort((a, b) => a.startMinutes - b.startMinutes) };
}

function lunchAtEnd({ visits }: TimedDay, { startMinutes }: Pace): Meal[] {
  const [first, last] = [visits[0], visits.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isThere = visits.some(
    (visit) => takesWholeDay(visit.candidate.place) && hasLunchWithin(visit),
  );
  if (isThere) return [];
  const after = Math.max(LUNCH.first, freeFrom(last));
  if (after <= LUNCH_STARTS.to) return [mealAt("lunch", after, LUNCH.duration)];
  const leaving = first.startMinutes - (first.leg?.minutes ?? 0);
  const before = Math.min(leaving - LUNCH.duration, LUNCH.last);
  return before < Math.max(LUNCH_STARTS.from, startMinutes)
    ? []
    : [mealAt("lunch", before, LUNCH.duration)];
}

/** After the last visit; where that is too late, before the only one. */
function dinnerAtEnd({ visits }: TimedDay, { dinner }: Pace): Meal[] {
  const [first, last] = [visits[0], visits.at(-1)];
  if (first === undefined || last === undefined) return [];
  const after = Math.max(dinner.first, freeFrom(last));
  const leaving = first.startMinutes - (first.leg?.minutes ?? 0);
  const before = Math.min(leaving - dinner.duration, dinner.last);
  const isBefore = after > dinner.last && before >= dinner.first - dinner.duration;
  return [mealAt("dinner", isBefore ? before : after, dinner.duration)];
}

function freeFrom({ endMinutes }: { readonly endMinutes: number }): number {
  return Math.ceil(endMinutes / GRID_MINUTES) * GRID_MINUTES;
}

function mealAt(kind: Meal["kind"], startMinutes: number, minutes: number): Meal {
  return { kind, startMinutes, endMinutes: startMinutes + minutes };
}
