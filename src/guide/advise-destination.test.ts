import { expect, test } from "vitest";
import { GUIDE, GUIDE_CITIES } from "../../test/support/guide.ts";
import { errorText } from "../domain/errors/app-error.ts";
import { wordsIn } from "../domain/messages/words.ts";
import { adviseDestination } from "./advise-destination.ts";
import { findCity } from "./find-city.ts";

/** Some cities, so that a new one changes no answer below. */
const SOME = GUIDE.filter(({ id }) =>
  ["paris", "tokyo", "new-york", "lisbon", "madrid", "kyoto", "osaka", "mexico-city"].includes(id),
);

test("a real place outside the guide is answered with the nearest city in it, and how far that is", () => {
  const { advice, alternatives } = adviseDestination(SOME, "Porto");
  expect(advice).toEqual({ advice: "nearest", city: "Lisbon, Portugal", km: 280 });
  expect(alternatives[0]).toBe("Lisbon, Portugal");
});

test("a slip of the pen is answered with what was meant", () => {
  expect(adviseDestination(GUIDE, "Lisbn")).toEqual({
    advice: { advice: "similar", city: "Lisbon, Portugal" },
    alternatives: ["Lisbon, Portugal"],
  });
});

test("a namesake elsewhere is answered with cities near it before the one whose name it shares", () => {
  const { advice, alternatives } = adviseDestination(SOME, "Paris, Texas");
  expect(advice).toMatchObject({ advice: "namesake", city: "Paris, France" });
  expect(alternatives).toHaveLength(3);
  expect(alternatives[0]).toBe("Mexico City, Mexico");
  expect(alternatives.at(-1)).toBe("Paris, France");
});

test("an unknown town is answered with the cities of its country", () => {
  expect(adviseDestination(SOME, "Nowhere, Japan")).toEqual({
    advice: { advice: "sameCountry", cities: ["Tokyo", "Kyoto", "Osaka"] },
    alternatives: ["Tokyo, Japan", "Kyoto, Japan", "Osaka, Japan"],
  });
  expect(adviseDestination(SOME, "Portugal").alternatives).toEqual(["Lisbon, Portugal"]);
});

test("a place that never was is answered with what the guide has", () => {
  const { advice, alternatives } = adviseDestination(GUIDE, "Atlantis");
  expect(advice).toMatchObject({ advice: "some", total: GUIDE_CITIES.length });
  expect(alternatives).toHaveLength(3);
});

test("the nearest city is not offered from the other side of the world", () => {
  expect(adviseDestination(GUIDE, "Honolulu").advice.advice).not.toBe("nearest");
});

test.each([
  "Porto",
  "Lisbn",
  "Paris, Texas",
  "Nowhere, Japan",
  "Atlantis",
  "Honolulu",
  "",
  "💥",
  "a",
])("for %j one to three cities are offered, each of which can then be planned", (destination) => {
  const { advice, alternatives } = adviseDestination(GUIDE, destination);
  const text = errorText(
    { code: "destination_unknown", values: { destination, ...advice } },
    wordsIn().errors,
  );
  expect(text).toMatch(/make places up\. [A-Z].*[.?]$/);
  expect(alternatives.length).toBeGreaterThanOrEqual(1);
  expect(alternatives.length).toBeLessThanOrEqual(3);
  for (const label of alternatives) expect(findCity(GUIDE, label), label).toBeDefined();
});
