import { type KnownCity, placesOf } from "../engine/known-city.ts";
import type { Trip } from "../trip/trip.ts";
import type { WishedPlace } from "./wish.ts";

/** A trip's places and those that the city has beside them. */
export function wishedPlaces(
  { tripData }: Trip,
  city: KnownCity | undefined,
): readonly WishedPlace[] {
  const { itinerary, setAside = [] } = tripData;
  const planned = itinerary.flatMap(({ plan }) => plan);
  const inTrip = new Set([...planned, ...setAside].map(({ guideId }) => guideId));
  return [
    ...planned.map(({ id, placeName: name }) => ({ in: "plan", id, name }) as const),
    ...setAside.map(({ id, placeName: name }) => ({ in: "set-aside", id, name }) as const),
    ...(city === undefined ? [] : placesOf(city))
      .filter(({ id }) => !inTrip.has(id))
      .map(({ id, name }) => ({ in: "guide", id, name }) as const),
  ];
}
