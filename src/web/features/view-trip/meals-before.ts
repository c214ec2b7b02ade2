import type { ItineraryDay, Meal } from "../../../domain/trip/trip.ts";

/**
 * A day's meals in the order of time, by the place they come before: the first list before the
 * first place, the last one after all of them.
 */
export function mealsBefore({ plan, meals = [] }: ItineraryDay): readonly (readonly Meal[])[] {
  const lists: Meal[][] = Array.from({ length: plan.length + 1 }, () => []);
  for (const meal of meals.toSorted((one, other) => one.startMinutes - other.startMinutes)) {
    const next = plan.findIndex(
      ({ visit }) => visit !== undefined && visit.startMinutes >= meal.startMinutes,
    );
    lists.at(next)?.push(meal);
  }
  return lists;
}
