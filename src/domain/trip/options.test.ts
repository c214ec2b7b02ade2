import { describe, expect, test } from "vitest";
import { findTraveller, TRAVELLERS, travellerOf } from "./traveller.ts";

describe("a stored traveller value", () => {
  test.each(TRAVELLERS.map(({ title, people }) => [title, people]))(
    "names %s by people value, by title, in any case",
    (title, people) => {
      for (const text of [people, title, title.toUpperCase(), ` ${people} `]) {
        expect(findTraveller(text)?.title).toBe(title);
      }
    },
  );

  test.each(["", "5", "6", "0", "nobody", "Solo, Couple"])("of %j names none", (text) => {
    expect(findTraveller(text)).toBeUndefined();
  });
});

test.each([
  ["5+", [3, 8], "Family"],
  ["3", [11], "Family"],
  ["3", [17], "Friends"],
  ["5+", [], "Group"],
])("%s with children of %j are planned for as %s", (traveler, childAges, title) => {
  expect(travellerOf({ traveler, childAges })).toBe(title);
});
