import { describe, expect, test } from "vitest";
import { BUDGET_TITLES, BUDGETS, budgetDistance } from "./budget.ts";
import { findTraveller, TRAVELLER_TITLES, TRAVELLERS } from "./traveller.ts";

describe("the cards of section 3", () => {
  test("offer its five kinds of traveller, word for word", () => {
    expect(TRAVELLERS.map(({ title, desc, people }) => [title, desc, people])).toEqual([
      ["Solo", "A solo journey of exploration", "1"],
      ["Couple", "Romantic getaway", "2"],
      ["Family", "Fun for the whole family", "4"],
      ["Friends", "Adventures with friends", "3"],
      ["Group", "Group travel made easy", "5+"],
    ]);
  });

  test("offer its five budgets, word for word", () => {
    expect(BUDGETS.map(({ title, desc }) => [title, desc])).toEqual([
      ["Economy", "Stay budget-friendly"],
      ["Budget", "Affordable comfort"],
      ["Standard", "Great value"],
      ["Comfort", "Extra amenities"],
      ["Premium", "Superior experience"],
    ]);
  });

  test.each([
    ["travellers", TRAVELLERS],
    ["budgets", BUDGETS],
  ])("for %s each have an id and an icon of their own", (_, options) => {
    expect(new Set(options.map(({ id }) => id)).size).toBe(5);
    expect(new Set(options.map(({ icon }) => icon)).size).toBe(5);
  });

  test("are listed by title in the same order", () => {
    expect(TRAVELLER_TITLES).toEqual(TRAVELLERS.map(({ title }) => title));
    expect(BUDGET_TITLES).toEqual(BUDGETS.map(({ title }) => title));
  });
});

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

test("budgets are as many steps apart as there are cards between them", () => {
  expect(budgetDistance("Economy", "Premium")).toBe(4);
  expect(budgetDistance("Premium", "Economy")).toBe(4);
  expect(budgetDistance("Standard", "Comfort")).toBe(1);
  expect(BUDGET_TITLES.map((title) => budgetDistance(title, title))).toEqual([0, 0, 0, 0, 0]);
});
