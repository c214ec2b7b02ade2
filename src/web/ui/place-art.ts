import { isOurDrawing } from "../../domain/places/is-our-drawing.ts";
import type { TripHotel, TripPlace } from "../../domain/trip/trip.ts";

/** The illustration of a place without a photo: the one that its plan names, or that of its kind, which of a table is a restaurant. */
export function placeArt({
  placeImageURL,
  category = "monument",
  mealKind,
}: Pick<TripPlace, "placeImageURL" | "category" | "mealKind">): string {
  if (isOurDrawing(placeImageURL)) return placeImageURL;
  return `/art/${mealKind === undefined ? category : "restaurant"}.svg`;
}

/** The illustration of a hotel without a photo. */
export function hotelArt({ hotelImageURL }: Pick<TripHotel, "hotelImageURL">): string {
  return isOurDrawing(hotelImageURL) ? hotelImageURL : "/art/hotel-2.svg";
}

/** The picture over a trip; one of a generic town where nobody knew the destination. */
export function heroArt(hero: string | undefined): string {
  return hero === undefined ? "/art/destination.svg" : `/art/city-${hero}.svg`;
}
