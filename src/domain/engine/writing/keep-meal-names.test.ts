import { expect, test } from "vitest";
import { kmFromMiddle } from "../../../../test/support/plans/known-city.ts";
import { coordinatesText } from "../../places/coordinates.ts";
import type { ItineraryDay, Meal } from "../../trip/trip.ts";
import { keepMealNames } from "./keep-meal-names.ts";

const LUNCH: Meal = { kind: "lunch", startMinutes: 720, endMinutes: 780 };
const NAMED: Meal = {
  ...LUNCH,
  placeName: "The Old Market",
  geoCoordinates: coordinatesText(kmFromMiddle(0.3)),
  guideId: "old-market",
};

/** A morning in the middle, and an afternoon some kilometres east of it. */
function day(meal: Meal, afternoonKm: number, morningKm = 0, date?: string): ItineraryDay {
  const place = (placeName: string, km: number, startMinutes: number) => ({
    placeName,
    placeDetails: "",
    placeImageURL: "",
    geoCoordinates: coordinatesText(kmFromMiddle(km)),
    ticketsPricing: "",
    timeToTravel: "",
    bestTime: "",
    visit: { startMinutes, endMinutes: startMinutes + 60 },
  });
  const plan = [place("Morning", morningKm, 600), place("Afternoon", afternoonKm, 840)];
  return { day: "Day 1", plan, meals: [meal], ...(date === undefined ? {} : { date }) };
}

test("a meal that moves, by the clock, on the map or to another date, has none", () => {
  const before = day(NAMED, 0.5);
  const later = { ...LUNCH, startMinutes: 735, endMinutes: 795 };
  expect(keepMealNames(before, day(later, 0.5)).meals).toEqual([later]);
  expect(keepMealNames(before, day(LUNCH, 4, 4)).meals).toEqual([LUNCH]);
  expect(keepMealNames(before, day(LUNCH, 0.5, 0, "2026-05-04")).meals).toEqual([LUNCH]);
});

test("what the traveller chose stays, at its hour where that is free and at the day's own where it isn't", () => {
  const chosen = { ...NAMED, startMinutes: 765, endMinutes: 825, isChosen: true as const };
  const before = day(chosen, 0.5);
  const later = { ...LUNCH, startMinutes: 660, endMinutes: 720 };
  expect(keepMealNames(before, day(later, 4, 4)).meals).toEqual([chosen]);
  const { meals: _, ...rest } = day(later, 4, 4);
  const without: ItineraryDay = rest;
  expect(keepMealNames(before, without).meals).toEqual([chosen]);
  const busy = day(later, 4, 4);
  const moved = busy.plan.map((place) => ({
    ...place,
    visit: { startMinutes: 720, endMinutes: 800 },
  }));
  expect(keepMealNames(before, { ...busy, plan: moved }).meals).toEqual([
    { ...chosen, startMinutes: 660, endMinutes: 720 },
  ]);
  // Without one of its own the day has it at the nearest hour that is free.
  expect(keepMealNames(before, { ...without, plan: moved }).meals).toEqual([
    { ...chosen, startMinutes: 810, endMinutes: 870 },
  ]);
});
