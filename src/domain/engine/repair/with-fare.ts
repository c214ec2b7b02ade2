import type { Place } from "../../trip/trip.ts";
import { ticketText } from "../ground/price-text.ts";
import type { KnownCity } from "../known-city.ts";

/** Says what the way out of town costs, both ways, where the guide knows it. */
export function withFare<Text extends Place>(
  place: Text,
  city: Pick<KnownCity, "dayTrips" | "currency"> | undefined,
): Text {
  const fare = city?.dayTrips?.find(({ id }) => id === place.guideId)?.way?.fare;
  if (city === undefined || place.leg?.way === undefined || fare === undefined) return place;
  const way = { ...place.leg.way, fare: ticketText(fare, city.currency) };
  return { ...place, leg: { ...place.leg, way } };
}
