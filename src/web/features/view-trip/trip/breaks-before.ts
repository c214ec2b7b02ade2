import type { FreeTime, ItineraryDay, Meal } from "../../../../domain/trip/trip.ts";

/** A pause of a day between its places: a meal, or free time. */
export type Break =
  | { readonly type: "meal"; readonly meal: Meal }
  | { readonly type: "free"; readonly free: FreeTime };

/**
 * A day's meals and free time in the order of time, by the place they come before: the first list before
 * the first place, the last one after all of them.
 */
export function breaksBefore({ plan, meals = [], free = [] }: ItineraryDay): readonly Break[][] {
  const lists: Break[][] = Array.from({ length: plan.length + 1 }, () => []);
  const breaks = [
    ...meals.map((meal): Break => ({ type: "meal", meal })),
    ...free.map((one): Break => ({ type: "free", free: one })),
  ];
  for (const one of breaks.toSorted((a, b) => startOf(a) - startOf(b))) {
    const next = plan.findIndex(
      ({ visit, placeName }) =>
        visit !== undefined &&
        // Where one eats at the place itself one has to be there first.
        (visit.startMinutes > startOf(one) ||
          (visit.startMinutes === startOf(one) && placeNameOf(one) !== placeName)),
    );
    lists.at(next)?.push(one);
  }
  return lists;
}

/** Those that begin before an hour, and the others. */
export function breaksBesides(
  breaks: readonly Break[] = [],
  minutes: number | undefined,
): { readonly before: readonly Break[]; readonly after: readonly Break[] } {
  const isBefore = (one: Break) => minutes !== undefined && startOf(one) < minutes;
  return {
    before: breaks.filter(isBefore),
    after: breaks.filter((one) => !isBefore(one)),
  };
}

function placeNameOf(one: Break): string | undefined {
  return one.type === "meal" ? one.meal.placeName : undefined;
}

function startOf(one: Break): number {
  return one.type === "meal" ? one.meal.startMinutes : one.free.startMinutes;
}
