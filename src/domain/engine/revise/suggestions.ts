import type { Trip } from "../../trip/trip.ts";
import type { KnownCity } from "../known-city.ts";
import { type PlaceOption, weighOptions } from "./weigh-options.ts";

const MOST_SUGGESTIONS = 6;

/**
 * Up to six places that might be added at a spot of a day, each with what that costs in time and money. Pure. Yields
 * every millisecond or so.
 *
 * @param afterId the place that it would follow; undefined: it would be the day's first.
 * @returns none where the trip doesn't have the day, or the city is not known.
 */
export function* suggestions(
  trip: Trip,
  dayId: string,
  afterId: string | undefined,
  city: KnownCity | undefined,
): Generator<void, PlaceOption[], void> {
  const plan = trip.tripData.itinerary.find(({ id }) => id === dayId)?.plan;
  if (plan === undefined || city === undefined) return [];
  const before = plan.findIndex(({ id }) => id === afterId);
  const after = afterId === undefined ? {} : { afterId };
  return yield* weighOptions(
    trip,
    {
      dayId,
      neighbours: [plan[before], plan[before + 1]],
      editFor: (place) => ({ kind: "add-place", dayId, ...after, place }),
    },
    city,
    MOST_SUGGESTIONS,
  );
}
