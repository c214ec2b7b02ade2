import { describe, expect, test } from "vitest";
import { plannedPlace } from "../../../../test/support/plans/check-texts.ts";
import {
  checked,
  cityOf,
  far,
  figureOf,
  hotelText,
  middle,
  NINE,
  near,
  rawVisit,
  visitTo,
} from "../../../../test/support/plans/checked-plan.ts";
import { kmFromMiddle, knownPlace } from "../../../../test/support/plans/known-city.ts";
import type { KnownPlace } from "../known-city.ts";

describe("the value", () => {
  test("budget: adds rooms, tickets and rides up against the level's cap", () => {
    const dear = (ticketPrice: number) => knownPlace({ id: "palace", ticketPrice });
    const city = (price: number) =>
      cityOf(dear(price), knownPlace({ id: "fort", ticketPrice: 10 }));
    // Cap: 100 a room and night * 1.25, and 2 people * 4.5 tickets of the usual 10: 215. Room 100.
    const given = (price: number) => ({ city: city(price), days: [[visitTo(dear(price), 600)]] });
    expect(figureOf("budget", given(10))).toEqual([0.558, true]);
    // The usual ticket is the dearer of two: cap 125 + 2 * 4.5 * 500.
    expect(figureOf("budget", given(500))).toEqual([0.238, true]);
    const unknown = hotelText(kmFromMiddle(6), { hotelName: "Palace of Sand", price: "€400" });
    const over = { ...given(10), hotels: [unknown] };
    // 400 and 20, and there and back by bus at 2 * 0.2 * 10 each: 428.
    expect(figureOf("budget", over)).toEqual([1.991, false]);
    expect(checked(over).isFeasible).toBe(false);
    expect(checked(over).watch).toContainEqual({ code: "overBudget", values: { percent: 99 } });
    const foreign = hotelText(kmFromMiddle(6), { hotelName: "Palace of Sand", price: "$400" });
    expect(figureOf("budget", { ...given(10), hotels: [foreign] })).toBeUndefined();
  });

  test("budget: one ticket for two places is paid once", () => {
    const partOf = (id: string, given: Partial<KnownPlace>) =>
      knownPlace({ id, ticketPrice: 10, ...given });
    const spent = (given: Partial<KnownPlace>) => {
      const places = [partOf("palace", given), partOf("fort", given)];
      const days = [places.map((place, nth) => visitTo(place, 600 + 120 * nth))];
      return figureOf("budget", { city: cityOf(...places), days })?.[0] ?? 0;
    };
    // 2 people's 10 of a cap of 215.
    expect(Number(spent({})) - Number(spent({ ticketGroup: "both" }))).toBeCloseTo(20 / 215, 2);
  });

  test("draftFidelity: asks how much of the draft is left, and on its day", () => {
    const city = cityOf(middle, near, far);
    const grounded = (known: KnownPlace) => plannedPlace(rawVisit(known), known);
    const lost = plannedPlace({ ...rawVisit(far), geoCoordinates: "" });
    const ruin = grounded(knownPlace({ id: "ruin", hours: "off" }));
    const draft = {
      days: [{ places: [grounded(middle), lost, ruin] }, { places: [grounded(near)] }],
    };
    const [a, b] = [visitTo(middle, NINE), visitTo(near, 720)];
    expect(figureOf("draftFidelity", { city, draft, days: [[a], [b]] })).toEqual([100, true]);
    expect(figureOf("draftFidelity", { city, draft, days: [[b], [a]] })).toEqual([100, false]);
    expect(figureOf("draftFidelity", { city, draft, days: [[a], []] })).toEqual([50, false]);
  });

  test("planningTime: takes the caller's word", () => {
    const days = [[rawVisit(middle)]];
    expect(figureOf("planningTime", { days, planning: { ms: 80, isRepeatable: true } })).toEqual([
      80,
      true,
    ]);
    expect(figureOf("planningTime", { days, planning: { ms: 80, isRepeatable: false } })).toEqual([
      80,
      false,
    ]);
    expect(figureOf("planningTime", { days, planning: { ms: 400, isRepeatable: true } })).toEqual([
      400,
      false,
    ]);
    expect(figureOf("planningTime", { days })).toBeUndefined();
  });
});
