import {
  type NameReading,
  readingSimilarity,
  readName,
  SAME_NAME,
} from "../engine/ground/match-name.ts";
import { type KnownCity, placesOf } from "../engine/known-city.ts";
import type { Trip } from "../trip/trip.ts";
import type { WishedPlace } from "./wish.ts";

/** A place that a wish may name. */
export type WishName = { readonly place: WishedPlace; readonly reading: NameReading };

/** So much less alike, and another place is not what was meant. */
const CLEARLY_LESS = 0.03;

/** The names of a trip's places and of those that the city has beside them. */
export function wishNames(trip: Trip, city: KnownCity | undefined): readonly WishName[] {
  return wishedPlaces(trip, city).map((place) => ({ place, reading: readName(place.name) }));
}

/** A trip's places and those that the city has beside them. */
export function wishedPlaces(
  { tripData }: Trip,
  city: KnownCity | undefined,
): readonly WishedPlace[] {
  const { itinerary, setAside = [] } = tripData;
  const planned = itinerary.flatMap(({ plan }) => plan);
  const inTrip = new Set([...planned, ...setAside].map(({ guideId }) => guideId));
  return [
    ...planned.map(({ id, placeName: name }) => ({ in: "plan", id, name }) as const),
    ...setAside.map(({ id, placeName: name }) => ({ in: "set-aside", id, name }) as const),
    ...(city === undefined ? [] : placesOf(city))
      .filter(({ id }) => !inTrip.has(id))
      .map(({ id, name }) => ({ in: "guide", id, name }) as const),
  ];
}

/**
 * The places that some words name, and how surely, from `SAME_NAME` to 1; more than one where several are about as
 * likely. Those of the plan come before others that are as likely.
 */
export function placesNamed(
  words: string,
  names: readonly WishName[],
): { readonly found: readonly WishedPlace[]; readonly similarity: number } | undefined {
  const reading = readName(words);
  const alike = names
    .map(({ place, reading: other }) => ({ place, similarity: readingSimilarity(reading, other) }))
    .filter(({ similarity }) => similarity >= SAME_NAME);
  if (alike.length === 0) return undefined;
  const similarity = Math.max(...alike.map((one) => one.similarity));
  const likely = alike.filter((one) => one.similarity > similarity - CLEARLY_LESS);
  const planned = likely.filter(({ place }) => place.in === "plan");
  return { found: (planned.length > 0 ? planned : likely).map(({ place }) => place), similarity };
}
