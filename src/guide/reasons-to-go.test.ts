import { expect, test } from "vitest";
import { cityNamed } from "../../test/support/guide.ts";
import { byDay, IS_NIGHTLY } from "../../test/support/nightly.ts";
import { type CityRequest, planCity } from "../../test/support/plans/plan-city.ts";
import { TRAVELLER_TITLES } from "../domain/trip/traveller.ts";

const daysOf = (name: string, request: CityRequest) => planCity(cityNamed(name), request).days;

function idsOf(name: string, request: CityRequest): string[] {
  return daysOf(name, request).flatMap(({ visits }) =>
    visits.map(({ candidate }) => candidate.place.id),
  );
}

/** By day those to whom most is closed. */
const TRAVELLERS = IS_NIGHTLY ? TRAVELLER_TITLES : (["Family"] as const);

test.each(
  TRAVELLERS.flatMap((traveller) =>
    (
      [
        ["Cairo", 2, ["pyramids-of-giza"]],
        ["Paris", 3, ["eiffel-tower", "louvre-museum"]],
        ["Rome", 4, ["colosseum", "vatican-museums"]],
      ] as const
    ).map(([name, days, ids]) => ({ traveller, name, days, ids })),
  ),
)("a $traveller in $name for $days days sees $ids", ({ traveller, name, days, ids }) => {
  const seen = idsOf(name, { days, traveller, budget: "Standard" });
  expect(seen).toEqual(expect.arrayContaining([...ids]));
});

test("nobody is on a beach of Rio after dark", () => {
  const request = { days: 3, traveller: "Family", budget: "Economy" } as const;
  const ends = daysOf("Rio de Janeiro", { ...request, startDate: "2027-05-12" }).flatMap(
    ({ visits }) =>
      visits
        .filter(({ candidate }) => candidate.place.category === "beach")
        .map(({ endMinutes }) => endMinutes),
  );
  expect(ends).not.toHaveLength(0);
  // In May the sun sets at 17:20 there.
  expect(Math.max(...ends)).toBeLessThanOrEqual(18 * 60);
});

test("the lights of the Supertrees in Singapore are seen after dinner", () => {
  const days = daysOf("Singapore", { days: 2, traveller: "Family", budget: "Standard" });
  const evenings = days.flatMap(({ visits, meals }) => {
    const show = visits.find(({ candidate }) => candidate.place.id === "supertree-grove");
    const dinner = meals.find(({ kind }) => kind === "dinner");
    return show === undefined ? [] : [{ show, dinner }];
  });
  expect(evenings).toHaveLength(1);
  for (const { show, dinner } of evenings)
    expect(dinner?.endMinutes).toBeLessThan(show.startMinutes);
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

/** What is dear, far off, or open on the last evening alone. */
const SOME_OF_IT: readonly [string, CityRequest, readonly string[]][] = [
  [
    "New York",
    {
      days: 2,
      traveller: "Family",
      budget: "Premium",
      startDate: "2027-02-03",
      interests: ["animals"],
    },
    ["zoo", "theme-park"],
  ],
  [
    "Sydney",
    {
      days: 2,
      traveller: "Family",
      budget: "Economy",
      startDate: "2027-08-23",
      interests: ["evenings"],
    },
    ["show", "nightlife"],
  ],
  [
    "Dubai",
    { days: 2, traveller: "Couple", budget: "Economy", interests: ["animals"] },
    ["zoo", "theme-park"],
  ],
  [
    "Buenos Aires",
    { days: 2, traveller: "Group", budget: "Economy", interests: ["evenings"] },
    ["show", "nightlife"],
  ],
];

test.each(byDay(SOME_OF_IT, 2))("%s: %j has some of it", (name, request, kinds) => {
  const visits = daysOf(name, request).flatMap((day) => day.visits);
  expect(visits.map(({ candidate }) => candidate.place.category)).toEqual(
    expect.arrayContaining([expect.toBeOneOf([...kinds])]),
  );
});
