import { expect, test } from "vitest";
import { toMapPoint } from "./mercator.ts";
import { stopsInTown, tripStops } from "./trip-stops.ts";

const stop = (id: string, lat: number, lon: number) => ({
  id,
  dayNumber: 1,
  number: 1,
  name: id,
  position: { lat, lon },
  at: toMapPoint({ lat, lon }),
});
const LOUVRE = stop("Louvre", 48.861, 2.336);
const VERSAILLES = stop("Versailles", 48.805, 2.12);
const HOTEL = { name: "Hotel", position: { lat: 48.872, lon: 2.345 } };

test("a map of all days frames the city, not what is out of town", () => {
  expect(stopsInTown([LOUVRE, VERSAILLES], HOTEL)).toEqual([LOUVRE]);
});

test("all there is is framed where nothing is near, or the hotel is nowhere", () => {
  expect(stopsInTown([VERSAILLES], HOTEL)).toEqual([VERSAILLES]);
  expect(stopsInTown([LOUVRE, VERSAILLES], undefined)).toEqual([LOUVRE, VERSAILLES]);
});

test("the way to a place leads over the table and the rest that come before it", () => {
  const way = (minutes: number) => ({ mode: "walk", minutes, distanceKm: 1 }) as const;
  const place = (id: string, lat: number, startMinutes: number) => ({
    ...{ id, placeName: id, placeDetails: "", placeImageURL: "", ticketsPricing: "" },
    ...{ geoCoordinates: `${lat}, 2`, timeToTravel: "", bestTime: "" },
    visit: { startMinutes, endMinutes: startMinutes + 60 },
    leg: { ...way(30), from: "" },
  });
  const dinner = {
    ...{ kind: "dinner" as const, startMinutes: 1140, endMinutes: 1200, placeName: "Table" },
    ...{ geoCoordinates: "48.2, 2", there: way(5), on: way(7) },
  } as const;
  const rest = { startMinutes: 1000, endMinutes: 1080, rest: "hotel", there: way(9) } as const;
  const plan = [place("tower", 48.3, 1260)];
  const [hotel, table, tower, castle] = [48.1, 48.2, 48.3, 48.4].map((lat) =>
    toMapPoint({ lat, lon: 2 }),
  );
  const waysOf = (day: Parameters<typeof tripStops>[0][number]) =>
    tripStops([day], [hotel]).legs.map(({ minutes, from, to }) => [minutes, from, to]);
  expect(waysOf({ id: "d", day: "Day 1", plan, meals: [dinner] })).toEqual([
    [5, hotel, table],
    [7, table, tower],
  ]);
  const both = [place("castle", 48.4, 900), ...plan];
  expect(waysOf({ id: "d", day: "Day 1", plan: both, free: [rest] })).toEqual([
    [30, hotel, castle],
    [9, castle, hotel],
    [30, hotel, tower],
  ]);
  const back = { ...way(20), from: "tower" };
  const late = { ...dinner, startMinutes: 1350, endMinutes: 1400, isAfterRide: true as const };
  expect(waysOf({ id: "d", day: "Day 1", plan, meals: [late], wayBack: back }).slice(1)).toEqual([
    [20, tower, hotel],
    [5, hotel, table],
    [7, table, hotel],
  ]);
});
