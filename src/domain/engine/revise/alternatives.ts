import type { Trip, TripPlace } from "../../trip/trip.ts";
import type { KnownCity } from "../known-city.ts";
import { type PlaceOption, weighOptions } from "./weigh-options.ts";

const MOST_ALTERNATIVES = 3;

/**
 * Up to three places that might come in the place of one of the trip, each with what that costs in time and money.
 * Pure. Yields every millisecond or so.
 *
 * @returns none where the trip doesn't have the place, or the city is not known.
 */
export function* alternatives(
  trip: Trip,
  placeId: string,
  city: KnownCity | undefined,
): Generator<void, PlaceOption[], void> {
  const day = trip.tripData.itinerary.find(({ plan }) => plan.some(({ id }) => id === placeId));
  const at = day?.plan.findIndex(({ id }) => id === placeId) ?? -1;
  const gone = day?.plan[at];
  if (day === undefined || gone === undefined || city === undefined) return [];
  const spot = {
    neighbours: [day.plan[at - 1], day.plan[at + 1]],
    editFor: (place: TripPlace) => ({ kind: "swap-place", placeId, place }) as const,
  };
  const asked = { dayId: day.id, gone, spots: [spot] };
  return yield* weighOptions(trip, asked, city, MOST_ALTERNATIVES);
}
