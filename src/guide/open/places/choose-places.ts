import { distanceKm } from "../../../domain/places/geo.ts";
import type { PlaceCategory } from "../../../domain/places/place-category.ts";
import type { RatedPlace } from "./rate-places.ts";

const MAX_PLACES = 60;
const BEST_PLACES = 45;
const MAX_OF_A_KIND = 15;
/** A trip has an evening a day. */
const MAX_EVENINGS = 6;
const WANTED_KINDS = 6;
/** Fame ranks stages and bars last, but a day wants an evening; our own guide's cities have as many. */
const EVENING_KINDS: readonly PlaceCategory[] = ["show", "nightlife"];
const MAX_OF_AN_EVENING_KIND = 3;
/** Nearer ones with the same category, or the same name anywhere, are one place written twice. */
const SAME_ENTRY_KM = 0.025;
/** Our own guide's cities rate their places so by rank: 100 the first, 83 the tenth of 55, 72 the twentieth, 43 the last. */
const POPULARITY = { first: 100, last: 43, bend: 0.65 };

export type ChosenPlace = RatedPlace & {
  /** 1 to 100, against the others that are chosen. */
  readonly popularity: number;
};

/**
 * The best 45 with at most 15 of a kind (6 of an evening's), then what adds kinds, then evenings, then the next best, 60 in
 * all.
 *
 * @param places the most famous first.
 */
export function choosePlaces(places: readonly RatedPlace[]): ChosenPlace[] {
  const chosen: RatedPlace[] = [];
  const counts = new Map<PlaceCategory, number>();
  const add = (place: RatedPlace) => {
    const count = counts.get(place.category) ?? 0;
    const most = EVENING_KINDS.includes(place.category) ? MAX_EVENINGS : MAX_OF_A_KIND;
    if (count >= most || chosen.some((one) => isTwice(one, place))) return;
    counts.set(place.category, count + 1);
    chosen.push(place);
  };
  const left = (test: (place: RatedPlace) => boolean) =>
    places.filter((one) => !chosen.includes(one) && test(one));
  for (const place of places) if (chosen.length < BEST_PLACES) add(place);
  for (const place of left(({ category }) => !counts.has(category))) {
    if (counts.size < WANTED_KINDS && !counts.has(place.category)) add(place);
  }
  for (const kind of EVENING_KINDS) {
    for (const place of left(({ category }) => category === kind)) {
      if ((counts.get(kind) ?? 0) < MAX_OF_AN_EVENING_KIND) add(place);
    }
  }
  for (const place of left(() => true)) if (chosen.length < MAX_PLACES) add(place);
  return chosen
    .toSorted((a, b) => b.score - a.score)
    .map((place, rank) => ({ ...place, popularity: popularityOf(rank, chosen.length) }));
}

function isTwice(a: RatedPlace, b: RatedPlace): boolean {
  if (a.name.toLowerCase() === b.name.toLowerCase()) return true;
  return a.category === b.category && distanceKm(a.at, b.at) < SAME_ENTRY_KM;
}

function popularityOf(rank: number, count: number): number {
  const { first, last, bend } = POPULARITY;
  return Math.round(first - (first - last) * (rank / Math.max(1, count - 1)) ** bend);
}
