import { describe, expect, test } from "vitest";
import { kmFromMiddle, knownCity, knownPlace } from "../../../../test/support/plans/known-city.ts";
import { runToEnd } from "../../plan/run-to-end.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { KnownCity, KnownEatery, KnownPlace } from "../known-city.ts";
import { makeTimetable } from "./make-timetable.ts";
import type { TimedDay } from "./timed-day.ts";

const COUPLE: PlanRequest = { days: 1, traveller: "Couple", people: 2, budget: "Standard" };
const KINDS = ["monument", "old-town", "worship", "viewpoint"] as const;

/** Enough for some days, within a walk. */
const near = Array.from({ length: 30 }, (_, nth) =>
  knownPlace({
    id: `p${nth}`,
    category: KINDS[nth % KINDS.length] ?? "monument",
    at: kmFromMiddle((nth % 6) / 5, Math.floor(nth / 6) / 5),
    popularity: 70 - nth,
  }),
);
const eatery = (given: Partial<KnownEatery> & { id: string }): KnownEatery => ({
  name: given.id,
  details: "What it is.",
  at: kmFromMiddle(0.5, 0.4),
  kind: "restaurant",
  meals: ["lunch", "dinner"],
  price: "middle",
  ...given,
});

function plan(city: Partial<KnownCity>, request: Partial<PlanRequest> = {}): readonly TimedDay[] {
  const all = { ...knownCity(city.places ?? near), ...city };
  return runToEnd(makeTimetable(all, { ...COUPLE, ...request })).days;
}
const idsOf = (days: readonly TimedDay[]) =>
  days.map(({ visits }) => visits.map(({ candidate }) => candidate.place.id));
const mealsOf = (days: readonly TimedDay[], kind: "lunch" | "dinner") =>
  days.flatMap(({ meals }) => meals).filter((meal) => meal.kind === kind);
const hour = (hours: number, minutes = 0) => hours * 60 + minutes;

describe("where kitchens open late", () => {
  const mealHours = { lunch: "13:30-16:00", dinner: "20:30-23:30" };

  test("grown-ups have lunch and dinner when they cook", () => {
    const days = plan({ mealHours, eateries: [eatery({ id: "inn" })] }, { days: 3 });
    for (const { startMinutes } of mealsOf(days, "lunch")) {
      expect(startMinutes).toBeGreaterThanOrEqual(hour(13, 30));
      expect(startMinutes).toBeLessThanOrEqual(hour(14, 30));
    }
    const dinners = mealsOf(days, "dinner").map(({ startMinutes }) => startMinutes);
    expect(dinners).toHaveLength(3);
    expect(Math.min(...dinners)).toBeGreaterThanOrEqual(hour(20, 30));
    expect(Math.max(...dinners)).toBeLessThanOrEqual(hour(21, 30));
  });

  test("evenings out begin after dinner, a show that doesn't is for where there is no other", () => {
    const opera = {
      id: "opera",
      category: "show",
      bestTime: "evening",
      starts: ["20:00"],
    } as const;
    const tango = {
      id: "tango",
      category: "show",
      bestTime: "evening",
      hours: "20:00-24:00",
    } as const;
    const show = { visitMinutes: 120, at: kmFromMiddle(0.3) };
    const eveningWith = (...shows: (Partial<KnownPlace> & { id: string })[]) => {
      const places = [...near, ...shows.map((one) => knownPlace({ ...one, ...show }))];
      const days = plan({ mealHours, places }, { interests: ["evenings"] });
      const last = days[0]?.visits.at(-1);
      const [dinner] = mealsOf(days, "dinner");
      return { last: last?.candidate.place.id, dinner: dinner?.startMinutes ?? 0 };
    };
    const { last, dinner } = eveningWith(
      { ...opera, popularity: 90 },
      { ...tango, hours: "20:00-01:00" },
    );
    expect(last).toBe("tango");
    expect(dinner).toBeGreaterThanOrEqual(hour(20, 30));
    expect(eveningWith(opera).last).toBe("opera");
  });

  test("children eat before, where something is cooked all day, and else the meal has no name", () => {
    const family = { traveller: "Family", childAges: [4, 7], people: 4 } as const;
    const at = kmFromMiddle(0);
    const places = near.map((place) => ({ ...place, at }));
    const nameOf = (...tables: readonly KnownEatery[]) => {
      const eateries = tables.map((table) => ({ ...table, meals: ["dinner"] as const }));
      return mealsOf(plan({ places, mealHours, eateries }, family), "dinner")[0]?.placeName;
    };
    expect(nameOf(eatery({ id: "inn", at }))).toBeUndefined();
    expect(nameOf(eatery({ id: "inn", at }), eatery({ id: "hall", at, kind: "food-hall" }))).toBe(
      "hall",
    );
    expect(nameOf(eatery({ id: "diner", at, hours: "11:00-23:00" }))).toBe("diner");
  });
});

describe("a day out", () => {
  const way = { by: "train", from: "Central Station", minutes: 60 } as const;
  const palace = knownPlace({
    ...{ id: "palace", at: kmFromMiddle(30), way, visitMinutes: 180, mustSee: true },
    ...{ hours: "09:30-18:00", popularity: 95 },
  });
  const villa = { ...palace, id: "villa", at: kmFromMiddle(31), popularity: 90 };
  const table = eatery({ id: "tavern", at: kmFromMiddle(30.5, 0.3) });
  const made = plan({ dayTrips: [palace, villa], eateries: [table] }, { days: 6 });
  const day = made.find(({ visits }) =>
    visits.some(({ candidate }) => candidate.place.id === "palace"),
  );

  test("begins with the opening, and has all of the place on one day", () => {
    const out = day?.visits.slice(0, 2).map(({ candidate }) => candidate.place.id);
    expect(out).toEqual(["palace", "villa"]);
    expect(day?.visits[0]?.startMinutes).toBe(hour(9, 30));
    const all = idsOf(made).flat();
    expect(all.filter((id) => id === "villa")).toHaveLength(1);
  });

  test("has lunch there", () => {
    expect(day?.meals.find(({ kind }) => kind === "lunch")?.placeName).toBe("tavern");
  });

  test("at a theme park lasts until the evening, with both meals there and nothing after it", () => {
    const park = knownPlace({
      ...{ id: "park", name: "Wonder Park", category: "theme-park", visitMinutes: 420 },
      ...{ at: kmFromMiddle(9), hours: "09:00-22:00" },
    });
    const wishes = [{ kind: "see", names: "Wonder Park", text: "Wonder Park" }] as const;
    const days = plan({ places: [...near, park] }, { days: 3, wishes: [...wishes] });
    const there = days.find(({ visits }) =>
      visits.some(({ candidate }) => candidate.place.id === "park"),
    );
    const [visit, ...others] = there?.visits ?? [];
    expect(others).toEqual([]);
    expect(visit?.startMinutes).toBe(hour(9));
    expect(visit?.endMinutes).toBe(hour(19, 30));
    for (const { startMinutes, endMinutes } of there?.meals ?? []) {
      expect(startMinutes).toBeGreaterThan(visit?.startMinutes ?? 0);
      expect(endMinutes).toBeLessThanOrEqual(visit?.endMinutes ?? 0);
    }
    expect(there?.meals.map(({ kind }) => kind)).toEqual(["lunch", "dinner"]);
  });
});

test("of places that are alike a trip has one, and the others where they are asked for", () => {
  const tower = (nth: number) => ({
    ...knownPlace({ id: `tower${nth}`, name: `Tower ${nth}`, category: "viewpoint" }),
    ...{ experience: "view-from-a-tower", popularity: 60 - nth, at: kmFromMiddle(nth / 3, 0.2) },
  });
  const places = [...near, tower(0), tower(1), tower(2)];
  const towersOf = (request: Partial<PlanRequest>) =>
    idsOf(plan({ places }, { days: 3, ...request }))
      .flat()
      .filter((id) => id.startsWith("tower"));
  expect(towersOf({})).toHaveLength(1);
  const wishes = [{ kind: "see", names: "Tower 2", text: "Tower 2" }] as const;
  expect(towersOf({ wishes: [...wishes] })).toContain("tower2");
});

test("a day doesn't go from corner to corner of the city", () => {
  const corners = [
    [6, 6],
    [-6, 6],
    [-6, -6],
    [6, -6],
  ] as const;
  const places = corners.flatMap(([east, north], corner) =>
    Array.from(
      { length: 4 },
      (_, nth): KnownPlace =>
        knownPlace({
          ...{ id: `c${corner}-${nth}`, category: KINDS[nth] ?? "monument", visitMinutes: 80 },
          ...{ popularity: 80 - 4 * nth - corner, at: kmFromMiddle(east + nth / 4, north) },
        }),
    ),
  );
  for (const { visits, wayBack } of plan({ places }, { days: 2 })) {
    const legs = [...visits.map(({ leg }) => leg), wayBack];
    const ridden = legs.filter((leg) => leg !== undefined && leg.mode !== "walk");
    expect(ridden.reduce((sum, leg) => sum + (leg?.minutes ?? 0), 0)).toBeLessThanOrEqual(150);
  }
});

test("where no public transport goes one takes a taxi, whatever the budget", () => {
  const peak = knownPlace({ id: "peak", mustSee: true, popularity: 100, at: kmFromMiddle(5) });
  const modeTo = (byCarOnly?: true) =>
    plan({ places: [{ ...peak, ...(byCarOnly === undefined ? {} : { byCarOnly }) }] })[0]?.wayBack
      ?.mode;
  expect(modeTo()).toBe("transit");
  expect(modeTo(true)).toBe("taxi");
});

test("a day has two large museums at most", () => {
  const places = Array.from({ length: 9 }, (_, nth) =>
    knownPlace({
      id: `m${nth}`,
      category: nth % 2 === 0 ? "museum" : "palace",
      visitMinutes: 95,
      popularity: 90 - nth,
    }),
  );
  for (const ids of idsOf(plan({ places }, { days: 3 }))) expect(ids.length).toBeLessThan(3);
});

test("a view is not left just before the sun sets", () => {
  // On the equator, an hour ahead of the sun: it sets at about 18:20.
  const zoned = near.map((place) => ({ ...place, timeZone: "Africa/Lagos" }));
  const views = zoned.map((place) => ({ ...place, hours: "08:00-21:00" }));
  const days = plan({ places: views }, { days: 4, startDate: "2027-03-10" });
  const ends = days.flatMap(({ visits }) =>
    visits
      .filter(({ candidate }) => candidate.place.category === "viewpoint")
      .map(({ endMinutes }) => endMinutes),
  );
  expect(ends.length).toBeGreaterThan(2);
  for (const end of ends) expect(end <= hour(17, 15) || end >= hour(18, 20)).toBe(true);
});
