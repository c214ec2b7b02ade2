import { describe, expect, test } from "vitest";
import { guidePlace } from "../../test/support/guide-place.ts";
import { PACES } from "../domain/pace.ts";
import { visitStarts } from "../domain/schedule/visit-starts.ts";
import { bestOrder, type Candidate, type DayRules } from "./day-route.ts";
import type { GuidePlace } from "./guide-city.ts";
import { createTravelTable } from "./travel-table.ts";

const HOTEL = { lat: 0, lon: 0 };
const rulesFor = (traveller: keyof typeof PACES): DayRules => ({
  pace: PACES[traveller],
  travel: createTravelTable({ slow: PACES[traveller].slow, taxi: false }),
  hotel: HOTEL,
});
const SOLO = rulesFor("Solo");

function candidate(id: string, given: Partial<GuidePlace> = {}): Candidate {
  const place = guidePlace({ id, ...given });
  return { place, starts: visitStarts(place), worth: 10 };
}

const east = (km: number) => ({ lat: 0, lon: km / 111.195 });
const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const order = (day: readonly Candidate[], rules = SOLO) =>
  bestOrder(day, rules)?.visits.map(({ candidate: { place } }) => place.id);

describe("a day", () => {
  test("goes round a square, not across it", () => {
    const corners = [
      candidate("opposite", { at: { lat: 0.01, lon: 0.01 }, category: "park" }),
      candidate("north", { at: { lat: 0.01, lon: 0 } }),
      candidate("east", { at: { lat: 0, lon: 0.01 }, category: "market" }),
    ];
    expect(order(corners)?.[1]).toBe("opposite");
  });

  test("starts at the hotel at the pace's hour and takes the way there first", () => {
    const [visit] = bestOrder([candidate("near", { at: east(1) })], SOLO)?.visits ?? [];
    expect(visit).toMatchObject({
      startMinutes: at(9, 20),
      endMinutes: at(10, 20),
      leg: { mode: "walk", minutes: 20, distanceKm: 1.3 },
    });
  });

  test("waits for the doors to open", () => {
    const [visit] = bestOrder([candidate("late", { hours: "11:00-15:00" })], SOLO)?.visits ?? [];
    expect(visit?.startMinutes).toBe(at(11));
  });

  test("sees the place that closes early first", () => {
    const early = candidate("early", { hours: "09:00-10:30", at: east(1.5) });
    const late = candidate("late", { category: "park", at: east(0.1) });
    expect(order([late, early])).toEqual(["early", "late"]);
  });

  test("leaves an hour for lunch and more for dinner", () => {
    const long = candidate("long", { visitMinutes: 175, hours: "09:00-12:00" });
    const after = candidate("after", { category: "park" });
    const [, second] = bestOrder([long, after], SOLO)?.visits ?? [];
    expect(second?.startMinutes).toBe(at(13));
    const show = candidate("show", { category: "show", hours: "18:40-22:00" });
    const concert = candidate("concert", {
      category: "market",
      hours: "18:00-18:30",
      visitMinutes: 30,
    });
    const [, evening] = bestOrder([show, concert], SOLO)?.visits ?? [];
    expect(evening?.startMinutes).toBe(at(19, 50));
  });

  test("prefers to see a place at its best time", () => {
    const long = candidate("whenever", { visitMinutes: 175 });
    const market = candidate("market", { bestTime: "morning", visitMinutes: 170 });
    expect(order([long, market])).toEqual(["market", "whenever"]);
    const terrace = candidate("terrace", { bestTime: "afternoon", visitMinutes: 170 });
    expect(order([terrace, long])).toEqual(["whenever", "terrace"]);
  });

  test("keeps evening places for the evening, or for the late afternoon of those back early", () => {
    const square = candidate("square", { bestTime: "evening" });
    expect(bestOrder([square], SOLO)?.visits[0]?.startMinutes).toBe(at(18));
    expect(bestOrder([square], rulesFor("Family"))?.visits[0]?.startMinutes).toBe(at(16, 30));
  });
});

describe("no day is made", () => {
  const many = (count: number, given: Partial<GuidePlace> = {}) =>
    Array.from({ length: count }, (_, index) =>
      candidate(`place-${index}`, {
        visitMinutes: 20,
        category: (["park", "museum", "market", "monument"] as const)[index % 4] ?? "park",
        ...given,
      }),
    );

  test("of more visits than the pace allows", () => {
    expect(bestOrder(many(6), SOLO)?.visits).toHaveLength(6);
    expect(bestOrder(many(7), SOLO)).toBeUndefined();
    expect(bestOrder(many(5), rulesFor("Family"))).toBeUndefined();
  });

  test("of more long visits than people stand", () => {
    expect(bestOrder(many(2, { visitMinutes: 90 }), SOLO)).toBeDefined();
    expect(bestOrder(many(3, { visitMinutes: 90 }), SOLO)).toBeUndefined();
    expect(bestOrder(many(2, { visitMinutes: 90 }), rulesFor("Family"))).toBeUndefined();
  });

  test("of three places of a kind, or of two evenings", () => {
    expect(bestOrder(many(3, { category: "museum" }), SOLO)).toBeUndefined();
    expect(bestOrder(many(2, { bestTime: "evening" }), SOLO)).toBeUndefined();
  });

  test("that is not over by the end of the day", () => {
    const until = (close: string) =>
      candidate("show", { hours: `20:00-${close}`, visitMinutes: 115 });
    expect(bestOrder([until("22:00")], SOLO)).toBeDefined();
    expect(
      bestOrder([candidate("far", { ...until("22:00").place, at: east(1) })], SOLO),
    ).toBeUndefined();
  });

  test("with more on foot than the pace allows", () => {
    const there = candidate("there", { at: east(1.5) });
    const walkingUpTo = (maxWalkKm: number) => ({ ...SOLO, pace: { ...SOLO.pace, maxWalkKm } });
    expect(bestOrder([there], walkingUpTo(3.8))).toBeDefined();
    expect(bestOrder([there], walkingUpTo(3.7))).toBeUndefined();
  });

  test("of places whose hours can't be reached one after the other", () => {
    const noon = { hours: "12:00-13:00" };
    expect(bestOrder([candidate("a", noon), candidate("b", noon)], SOLO)).toBeUndefined();
  });
});
