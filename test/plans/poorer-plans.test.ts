import { describe, expect, test } from "vitest";
import { worthVerdict } from "../../src/domain/plan/plan-verdict.ts";
import { TRAVELLERS } from "../../src/domain/trip/traveller.ts";
import { GUIDE_CITIES } from "../support/guide.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";
import { checkTexts } from "../support/plans/check-texts.ts";
import { guideTrip } from "../support/plans/guide-trip.ts";
import { dropPlaces, firstVisits, mostPopular } from "../support/plans/poorer-plan.ts";

const DAYS = [1, 2, 3, 5, 7];
const BUDGETS = ["Economy", "Standard", "Premium"] as const;
const FAMOUS_DROPPED = 3;
/** Plans of such a quality fall; there are some. */
const GOOD = 60;
const FEWEST_GOOD = IS_NIGHTLY ? 20 : 6;
/** How far the quality falls on the average (docs/planning.md, N11). */
const FALLS = { firstVisits: 50, withoutFamous: 25 };

/** One plan of each city, by day of one in four: all lengths and travellers, half of them dated. */
const CITIES = GUIDE_CITIES.filter((_, nth) => IS_NIGHTLY || nth % 4 === 0);
const PLANS = CITIES.map((city, nth) => {
  const days = DAYS[nth % DAYS.length] ?? 1;
  const traveller = TRAVELLERS[(nth + Math.floor(nth / 5)) % TRAVELLERS.length]?.title ?? "Couple";
  const budget = BUDGETS[nth % BUDGETS.length] ?? "Standard";
  const startDate = nth % 2 === 0 ? undefined : "2026-06-10";
  const trip = guideTrip(city, { days, traveller, budget, startDate });
  const worse = {
    firstVisits: firstVisits(trip.plan),
    withoutFamous: dropPlaces(trip.plan, mostPopular(trip, FAMOUS_DROPPED)),
  };
  return {
    name: `${city.name}, ${days} days, ${traveller}`,
    quality: checkTexts(trip).quality,
    firstVisits: checkTexts({ ...trip, plan: worse.firstVisits }).quality,
    withoutFamous: checkTexts({ ...trip, plan: worse.withoutFamous }).quality,
  };
});

describe("a plan of the guide that is made worse on purpose", () => {
  test.each(PLANS)("$name: is called so", ({ quality, ...worse }) => {
    expect(worthVerdict(worse.firstVisits)).toBe("poor");
    expect(worthVerdict(worse.withoutFamous)).not.toBe("veryGood");
    expect(worse.firstVisits).toBeLessThan(quality);
  });

  test.each(["firstVisits", "withoutFamous"] as const)("%s: falls far", (mutation) => {
    const good = PLANS.filter(({ quality }) => quality >= GOOD);
    const falls = good.map((plan) => plan.quality - plan[mutation]);
    const mean = falls.reduce((sum, fall) => sum + fall, 0) / falls.length;
    expect(good.length).toBeGreaterThanOrEqual(FEWEST_GOOD);
    expect(mean, falls.join(" ")).toBeGreaterThanOrEqual(FALLS[mutation]);
  });
});
