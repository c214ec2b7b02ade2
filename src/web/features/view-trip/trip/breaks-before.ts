import type { FreeTime, ItineraryDay, Meal } from "../../../../domain/trip/trip.ts";

/** A pause of a day between its places: a meal, or free time. */
export type Break = Meal | FreeTime;

export function isMeal(one: Break): one is Meal {
  return "kind" in one;
}

/**
 * A day's meals and free time in the order of time, by the place they come before: the first list before
 * the first place, the last one after all of them.
 */
export function breaksBefore({ plan, meals = [], free = [] }: ItineraryDay): readonly Break[][] {
  const lists: Break[][] = Array.from({ length: plan.length + 1 }, () => []);
  const breaks: Break[] = [...meals, ...free];
  for (const one of breaks.toSorted((a, b) => a.startMinutes - b.startMinutes)) {
    const next = plan.findIndex(
      ({ visit, placeName }) =>
        visit !== undefined &&
        // Where one eats at the place itself one has to be there first.
        (visit.startMinutes > one.startMinutes ||
          (visit.startMinutes === one.startMinutes &&
            (!isMeal(one) || one.placeName !== placeName))),
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
  const isBefore = (one: Break) => minutes !== undefined && one.startMinutes < minutes;
  return {
    before: breaks.filter(isBefore),
    after: breaks.filter((one) => !isBefore(one)),
  };
}
