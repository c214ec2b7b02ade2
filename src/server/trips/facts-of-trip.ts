import { placesOf } from "../../domain/engine/known-city.ts";
import { type KnownCityJson, knownCityToJson } from "../../domain/engine/known-city-json.ts";
import type { GuideTexts } from "../../domain/guide-text.ts";
import type { LanguageTag } from "../../domain/language-tags.ts";
import type { StepFree } from "../../domain/places/step-free.ts";
import { shortHash } from "../../domain/short-hash.ts";
import { needsStepFree } from "../../domain/trip/needs-step-free.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { LegOff, LocalName, TripFacts } from "../../domain/trip/trip-facts.ts";
import { type CityOfTrip, cityOfTrip, type Guides, textsOfTrip } from "../guides/guide-source.ts";
import { runInTimeSlices } from "../lib/run-in-time-slices.ts";

const DEADLINE_MS = 10_000;

/**
 * Facts of a trip's destination, for any planner's trip; no more than `hours` where nothing is known.
 *
 * @param language the reader's.
 */
export async function factsOfTrip(
  trip: Trip,
  guides: Guides,
  language: LanguageTag,
): Promise<TripFacts & { readonly city?: KnownCityJson }> {
  const city = await cityOfTrip(trip, guides);
  if (city === undefined) return { hours: {} };
  const { itinerary } = trip.tripData;
  const off = await legsOffIn(trip, city);
  const ids = new Set(itinerary.flatMap(({ plan }) => plan.map(({ guideId }) => guideId)));
  const places = placesOf(city);
  const timeZone = places[0]?.timeZone;
  const { bases } = city;
  const texts = await textsOfTrip(trip, guides, language);
  return {
    timeZone,
    sketch: bases === undefined ? city.sketch : undefined,
    sketches: bases?.map((base: CityOfTrip) => base.sketch ?? null),
    hours: Object.fromEntries(
      places.flatMap(({ id, hours }) => (hours !== undefined && ids.has(id) ? [[id, hours]] : [])),
    ),
    localNames: localNames(trip, city),
    stepFree: stepFreeIn(trip, city),
    legsOff: off.length === 0 ? undefined : off,
    hasTimetable: guides.transitRides === undefined ? undefined : true,
    texts,
    city: withNamesSaid(knownCityToJson(city), texts?.byHash ?? {}),
  };
}

/** Of the trip's places and hotels; of all that may come in their stead where one has to know. */
function stepFreeIn({ tripData, userSelection }: Trip, city: CityOfTrip): Record<string, StepFree> {
  const parts = [...tripData.hotels, ...tripData.itinerary.flatMap(({ plan }) => plan)];
  const ids = new Set(parts.map(({ guideId }) => guideId));
  const isForAll = needsStepFree(userSelection);
  return Object.fromEntries(
    [...placesOf(city), ...city.hotels].flatMap(({ id, stepFree }) =>
      stepFree !== undefined && (isForAll || ids.has(id)) ? [[id, stepFree]] : [],
    ),
  );
}

/** A city whose places are found by their names in the reader's language, too. */
function withNamesSaid(city: KnownCityJson, byHash: GuideTexts["byHash"]): KnownCityJson {
  if ("bases" in city) return { bases: city.bases.map((base) => inOne(base)) };
  return inOne(city);

  function inOne<One extends Extract<KnownCityJson, { places: unknown }>>(one: One): One {
    const { places, dayTrips } = one;
    return {
      ...one,
      places: places.map(inPlace),
      ...(dayTrips === undefined ? {} : { dayTrips: dayTrips.map(inPlace) }),
    };
  }

  function inPlace<Place extends { name: string; otherNames?: string[] | undefined }>(
    place: Place,
  ): Place {
    const said = byHash[shortHash(place.name)];
    if (said === undefined) return place;
    return { ...place, otherNames: [...(place.otherNames ?? []), said] };
  }
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

/** What a trip's places and hotels are called where they are, by `guideId`. */
function localNames({ tripData }: Trip, city: CityOfTrip): Record<string, LocalName> {
  const { itinerary, hotels } = tripData;
  const parts = [...hotels, ...itinerary.flatMap(({ plan }) => plan)];
  const ids = new Set(parts.map(({ guideId }) => guideId));
  return Object.fromEntries(
    (city.bases ?? [city]).flatMap((town) => {
      const known = [...placesOf(town), ...town.hotels, ...(town.eateries ?? [])];
      return known.flatMap(({ id, localName }) =>
        localName === undefined || !ids.has(id)
          ? []
          : [[id, { name: localName, ...languageOf(localName, town) }]],
      );
    }),
  );
}

/** The country's, as CLDR's likely subtags have it: the same characters are drawn otherwise in Japan and in Taiwan. */
function languageOf(name: string, { countryCode }: CityOfTrip): Pick<LocalName, "language"> {
  if (countryCode === undefined || /\p{Script=Latin}/u.test(name)) return {};
  const { language, script } = new Intl.Locale(`und-${countryCode}`).maximize();
  return { language: [language, script].filter((part) => part !== undefined).join("-") };
}
