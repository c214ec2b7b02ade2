import { guideWords } from "../../messages/en/guide-words.ts";
import { coordinatesText } from "../../places/coordinates.ts";
import type { Place } from "../../trip/trip.ts";
import type { KnownCity, KnownPlace } from "../known-city.ts";
import { ticketText } from "./price-text.ts";

/** A known place in the trip document's words, which are English, not yet timed. */
export function describePlace(
  { name, details = "", category, drawing = category, ...place }: KnownPlace,
  { currency }: Pick<KnownCity, "currency">,
): Place {
  const { at, ticketPrice, id, bestTime, starts } = place;
  const isUnsure = category === "show" && bestTime === "evening" && starts === undefined;
  return {
    placeName: name,
    placeDetails: isUnsure ? guideWords.unsureShow(details).trim() : details,
    placeImageURL: `/art/${drawing}.svg`,
    geoCoordinates: coordinatesText(at),
    ticketsPricing: ticketText(ticketPrice, currency),
    timeToTravel: "",
    bestTime: "",
    guideId: id,
    category,
  };
}
