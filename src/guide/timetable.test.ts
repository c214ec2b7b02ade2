import { describe, expect, test } from "vitest";
import { cityNamed, GUIDE_CITIES } from "../../test/support/guide.ts";
import { IS_NIGHTLY } from "../../test/support/nightly.ts";
import { type CityRequest, planCity } from "../../test/support/plans/plan-city.ts";
import { planFaults } from "../../test/support/plans/plan-faults.ts";
import type { Timetable } from "../domain/engine/days/make-timetable.ts";
import type { GuideCity } from "./guide-city.ts";

/** Those whose many or long plans are looked at by day. */
const FEW_CITIES = GUIDE_CITIES.filter((_, nth) => IS_NIGHTLY || nth % 20 === 0);

const REQUEST: CityRequest = { days: 3, traveller: "Couple", budget: "Standard" };

const placesOf = (plan: Timetable) =>
  plan.days.flatMap((day) => day.visits.map(({ candidate }) => candidate.place));

/** The cost of a plan's tickets, in tickets of the city's usual price. */
function usualTickets(city: GuideCity, request: CityRequest): number {
  const prices = city.places.map((place) => place.ticketPrice ?? 0).filter((price) => price > 0);
  const usual = prices.sort((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 1;
  const paid = placesOf(planCity(city, request)).map((place) => place.ticketPrice ?? 0);
  return paid.reduce((sum, price) => sum + price, 0) / usual;
}

describe("a plan", () => {
  test("of a few days is filled with what a visitor came for", () => {
    for (const city of FEW_CITIES) {
      const seen = placesOf(planCity(city, { ...REQUEST, days: 5 }));
      const mustSees = city.places.filter((place) => place.mustSee);
      const missed = mustSees.filter((place) => !seen.includes(place));
      expect(missed.length, city.name).toBeLessThanOrEqual(mustSees.length / 2);
    }
  });

  test("for a small purse costs less at the doors than one for a large", () => {
    const spent = (budget: CityRequest["budget"]) =>
      FEW_CITIES.reduce((sum, city) => sum + usualTickets(city, { ...REQUEST, budget }), 0);
    expect(spent("Economy")).toBeLessThan(spent("Premium") * 0.9);
  });

  test("of a month has something in every day, closed days and all", () => {
    const city = cityNamed("Tokyo");
    const month = { days: 30, traveller: "Friends", budget: "Budget" } as const;
    const request = { ...month, startDate: "2026-05-04" };
    const plan = planCity(city, request);
    expect(plan.days.filter(({ visits }) => visits.length === 0)).toEqual([]);
    expect(planFaults(city, request, plan)).toEqual([]);
  });

  test.each<[string, string, CityRequest]>([
    ["New York", "statue-of-liberty", { days: 1, traveller: "Solo", budget: "Standard" }],
    [
      "Cairo",
      "pyramids-of-giza",
      { days: 1, traveller: "Solo", budget: "Premium", startDate: "2026-07-13" },
    ],
  ])("of one day in %s goes to %s, far or not", (name, id, request) => {
    expect(placesOf(planCity(cityNamed(name), request)).map((place) => place.id)).toContain(id);
  });
});
