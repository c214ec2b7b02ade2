import { describe, expect, test } from "vitest";
import { planCity } from "../../test/support/plan-city.ts";
import { planFaults } from "../../test/support/plan-faults.ts";
import { BUDGET_TITLES } from "../domain/budget.ts";
import { TRAVELLER_TITLES } from "../domain/traveller.ts";
import { GUIDE_CITIES } from "./guide-cities.ts";
import type { GuideCity } from "./guide-city.ts";

const TRIP_DAYS = [1, 2, 3, 5, 7, 14, 30] as const;
/** Of the planning thread's own time, so that a busy machine does not count against it. */
const MOST_CPU_MS = 2_000;

/** Every traveller with every budget, each for another length of trip than the one before. */
function planAll(city: GuideCity, nth: number): { faults: string[]; slowest: number } {
  const faults: string[] = [];
  let slowest = 0;
  let turn = nth;
  for (const traveller of TRAVELLER_TITLES) {
    for (const budget of BUDGET_TITLES) {
      const days = TRIP_DAYS[turn % TRIP_DAYS.length] ?? 1;
      turn += 1;
      const request = { days, traveller, budget };
      const before = process.threadCpuUsage();
      const plan = planCity(city, request);
      const { user, system } = process.threadCpuUsage(before);
      slowest = Math.max(slowest, (user + system) / 1000);
      const trip = `${days} days, ${traveller}, ${budget}: `;
      faults.push(...planFaults(city, request, plan).map((fault) => trip + fault));
    }
  }
  return { faults, slowest };
}

describe("for every traveller and budget, with trips of every length", () => {
  test.each(GUIDE_CITIES.map((city, nth) => ({ name: city.name, city, nth })))(
    "$name gives a plan that holds, soon enough",
    { timeout: 90_000 },
    ({ city, nth }) => {
      const { faults, slowest } = planAll(city, nth);
      expect(faults).toEqual([]);
      expect(slowest).toBeLessThan(MOST_CPU_MS);
    },
  );
});
