import { describe, expect, test } from "vitest";
import { cityOf, figureOf, NINE, visitTo } from "../../../../test/support/plans/checked-plan.ts";
import { kmFromMiddle, knownPlace } from "../../../../test/support/plans/known-city.ts";
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

  test("travel: counts the minutes on the way, walks by half, the worst day as much as all", () => {
    // 15 minutes on foot there and back.
    expect(figureOf("travel", inOrder(at("a", 0.8)))).toEqual([15, true]);
    // By bus 45 minutes each way.
    const far = inOrder(at("a", 8));
    expect(figureOf("travel", far)).toEqual([90, true]);
    const days = [...far.days, ...inOrder(at("b", 0.8)).days];
    expect(figureOf("travel", { city: cityOf(at("a", 8), at("b", 0.8)), days })).toEqual([
      71.25,
      true,
    ]);
  });

  test("travel: counts the way out of town by half", () => {
    const way = { by: "train", from: "Central Station", minutes: 60 } as const;
    const palace = at("palace", 25, 0, { way });
    const given = { city: { ...cityOf(), dayTrips: [palace] }, days: [[visitTo(palace, 600)]] };
    expect(figureOf("travel", given)).toEqual([60, true]);
  });

  test("detours: says nothing of days that have but one round", () => {
    expect(figureOf("detours", inOrder(at("a", 1, 0.2), at("b", 1, 1)))).toBeUndefined();
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
});
