import { expect, test } from "vitest";
import type { TripDay } from "../../../../../domain/trip/trip.ts";
import { endOfDay, isSameSpot, spotBeside, spotOf, spotOfDayBeside, standAt } from "./spots.ts";

function day(id: string, ...ids: string[]): TripDay {
  return { id, day: `Day ${id}`, plan: ids.map((placeId) => ({ ...PLACE, id: placeId })) };
}
const PLACE = {
  placeName: "",
  placeDetails: "",
  placeImageURL: "",
  geoCoordinates: "",
  ticketsPricing: "",
  timeToTravel: "",
  bestTime: "",
};
const DAYS = [day("1", "a", "b", "c"), day("2"), day("3", "d")];

test("steps lead through every spot of the trip, over an empty day, and stop at its ends", () => {
  const start = spotOf(DAYS, "b") ?? { dayId: "" };
  expect(start).toEqual({ dayId: "1", afterId: "a" });
  const spots = [start];
  for (let last = start; ; ) {
    const next = spotBeside(DAYS, "b", last, 1);
    if (isSameSpot(next, last)) break;
    spots.push(next);
    last = next;
  }
  expect(spots).toEqual([
    { dayId: "1", afterId: "a" },
    { dayId: "1", afterId: "c" },
    { dayId: "2" },
    { dayId: "3" },
    { dayId: "3", afterId: "d" },
  ]);
  expect(spotBeside(DAYS, "b", start, -1)).toEqual({ dayId: "1" });
  expect(spotBeside(DAYS, "b", { dayId: "1" }, -1)).toEqual({ dayId: "1" });
});

test("a day beside is entered at its first spot, and a day has two ends", () => {
  expect(spotOfDayBeside(DAYS, "b", { dayId: "2" }, 1)).toEqual({ dayId: "3" });
  expect(spotOfDayBeside(DAYS, "b", { dayId: "3", afterId: "d" }, 1)).toEqual({
    dayId: "3",
    afterId: "d",
  });
  expect(endOfDay(DAYS, "c", "1", "last")).toEqual({ dayId: "1", afterId: "b" });
  expect(endOfDay(DAYS, "c", "1", "first")).toEqual({ dayId: "1" });
  expect(endOfDay(DAYS, "c", "gone", "first")).toBeUndefined();
});

test("a spot is counted among the places that the day would have", () => {
  expect(standAt(DAYS, "b", { dayId: "1", afterId: "c" })).toEqual({
    day: "Day 1",
    number: 3,
    count: 3,
  });
  expect(standAt(DAYS, "b", { dayId: "3" })).toEqual({ day: "Day 3", number: 1, count: 2 });
});
