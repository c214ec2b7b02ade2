import { coordinatesText } from "../../places/coordinates.ts";
import type { Hotel } from "../../trip/trip.ts";
import type { KnownCity, KnownHotel } from "../known-city.ts";
import { nightText } from "./price-text.ts";

/** A known hotel in the trip document's words. */
export function describeHotel(
  hotel: KnownHotel,
  { name, currency, isOpenData }: Pick<KnownCity, "name" | "currency" | "isOpenData">,
): Hotel {
  const { address, description = "", budget, drawing = "hotel-2" } = hotel;
  const filed = isOpenData ? "" : `${budget} category.`;
  return {
    hotelName: hotel.name,
    hotelAddress: address === undefined || address === name ? name : `${address}, ${name}`,
    price: hotel.isPriceEstimated ? "Price not known" : nightText(hotel.pricePerNight, currency),
    hotelImageURL: `/art/${drawing}.svg`,
    geoCoordinates: coordinatesText(hotel.at),
    rating: ratingText(hotel.stars),
    description: [description, filed].filter((text) => text !== "").join(" "),
    guideId: hotel.id,
  };
}

function ratingText(stars: number | undefined): string {
  if (stars === undefined) return "Not rated";
  return stars === 1 ? "1 star" : `${stars} stars`;
}
