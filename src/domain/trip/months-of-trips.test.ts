import { expect, test } from "vitest";
import { monthsOfTrips, weeksOfMonth } from "./months-of-trips.ts";

test("a trip is in each of its months, and the month of today is there without one", () => {
  const trips = [
    { name: "New year", startDate: "2027-12-30", noOfDays: 5 },
    { name: "Spring", startDate: "2027-03-01", noOfDays: "3" },
    { name: "Long", startDate: "2026-12-31", noOfDays: 60 },
    { name: "Some day", noOfDays: 3 },
    { name: "Odd", startDate: "soon", noOfDays: 3 },
  ];
  const months = monthsOfTrips(trips, "2027-05-09");
  expect(months.map(({ month, trips }) => [month, ...trips.map(({ trip }) => trip.name)])).toEqual([
    ["2026-12", "Long"],
    ["2027-01", "Long"],
    ["2027-02", "Long"],
    ["2027-03", "Spring"],
    ["2027-05"],
    ["2027-12", "New year"],
    ["2028-01", "New year"],
  ]);
});

test("weeks begin on the weekday that they are to, and have the days of their month", () => {
  const monday = weeksOfMonth("2027-02", 0);
  expect(monday).toHaveLength(4);
  expect(monday[0]?.[0]).toBe("2027-02-01");
  const sunday = weeksOfMonth("2027-02", 6);
  expect(sunday).toHaveLength(5);
  expect(sunday[0]?.slice(0, 2)).toEqual([undefined, "2027-02-01"]);
  expect(sunday.flat().filter((day) => day !== undefined)).toHaveLength(28);
});
