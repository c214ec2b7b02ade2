import { placesOf } from "../../domain/engine/known-city.ts";
import { type KnownCityJson, knownCityToJson } from "../../domain/engine/known-city-json.ts";
import type { Sketch } from "../../domain/places/sketch.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { TripFacts } from "../../domain/trip/trip-facts.ts";
import { type CityOfTrip, cityOfTrip, type Guides } from "../guides/guide-source.ts";

/** Facts of a trip's destination, for any planner's trip; no more than `hours` where nothing is known. */
export async function factsOfTrip(
  trip: Trip,
  guides: Guides,
): Promise<TripFacts & { readonly city?: KnownCityJson }> {
  const city = await cityOfTrip(trip, guides);
  if (city === undefined) return { hours: {} };
  const { itinerary } = trip.tripData;
  const ids = new Set(itinerary.flatMap(({ plan }) => plan.map(({ guideId }) => guideId)));
  const places = placesOf(city);
  const timeZone = places[0]?.timeZone;
  const { bases } = city;
  return {
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(bases === undefined
      ? sketchField(city.sketch)
      : { sketches: bases.map((base: CityOfTrip) => base.sketch ?? null) }),
    hours: Object.fromEntries(
      places.flatMap(({ id, hours }) => (hours !== undefined && ids.has(id) ? [[id, hours]] : [])),
    ),
    city: knownCityToJson(city),
  };
}

function sketchField(sketch: Sketch | undefined): Pick<TripFacts, "sketch"> {
  return sketch === undefined ? {} : { sketch };
}
