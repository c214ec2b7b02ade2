import { expect, test } from "vitest";
import { kmOnFoot, waysOfDay } from "./ways-of-day.ts";

const walk = (distanceKm: number) => ({
  mode: "walk" as const,
  minutes: 15 * distanceKm,
  distanceKm,
});

test("the way to a table and on from it counts instead of the way between the places around it", () => {
  const day = {
    plan: [
      { visit: { startMinutes: 600, endMinutes: 700 }, leg: walk(1) },
      { visit: { startMinutes: 840, endMinutes: 900 }, leg: walk(2) },
    ],
    meals: [{ startMinutes: 740, endMinutes: 800, there: walk(4), on: walk(8) }],
    wayBack: walk(16),
  };
  // Only what a way depends on.
  const asDay = day as unknown as Parameters<typeof waysOfDay>[0];
  expect(kmOnFoot(waysOfDay(asDay))).toBe(1 + 4 + 8 + 16);
});

test("only what is walked counts, and a way nobody knows counts for nothing", () => {
  expect(kmOnFoot([walk(1), undefined, { mode: "transit", distanceKm: 9 }])).toBe(1);
});
