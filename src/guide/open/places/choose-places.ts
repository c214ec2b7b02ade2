import { distanceKm } from "../../../domain/places/geo.ts";
import type { PlaceCategory } from "../../../domain/places/place-category.ts";
import type { RatedPlace } from "./rate-places.ts";

const MOST_PLACES = 60;
const BEST_PLACES = 45;
const MOST_OF_A_KIND = 15;
const WANTED_KINDS = 6;
/** Nearer ones with the same category, or the same name anywhere, are one place written twice. */
const SAME_ENTRY_KM = 0.025;

/**
 * The best 45 with at most 15 of a kind, then what adds kinds, then the next best, 60 in all.
 *
 * @param places the most famous first.
 */
export function choosePlaces(places: readonly RatedPlace[]): RatedPlace[] {
  const chosen: RatedPlace[] = [];
  const counts = new Map<PlaceCategory, number>();
  const add = (place: RatedPlace) => {
    const count = counts.get(place.category) ?? 0;
    if (count >= MOST_OF_A_KIND || chosen.some((one) => isTwice(one, place))) return;
    counts.set(place.category, count + 1);
    chosen.push(place);
  };
  const left = (test: (place: RatedPlace) => boolean) =>
    places.filter((one) => !chosen.includes(one) && test(one));
  for (const place of places) if (chosen.length < BEST_PLACES) add(place);
  for (const place of left(({ category }) => !counts.has(category))) {
    if (counts.size < WANTED_KINDS && !counts.has(place.category)) add(place);
  }
  for (const place of left(() => true)) if (chosen.length < MOST_PLACES) add(place);
  return chosen.toSorted((a, b) => b.score - a.score);
}

function isTwice(a: RatedPlace, b: RatedPlace): boolean {
  if (a.name.toLowerCase() === b.name.toLowerCase()) return true;
  return a.category === b.category && distanceKm(a.at, b.at) < SAME_ENTRY_KM;
}
