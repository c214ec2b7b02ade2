import type { TripDay, TripPlace } from "../../src/domain/trip/trip.ts";

const PLACE = {
  placeDetails: "",
  placeImageURL: "",
  ticketsPricing: "",
  timeToTravel: "",
  bestTime: "",
};

/** A place of a trip that is one leg away from what is before it. */
function mapPlace(id: string, name: string, at: string): TripPlace {
  const leg = { mode: "walk", minutes: 12, distanceKm: 0.8, from: "" } as const;
  return { ...PLACE, id, placeName: name, geoCoordinates: at, leg };
}

/** Two days in Lisbon; nobody knows where the last place is. */
export const LISBON_DAYS: readonly TripDay[] = [
  {
    id: "d1",
    day: "Day 1",
    plan: [
      mapPlace("castle", "Castle of St George", "38.7139, -9.1335"),
      mapPlace("alfama", "Alfama", "38.7118, -9.1300"),
      mapPlace("market", "Time Out Market", "38.7071, -9.1459"),
    ],
    wayBack: { mode: "transit", minutes: 20, distanceKm: 2.1, from: "Time Out Market" },
  },
  {
    id: "d2",
    day: "Day 2",
    plan: [
      mapPlace("belem", "Belém Tower", "38.6916, -9.2160"),
      mapPlace("monastery", "Jerónimos Monastery", "38.6979, -9.2068"),
      mapPlace("secret", "Somewhere", "nobody knows"),
    ],
  },
];

export const LISBON_HOTEL = {
  name: "Casa do Rossio",
  position: { lat: 38.7142, lon: -9.1393 },
} as const;

/** Days of as many places each, all of them far enough apart to be seen. */
export function wideDays(dayCount: number, placesEach: number): TripDay[] {
  return Array.from({ length: dayCount }, (_, day) => ({
    id: `d${day}`,
    day: `Day ${day + 1}`,
    plan: Array.from({ length: placesEach }, (_, place) =>
      mapPlace(`p${day}-${place}`, `Place ${place}`, `${40 + day / 10}, ${10 + place / 10}`),
    ),
  }));
}

/** Places of one day at one spot, near the hotel. */
export function crowdedDay(count: number): TripDay[] {
  const plan = Array.from({ length: count }, (_, index) =>
    mapPlace(`c${index}`, `Stall ${index}`, "38.71, -9.14"),
  );
  return [{ id: "d1", day: "Day 1", plan }];
}
