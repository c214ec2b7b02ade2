import { expect, test } from "vitest";
import { PLACE_CATEGORIES } from "../places/place-category.ts";
import { categoriesOf, INTEREST_IDS, INTERESTS } from "./interest.ts";

test("every kind of place is of one interest", () => {
  const all = INTERESTS.flatMap(({ categories }) => categories);
  expect(all.toSorted()).toEqual(PLACE_CATEGORIES.toSorted());
});

test("interests stand for their kinds of place together", () => {
  expect([...categoriesOf(["faith", "outdoors"])]).toEqual(["worship", "park", "nature"]);
  expect(categoriesOf([]).size).toBe(0);
  expect(categoriesOf(INTEREST_IDS).size).toBe(PLACE_CATEGORIES.length);
});
