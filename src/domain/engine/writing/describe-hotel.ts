import { coordinatesText } from "../../places/coordinates.ts";
import type { Hotel } from "../../trip/trip.ts";
import type { KnownCity, KnownHotel } from "../known-city.ts";
import { nightText } from "./price-text.ts";

const PICTURES: Readonly<Record<KnownHotel["budget"], string>> = {
  Economy: "/art/hotel.svg",
  Budget: "/art/hotel.svg",
  Standard: "/art/hotel-2.svg",
  Comfort: "/art/hotel-3.svg",
  Premium: "/art/hotel-4.svg",
};

/** A known hotel in the trip document's words. */
export function describeHotel(
  hotel: KnownHotel,
  { name, currency, isOpenData }: Pick<KnownCity, "name" | "currency" | "isOpenData">,
): Hotel {
  const { address, description = "", budget } = hotel;
  const filed = isOpenData ? "" : `${budget} category.`;
  return {
    hotelName: hotel.name,
    hotelAddress: address === undefined || address === name ? name : `${address}, ${name}`,
    price: hotel.isPriceEstimated ? "Price not known" : nightText(hotel.pricePerNight, currency),
    hotelImageURL: PICTURES[budget],
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
