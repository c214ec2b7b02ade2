import { describe, expect, test } from "vitest";
import { planFaults } from "../../test/support/plan-faults.ts";
import { BUDGET_TITLES } from "../domain/budget.ts";
import { TRAVELLER_TITLES } from "../domain/traveller.ts";
import { GUIDE_CITIES } from "./guide-cities.ts";
import type { GuideCity } from "./guide-city.ts";
import { planCity } from "./plan-city.ts";

const TRIP_DAYS = [1, 2, 3, 5, 7, 14, 30] as const;
/** Of the planning thread's own time, so that a busy machine does not count against it. */
const MOST_CPU_MS = 2_000;

function planAll(city: GuideCity): { faults: string[]; slowest: number; plans: number } {
  const faults: string[] = [];
  let slowest = 0;
  let plans = 0;
  for (const traveller of TRAVELLER_TITLES) {
    for (const budget of BUDGET_TITLES) {
      for (const days of TRIP_DAYS) {
        const request = { days, traveller, budget };
        const before = process.threadCpuUsage();
        const plan = planCity(city, request);
        const { user, system } = process.threadCpuUsage(before);
        slowest = Math.max(slowest, (user + system) / 1000);
        plans += 1;
        const trip = `${days} days, ${traveller}, ${budget}: `;
        faults.push(...planFaults(city, request, plan).map((fault) => trip + fault));
      }
    }
  }
  return { faults, slowest, plans };
}

describe("for every traveller, budget and length of trip", () => {
  test.each(GUIDE_CITIES)(
    "$name gives a plan that holds, soon enough",
    { timeout: 90_000 },
    (city) => {
      const { faults, slowest, plans } = planAll(city);
      expect(plans).toBe(5 * 5 * 7);
      expect(faults).toEqual([]);
      expect(slowest).toBeLessThan(MOST_CPU_MS);
    },
  );
});
