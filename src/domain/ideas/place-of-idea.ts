import { type KnownCity, placesOf } from "../engine/known-city.ts";
import { describePlace } from "../engine/writing/describe-place.ts";
import type { Idea } from "../trip/idea.ts";
import { ownPlace } from "../trip/own-place.ts";
import type { TripPlace } from "../trip/trip.ts";

/** An idea as a place of the plan: the guide's, with its facts, or the traveller's own. */
export function placeOfIdea(
  { id, name, note, guideId, geoCoordinates = "" }: Idea,
  city: KnownCity | undefined,
): TripPlace {
  const noted = note === undefined ? {} : { note };
  for (const base of city?.bases ?? (city === undefined ? [] : [city])) {
    const known = placesOf(base).find((one) => one.id === guideId);
    if (known !== undefined) return { ...describePlace(known, base), id, ...noted };
  }
  return { ...ownPlace(name, geoCoordinates), id, ...noted };
}
