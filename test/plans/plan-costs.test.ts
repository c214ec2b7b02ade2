import { expect, test } from "vitest";
import { costSummary, expectedMinor, type Range } from "../../src/domain/costs/cost-summary.ts";
import { estimateOf } from "../../src/domain/costs/estimate.ts";
import { peopleOf } from "../../src/domain/costs/people-of.ts";
import { rideFaresOf, taxiFare } from "../../src/domain/engine/visits/ride-fares.ts";
import { decimalsOf } from "../../src/domain/money/currency.ts";
import { OWN_RATES } from "../../src/domain/money/exchange-rates.ts";
import { GUIDE_CITIES } from "../support/guide.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";
import { checkTexts } from "../support/plans/check-texts.ts";
import { guideTrip } from "../support/plans/guide-trip.ts";
import { storedTrip } from "../support/plans/stored-trip.ts";

test.each(GUIDE_CITIES.filter((_, at) => at % (IS_NIGHTLY ? 4 : 12) === 0))(
  "the costs of a plan of $name are in its currency, each day's within the whole",
  (city) => {
    const trip = storedTrip(city, { days: 3, traveller: "Family", budget: "Comfort" });
    const estimate = estimateOf(trip, peopleOf(trip), city);
    expect(estimate.currency).toBe(city.currency);
    const all = costSummary(trip, [], estimate, city.currency, undefined);
    const unit = 10 ** decimalsOf(city.currency);
    const ofDays = all.days.reduce((sum, { highMinor }) => sum + highMinor, 0);
    const rooms = all.kinds.find(({ kind }) => kind === "rooms");
    expect(ofDays + (rooms?.highMinor ?? 0)).toBe(all.highMinor);
    const wholes = (ranges: readonly Range[]) =>
      ranges.reduce((sum, range) => sum + Math.round(expectedMinor(range) / unit) * unit, 0);
    for (const parts of [1, peopleOf(trip)]) {
      const { days, kinds } = costSummary(trip, [], estimate, city.currency, undefined, parts);
      for (const wanted of ["rides", "meals"]) {
        const ofKind = days.flatMap((day) => day.kinds.filter(({ kind }) => kind === wanted));
        expect(wholes(ofKind), wanted).toBe(wholes(kinds.filter(({ kind }) => kind === wanted)));
      }
    }
    expect(all.lowMinor).toBeGreaterThan(0);
    expect(all.lowMinor).toBeLessThan(all.highMinor);
    // One ticket that opens several places is paid once.
    expect(estimateOf(trip, 4, undefined).ticketCount).toBeGreaterThanOrEqual(estimate.ticketCount);
  },
);

test("a taxi costs what a taxi costs in each city", () => {
  for (const city of GUIDE_CITIES) {
    const fares = rideFaresOf(city);
    if (fares === undefined) throw new Error(`no fares in ${city.id}`);
    const inEuro = (amount: number) => amount / (OWN_RATES.perEuro[city.currency] ?? 1);
    // Water taxis of Venice are none that anyone takes to save a walk.
    if (city.id !== "venice") {
      expect(inEuro(taxiFare(fares, 4)), city.id).toBeGreaterThan(1);
      expect(inEuro(taxiFare(fares, 4)), city.id).toBeLessThan(25);
    }
    expect(inEuro(fares.ride), city.id).toBeLessThan(inEuro(taxiFare(fares, 1)));
  }
});

test("who has little takes no taxi to what else costs nothing", () => {
  const city = GUIDE_CITIES.find(({ id }) => id === "los-angeles");
  if (city === undefined) throw new Error("no los-angeles");
  const texts = guideTrip(city, { days: 1, traveller: "Solo", budget: "Economy" });
  expect(checkTexts(texts).checks.find(({ id }) => id === "budget")).toMatchObject({ isMet: true });
});
