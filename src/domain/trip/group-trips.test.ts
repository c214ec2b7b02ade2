import { describe, expect, test } from "vitest";
import { groupTrips } from "./group-trips.ts";
import { tripMoment } from "./trip-moment.ts";

const TODAY = "2026-11-22";
const todayIn = () => TODAY;

describe("where a trip stands", () => {
  test.each([
    [undefined, 3, { phase: "undated" }],
    ["soon", 3, { phase: "undated" }],
    ["2026-12-04", 4, { phase: "before", daysUntil: 12 }],
    ["2026-11-23", 4, { phase: "before", daysUntil: 1 }],
    ["2026-11-22", 4, { phase: "during", dayNumber: 1, ofDays: 4 }],
    ["2026-11-19", "4", { phase: "during", dayNumber: 4, ofDays: 4 }],
    ["2026-11-18", 4, { phase: "after" }],
    ["2026-11-22", "a few", { phase: "during", dayNumber: 1, ofDays: 1 }],
  ])("from %s for %s days it is %j", (startDate, noOfDays, moment) => {
    expect(tripMoment({ startDate, noOfDays }, TODAY)).toEqual(moment);
  });
});

describe("trips in the order in which they are looked for", () => {
  const trip = (id: string, startDate?: string, noOfDays = 3) => ({ id, startDate, noOfDays });
  const ids = (trips: readonly { trip: { id: string } }[]) => trips.map((one) => one.trip.id);

  test("the one under way goes before the next, and the one within it before both", () => {
    const trips = [
      trip("next", "2026-11-23"),
      trip("long", "2026-11-01", 30),
      trip("within", "2026-11-21"),
    ];
    const { next, upcoming } = groupTrips(trips, todayIn);
    expect(next?.trip.id).toBe("within");
    expect(ids(upcoming)).toEqual(["long", "next"]);
  });

  test("with none that has dates, none stands apart", () => {
    expect(groupTrips([trip("open"), trip("old", "2020-01-01")], todayIn)).toMatchObject({
      next: undefined,
      upcoming: [{ trip: { id: "open" }, moment: { phase: "undated" } }],
    });
  });

  test("each is judged by the day at its own destination", () => {
    const inTokyo = { ...trip("tokyo", "2026-11-23", 1), timeZone: "Asia/Tokyo" };
    const { next } = groupTrips([inTokyo], (zone) =>
      zone === "Asia/Tokyo" ? "2026-11-23" : TODAY,
    );
    expect(next?.moment).toEqual({ phase: "during", dayNumber: 1, ofDays: 1 });
  });
});
