import { expect, test } from "vitest";
import { planVerdict, worthVerdict } from "./plan-verdict.ts";

const known = (places: number, ofPlaces = 8) => ({ places, ofPlaces, hotels: 0, ofHotels: 4 });

test.each([
  [{ isFeasible: true, verified: known(8) }, "sound"],
  [{ isFeasible: true, verified: known(0) }, "unverified"],
  [{ isFeasible: false, verified: known(0) }, "faulty"],
  [{ isFeasible: false, verified: known(8) }, "faulty"],
  [{ isFeasible: true, verified: known(0, 0) }, "sound"],
] as const)("a check of %j is %s", (check, verdict) => {
  expect(planVerdict(check)).toBe(verdict);
});

test("a quality is worth a word", () => {
  expect([100, 85, 84, 70, 69, 50, 49, 0].map(worthVerdict)).toEqual([
    "veryGood",
    "veryGood",
    "good",
    "good",
    "fair",
    "fair",
    "poor",
    "poor",
  ]);
});
