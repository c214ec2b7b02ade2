import type { MealKind } from "../../places/eatery-kind.ts";
import type { ItineraryDay } from "../../trip/trip.ts";
import { hasLunchThere } from "../days/has-lunch-there.ts";

type Day = ItineraryDay & { readonly id: string };

/** The meals that days with something on them have no more; lunch that is had at a place is none that is lost. */
export function lostMeals(
  before: readonly Day[],
  after: readonly Day[],
): { readonly day: string; readonly kind: MealKind }[] {
  return after.flatMap(({ id, day, plan, meals = [] }) => {
    if (plan.length === 0) return [];
    const kinds = new Set(meals.map(({ kind }) => kind));
    if (plan.some(hasLunchThere)) kinds.add("lunch");
    const former = before.find((one) => one.id === id)?.meals ?? [];
    return former.flatMap(({ kind }) => (kinds.has(kind) ? [] : [{ day, kind }]));
  });
}
