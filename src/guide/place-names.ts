import { type KnownPlace, placesOf } from "../domain/engine/known-city.ts";
import { isForFeasts } from "../domain/engine/visits/event-of-place.ts";
import type { PlaceNames } from "../domain/places/place-names.ts";
import { findCity } from "./find-city.ts";
import type { Guide } from "./guide.ts";
import { namedTowns } from "./named-towns.ts";

/**
 * The names of the places of a city, or of each that a destination names, and of those near, the best known first; none
 * where the guide doesn't have it.
 */
export async function placeNames(
  guide: Guide,
  destination: string | undefined,
): Promise<readonly PlaceNames[]> {
  if (destination === undefined) return [];
  const cities = [destination, ...namedTowns(guide, destination)].flatMap(
    (label) => findCity(guide, label) ?? [],
  );
  const loaded = await Promise.all(cities.map((city) => city.load()));
  return namesOfPlaces(loaded.flatMap(placesOf));
}

/** The names of places, the best known first. */
export function namesOfPlaces(places: readonly KnownPlace[]): readonly PlaceNames[] {
  return places
    .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))
    .map((place) => {
      const { name, otherNames } = place;
      return {
        ...{ name, ...(otherNames && { otherNames }) },
        ...(isForFeasts(place) && { isForFeasts: true as const }),
      };
    });
}
