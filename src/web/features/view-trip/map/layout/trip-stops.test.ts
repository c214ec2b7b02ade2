import { expect, test } from "vitest";
import { toMapPoint } from "./mercator.ts";
import { stopsInTown } from "./trip-stops.ts";

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
