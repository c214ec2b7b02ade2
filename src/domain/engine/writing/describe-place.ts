import { coordinatesText } from "../../places/coordinates.ts";
import type { Place } from "../../trip/trip.ts";
import type { KnownCity, KnownPlace } from "../known-city.ts";
import { ticketText } from "./price-text.ts";

/** A known place in the trip document's words, not yet timed. */
export function describePlace(
  { name, details = "", category, at, ticketPrice, id }: KnownPlace,
  { currency }: Pick<KnownCity, "currency">,
): Place {
  return {
    placeName: name,
    placeDetails: details,
    placeImageURL: `/art/${category}.svg`,
    geoCoordinates: coordinatesText(at),
    ticketsPricing: ticketText(ticketPrice, currency),
    timeToTravel: "",
    bestTime: "",
    guideId: id,
    category,
  };
}
