import type { TripPlace } from "../../trip/trip.ts";
import type { KnownPlace } from "../known-city.ts";
import type { SavedTrip } from "../reading/planned-trip.ts";
import { dayOf } from "../reading/read-trip.ts";
import { type OptionSpot, type PlaceOption, weighOptions } from "./weigh-options.ts";

const MAX_SUGGESTIONS = 6;

/**
 * Up to `most` places that might be added to a day, each at the spot where it fits best (`afterId`), be it between
 * two others, with what that costs in time and money. Pure. Yields every millisecond or so.
 *
 * @param isWanted what may come; left out: anything.
 * @returns none where the trip doesn't have the day, or the city is not known.
 */
export function* suggestions(
  trip: SavedTrip,
  dayId: string,
  most = MAX_SUGGESTIONS,
  isWanted?: (place: KnownPlace) => boolean,
): Generator<void, PlaceOption[], void> {
  const places = dayOf(trip, dayId)?.places;
  if (places === undefined) return [];
  const spots = [undefined, ...places].map((former, at): OptionSpot => {
    const after = former === undefined ? {} : { afterId: former.text.id };
    return {
      ...after,
      neighbours: [former, places[at]],
      editFor: (place: TripPlace) => ({ kind: "add-place", dayId, ...after, place }),
    };
  });
  return yield* weighOptions(trip, { dayId, spots, isWanted }, most);
}
