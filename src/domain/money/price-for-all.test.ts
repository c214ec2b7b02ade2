import { expect, test } from "vitest";
import { priceForAll } from "./price-for-all.ts";

test.each([
  ["€16 per adult", 4, "€64"],
  ["€12.50 per adult", 3, "€37.50"],
  ["CZK 450 per adult", 4, "CZK 1,800"],
  ["€15-20 per person", 4, "€60–80"],
  ["12,50 € per person", 2, "€25"],
  ["Free", 4, undefined],
  ["€0 per adult", 4, undefined],
  ["Price not known", 4, undefined],
  ["€40 for a boat", 4, undefined],
  ["16 per adult", 4, undefined],
  ["€16 per adult", 1, undefined],
])("%s is for %s travellers %s", (text, people, expected) => {
  expect(priceForAll(text, people)).toBe(expected);
});
