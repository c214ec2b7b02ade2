import { describe, expect, test } from "vitest";
import {
  cityOf,
  figureOf,
  hotelText,
  NINE,
  visitTo,
} from "../../../../test/support/plans/checked-plan.ts";
import {
  kmFromMiddle,
  knownCity,
  knownHotel,
  knownPlace,
} from "../../../../test/support/plans/known-city.ts";
import type { Position } from "../../places/geo.ts";
import type { KnownPlace } from "../known-city.ts";

describe("the ways", () => {
  const at = (id: string, eastKm: number, northKm = 0, given: Partial<KnownPlace> = {}) =>
    knownPlace({ id, at: kmFromMiddle(eastKm, northKm), ...given });
  const inOrder = (...places: KnownPlace[]) => ({
    city: cityOf(...places),
    days: [places.map((place, index) => visitTo(place, NINE + 90 * (index + 1)))],
  });

  test("detours: compares the day's round with the shortest one", () => {
    const [w, x, y] = [at("w", 0.5), at("x", 1), at("y", 1.45)];
    // In order 10+10+10+25 = 55 minutes; x first, then w and y: 20+10+20+25 = 75.
    expect(figureOf("detours", inOrder(w, x, y))).toEqual([0, true]);
    expect(figureOf("detours", inOrder(x, w, y))).toEqual([36.364, false]);
  });

  test("crossings: counts where a day's way crosses itself", () => {
    const [a, b, c] = [at("a", 1, 0.2), at("b", 1, 1), at("c", 0.2, 1)];
    expect(figureOf("crossings", inOrder(a, b, c))).toEqual([0, true]);
    expect(figureOf("crossings", inOrder(c, a, b))).toEqual([1, false]);
  });

  test("travelShare: weighs the time on the way against all of it", () => {
    // 15 minutes there and back and an hour's visit: a third.
    expect(figureOf("travelShare", inOrder(at("a", 0.8)))).toEqual([33.333, false]);
    expect(figureOf("travelShare", inOrder(at("a", 0.8), at("b", 0.8)))).toEqual([20, true]);
  });

  test("longLegs: counts long ways unless a must-see is at an end of them", () => {
    expect(figureOf("longLegs", inOrder(at("a", 8)))).toEqual([100, false]);
    expect(figureOf("longLegs", inOrder(at("a", 8, 0, { mustSee: true })))).toEqual([0, true]);
  });

  test("detours and crossings: say nothing of days that have but one round", () => {
    const two = inOrder(at("a", 1, 0.2), at("b", 1, 1));
    expect(figureOf("detours", two)).toBeUndefined();
    expect(figureOf("crossings", two)).toBeUndefined();
  });

  test("together: wants each place on the day that has the places near it", () => {
    const [a, b, c, d] = [at("a", 0), at("b", 0.5), at("c", 5), at("d", 5.5)];
    const days = (...of: KnownPlace[][]) => ({
      city: cityOf(a, b, c, d),
      days: of.map((places) => places.map((place, index) => visitTo(place, 600 + 90 * index))),
    });
    expect(figureOf("together", days([a, b], [c, d]))).toEqual([0, true]);
    expect(figureOf("together", days([a, c], [b, d]))).toEqual([100, false]);
    expect(figureOf("together", days([a, b, c], [d]))).toEqual([33.333, false]);
    // By itself on its day, and a single day.
    expect(figureOf("together", days([a], [d]))).toBeUndefined();
    expect(figureOf("together", days([a, b, c, d]))).toBeUndefined();
  });

  test("hotelLocation: compares the hotel with the level's best placed one", () => {
    const lake = at("lake", 4);
    const hotels = [
      knownHotel({ id: "central" }),
      knownHotel({ id: "shore", at: kmFromMiddle(3.6) }),
    ];
    const given = (hotel: Position, name: string) => ({
      city: knownCity([lake], hotels),
      days: [[visitTo(lake, 600)]],
      hotels: [hotelText(hotel, { hotelName: name })],
    });
    // 10 minutes from the shore (0.5 km on foot), 30 from the middle.
    expect(figureOf("hotelLocation", given(kmFromMiddle(3.6), "Hotel shore"))).toEqual([1, true]);
    expect(figureOf("hotelLocation", given(kmFromMiddle(0), "Hotel central"))).toEqual([3, false]);
  });
});
