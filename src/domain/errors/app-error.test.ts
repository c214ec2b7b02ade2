import { expect, test } from "vitest";
import type { DestinationAdvice } from "../messages/message-values.ts";
import { wordsIn } from "../messages/words.ts";
import { AppError, errorText } from "./app-error.ts";

test.each<[DestinationAdvice, string]>([
  [
    { advice: "nearest", city: "Lisbon, Portugal", km: 280 },
    "The nearest city we cover is Lisbon, Portugal, about 280 km away.",
  ],
  [
    { advice: "namesake", city: "Paris, France", others: ["New York"] },
    "We cover Paris, France, which is a different place, and New York.",
  ],
  [
    { advice: "namesake", city: "Paris, France", others: [] },
    "We cover Paris, France, which is a different place.",
  ],
  [{ advice: "similar", city: "Lisbon, Portugal" }, "Did you mean Lisbon, Portugal?"],
  [
    { advice: "sameCountry", cities: ["Tokyo", "Kyoto"] },
    "In the same country, we cover Tokyo and Kyoto.",
  ],
  [
    { advice: "some", total: 26, cities: ["Paris", "Rome"] },
    "We cover 26 cities, including Paris and Rome.",
  ],
])("an unknown destination is advised on: %o", (advice, words) => {
  const error = new AppError("destination_unknown", { destination: "X", ...advice });
  const text = errorText(error, wordsIn().errors);
  expect(text).toBe(`X isn’t in our built-in guide, and we don’t make places up. ${words}`);
});

test("an error keeps its cause for the log and out of its words", () => {
  const cause = new Error("connection to 10.0.0.7 refused, key AIza123");
  const error = new AppError("internal", {}, { cause });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: "AppError", code: "internal", cause });
  expect(`${errorText(error, wordsIn().errors)} ${error.message}`).not.toContain("AIza123");
});
