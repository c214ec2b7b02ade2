import type { Meal } from "../../trip/trip.ts";
import { DINNER, GRID_MINUTES, LUNCH } from "../visits/day-hours.ts";
import { LUNCH_STARTS } from "./meal-times.ts";
import type { TimedDay } from "./timed-day.ts";

/** A day that takes longer, from its first visit to the end of its last, has its lunch. */
const LONG_DAY_MINUTES = 4 * 60;
/** Whose last visit ends then has dinner before going back. */
const DINES_AFTER = { from: 18 * 60 + 30, to: 20 * 60 + 30 } as const;

/**
 * The day with the meals that come before its first visit or after its last: lunch on a day over four
 * hours that has none between its visits, and dinner where it ends in the evening. A lunch that no hour is
 * left for, as in a zoo, is none.
 *
 * @param fromMinutes when the day begins at the hotel, minutes after midnight.
 */
export function withMealsAtEnds(day: TimedDay, fromMinutes: number): TimedDay {
  const has = (kind: Meal["kind"]) => day.meals.some((meal) => meal.kind === kind);
  const meals = [
    ...(has("lunch") ? [] : lunchAtEnd(day, fromMinutes)),
    ...day.meals,
    ...(has("dinner") ? [] : dinnerAtEnd(day)),
  ];
  if (meals.length === day.meals.length) return day;
  return { ...day, meals: meals.sort((a, b) => a.startMinutes - b.startMinutes) };
}

function lunchAtEnd({ visits }: TimedDay, fromMinutes: number): Meal[] {
  const [first, last] = [visits[0], visits.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (last.endMinutes - first.startMinutes <= LONG_DAY_MINUTES) return [];
  const after = Math.max(LUNCH.first, freeFrom(last));
  if (after <= LUNCH_STARTS.to) return [mealAt("lunch", after, LUNCH.duration)];
  const leaving = first.startMinutes - (first.leg?.minutes ?? 0);
  const before = Math.min(leaving - LUNCH.duration, LUNCH.last);
  return before < Math.max(LUNCH_STARTS.from, fromMinutes)
    ? []
    : [mealAt("lunch", before, LUNCH.duration)];
}

function dinnerAtEnd({ visits }: TimedDay): Meal[] {
  const last = visits.at(-1);
  if (last === undefined) return [];
  const { from, to } = DINES_AFTER;
  if (last.endMinutes < from || last.endMinutes > to) return [];
  return [mealAt("dinner", freeFrom(last), DINNER.duration)];
}

function freeFrom({ endMinutes }: { readonly endMinutes: number }): number {
  return Math.ceil(endMinutes / GRID_MINUTES) * GRID_MINUTES;
}

function mealAt(kind: Meal["kind"], startMinutes: number, minutes: number): Meal {
  return { kind, startMinutes, endMinutes: startMinutes + minutes };
}
