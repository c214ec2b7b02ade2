import { expect, test } from "vitest";
import { planVerdict } from "./plan-verdict.ts";

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
