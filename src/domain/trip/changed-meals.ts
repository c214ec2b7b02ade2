import type { ItineraryDay, Meal } from "./trip.ts";

/** Less is the same hour to who is on a trip. */
const LEAST_MINUTES = 15;

/** The meals of days that are at another place than before, or at another hour; a meal that is new or gone is none. */
export function changedMeals(
  before: readonly (ItineraryDay & { readonly id: string })[],
  after: readonly (ItineraryDay & { readonly id: string })[],
): Meal[] {
  return after.flatMap(({ id, meals = [] }) => {
    const former = before.find((day) => day.id === id)?.meals ?? [];
    return meals.filter((meal) => {
      const was = former.find(({ kind }) => kind === meal.kind);
      if (was === undefined || was === meal) return false;
      const isElsewhere = was.placeName !== meal.placeName;
      return isElsewhere || Math.abs(was.startMinutes - meal.startMinutes) >= LEAST_MINUTES;
    });
  });
}
