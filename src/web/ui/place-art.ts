import type { PlaceCategory } from "../../domain/places/place-category.ts";
import type { Place } from "../../domain/trip/trip.ts";

/** What plans have most of has two drawings; a street of them is not one picture over and over. */
const WITH_TWO_DRAWINGS: ReadonlySet<PlaceCategory> = new Set(["museum", "monument", "park"]);
/** Each drawing is one file with three looks, which its fragment chooses. */
const LOOKS = ["", "#look-2", "#look-3"] as const;

/**
 * The illustration of a place without a photo.
 *
 * @param index of the place among others: neighbours of one kind have different pictures.
 */
export function placeArt({ category = "monument" }: Pick<Place, "category">, index: number) {
  const look = LOOKS[index % LOOKS.length] ?? "";
  const isOther = WITH_TWO_DRAWINGS.has(category) && index % 2 === 1;
  return `/art/${category}${isOther ? "-2" : ""}.svg${look}`;
}
