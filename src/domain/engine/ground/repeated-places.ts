import { type ComparedPlace, isSamePlace } from "./find-duplicate.ts";

/** The places that come again after they were there before, in their order. Yields at each. */
export function* repeatedPlaces<Item extends ComparedPlace>(
  places: readonly Item[],
): Generator<void, Item[], void> {
  const repeated: Item[] = [];
  for (const [index, place] of places.entries()) {
    if (places.slice(0, index).some((earlier) => isSamePlace(earlier, place))) repeated.push(place);
    yield;
  }
  return repeated;
}
