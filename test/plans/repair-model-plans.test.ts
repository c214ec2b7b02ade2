import { describe, expect, test } from "vitest";
import type { CheckedPlan } from "../../src/domain/engine/check/check-plan.ts";
import { CHECKS, type CheckId } from "../../src/domain/plan/check-list.ts";
import type { TripData } from "../../src/domain/trip/trip.ts";
import { MODEL_PLANS } from "../fixtures/model-plans/model-plans.ts";
import { checkTexts } from "../support/plans/check-texts.ts";
import { changeLine, changeWords } from "../support/plans/plan-words.ts";
import { repairFixture } from "../support/plans/repair-fixture.ts";

/** Met by every repaired plan, where the check can be computed for it. */
const ALWAYS_MET: readonly CheckId[] = [
  "dayCount",
  "duplicates",
  "openingHours",
  "transferTimes",
  "dayHours",
  "visitLengths",
  "meals",
];
/** Faults by number; `dayHours` is the share of good days. */
const FEWER_IS_BETTER: readonly CheckId[] = ["duplicates", "openingHours", "transferTimes"];

const REPAIRED = MODEL_PLANS.map((fixture) => {
  const { selection, city, repaired } = repairFixture(fixture);
  return {
    name: fixture.name,
    fixture,
    repaired,
    raw: checkTexts({ selection, city, plan: fixture.tripData }),
    after: checkTexts({ selection, city, plan: repaired.plan }, { draft: repaired.draft }),
  };
});

const figureOf = ({ checks }: CheckedPlan, id: CheckId) =>
  checks.find((check) => check.id === id)?.figure;

const hardFaults = ({ checks }: CheckedPlan) =>
  checks.filter(({ id, isMet }) => CHECKS[id].isHard && !isMet).length;

/** Every place of a plan, with the day it is on. */
const placesOf = ({ itinerary }: TripData) =>
  itinerary.flatMap(({ plan }, day) => plan.map((place) => ({ day, place })));

describe.each(REPAIRED)("$name", ({ fixture, repaired, raw, after }) => {
  const drafted = placesOf(fixture.tripData);
  const planned = placesOf(repaired.plan);
  const named = new Set(repaired.changes.map(({ name }) => name));

  test("passes what any plan must, once repaired", () => {
    const missed = after.checks.filter(({ id, isMet }) => ALWAYS_MET.includes(id) && !isMet);
    expect(missed).toEqual([]);
  });

  test("is no worse than it came, and better as a whole", () => {
    for (const id of FEWER_IS_BETTER) {
      expect(figureOf(after, id) ?? 0, id).toBeLessThanOrEqual(figureOf(raw, id) ?? 0);
    }
    expect(figureOf(after, "dayHours")).toBeGreaterThanOrEqual(figureOf(raw, "dayHours") ?? 0);
    expect(after.isFeasible || hardFaults(after) < hardFaults(raw)).toBe(true);
  });

  test("says of every place what became of it, and why", () => {
    for (const change of repaired.changes) {
      expect(changeWords(change), changeLine(change)).toMatch(/\w.*[.)]$/);
    }
    const untold = drafted.filter(({ day, place }) => {
      const stayed = planned.some(
        (now) => now.day === day && now.place.placeName === place.placeName,
      );
      return !stayed && !named.has(place.placeName);
    });
    expect(untold.map(({ place }) => place.placeName)).toEqual([]);
    const unexplained = planned.filter(({ place }) => {
      const before = drafted.filter((draft) => draft.place.placeName === place.placeName);
      const isDearer = before.some((draft) => draft.place.ticketsPricing !== place.ticketsPricing);
      const isFilledIn = before.some((draft) => !/\d|free/i.test(draft.place.ticketsPricing));
      return isDearer && !isFilledIn && !named.has(place.placeName);
    });
    expect(unexplained.map(({ place }) => place.placeName)).toEqual([]);
  });

  test("has nothing in it that was neither in the draft nor said to be added", () => {
    const added = repaired.changes.filter(({ kind }) => kind === "added").map(({ name }) => name);
    const known = new Set([...drafted.map(({ place }) => place.placeName), ...added]);
    const strange = planned.filter(({ place }) => !known.has(place.placeName));
    expect(strange.map(({ place }) => place.placeName)).toEqual([]);
    const hotels = new Set(fixture.tripData.hotels.map(({ hotelName }) => hotelName));
    expect(repaired.plan.hotels.filter(({ hotelName }) => !hotels.has(hotelName))).toEqual([]);
    // What nobody but the model knows is marked, and only that.
    const marked = planned.filter(({ place }) => place.notVerified === true);
    expect(marked).toEqual(planned.filter(({ place }) => place.guideId === undefined));
  });

  test("once repaired is left as it is", () => {
    const again = repairFixture({ ...fixture, tripData: repaired.plan }).repaired;
    expect(again.changes).toEqual([]);
    expect(again.plan).toEqual(repaired.plan);
  });
});

test("more can be walked than came", () => {
  const feasible = (plans: readonly CheckedPlan[]) =>
    plans.filter(({ isFeasible }) => isFeasible).length;
  expect(feasible(REPAIRED.map(({ after }) => after))).toBeGreaterThan(
    feasible(REPAIRED.map(({ raw }) => raw)),
  );
});
