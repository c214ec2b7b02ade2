import { describe, expect, test } from "vitest";
import { cityNamed, GUIDE_CITIES } from "../../test/support/guide.ts";
import { checkTexts } from "../../test/support/plans/check-texts.ts";
import { peopleOf } from "../../test/support/plans/plan-city.ts";

import { makeTimetable } from "../domain/engine/days/make-timetable.ts";
import { describeHotel } from "../domain/engine/writing/describe-hotel.ts";
import { runToEnd } from "../domain/plan/run-to-end.ts";
import { describeGuideDays } from "./describe-guide-days.ts";
import { holidaysOf } from "./holidays.ts";

test.each([
  ["GB", "2026-12-26", "Boxing Day"],
  ["FR", "2027-05-06", "Ascension Day"],
  ["GR", "2028-04-17", "Easter Monday"],
  ["TH", "2029-04-14", "Songkran Festival"],
  ["US", "2030-11-28", "Thanksgiving Day"],
  ["MA", "2026-05-27", "Eid al-Adha"],
  ["ES-MD", "2026-11-09", "Our Lady of Almudena"],
  ["DE-BY", "2028-06-15", "Corpus Christi"],
])("in %s %s is %s", (country, date, name) => {
  expect(holidaysOf(country).get(date)?.name).toBe(name);
});

test("what has no date in a year is none, and a country that isn't there has none", () => {
  expect([...holidaysOf("TH").keys()].filter((date) => !/^20\d\d-\d\d-\d\d$/.test(date))).toEqual(
    [],
  );
  expect([...holidaysOf("TH").values()].filter(({ name }) => name === "Makha Bucha")).toHaveLength(
    1,
  );
  expect(holidaysOf("XX").size).toBe(0);
});

test("a part of a country has its own days, and not those of another part", () => {
  expect(cityNamed("Madrid").places[0]?.holidays?.has("2027-09-11")).toBe(false);
  expect(cityNamed("Barcelona").places[0]?.holidays?.has("2027-09-11")).toBe(true);
});

test("each city knows its country's holidays of five years", () => {
  const lacking = GUIDE_CITIES.filter(({ places }) => {
    const dates = [...(places[0]?.holidays?.keys() ?? [])];
    return [2026, 2027, 2028, 2029, 2030].some(
      (year) => dates.filter((date) => date.startsWith(String(year))).length < 7,
    );
  });
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

describe("a plan over a public holiday", () => {
  const planned = (name: string, startDate: string) => {
    const city = cityNamed(name);
    const request = { days: 3, traveller: "Couple", budget: "Standard", startDate } as const;
    const made = runToEnd(makeTimetable(city, { ...request, people: peopleOf(request) }, 0.1));
    const itinerary = describeGuideDays(made.days, 1, "", city);
    const selection = { location: { label: name }, noOfDays: 3, traveler: "2 People", startDate };
    const hotels = made.hotels.map((hotel) => describeHotel(hotel, city));
    const plan = { hotels, itinerary };
    return {
      itinerary,
      checked: checkTexts({ selection: { ...selection, budget: "Standard" }, plan, city }),
    };
  };

  test("says of which places the hours may differ, and stays on foot where nothing runs", () => {
    const { itinerary, checked } = planned("London", "2026-12-24");
    expect(itinerary[1]?.plan.map(({ leg }) => leg?.mode)).not.toContain("transit");
    expect(itinerary[1]?.plan.length).toBeGreaterThan(0);
    expect(checked.watch).toContainEqual({
      day: 3,
      code: "holidayHours",
      values: expect.objectContaining({ day: 3, date: "2026-12-26", holiday: "Boxing Day" }),
    });
    expect(checked.isFeasible).toBe(true);
  });

  test("an ordinary day has nothing of it", () => {
    const { checked } = planned("London", "2026-10-13");
    const codes = checked.watch.map((entry) => ("code" in entry ? entry.code : ""));
    expect(codes).not.toContain("holidayHours");
  });
});
