import { placesOf } from "../../domain/engine/known-city.ts";
import { type KnownCityJson, knownCityToJson } from "../../domain/engine/known-city-json.ts";
import type { Sketch } from "../../domain/places/sketch.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { LegOff, TripFacts } from "../../domain/trip/trip-facts.ts";
import { type CityOfTrip, cityOfTrip, type Guides } from "../guides/guide-source.ts";
import { runInTimeSlices } from "../lib/run-in-time-slices.ts";

const DEADLINE_MS = 10_000;

/** Facts of a trip's destination, for any planner's trip; no more than `hours` where nothing is known. */
export async function factsOfTrip(
  trip: Trip,
  guides: Guides,
): Promise<TripFacts & { readonly city?: KnownCityJson }> {
  const city = await cityOfTrip(trip, guides);
  if (city === undefined) return { hours: {} };
  const { itinerary } = trip.tripData;
  const off = await legsOffIn(trip, city);
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
    stepFree: Object.fromEntries(
      places.flatMap(({ id, stepFree }) =>
        stepFree !== undefined && ids.has(id) ? [[id, stepFree]] : [],
      ),
    ),
    ...(off.length === 0 ? {} : { legsOff: off }),
    ...(guides.transitRides === undefined ? {} : { hasTimetable: true }),
    city: knownCityToJson(city),
  };
}

/** What a table or a timetable that came after the plan says of its legs. */
async function legsOffIn(trip: Trip, city: CityOfTrip): Promise<LegOff[]> {
  const parts = city.bases ?? [city];
  if (parts.every(({ walks, rides }) => walks === undefined && rides === undefined)) return [];
  // The engine is large: it is loaded with the first edit, or here.
  const [{ readTrip }, { legsOff }] = await Promise.all([
    import("../../domain/engine/reading/read-trip.ts"),
    import("../../domain/engine/revise/propose-retimed.ts"),
  ]);
  const saved = await runInTimeSlices(readTrip(trip, city), AbortSignal.timeout(DEADLINE_MS));
  return legsOff(saved);
}

function sketchField(sketch: Sketch | undefined): Pick<TripFacts, "sketch"> {
  return sketch === undefined ? {} : { sketch };
}
