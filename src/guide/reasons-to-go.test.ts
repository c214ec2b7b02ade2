import { describe, expect, test } from "vitest";
import { GUIDE_CITIES } from "../../test/support/guide.ts";
import { IS_NIGHTLY } from "../../test/support/nightly.ts";
import { type CityRequest, planCity } from "../../test/support/plans/plan-city.ts";
import { TRAVELLER_TITLES } from "../domain/trip/traveller.ts";

const BUDGETS = IS_NIGHTLY
  ? (["Economy", "Standard", "Premium"] as const)
  : (["Standard"] as const);

function daysOf(name: string, request: CityRequest) {
  const city = GUIDE_CITIES.find((one) => one.name === name);
  if (city === undefined) throw new Error(`no ${name}`);
  return planCity(city, request).days;
}

function idsOf(name: string, request: CityRequest): string[] {
  return daysOf(name, request).flatMap(({ visits }) =>
    visits.map(({ candidate }) => candidate.place.id),
  );
}

/** By day those to whom most is closed. */
const TRAVELLERS = IS_NIGHTLY ? TRAVELLER_TITLES : (["Family"] as const);

describe.each(TRAVELLERS)("%s", (traveller) => {
  test("sees the Pyramids in Cairo from two days on", () => {
    for (const budget of BUDGETS) {
      for (const days of IS_NIGHTLY ? [2, 3] : [2]) {
        const ids = idsOf("Cairo", { days, traveller, budget });
        expect(ids, `${days} days, ${budget}`).toContain("pyramids-of-giza");
      }
    }
  });

  test("sees the Eiffel Tower and the Louvre in three days in Paris", () => {
    for (const budget of BUDGETS) {
      const ids = idsOf("Paris", { days: 3, traveller, budget });
      expect(ids, budget).toEqual(expect.arrayContaining(["eiffel-tower", "louvre-museum"]));
    }
  });

  test("sees the Christ or the Sugarloaf in a day in Rio", () => {
    const ids = idsOf("Rio de Janeiro", { days: 1, traveller, budget: "Standard" });
    expect(ids.some((id) => ["christ-the-redeemer", "sugarloaf-cable-car"].includes(id))).toBe(
      true,
    );
  });

  test.each([undefined, "2027-05-12"])(
    "is on no beach after dark in Rio from %s on",
    (startDate) => {
      const days = daysOf("Rio de Janeiro", { days: 3, traveller, budget: "Economy", startDate });
      const ends = days.flatMap(({ visits }) =>
        visits
          .filter(({ candidate }) => candidate.place.category === "beach")
          .map(({ endMinutes }) => endMinutes),
      );
      expect(ends).not.toHaveLength(0);
      // In May the sun sets at 17:20 there.
      expect(Math.max(...ends)).toBeLessThanOrEqual(startDate === undefined ? 19 * 60 : 18 * 60);
    },
  );

  test("sees the lights of the Supertrees in two days in Singapore, after dinner", () => {
    const days = daysOf("Singapore", { days: 2, traveller, budget: "Standard" });
    const evenings = days.flatMap(({ visits, meals }) => {
      const show = visits.find(({ candidate }) => candidate.place.id === "supertree-grove");
      const dinner = meals.find(({ kind }) => kind === "dinner");
      return show === undefined ? [] : [{ show, dinner }];
    });
    expect(evenings).toHaveLength(1);
    for (const { show, dinner } of evenings)
      expect(dinner?.endMinutes).toBeLessThan(show.startMinutes);
  });

  test.each(IS_NIGHTLY ? [3, 5] : [3])("has the whole day in Dubai, %i days long", (days) => {
    for (const { visits } of daysOf("Dubai", { days, traveller, budget: "Standard" })) {
      expect(visits[0]?.startMinutes).toBeLessThan(12 * 60);
    }
  });
});

test("a group sees Jemaa el-Fnaa in Marrakesh, however near another hotel is to all else", () => {
  const request: CityRequest = {
    days: 5,
    traveller: "Group",
    budget: "Premium",
    startDate: "2027-11-09",
  };
  expect(idsOf("Marrakesh", request)).toContain("jemaa-el-fnaa");
});

test("a couple sees the Pyramids and the museum beside them in two days in Cairo", () => {
  const ids = idsOf("Cairo", { days: 2, traveller: "Couple", budget: "Standard" });
  expect(ids).toEqual(expect.arrayContaining(["pyramids-of-giza", "grand-egyptian-museum"]));
});

test("a couple sees the Christ and the Sugarloaf in a day in Rio", () => {
  const ids = idsOf("Rio de Janeiro", { days: 1, traveller: "Couple", budget: "Standard" });
  expect(ids).toEqual(expect.arrayContaining(["christ-the-redeemer", "sugarloaf-cable-car"]));
});

test.each([undefined, "2027-05-12"])(
  "a family sees the Colosseum and the Vatican in four days in Rome from %s on, none over before 15:00",
  (startDate) => {
    const request: CityRequest = { days: 4, traveller: "Family", budget: "Comfort", startDate };
    const days = daysOf("Rome", request);
    const ids = days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate.place.id));
    expect(ids).toContain("colosseum");
    expect(ids.some((id) => ["vatican-museums", "st-peters-basilica"].includes(id))).toBe(true);
    for (const { visits } of days) {
      expect(visits.at(-1)?.endMinutes).toBeGreaterThanOrEqual(15 * 60);
    }
  },
);

const SOME_OF_IT: readonly [string, CityRequest, readonly string[]][] = [
  [
    "Rio de Janeiro",
    { days: 2, traveller: "Friends", budget: "Economy", interests: ["animals"] },
    ["zoo", "theme-park"],
  ],
  // Zoos and aquariums that are dear, that are far off, or the best of which is closed for half of the year.
  ...(
    [
      ["Lisbon", "Couple", "Economy", "2027-06-28"],
      ["New York", "Family", "Premium", "2027-02-03"],
      ["Dubai", "Couple", "Economy", undefined],
    ] as const
  ).map(([name, traveller, budget, startDate]): [string, CityRequest, readonly string[]] => [
    name,
    { days: 2, traveller, budget, startDate, interests: ["animals"] },
    ["zoo", "theme-park"],
  ]),
  // A show of the evening: after dinner, before which dinner is early, open on the last day alone, far down the list.
  ...(
    [
      ["Rio de Janeiro", 2, "Family", "Standard", undefined],
      ["Berlin", 5, "Family", "Standard", undefined],
      ["Mexico City", 2, "Family", "Premium", undefined],
      ["Cairo", 3, "Family", "Standard", "2027-02-14"],
      ["Sydney", 2, "Family", "Economy", "2027-08-23"],
      ["San Francisco", 3, "Family", "Economy", undefined],
      ["Buenos Aires", 2, "Group", "Economy", undefined],
    ] as const
  ).map(([name, days, traveller, budget, startDate]): [string, CityRequest, readonly string[]] => [
    name,
    { days, traveller, budget, startDate, interests: ["evenings"] },
    ["show", "nightlife"],
  ]),
];

/** By day every third. */
test.each(SOME_OF_IT.filter((_, nth) => IS_NIGHTLY || nth % 3 === 0))(
  "%s: %j has some of it",
  (name, request, kinds) => {
    const visits = daysOf(name, request).flatMap((day) => day.visits);
    expect(visits.map(({ candidate }) => candidate.place.category)).toEqual(
      expect.arrayContaining([expect.toBeOneOf([...kinds])]),
    );
  },
);
