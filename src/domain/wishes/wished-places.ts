import { type KnownCity, placesOf } from "../engine/known-city.ts";
import type { Trip } from "../trip/trip.ts";
import type { WishedPlace } from "./wish.ts";

/** Places to eat that words may name: of the trip's meals, and of its city. */
export function namedTables(
  { tripData }: Trip,
  city: KnownCity | undefined,
): readonly WishedPlace[] {
  const planned = tripData.itinerary.flatMap(({ meals = [] }) =>
    meals.flatMap(({ guideId, placeName: name }) =>
      name === undefined ? [] : [{ in: "table", id: guideId ?? name, name } as const],
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
  const inTrip = new Set([...planned, ...setAside].map(({ guideId }) => guideId));
  return [
    ...planned.map(({ id, placeName: name }) => ({ in: "plan", id, name }) as const),
    ...setAside.map(({ id, placeName: name }) => ({ in: "set-aside", id, name }) as const),
    ...(city === undefined ? [] : placesOf(city))
      .filter(({ id }) => !inTrip.has(id))
      .map(({ id, name }) => ({ in: "guide", id, name }) as const),
  ];
}
