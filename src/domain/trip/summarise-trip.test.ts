import { expect, test } from "vitest";
import { savedTrip } from "../../../test/support/plans/saved-trip.ts";
import { tripDraft } from "../../../test/support/plans/trip-draft.ts";
import type { PlaceCategory } from "../places/place-category.ts";
import { summariseTrip } from "./summarise-trip.ts";

/** A trip whose days have places of these kinds; undefined for one of no kind. */
function tripOf(days: readonly (readonly (PlaceCategory | undefined)[])[], startDate?: string) {
  const { userSelection, tripData } = tripDraft();
  const [place] = tripData.itinerary[0]?.plan ?? [];
  if (place === undefined) throw new Error("a place");
  const itinerary = days.map((kinds, day) => ({
    day: `Day ${day + 1}`,
    plan: kinds.map((category, at) => ({
      ...place,
      placeName: `Place ${day}-${at}`,
      ...(category === undefined ? {} : { category }),
    })),
  }));
  return savedTrip({
    userSelection: { ...userSelection, ...(startDate === undefined ? {} : { startDate }) },
    tripData: { ...tripData, itinerary },
  });
}

test.each<[PlaceCategory | undefined, Parameters<typeof tripOf>[0]]>([
  ["museum", [["park", "museum"], ["museum"]]],
  [
    "park",
    [
      ["park", "museum"],
      ["museum", "park"],
    ],
  ],
  ["museum", [[undefined, undefined], ["museum"]]],
  [undefined, [[undefined]]],
  [undefined, [[]]],
  [undefined, []],
])("%s is what a trip has most of: %j", (category, days) => {
  expect(summariseTrip(tripOf(days)).category).toBe(category);
});

test("a trip begins with the first place of the first day that has one", () => {
  expect(summariseTrip(tripOf([["park", "museum"]])).firstPlace).toBe("Place 0-0");
  expect(summariseTrip(tripOf([[], ["museum"]])).firstPlace).toBe("Place 1-0");
  expect(summariseTrip(tripOf([[]]))).not.toHaveProperty("firstPlace");
});

test("only a date is a first day", () => {
  expect(summariseTrip(tripOf([], "2026-12-04")).startDate).toBe("2026-12-04");
  expect(summariseTrip(tripOf([], "in spring"))).not.toHaveProperty("startDate");
  expect(summariseTrip(tripOf([]))).not.toHaveProperty("startDate");
});
