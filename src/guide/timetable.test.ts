import { describe, expect, test } from "vitest";
import { cityNamed, GUIDE_CITIES } from "../../test/support/guide.ts";
import { IS_NIGHTLY } from "../../test/support/nightly.ts";
import { guidePlace } from "../../test/support/plans/guide-place.ts";
import { type CityRequest, planCity } from "../../test/support/plans/plan-city.ts";
import { planFaults } from "../../test/support/plans/plan-faults.ts";
import type { Timetable } from "../domain/engine/days/make-timetable.ts";
import type { TimedDay, TimedVisit } from "../domain/engine/days/timed-day.ts";
import type { GuideCity } from "./guide-city.ts";

const paris = cityNamed("Paris");

/** Those whose many or long plans are looked at by day. */
const FEW_CITIES = GUIDE_CITIES.filter((_, nth) => IS_NIGHTLY || nth % 15 === 0);

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

  test.each<[string, CityRequest]>([
    ["Tokyo", { days: 30, traveller: "Friends", budget: "Budget", startDate: "2026-05-04" }],
    ...(IS_NIGHTLY
      ? ([
          ["Tokyo", { days: 30, traveller: "Friends", budget: "Budget", startDate: "2026-05-10" }],
        ] satisfies [string, CityRequest][])
      : []),
  ])("of a month in %s has something in every day, closed days and all", (name, request) => {
    const city = GUIDE_CITIES.find((one) => one.name === name) ?? paris;
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
    const city = GUIDE_CITIES.find((one) => one.name === name) ?? paris;
    expect(placesOf(planCity(city, request)).map((place) => place.id)).toContain(id);
  });
});

describe("what is checked on every plan", () => {
  const plan = planCity(paris, REQUEST);

  /** The plan with its first day changed. */
  function spoiled(change: (visits: readonly TimedVisit[]) => readonly TimedVisit[]): Timetable {
    const [first, ...others] = plan.days;
    const visits = change(first?.visits ?? []);
    const day: TimedDay = { date: undefined, visits, meals: [], wayBack: first?.wayBack };
    return { ...plan, days: [day, ...others] };
  }
  const shifted = (visits: readonly TimedVisit[], which: number, byMinutes: number) =>
    visits.map((visit, index) =>
      index === which
        ? {
            ...visit,
            startMinutes: visit.startMinutes + byMinutes,
            endMinutes: visit.endMinutes + byMinutes,
          }
        : visit,
    );
  const faultsOf = (bad: Timetable) => planFaults(paris, REQUEST, bad).join("\n");

  test("finds nothing against a sound one", () => {
    expect(faultsOf(plan)).toBe("");
  });

  test.each<[string, Timetable]>([
    ["3 hotels", { ...plan, hotels: plan.hotels.slice(0, 3) }],
    ["2 days", { ...plan, days: plan.days.slice(1) }],
    ["it is empty", spoiled(() => [])],
    ["is visited twice", spoiled((visits) => [...visits, ...visits])],
    ["visits", spoiled((visits) => [...visits, ...visits])],
    [
      "is closed on",
      spoiled((visits) =>
        [...visits.keys()].reduce((list, nth) => shifted(list, nth, 14 * 60), visits),
      ),
    ],
    ["can't be reached in time", spoiled((visits) => shifted(visits, 1, -200))],
    ["back at the hotel too late", spoiled((visits) => shifted(visits, visits.length - 1, 600))],
    ["is not as long as it says", spoiled((visits) => [...visits].reverse())],
    [
      "no Standard hotel comes first",
      { ...plan, hotels: paris.hotels.filter((hotel) => hotel.budget === "Premium") },
    ],
  ])("finds that %s", (fault, bad) => {
    expect(faultsOf(bad)).toContain(fault);
  });

  test("finds a walk that is longer than the pace allows", () => {
    const [first] = plan.days[0]?.visits ?? [];
    if (first === undefined) throw new Error("a day with no visit");
    const toAndFro = [0, 1, 2, 3, 4, 5, 6].map((index): TimedVisit => {
      const at = { lat: 48.85 + (index % 2) * 0.014, lon: 2.35 };
      return { ...first, candidate: { ...first.candidate, place: guidePlace({ id: "p", at }) } };
    });
    expect(faultsOf(spoiled(() => toAndFro))).toContain("km on foot");
  });
});
