import { describe, expect, test } from "vitest";
import { addDays } from "../../src/domain/calendar-date.ts";
import { BUDGET_TITLES } from "../../src/domain/trip/budget.ts";
import { TRAVELLER_TITLES } from "../../src/domain/trip/traveller.ts";
import type { GuideCity } from "../../src/guide/guide-city.ts";
import { GUIDE_CITIES } from "../support/guide.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";
import { type CityRequest, planCity } from "../support/plans/plan-city.ts";
import { planFaults } from "../support/plans/plan-faults.ts";

const TRIP_DAYS = [1, 2, 3, 5, 7, 14, 30] as const;
/** CPU time of this thread. A usual plan takes a tenth of it. */
const MAX_CPU_MS = 5_000;

/** At night each city meets every traveller, budget and length. `bench:plans` asks for many more. */
const PLANS_A_CITY = IS_NIGHTLY ? 8 : 1;

/** By day one in six cities. */
const CITIES = GUIDE_CITIES.map((city, nth) => ({ name: city.name, city, nth })).filter(
  ({ nth }) => IS_NIGHTLY || nth % 6 === 1,
);
/** Other combinations for each city. */
function requestsFor(nth: number): CityRequest[] {
  return Array.from({ length: PLANS_A_CITY }, (_, index) => {
    const turn = nth * PLANS_A_CITY + index;
    const isDated = turn % 2 === 1;
    return {
      days: TRIP_DAYS[turn % TRIP_DAYS.length] ?? 1,
      traveller: TRAVELLER_TITLES[turn % TRAVELLER_TITLES.length] ?? "Solo",
      budget:
        BUDGET_TITLES[Math.floor(turn / TRAVELLER_TITLES.length) % BUDGET_TITLES.length] ??
        "Standard",
      ...(!isDated ? {} : { startDate: addDays("2026-05-04", turn) }),
    };
  });
}

function planAll(city: GuideCity, nth: number): { faults: string[]; slowest: number } {
  const faults: string[] = [];
  let slowest = 0;
  for (const request of requestsFor(nth)) {
    const before = process.threadCpuUsage();
    const plan = planCity(city, request);
    const { user, system } = process.threadCpuUsage(before);
    slowest = Math.max(slowest, (user + system) / 1000);
    const trip = Object.values(request).join(", ");
    faults.push(...planFaults(city, request, plan).map((fault) => `${trip}: ${fault}`));
  }
  return { faults, slowest };
}

describe("for travellers, budgets, lengths and dates of all kinds", () => {
  test.each(CITIES)("$name gives a plan that holds, soon enough", ({ city, nth }) => {
    const { faults, slowest } = planAll(city, nth);
    expect(faults).toEqual([]);
    expect(slowest).toBeLessThan(MAX_CPU_MS);
  });
});
