import type { TripPlace } from "../../trip/trip.ts";
import type { KnownPlace } from "../known-city.ts";
import type { SavedTrip } from "../reading/planned-trip.ts";
import { daysOf } from "../reading/read-trip.ts";
import { type PlaceOption, weighOptions } from "./weigh-options.ts";

const MAX_ALTERNATIVES = 3;

/**
 * Up to three places that might come in the place of one of the trip, each with what that costs in time and money.
 * Pure. Yields every millisecond or so.
 *
 * @param isWanted which places of the city may come; all without it.
 * @returns none where the trip doesn't have the place, or the city is not known.
 */
export function* alternatives(
  trip: SavedTrip,
  placeId: string,
  isWanted?: (place: KnownPlace) => boolean,
): Generator<void, PlaceOption[], void> {
  const day = daysOf(trip).find(({ places }) => places.some(({ text }) => text.id === placeId));
  const at = day?.places.findIndex(({ text }) => text.id === placeId) ?? -1;
  const gone = day?.places[at];
  if (day === undefined || gone === undefined) return [];
  const spot = {
    neighbours: [day.places[at - 1], day.places[at + 1]],
    editFor: (place: TripPlace) => ({ kind: "swap-place", placeId, place }) as const,
  };
  const asked = { dayId: day.text.id, gone, spots: [spot], isWanted };
  return yield* weighOptions(trip, asked, MAX_ALTERNATIVES);
}
