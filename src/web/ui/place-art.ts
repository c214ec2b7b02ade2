import type { PlaceCategory } from "../../domain/places/place-category.ts";
import type { Place, TripHotel } from "../../domain/trip/trip.ts";

/** The commonest kinds have two drawings each, so that a street of them is not one picture over and over. */
const WITH_TWO_DRAWINGS: ReadonlySet<PlaceCategory> = new Set(["museum", "monument", "park"]);
/** Each drawing is one file with three looks, which its fragment chooses. */
const LOOKS = ["", "#look-2", "#look-3"] as const;
const HOTELS = ["/art/hotel.svg", "/art/hotel-2.svg", "/art/hotel-3.svg", "/art/hotel-4.svg"];

/** The illustration of a place without a photo: the same on every page, and whatever else the trip has. */
export function placeArt(place: Pick<Place, "category" | "guideId" | "placeName">): string {
  return artOf(place.category, place.guideId ?? place.placeName);
}

/** @param key of what is shown: it has the same picture wherever it stands. */
export function artOf(category: PlaceCategory = "monument", key: string): string {
  const number = hashOf(key);
  const isOther = WITH_TWO_DRAWINGS.has(category) && number % 2 === 1;
  return `/art/${category}${isOther ? "-2" : ""}.svg${LOOKS[number % LOOKS.length]}`;
}

/** The illustration of a hotel without a photo: the same whatever other hotels stand beside it. */
export function hotelArt({ guideId, hotelName }: Pick<TripHotel, "guideId" | "hotelName">): string {
  return HOTELS[hashOf(guideId ?? hotelName) % HOTELS.length] ?? "";
}

/** From 0 on; alike texts have others. */
function hashOf(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 65_521;
  return hash;
}
