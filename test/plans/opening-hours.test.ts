// Our parser beside the reference implementation of OpenStreetMap's notation, on every text of the guide.
import { describe, expect, test } from "vitest";
import { GUIDE_CITIES } from "../support/guide.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";
import { hoursDifference } from "../support/reference-hours.ts";

/** Many cities have the same ones: each is read once. */
const seen = new Set<string>();

const CITIES = GUIDE_CITIES.filter((_, nth) => IS_NIGHTLY || nth % 9 === 0);

describe.each(CITIES)("the opening hours of $name", (city) => {
  const { places, dayTrips = [], eateries = [] } = city;
  const said = [...places, ...dayTrips, ...eateries].flatMap(({ hours }) => hours ?? []);
  const texts = new Set(said.filter((text) => !seen.has(text)));
  for (const text of texts) seen.add(text);

  test("are read as the reference reads them", () => {
    for (const text of texts) expect([text, hoursDifference(text)]).toEqual([text, undefined]);
  });
});

/** What a table's text says of its hours. */
const SHUTS = /\b(?:shuts?|closes? (?:early|from|at)|until early evening|sells? out|lunch only)\b/i;

test("a table whose text says that it shuts sooner than others has hours", () => {
  const eateries = GUIDE_CITIES.flatMap((city) => city.eateries ?? []);
  const shutting = eateries.filter(
    ({ details, meals }) => meals.includes("dinner") && SHUTS.test(details),
  );
  expect(shutting.length).toBeGreaterThan(3);
  expect(shutting.filter(({ hours }) => hours === undefined).map(({ name }) => name)).toEqual([]);
});
