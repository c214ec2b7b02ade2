import { describe, expect, test } from "vitest";
import {
  checked,
  cityOf,
  figureOf,
  middle,
  NINE,
  near,
  rawVisit,
  visitTo,
} from "../../../../test/support/plans/checked-plan.ts";
import { kmFromMiddle } from "../../../../test/support/plans/known-city.ts";
import { coordinatesText } from "../../places/coordinates.ts";

describe("the facts", () => {
  test("completeness: counts what is missing or can't be read", () => {
    expect(figureOf("completeness", { days: [[rawVisit(middle)]] })).toEqual([100, true]);
    // 13 facts: 6 of the hotel, 6 of the place, and that there is a hotel.
    const vague = { ...rawVisit(middle), ticketsPricing: "", geoCoordinates: "downtown" };
    expect(figureOf("completeness", { days: [[vague]] })).toEqual([84.615, false]);
    // A hotel is only missing where there is one to be had.
    const bare = { days: [[rawVisit(middle)]], hotels: [], city: cityOf(middle) };
    expect(figureOf("completeness", bare)).toEqual([85.714, false]);
    expect(figureOf("completeness", { ...bare, city: { ...bare.city, hotels: [] } })).toEqual([
      100,
      true,
    ]);
  });

  test("dayCount: counts days missing and days with nothing in them", () => {
    expect(figureOf("dayCount", { days: [[rawVisit(middle)], [rawVisit(near)]] })).toEqual([
      0,
      true,
    ]);
    const given = { days: [[rawVisit(middle)], []], selection: { noOfDays: "3" } };
    expect(figureOf("dayCount", given)).toEqual([2, false]);
  });

  test("knownPlaces: asks the guide for places and hotels", () => {
    const city = cityOf(middle, near);
    expect(figureOf("knownPlaces", { city, days: [[rawVisit(middle)]] })).toEqual([100, true]);
    const invented = { ...rawVisit(near), placeName: "Cave of Wonders" };
    const given = { city, days: [[rawVisit(middle), invented]] };
    expect(figureOf("knownPlaces", given)).toEqual([66.667, false]);
    expect(checked(given).verified).toEqual({ places: 1, ofPlaces: 2, hotels: 1, ofHotels: 1 });
    expect(figureOf("knownPlaces", { ...given, city: undefined })).toBeUndefined();
  });

  test("positions: measures how far off the map the document is", () => {
    const city = cityOf(middle, near);
    const moved = (eastKm: number) => ({
      ...visitTo(middle, NINE),
      geoCoordinates: coordinatesText(kmFromMiddle(eastKm)),
    });
    expect(figureOf("positions", { city, days: [[visitTo(middle, NINE)]] })).toEqual([0, true]);
    // The hotel is right and the place 2 km off: 1 km is the middle of the two.
    const [metres = 0, isMet] = figureOf("positions", { city, days: [[moved(2)]] }) ?? [];
    expect(metres).toBeGreaterThan(990);
    expect(metres).toBeLessThan(1010);
    expect(isMet).toBe(false);
    // One of three far off leaves the median alone, not the verdict.
    const days = [[visitTo(near, NINE), moved(2)]];
    const [median = 0, isMedianMet] = figureOf("positions", { city, days }) ?? [];
    expect(median).toBeLessThan(1);
    expect(isMedianMet).toBe(false);
  });

  test("duplicates: counts places that come again, under whatever name", () => {
    const city = cityOf(middle, near);
    const days = [[visitTo(middle, NINE)], [visitTo(near, NINE)]];
    expect(figureOf("duplicates", { city, days })).toEqual([0, true]);
    const again = [[visitTo(middle, NINE)], [visitTo(middle, NINE, { placeName: "Old hall" })]];
    expect(figureOf("duplicates", { city, days: again })).toEqual([1, false]);
    const sameSpot = [[rawVisit(middle), { ...rawVisit(middle), placeName: "Other" }]].map((day) =>
      day.map((place) => ({ ...place, category: "museum" as const })),
    );
    expect(figureOf("duplicates", { days: sameSpot })).toEqual([1, false]);
  });
});
