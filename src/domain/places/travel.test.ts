import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { travelStyle } from "../trip/plan-request.ts";
import type { Position } from "./geo.ts";
import { estimateTravel, legBetween } from "./travel.ts";
import { travelText } from "./travel-text.ts";

/** Not by chance: a failure must show again at the next run. */
const SEED = 20_260_501;

const THRIFTY = { slow: false, taxi: false };
const RELAXED = { slow: true, taxi: false };
const ON_WHEELS = travelStyle(
  {
    traveller: "Couple",
    budget: "Standard",
    wishes: [{ kind: "need", need: "stepFree", text: "step-free" }],
  },
  false,
);
const DRIVEN = { slow: false, taxi: true };

const HERE: Position = { lat: 0, lon: 0 };
/** A point that many kilometres due north of HERE. */
const northBy = (km: number): Position => ({ lat: km / 111.19508, lon: 0 });
const goNorth = (km: number, style: Parameters<typeof estimateTravel>[2]) =>
  estimateTravel(HERE, northBy(km), style);

// By the formulas of docs/planning.md, "Legs", each rounded up to five minutes.
describe("an estimated way", () => {
  test.each([
    ["a short one is walked", 0.5, THRIFTY, { mode: "walk", minutes: 10, distanceKm: 0.6 }],
    ["a mile is still walked", 1.59, THRIFTY, { mode: "walk", minutes: 30, distanceKm: 2 }],
    ["others walk faster", 1.1, THRIFTY, { mode: "walk", minutes: 20, distanceKm: 1.4 }],
    [
      "families and groups walk slower",
      1.1,
      RELAXED,
      { mode: "walk", minutes: 25, distanceKm: 1.4 },
    ],
    ["so does who takes no steps", 0.7, ON_WHEELS, { mode: "walk", minutes: 15, distanceKm: 0.9 }],
    [
      "who sits in a wheelchair rides sooner",
      1.1,
      ON_WHEELS,
      { mode: "transit", minutes: 20, distanceKm: 1.5 },
    ],
    ["beyond, one rides", 1.61, THRIFTY, { mode: "transit", minutes: 20, distanceKm: 2.2 }],
    [
      "near the middle one goes by bus",
      3,
      THRIFTY,
      { mode: "transit", minutes: 25, distanceKm: 4.1 },
    ],
    [
      "trains speed up farther out",
      10,
      THRIFTY,
      { mode: "transit", minutes: 50, distanceKm: 13.5 },
    ],
    ["far out takes over an hour", 18, THRIFTY, { mode: "transit", minutes: 70, distanceKm: 24.3 }],
    ["taxis are for those who pay", 1.61, DRIVEN, { mode: "taxi", minutes: 15, distanceKm: 2.2 }],
    ["a taxi speeds up out of town", 20, DRIVEN, { mode: "taxi", minutes: 65, distanceKm: 27 }],
    ["a taxi is no reason not to walk", 1, DRIVEN, { mode: "walk", minutes: 20, distanceKm: 1.3 }],
  ])("%s", (_, km, style, expected) => {
    expect(goNorth(km, style)).toEqual(expected);
  });

  test("to where one is takes no time", () => {
    expect(estimateTravel(HERE, HERE, THRIFTY)).toEqual({
      mode: "walk",
      minutes: 0,
      distanceKm: 0,
    });
  });

  test("is the same both ways, in steps of five minutes, and no shorter than the straight line", () => {
    const nearby = fc.record({
      lat: fc.double({ min: 40, max: 40.5, noNaN: true }),
      lon: fc.double({ min: 20, max: 20.5, noNaN: true }),
    });
    const style = fc.record({ slow: fc.boolean(), taxi: fc.boolean() });
    fc.assert(
      fc.property(nearby, nearby, style, (from, to, how) => {
        const way = estimateTravel(from, to, how);
        expect(estimateTravel(to, from, how)).toEqual(way);
        expect(way.minutes % 5).toBe(0);
        // 36 km/h is faster than any of the three ways goes.
        expect(way.minutes).toBeGreaterThanOrEqual(((way.distanceKm - 0.05) / 36) * 60);
      }),
      { seed: SEED },
    );
  });
});

test("from an island out of town to a hill in town one takes the ferry back and then the cable car", () => {
  const island = { at: HERE, way: { by: "ferry", from: "Pier 4", minutes: 50 } } as const;
  const hill = { at: northBy(20), reachedBy: { by: "cable-car", minutes: 45 } } as const;
  const square = { at: northBy(20) };
  expect(legBetween(island, square, THRIFTY)?.minutes).toBe(50);
  expect(legBetween(island, hill, THRIFTY)?.minutes).toBe(95);
  expect(legBetween(hill, island, THRIFTY)?.minutes).toBe(95);
});

test.each([
  ["15 min walk (0.9 km)", { mode: "walk", minutes: 15, distanceKm: 0.9 }],
  ["5 min walk (0.1 km)", { mode: "walk", minutes: 5, distanceKm: 0.03 }],
  ["25 min by public transport (4.0 km)", { mode: "transit", minutes: 25, distanceKm: 4 }],
  ["20 min by taxi (5.3 km)", { mode: "taxi", minutes: 20, distanceKm: 5.3 }],
] as const)("a leg reads %j", (text, leg) => {
  expect(travelText(leg)).toBe(text);
});
