import type { Place } from "./trip.ts";

const USUAL_STAY_MINUTES = 60;

/** A place that the guide doesn't have, for an hour unless the traveller says otherwise. @param geoCoordinates "" where it is not known. */
export function ownPlace(
  placeName: string,
  geoCoordinates: string,
  more: Partial<Place> = {},
): Place {
  return {
    placeName,
    placeDetails: "",
    placeImageURL: "",
    geoCoordinates,
    ticketsPricing: "",
    timeToTravel: "",
    bestTime: "",
    stayMinutes: USUAL_STAY_MINUTES,
    notVerified: true,
    isOwn: true,
    ...more,
  };
}
