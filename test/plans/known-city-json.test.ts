import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { makeTimetable } from "../../src/domain/engine/days/make-timetable.ts";
import { knownCityFromJson, knownCityToJson } from "../../src/domain/engine/known-city-json.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import { factsOfTrip } from "../../src/server/trips/facts-of-trip.ts";
import { GUIDE_CITIES, GUIDES } from "../support/guide.ts";
import { byDay, IS_NIGHTLY } from "../support/nightly.ts";
import { sampledCities } from "../support/plans/sampled-cities.ts";
import { storedTrip } from "../support/plans/stored-trip.ts";

const MAX_GZIP_BYTES = 34_000;
const REQUEST = {
  days: 3,
  traveller: "Family",
  budget: "Standard",
  startDate: "2026-12-24",
} as const;

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each(byDay(sampledCities(1)))("$name is planned alike after its way to a page", ({ city }) => {
  const there = knownCityFromJson(sent(knownCityToJson(city)));
  if (there === undefined) throw new Error("it is a city");
  const idsOf = (known: typeof there) =>
    runToEnd(makeTimetable(known, { ...REQUEST, people: 4 })).days.map(({ visits, meals }) => [
      ...visits.map(({ candidate, startMinutes }) => [candidate.place.id, startMinutes]),
      ...meals,
    ]);
  expect(idsOf(there)).toEqual(idsOf(city));
  expect(sent(knownCityToJson(there))).toEqual(sent(knownCityToJson(city)));
});

/** By day those of which most is known. */
const LARGEST = GUIDE_CITIES.toSorted(
  (one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
).slice(0, IS_NIGHTLY ? undefined : 2);

test.each(LARGEST)("the facts of a trip to $name are at most 34 kB", async (city) => {
  const trip = storedTrip(city, { days: 1, traveller: "Solo", budget: "Standard" });
  const bytes = gzipSync(JSON.stringify(await factsOfTrip(trip, GUIDES, "en"))).byteLength;
  expect(bytes).toBeLessThanOrEqual(MAX_GZIP_BYTES);
});

test.each([undefined, null, "Rome", {}, { id: "rome", places: [{}] }])("%j is no city", (value) => {
  expect(knownCityFromJson(value)).toBeUndefined();
});
