import { expect, test } from "vitest";
import { changedMeals } from "./changed-meals.ts";
import type { Meal } from "./trip.ts";

const DINNER: Meal = { kind: "dinner", startMinutes: 1140, endMinutes: 1215, placeName: "Ichiran" };
const day = (meals: Meal[]) => [{ id: "one", day: "Day 1", plan: [], meals }];

test("a meal at another place or hour has changed; one a few minutes later, or a new one, has not", () => {
  const changed = (meal: Meal) => changedMeals(day([DINNER]), day([meal]));
  const elsewhere = { ...DINNER, placeName: "Afuri" };
  const later = { ...DINNER, startMinutes: 1180 };
  expect(changed(elsewhere)).toEqual([elsewhere]);
  expect(changed(later)).toEqual([later]);
  expect(changed({ ...DINNER, startMinutes: 1150 })).toEqual([]);
  expect(changedMeals(day([]), day([DINNER]))).toEqual([]);
});
