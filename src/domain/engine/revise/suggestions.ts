import type { Trip, TripPlace } from "../../trip/trip.ts";
import type { KnownCity } from "../known-city.ts";
import { type OptionSpot, type PlaceOption, weighOptions } from "./weigh-options.ts";

const MOST_SUGGESTIONS = 6;

/**
 * Up to `most` places that might be added to a day, each at the spot where it fits best (`afterId`), be it between
 * two others, with what that costs in time and money. Pure. Yields every millisecond or so.
 *
 * @returns none where the trip doesn't have the day, or the city is not known.
 */
export function* suggestions(
  trip: Trip,
  dayId: string,
  city: KnownCity | undefined,
  most = MOST_SUGGESTIONS,
): Generator<void, PlaceOption[], void> {
  const plan = trip.tripData.itinerary.find(({ id }) => id === dayId)?.plan;
  if (plan === undefined || city === undefined) return [];
  const spots = [undefined, ...plan].map((former, at): OptionSpot => {
    const after = former === undefined ? {} : { afterId: former.id };
    return {
      ...after,
      neighbours: [former, plan[at]],
      editFor: (place: TripPlace) => ({ kind: "add-place", dayId, ...after, place }),
    };
  });
  return yield* weighOptions(trip, { dayId, spots }, city, most);
}
