import { describe, expect, test } from "vitest";
import { type CityRequest, peopleOf } from "../../test/support/plans/plan-city.ts";
import { checkPlan } from "../domain/engine/check/check-plan.ts";
import { makeTimetable } from "../domain/engine/days/make-timetable.ts";
import { runToEnd } from "../domain/plan/run-to-end.ts";
import { describeGuideDay, describeHotel } from "./describe-plan.ts";
import { GUIDE_CITIES } from "./guide-cities.ts";
import type { GuideCity } from "./guide-city.ts";

const REQUESTS: readonly CityRequest[] = [
  { days: 3, traveller: "Couple", budget: "Standard" },
  { days: 3, traveller: "Family", budget: "Comfort", startDate: "2026-05-04" },
];
/** A short search will do: what it finds must hold as well. */
const EFFORT = 0.1;

function checkGuidePlan(city: GuideCity, request: CityRequest) {
  const people = peopleOf(request);
  const { hotels, days } = runToEnd(makeTimetable(city, { ...request, people }, EFFORT));
  const base = hotels[0]?.name ?? "";
  return runToEnd(
    checkPlan({
      selection: {
        location: { label: city.name },
        noOfDays: request.days,
        traveler: String(people),
        budget: request.budget,
        ...(request.startDate === undefined ? {} : { startDate: request.startDate }),
      },
      plan: {
        hotels: hotels.map((hotel) => describeHotel(hotel, city)),
        itinerary: days.map((day, index) => describeGuideDay(day, index + 1, base, city)),
      },
      city,
    }),
  );
}

describe("a plan of the guide", () => {
  test.each(GUIDE_CITIES)("for $name passes every check that a plan must pass", (city) => {
    for (const request of REQUESTS) {
      const { checks, isFeasible, verified } = checkGuidePlan(city, request);
      const figures = Object.fromEntries(checks.map(({ id, figure }) => [id, figure]));
      expect(figures).toMatchObject({
        completeness: 100,
        dayCount: 0,
        knownPlaces: 100,
        positions: 0,
        duplicates: 0,
        openingHours: 0,
        transferTimes: 0,
      });
      expect(isFeasible).toBe(true);
      expect(verified).toMatchObject({ places: verified.ofPlaces, hotels: verified.ofHotels });
    }
  });
});
