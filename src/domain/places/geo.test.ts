import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceKm } from "./geo.ts";

/** Not by chance: a failure must show again at the next run. */
const SEED = 20_260_501;

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

const PARIS = { lat: 48.8566, lon: 2.3522 };

// Great-circle distances on a sphere of the IUGG mean radius; the ellipsoid is at most 0.6 % off.
test.each([
  ["London", { lat: 51.5074, lon: -0.1278 }, 343.6],
  ["New York", { lat: 40.7128, lon: -74.006 }, 5837],
  ["Sydney", { lat: -33.8688, lon: 151.2093 }, 16960],
])("Paris is as far from %s as an atlas says", (_, there, km) => {
  expect(Math.abs(distanceKm(PARIS, there) - km) / km).toBeLessThan(0.005);
});

test("the date line is no distance", () => {
  expect(distanceKm({ lat: -17, lon: 179.99 }, { lat: -17, lon: -179.99 })).toBeLessThan(3);
});

test("a distance is the same both ways, none to itself, and no detour shortens it", () => {
  fc.assert(
    fc.property(position, position, position, (a, b, c) => {
      expect(distanceKm(a, a)).toBe(0);
      expect(distanceKm(a, b)).toBe(distanceKm(b, a));
      expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3);
    }),
    { seed: SEED },
  );
});
