import { distanceKm, type Position } from "../../places/geo.ts";
import { LIKE_NAME, nameSimilarity, SAME_NAME } from "../ground/match-name.ts";
import type { PlannedHotel, PlannedPlace } from "./planned-trip.ts";

/** Two places of one kind or like name so close together are one. */
const SAME_SPOT_KM = 0.06;

type ComparedPlace = Pick<PlannedPlace, "key" | "known" | "at"> & {
  readonly text: Pick<PlannedPlace["text"], "placeName">;
};

/**
 * Whether two places of a plan are one: the same of the guide's, or the same name, or at one spot and of
 * one kind or like names. Two of the guide's are never the same, however near.
 *
 * @param kindOf what kind of place one is; undefined: nobody says.
 */
export function isSamePlace<Place extends ComparedPlace>(
  a: Place,
  b: Place,
  kindOf: (place: Place) => string | undefined,
): boolean {
  if (a.known !== undefined && b.known !== undefined) return a.known.id === b.known.id;
  if (a.key !== "" && a.key === b.key) return true;
  if (!isSameSpot(a.at, b.at)) return false;
  const kind = kindOf(a);
  const isSameKind = kind !== undefined && kind === kindOf(b);
  return isSameKind || nameSimilarity(a.text.placeName, b.text.placeName) >= LIKE_NAME;
}

/** The places that come again after they were there before, in their order. Yields at each. */
export function* repeatedPlaces<Place extends PlannedPlace>(
  places: readonly Place[],
): Generator<void, Place[], void> {
  const kindOf = ({ known, text }: Place) => known?.category ?? text.category;
  const repeated: Place[] = [];
  for (const [index, place] of places.entries()) {
    // An evening at the opera is no second visit of the house.
    const isAgain =
      place.facts.isHeld !== true &&
      places
        .slice(0, index)
        .some((one) => one.facts.isHeld !== true && isSamePlace(one, place, kindOf));
    if (isAgain) repeated.push(place);
    yield;
  }
  return repeated;
}

/** Hotels often stand side by side; only like names at one spot make them one. */
export function isSameHotel(a: PlannedHotel, b: PlannedHotel): boolean {
  if (a.known !== undefined && b.known !== undefined) return a.known.id === b.known.id;
  if (a.key !== "" && a.key === b.key) return true;
  return isSameSpot(a.at, b.at) && nameSimilarity(a.text.hotelName, b.text.hotelName) >= SAME_NAME;
}

function isSameSpot(a: Position | undefined, b: Position | undefined): boolean {
  return a !== undefined && b !== undefined && distanceKm(a, b) <= SAME_SPOT_KM;
}
