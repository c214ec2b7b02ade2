import { expect, test } from "vitest";
import { askedCities } from "./asked-cities.ts";

test.each([
  ["Add Kyoto", ["Kyoto"], undefined],
  ["Go to Kyoto for the last four days", ["Kyoto"], 4],
  ["the last three days in Kyoto", ["Kyoto"], 3],
  ["add kyoto, please", ["kyoto"], undefined],
  ["We’d like to see Kyoto as well", ["Kyoto"], undefined],
  ["Start with 2 nights in New York", ["New York"], 2],
  ["Include Kyoto and Osaka", ["Kyoto", "Osaka"], undefined],
  ["visit Rio de Janeiro on day 5", ["Rio de Janeiro"], undefined],
  ["Lisbon and beach", ["Lisbon"], undefined],
  ["add beach for two days and osaka", ["osaka"], 2],
  ["less walking", [], undefined],
])("%s", (wish, names, days) => {
  expect(askedCities(wish)).toMatchObject({ names, days });
});

test("a stay is told from a sight, and a beginning from an end", () => {
  expect(askedCities("first two nights in Nara")).toMatchObject({ isFirst: true, isStay: true });
  expect(askedCities("two nights in nara")).toMatchObject({ isStay: true });
  // There is a town called Ride.
  expect(askedCities("museums later, and ride a dragon on day 2").isStay).toBe(false);
  expect(askedCities("add Nijo Castle")).toMatchObject({ isFirst: false, isStay: false });
  expect(askedCities("add Nijo Castle on day 2").isStay).toBe(false);
  for (const text of [
    "Make it a beach day, keep fado in the evening",
    "Night out in Bairro Alto after dinner",
    "a night out in Bairro Alto",
    "Only Tokyo Disneyland on this day",
  ])
    expect([text, askedCities(text).names.length > 0 && askedCities(text).isStay]).toEqual([
      text,
      false,
    ]);
  expect(askedCities("a day in Nara").isStay).toBe(true);
  expect(askedCities("see Children's Parade on Constitution Day").isStay).toBe(false);
  expect(askedCities("add the Viking ship museum for a day").names).toEqual([]);
  expect(askedCities("add Palm Beach for a day").names).toEqual(["Palm Beach"]);
});
