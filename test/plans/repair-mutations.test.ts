import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { addDays } from "../../src/domain/calendar-date.ts";
import { repairPlan } from "../../src/domain/engine/repair/repair-plan.ts";
import { CHECK_IDS, CHECKS, type CheckId } from "../../src/domain/plan/check-list.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import { TRAVELLERS } from "../../src/domain/trip/traveller.ts";
import type { TripData } from "../../src/domain/trip/trip.ts";
import { GUIDE_CITIES } from "../support/guide.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";
import { BREAKS, type Break, breakPlan } from "../support/plans/break-plan.ts";
import { checkTexts } from "../support/plans/check-texts.ts";
import { type GuideTrip, guideTrip } from "../support/plans/guide-trip.ts";

const PLANS = IS_NIGHTLY ? 30 : 4;
const FIRST_DATE = "2026-05-04";
const SEEDS = IS_NIGHTLY ? [1, 2, 3] : [1];
/** Of each kind, whatever the guide's cities become. */
const FEWEST_OF_A_KIND = PLANS / 2;
const FEWEST = 4 * PLANS;
/** The checks that a fault may break, and by how many percent a detour must be longer to be one. */
const HARD_IDS = CHECK_IDS.filter((id) => CHECKS[id].isHard);
const LONGER_PERCENT = 2;

type Good = GuideTrip & { readonly name: string };

/** All kinds of traveller, two in three with dates; at night all cities. */
function goodPlan(nth: number): Good {
  const city = GUIDE_CITIES[nth % GUIDE_CITIES.length];
  const traveller = TRAVELLERS[nth % TRAVELLERS.length];
  if (city === undefined || traveller === undefined) throw new Error("there are some");
  const startDate = nth % 3 === 0 ? undefined : addDays(FIRST_DATE, nth);
  const days = 3 + (nth % 2);
  const budget = nth % 2 === 0 ? "Standard" : "Comfort";
  return {
    name: `${city.name}, ${traveller.title}, ${startDate ?? "no date"}`,
    ...guideTrip(city, { days, traveller: traveller.title, budget, startDate }),
  };
}

function repair({ city, selection }: Good, plan: TripData) {
  return runToEnd(repairPlan({ selection, plan, city, near: undefined }));
}

/** Faults that the good plan didn't have: failed checks, and detours. */
function newFaults(good: Good, plan: TripData): string[] {
  const [before, after] = [good.plan, plan].map((each) => check(good, each).checks);
  const find = (checks: typeof before, id: CheckId) => checks?.find((one) => one.id === id);
  const broken = HARD_IDS.filter(
    (id) => find(after, id)?.isMet === false && find(before, id)?.isMet !== false,
  );
  const [was = 0, is = 0] = [before, after].map((checks) => find(checks, "detours")?.figure);
  return [...broken, ...(is - was > LONGER_PERCENT ? ["detours"] : [])];
}

const check = ({ city, selection }: Good, plan: TripData) => checkTexts({ selection, plan, city });

const GOOD_PLANS = Array.from({ length: PLANS }, (_, nth) => goodPlan(nth));

test.each(GOOD_PLANS)("a good plan is not touched: $name", (good) => {
  expect(check(good, good.plan).isFeasible).toBe(true);
  const { plan, changes } = repair(good, good.plan);
  expect(changes).toEqual([]);
  expect(plan).toEqual(good.plan);
});

type Mutant = { readonly good: Good; readonly broken: TripData; readonly placeName: string };

const MUTANTS: ReadonlyMap<Break, readonly Mutant[]> = new Map(
  BREAKS.map((kind) => [kind, GOOD_PLANS.flatMap((good) => mutantsOf(good, kind))]),
);

/** Two places that change hours may make a plan no worse: then there is nothing to repair. */
function mutantsOf(good: Good, kind: Break): Mutant[] {
  const hoursOf = (id: string) => good.city.places.find((place) => place.id === id)?.hours;
  const made = new Map<string, Mutant>();
  for (const seed of SEEDS) {
    const mutant = breakPlan(good.plan, kind, seed, hoursOf);
    if (mutant === undefined) continue;
    if (kind === "swapped_order" && newFaults(good, mutant.broken).length === 0) continue;
    made.set(JSON.stringify(mutant.broken), { good, ...mutant });
  }
  return [...made.values()];
}

test(`there are ${FEWEST} broken plans at least, and enough of every kind`, () => {
  const counts = BREAKS.map((kind) => MUTANTS.get(kind)?.length ?? 0);
  expect(Math.min(...counts), counts.join(", ")).toBeGreaterThanOrEqual(FEWEST_OF_A_KIND);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(FEWEST);
});

/** The fault that each broken plan must have; only the repair's notes tell of a price. */
const SIGNS: Readonly<Record<Break, readonly CheckId[]>> = {
  closed_day: ["openingHours"],
  duplicate: ["duplicates"],
  wrong_coordinate: ["positions"],
  swapped_order: ["openingHours", "transferTimes", "dayHours", "detours"],
  price_x10: [],
  impossible_transfer: ["transferTimes"],
};
/** Mending names these places in what it says it changed; the others it may put right in passing. */
const NAMED: readonly Break[] = ["duplicate", "wrong_coordinate", "price_x10"];

describe.each(BREAKS)("%s", (kind) => {
  const mutants = (MUTANTS.get(kind) ?? []).map((mutant) => {
    const repaired = repair(mutant.good, mutant.broken);
    return { ...mutant, repaired, where: `${mutant.good.name}: ${mutant.placeName}` };
  });
  const places = (bad: readonly { where: string }[]) => bad.map(({ where }) => where);

  test("is flagged", () => {
    const missed = mutants.filter(({ good, broken, placeName, repaired }) => {
      const isNamed = repaired.changes.some(({ name }) => name === placeName);
      const faults = newFaults(good, broken);
      const isSeen = SIGNS[kind].some((id) => faults.includes(id));
      return (!isSeen && SIGNS[kind].length > 0) || (!isNamed && NAMED.includes(kind));
    });
    expect(places(missed)).toEqual([]);
  });

  test("is repaired: all that a plan must pass is passed", () => {
    const left = mutants.filter(({ good, repaired }) => !check(good, repaired.plan).isFeasible);
    expect(places(left)).toEqual([]);
  });

  test("once repaired is left as it is", () => {
    const restless = mutants.filter(({ good, repaired }) => {
      const again = repair(good, repaired.plan);
      return again.changes.length > 0 || !isDeepStrictEqual(again.plan, repaired.plan);
    });
    expect(places(restless)).toEqual([]);
  });
});
