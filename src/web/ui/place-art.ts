import type { Place, TripHotel } from "../../domain/trip/trip.ts";

/** An illustration of ours; a model's plan may name any picture. */
const OURS = /^\/art\/[\w-]+\.svg$/;

/** The illustration of a place without a photo: the one that its plan names, or that of its kind. */
export function placeArt({
  placeImageURL,
  category = "monument",
}: Pick<Place, "placeImageURL" | "category">): string {
  return OURS.test(placeImageURL) ? placeImageURL : `/art/${category}.svg`;
}

/** The illustration of a hotel without a photo. */
export function hotelArt({ hotelImageURL }: Pick<TripHotel, "hotelImageURL">): string {
  return OURS.test(hotelImageURL) ? hotelImageURL : "/art/hotel-2.svg";
}

/** The picture over a trip; one of a generic town where nobody knew the destination. */
export function heroArt(hero: string | undefined): string {
  return hero === undefined ? "/art/destination.svg" : `/art/city-${hero}.svg`;
}
