import { placesOf } from "../../domain/engine/known-city.ts";
import { type KnownCityJson, knownCityToJson } from "../../domain/engine/known-city-json.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { TripFacts } from "../../domain/trip/trip-facts.ts";
import { findCity } from "../../guide/find-city.ts";
import type { GuidePlace } from "../../guide/guide-city.ts";
import { sketchOf } from "../../guide/sketches.ts";

/** What the guide knows of a trip's destination, for any planner's trip; no more than `hours` where it isn't there. */
export function factsOfTrip({ userSelection, tripData }: Trip): TripFacts & {
  readonly city?: KnownCityJson;
} {
  const city = findCity(userSelection.location.label);
  if (city === undefined) return { hours: {} };
  const ids = new Set(tripData.itinerary.flatMap(({ plan }) => plan.map(({ guideId }) => guideId)));
  const sketch = sketchOf(city.id);
  return {
    timeZone: city.timeZone,
    ...(sketch === undefined ? {} : { sketch }),
    hours: Object.fromEntries(
      placesOf<GuidePlace>(city).flatMap(({ id, hours }) =>
        hours !== undefined && ids.has(id) ? [[id, hours]] : [],
      ),
    ),
    city: knownCityToJson(city),
  };
}
