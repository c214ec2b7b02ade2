import type { KnownCity, KnownHotel, KnownPlace } from "../../../src/domain/engine/known-city.ts";

/** Degrees of latitude, and on the equator of longitude, that are a kilometre. */
const KM = 1 / 111.195;

/** Kilometres east and north of the made-up city's middle, which lies on the equator. */
export function kmFromMiddle(eastKm: number, northKm = 0) {
  return { lat: northKm * KM, lon: 10 + eastKm * KM };
}

/** A free museum in the middle, open round the clock: a test says only what it is about. */
export function knownPlace(given: Partial<KnownPlace> & { id: string }): KnownPlace {
  return {
    name: `The ${given.id}`,
    at: kmFromMiddle(0),
    category: "museum",
    visitMinutes: 60,
    hours: "24/7",
    ticketPrice: 0,
    bestTime: "any",
    mustSee: false,
    popularity: 50,
    suits: [],
    ...given,
  };
}

export function knownHotel(given: Partial<KnownHotel> & { id: string }): KnownHotel {
  return {
    name: `Hotel ${given.id}`,
    at: kmFromMiddle(0),
    budget: "Standard",
    pricePerNight: { low: 80, high: 120 },
    ...given,
  };
}

/** A city of these places, with one hotel in the middle. */
export function knownCity(
  places: readonly KnownPlace[],
  hotels: readonly KnownHotel[] = [knownHotel({ id: "central" })],
): KnownCity {
  return {
    id: "testville",
    name: "Testville",
    currency: "EUR",
    centre: kmFromMiddle(0),
    hotels,
    places,
  };
}
