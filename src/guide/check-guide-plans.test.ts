import { describe, expect, test } from "vitest";
import { cityNamed } from "../../test/support/guide.ts";
import { checkTexts } from "../../test/support/plans/check-texts.ts";
import { type CityRequest, peopleOf } from "../../test/support/plans/plan-city.ts";
import { sampledCities } from "../../test/support/plans/sampled-cities.ts";
import { makeTimetable } from "../domain/engine/days/make-timetable.ts";
import { describeHotel } from "../domain/engine/writing/describe-hotel.ts";
import { runToEnd } from "../domain/plan/run-to-end.ts";
import { describeGuideDays } from "./describe-guide-days.ts";
import type { GuideCity } from "./guide-city.ts";

const amsterdam = cityNamed("Amsterdam");
const dubai = cityNamed("Dubai");
const lisbon = cityNamed("Lisbon");
const mexicoCity = cityNamed("Mexico City");
/** A short search will do: what it finds must hold as well. */
const EFFORT = 0.1;

function checkGuidePlan(city: GuideCity, request: CityRequest, effort = EFFORT) {
  const people = peopleOf(request);
  const { hotels, days } = runToEnd(makeTimetable(city, { ...request, people }, effort));
  const base = hotels[0]?.name ?? "";
  return checkTexts({
    selection: {
      location: { label: city.name },
      noOfDays: request.days,
      traveler: String(people),
      budget: request.budget,
      ...(request.startDate === undefined ? {} : { startDate: request.startDate }),
    },
    plan: {
      hotels: hotels.map((hotel) => describeHotel(hotel, city)),
      itinerary: describeGuideDays(days, 1, base, city),
    },
    city,
  });
}

test("a week in Dubai is within an economy budget, rides to all of it included", () => {
  const week = { days: 7, pace: "full", startDate: "2027-05-01" } as const;
  const request: CityRequest = { ...week, traveller: "Family", budget: "Economy" };
  const { checks } = checkGuidePlan(dubai, request, 1);
  expect(checks.find(({ id }) => id === "budget")?.figure).toBeLessThanOrEqual(1);
});

describe("days out of town", () => {
  const tripsOf = (city: GuideCity, days: number, startDate?: string) => {
    const request = { days, traveller: "Couple", budget: "Standard", people: 2 } as const;
    const made = runToEnd(makeTimetable(city, { ...request, startDate }, EFFORT));
    return made.days.flatMap(({ visits }, day) =>
      visits.flatMap(({ candidate: { place }, leg }) =>
        place.way === undefined ? [] : [{ id: place.id, day, leg }],
      ),
    );
  };

  test("five days in Mexico City have the pyramids, by the way that the guide knows", () => {
    const [trip, ...others] = tripsOf(mexicoCity, 5);
    expect(others).toEqual([]);
    expect(trip).toMatchObject({
      id: "teotihuacan",
      leg: { mode: "transit", minutes: 95, way: { by: "bus", from: expect.any(String) } },
    });
    expect([0, 4]).not.toContain(trip?.day);
  });

  test("a week in Lisbon has a day in Sintra with two of its palaces, and a week of tulips the tulips", () => {
    const days = Map.groupBy(tripsOf(lisbon, 7), ({ day }) => day);
    const sintra = [...days.values()].find((trips) =>
      trips.some(({ id }) => id === "quinta-da-regaleira"),
    );
    expect(sintra).toHaveLength(2);
    const ids = (startDate: string) => tripsOf(amsterdam, 7, startDate).map(({ id }) => id);
    expect(ids("2026-04-13")).toContain("keukenhof");
    expect(ids("2026-07-13")).not.toContain("keukenhof");
  });

  test.each(sampledCities(2))("a short trip to $name has none", ({ city }) => {
    expect(tripsOf(city, 2)).toEqual([]);
  });
});
