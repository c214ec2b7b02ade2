import { describe, expect, test } from "vitest";
import {
  checked,
  cityOf,
  middle,
  NINE,
  near,
  rawVisit,
  visitTo,
} from "../../../../test/support/plans/checked-plan.ts";
import { knownPlace } from "../../../../test/support/plans/known-city.ts";
import { watchWords } from "../../../../test/support/plans/plan-words.ts";

describe("the whole", () => {
  test("a sound plan is feasible, of high quality and leaves nothing to watch", () => {
    const city = cityOf(middle, near);
    const until = (end: number) => ({ visit: { startMinutes: 13 * 60 + 15, endMinutes: end } });
    const long = { startMinutes: NINE + 15, endMinutes: 12 * 60 };
    const days = [[visitTo(near, 0, { visit: long }), visitTo(middle, 0, until(17 * 60))]];
    const { isFeasible, quality, watch } = checked({ city, days });
    expect(isFeasible).toBe(true);
    expect(quality).toBeGreaterThan(90);
    expect(watch).toEqual([]);
  });

  test("without the guide the checks that need it are left out", () => {
    const ids = checked({ days: [[rawVisit(middle)]] }).checks.map(({ id }) => id);
    for (const id of [
      "knownPlaces",
      "positions",
      "openingHours",
      "budget",
      "fame",
      "draftFidelity",
      "planningTime",
    ]) {
      expect(ids).not.toContain(id);
    }
  });

  test("an empty plan is told so, not crashed on", () => {
    const { isFeasible, quality, watch } = checked({ days: [[]], hotels: [] });
    expect([isFeasible, quality]).toEqual([false, 0]);
    expect(watch).toEqual([{ day: 1, code: "emptyDay", values: { day: 1 } }]);
  });

  test("what nobody could verify, and hours nobody knows, are named; never more than 12 lines", () => {
    const city = cityOf(middle, knownPlace({ id: "alley", hours: undefined }));
    const alley = city.places[1] ?? middle;
    const cave = { ...rawVisit(near), placeName: "Cave of Wonders", notVerified: true };
    const texts = checked({ city, days: [[visitTo(alley, NINE), cave]] }).watch.map(watchWords);
    expect(texts).toContain("We couldn’t confirm Cave of Wonders.");
    expect(texts).toContain("Opening hours unknown for The alley. Check before you go.");
    const many = checked({ days: Array.from({ length: 30 }, () => []) });
    expect(many.watch).toHaveLength(12);
  });
});
