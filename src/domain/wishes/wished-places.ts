import { type KnownCity, type KnownPlace, placesOf } from "../engine/known-city.ts";
import { isForFeasts } from "../engine/visits/event-of-place.ts";
import type { Trip, TripPlace } from "../trip/trip.ts";
import type { WishedPlace } from "./wish.ts";

/** Places to eat that words may name: of the trip's meals, and of its city. */
export function namedTables(
  { tripData }: Trip,
  city: KnownCity | undefined,
): readonly WishedPlace[] {
  const planned = tripData.itinerary.flatMap(({ meals = [] }) =>
    meals.flatMap(({ guideId, placeName: name }) =>
      name === undefined
        ? []
        : [{ in: "table", id: guideId ?? name, name, isOfTrip: true } as const],
    ),
  );
  const known = (city?.eateries ?? []).map(({ id, name }) => ({ in: "table", id, name }) as const);
  return [...new Map([...known, ...planned].map((one) => [one.id, one])).values()];
}

/** A trip's places and those that the city has beside them. */
export function wishedPlaces(
  { tripData }: Trip,
  city: KnownCity | undefined,
): readonly WishedPlace[] {
  const { itinerary, setAside = [] } = tripData;
  const planned = itinerary.flatMap(({ plan }) => plan);
  const known = city === undefined ? [] : placesOf(city);
  const inTrip = new Set([...planned, ...setAside].map(({ guideId }) => guideId));
  return [
    ...planned.map((place) => namedIn("plan", place, known)),
    ...setAside.map((place) => namedIn("set-aside", place, known)),
    ...known
      .filter(({ id }) => !inTrip.has(id))
      .map((place) => {
        const { id, name, otherNames } = place;
        return { in: "guide", id, name, otherNames, isForFeasts: feastMark(place) } as const;
      }),
  ];
}

function namedIn(
  where: "plan" | "set-aside",
  { id, placeName: name, guideId }: TripPlace,
  known: readonly KnownPlace[],
): WishedPlace {
  const of = guideId === undefined ? undefined : known.find((place) => place.id === guideId);
  return { in: where, id, name, otherNames: of?.otherNames, isForFeasts: of && feastMark(of) };
}

function feastMark(place: KnownPlace): true | undefined {
  return isForFeasts(place) || undefined;
}
