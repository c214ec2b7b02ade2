import { coordinatesText } from "../../places/coordinates.ts";
import type { Place } from "../../trip/trip.ts";
import type { KnownCity, KnownPlace } from "../known-city.ts";
import { isProgramUnknown } from "../visits/visit-starts.ts";
import { ticketText } from "./price-text.ts";

/** A show of the evening differs from night to night; in English, as the whole trip document is. */
const CHECK_PROGRAM = "Check the program: we don’t know what’s on, or when it begins.";

/** A known place in the trip document's words, not yet timed. */
export function describePlace(
  { name, details = "", category, drawing = category, ...place }: KnownPlace,
  { currency }: Pick<KnownCity, "currency">,
): Place {
  const { at, ticketPrice, id, servesDinner } = place;
  const isUnsure = isProgramUnknown({ category, ...place });
  return {
    placeName: name,
    placeDetails: isUnsure ? `${details} ${CHECK_PROGRAM}`.trim() : details,
    placeImageURL: `/art/${drawing}.svg`,
    geoCoordinates: coordinatesText(at),
    // Where one dines only the way in costs nothing.
    ticketsPricing: ticketText(
      servesDinner && ticketPrice === 0 ? undefined : ticketPrice,
      currency,
    ),
    timeToTravel: "",
    bestTime: "",
    guideId: id,
    category,
  };
}
