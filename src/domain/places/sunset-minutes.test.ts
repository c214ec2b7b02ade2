import { expect, test } from "vitest";
import { clockText } from "../clock-text.ts";
import { sunsetMinutes } from "./sunset-minutes.ts";

// Almanac times.
test.each([
  ["London", "2026-06-21", { lat: 51.5074, lon: -0.1278 }, "Europe/London", "21:21"],
  ["London", "2026-12-21", { lat: 51.5074, lon: -0.1278 }, "Europe/London", "15:53"],
  ["Sydney", "2026-12-21", { lat: -33.8688, lon: 151.2093 }, "Australia/Sydney", "20:05"],
  ["New York", "2026-03-20", { lat: 40.7128, lon: -74.006 }, "America/New_York", "19:08"],
  ["Singapore", "2026-09-22", { lat: 1.3521, lon: 103.8198 }, "Asia/Singapore", "18:58"],
])("in %s on %s the sun sets within three minutes of the almanac", (_, date, at, zone, almanac) => {
  const [hours = 0, minutes = 0] = almanac.split(":").map(Number);
  const sunset = sunsetMinutes(date, at, zone) ?? 0;
  expect([clockText(sunset), Math.abs(sunset - hours * 60 - minutes) <= 3]).toEqual([
    clockText(sunset),
    true,
  ]);
});

test("where the sun doesn't set there is no sunset", () => {
  expect(sunsetMinutes("2026-06-21", { lat: 70, lon: 25 }, "Europe/Oslo")).toBeUndefined();
});
