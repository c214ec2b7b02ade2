import { expect, test } from "vitest";
import { readTrip } from "../../src/domain/engine/reading/read-trip.ts";
import { waysOut } from "../../src/domain/engine/revise/ways-out.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { Trip } from "../../src/domain/trip/trip.ts";
import { cityNamed } from "../support/guide.ts";
import { byDay } from "../support/nightly.ts";
import { madeTo, storedTrip } from "../support/plans/stored-trip.ts";

const LAST = "gone";

/** The trip's problems but those of one place, by day and code. */
function othersOf(trip: Trip, placeId: string): string[] {
  const problems = trip.planCheck?.problems ?? [];
  return problems
    .filter((one) => one.placeId !== placeId)
    .map(({ dayId, code }) => `${dayId} ${code}`);
}

test("what doesn't fit is offered where it does", () => {
  const city = cityNamed("Rome, Italy");
  const days = 3;
  const trip = storedTrip(city, {
    days,
    traveller: "Couple",
    budget: "Standard",
    startDate: "2026-05-04",
  });
  let tried = 0;
  let helped = 0;
  // By day the places of one day.
  for (const [index, day] of byDay(trip.tripData.itinerary).entries()) {
    const dayId = `day-${(index + 1) % days}`;
    for (const { id: placeId } of day.plan) {
      const moved = madeTo(trip, [{ kind: "move-place", placeId, dayId, afterId: LAST }], city);
      if (!moved.planCheck?.problems?.some((problem) => problem.placeId === placeId)) continue;
      tried += 1;
      const ways = runToEnd(waysOut(runToEnd(readTrip(moved, city)), placeId));
      helped += ways.length > 0 ? 1 : 0;
      expect(ways.length).toBeLessThanOrEqual(3);
      expect(new Set(ways.map((way) => way.edit.dayId)).size).toBe(ways.length);
      for (const { edit, startMinutes } of ways) {
        const made = madeTo(moved, [edit], city);
        const place = made.tripData.itinerary
          .flatMap(({ plan }) => plan)
          .find(({ id }) => id === placeId);
        expect(place?.visit?.startMinutes).toBe(startMinutes);
        expect(made.planCheck?.problems?.filter((one) => one.placeId === placeId)).toEqual([]);
        expect(othersOf(made, placeId).length).toBeLessThanOrEqual(othersOf(moved, placeId).length);
      }
    }
  }
  expect(tried).toBeGreaterThan(2);
  // The day that it came from had room for it.
  expect(helped).toBe(tried);
});

test("what is set aside is offered on days that keep their meals", () => {
  const city = cityNamed("Rome, Italy");
  const request = { days: 2, traveller: "Couple", budget: "Standard" } as const;
  const trip = storedTrip(city, { ...request, startDate: "2026-05-04" });
  const placeId = "place-0-2";
  const without = madeTo(trip, [{ kind: "remove-place", placeId }], city);
  const ways = runToEnd(waysOut(runToEnd(readTrip(without, city)), placeId));
  expect(ways.map(({ edit }) => edit.dayId)).toContain("day-0");
  const mealsOf = ({ tripData }: Trip) =>
    tripData.itinerary.map(({ meals = [] }) => meals.map(({ kind }) => kind));
  for (const { edit } of ways) {
    const made = madeTo(without, [edit], city);
    expect(made.tripData.setAside).toBeUndefined();
    expect(mealsOf(made)).toEqual(mealsOf(without));
  }
});
