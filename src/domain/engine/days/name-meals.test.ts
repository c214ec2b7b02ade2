import { describe, expect, test } from "vitest";
import { kmFromMiddle, knownCity, knownPlace } from "../../../../test/support/plans/known-city.ts";
import { runToEnd } from "../../plan/run-to-end.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { Meal } from "../../trip/trip.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import { cityInMonth } from "../city-in-month.ts";
import type { KnownEatery, KnownPlace } from "../known-city.ts";
import { makeTimetable } from "./make-timetable.ts";

const COUPLE: PlanRequest = { days: 1, traveller: "Couple", people: 2, budget: "Standard" };

/** In the middle, for both meals, at a usual price. */
function eatery(given: Partial<KnownEatery> & { id: string }): KnownEatery {
  return {
    name: `Chez ${given.id}`,
    details: "What it is.",
    at: kmFromMiddle(0),
    kind: "restaurant",
    meals: ["lunch", "dinner"],
    price: "middle",
    ...given,
  };
}

/** Near each other, enough for a day. */
const NEAR = Array.from({ length: 6 }, (_, nth) =>
  knownPlace({
    id: `p${nth}`,
    category: (["monument", "old-town", "worship"] as const)[nth % 3] ?? "monument",
    at: kmFromMiddle(nth / 20),
  }),
);

function mealsOf(
  eateries: readonly KnownEatery[],
  request: Partial<PlanRequest> = {},
  places: readonly KnownPlace[] = NEAR,
): Meal[] {
  const city = { ...knownCity(places), eateries };
  const { days } = runToEnd(makeTimetable(city, { ...COUPLE, ...request }));
  return days.flatMap(({ meals }) => meals);
}

const namesOf = (...given: Parameters<typeof mealsOf>) =>
  mealsOf(...given).map(({ kind, guideId }) => `${kind} ${guideId ?? "-"}`);

test("each day has a lunch and a dinner, and no place to eat is named twice in a trip", () => {
  const both = [eatery({ id: "a" }), eatery({ id: "b" }), eatery({ id: "c" })];
  const places = [...NEAR, ...NEAR.map((place) => ({ ...place, id: `${place.id}-2` }))];
  const names = namesOf(both, { days: 2 }, places);
  expect(names.map((name) => name.split(" ")[0])).toEqual(["lunch", "dinner", "lunch", "dinner"]);
  const ids = names.map((name) => name.split(" ")[1]).filter((id) => id !== "-");
  expect(ids.toSorted()).toEqual(["a", "b", "c"]);
});

test("no dish twice a day where another is near, and no second branch of a house", () => {
  const near = eatery({ id: "a", name: "Lokál Dlouhá", details: "Pizza from a wood oven." });
  const other = { at: kmFromMiddle(0.1) };
  const pizza = eatery({ id: "b", name: "Al Forno", details: "Round pizzas." });
  const curry = eatery({ id: "c", name: "Punjab", details: "Curry.", ...other });
  const branch = eatery({ id: "d", name: "Lokál Malá", details: "Curry.", ...other });
  expect(namesOf([near, pizza, curry]).filter((name) => name.endsWith("c"))).toHaveLength(1);
  expect(namesOf([near, branch]).filter((name) => name.endsWith("-"))).toHaveLength(1);
});

test("a table that is farther than a walk is for dinner at the end of the day, by a ride of 20 minutes", () => {
  const [lunch, dinner] = mealsOf([eatery({ id: "far", at: kmFromMiddle(0, 1) })]);
  expect([lunch?.guideId, dinner?.guideId]).toEqual([undefined, "far"]);
  expect(lunch?.near).toMatch(/^The p\d$/);
  expect(dinner?.placeDetails).toMatch(/ min on foot from /);
  const [, none] = mealsOf([eatery({ id: "farther", at: kmFromMiddle(0, 4) })]);
  expect(none?.guideId).toBeUndefined();
});

test("lunch between two sights is on the way from one to the other rather than nearer and beside it", () => {
  const sights = [0, 1].map((km) =>
    knownPlace({ id: `at-${km}`, at: kmFromMiddle(km), visitMinutes: 150, hours: "09:00-18:00" }),
  );
  const tables = [
    eatery({ id: "beside-0", at: kmFromMiddle(-0.35) }),
    eatery({ id: "beside-1", at: kmFromMiddle(1.35) }),
    eatery({ id: "between", at: kmFromMiddle(0.5) }),
  ];
  const [lunch] = mealsOf(tables, {}, sights);
  expect(lunch?.guideId).toBe("between");
});

test("a table of the season is named in its months, and not where nobody knows when the trip is", () => {
  const garden = [eatery({ id: "garden", hours: "Apr-Sep 11:00-23:00" })];
  const inMonth = (month: string | undefined) => {
    const city = cityInMonth({ ...knownCity(NEAR), eateries: garden }, month);
    const { days } = runToEnd(
      makeTimetable(city, month === undefined ? COUPLE : { ...COUPLE, month }),
    );
    return days.flatMap(({ meals }) => meals).filter(({ guideId }) => guideId === "garden").length;
  };
  expect([inMonth("2027-06"), inMonth("2027-02"), inMonth(undefined)]).toEqual([1, 0, 0]);
  const holiday = [eatery({ id: "a", hours: "11:00-23:00; Aug 08-Aug 25 off" })];
  expect(namesOf(holiday)).toContain("lunch a");
});

test("on Christmas Eve dinner is at a restaurant, to be booked; markets and malls shut in the afternoon", () => {
  const holidays = new Map([["2027-12-25", { name: "Christmas Day", hasTransit: true }]]);
  const court = eatery({ id: "court", kind: "food-hall", holidays });
  const inn = eatery({ id: "inn", at: kmFromMiddle(0, 0.5), price: "high", holidays });
  const eve = mealsOf([court, inn], { startDate: "2027-12-24", budget: "Comfort" });
  expect(eve.at(-1)).toMatchObject({ guideId: "inn", booking: { need: "must", daysAhead: 30 } });
  const alone = mealsOf([court], { startDate: "2027-12-24" });
  expect(alone.map(({ guideId }) => guideId)).toEqual(["court", undefined]);
});

test("a table is named again two days later where nothing else is left", () => {
  const places = Array.from({ length: 18 }, (_, nth) => ({
    ...knownPlace({ id: `q${nth}`, at: kmFromMiddle(nth / 60) }),
    visitMinutes: 90,
  }));
  const only = [eatery({ id: "a", meals: ["dinner"] })];
  const dinners = namesOf(only, { days: 3 }, places).filter((name) => name.startsWith("dinner"));
  expect(dinners).toEqual(["dinner a", "dinner -", "dinner a"]);
});

describe("stalls", () => {
  const inn = eatery({ id: "inn", at: kmFromMiddle(0, 0.1) });
  const street = eatery({ id: "street", kind: "food-street", at: kmFromMiddle(0, 0.3) });

  test("who came for street food eats there, and who needs a seat where there is one", () => {
    const asked = namesOf([inn, street], { interests: ["food"] });
    const usual = namesOf([inn, street]);
    expect([asked[0], usual[0]]).toEqual(["lunch street", "lunch inn"]);
    const court = { ...street, id: "court", kind: "food-hall", details: "In the mall." } as const;
    expect(namesOf([inn, court], { interests: ["food"] })[0]).toBe("lunch inn");
    const standing = [{ ...street, isStandUp: true }];
    expect(namesOf(standing).join()).toContain("street");
    expect(namesOf(standing, { budget: "Premium" }).join()).not.toContain("street");
  });

  test("a grill is nothing for vegans, whatever it offers beside the meat", () => {
    const wishes: PlanRequest["wishes"] = [{ kind: "need", need: "vegan", text: "vegan" }];
    const named = (name: string) =>
      namesOf([{ ...street, name, diets: ["vegan"] }], { wishes }).join();
    expect(named("Stalls of the Alley")).toContain("street");
    expect(named("Grills of the Alley")).not.toContain("street");
  });
});

test("who is in a market at the hour of a meal has it there", () => {
  const market = knownPlace({ id: "m", category: "market", hours: "11:00-12:30", mustSee: true });
  const stalls = eatery({ id: "stalls", kind: "market", price: "low" });
  const inn = eatery({ id: "inn", at: kmFromMiddle(0, 0.2) });
  expect(namesOf([stalls, inn], {}, [market, ...NEAR])[0]).toBe("lunch stalls");
});

test("a long menu takes two hours, and has to be booked", () => {
  const formal = eatery({ id: "a", isFormal: true, price: "high" });
  const meals = mealsOf([formal], { budget: "Premium" });
  const named = meals.filter(({ guideId }) => guideId === "a");
  expect(named).toMatchObject([{ kind: "dinner", booking: { need: "must", daysAhead: 30 } }]);
  expect(named[0] && named[0].endMinutes - named[0].startMinutes).toBe(120);
});

test("a table behind a ticket is for who visits the place right before or after", () => {
  expect(namesOf([eatery({ id: "a", inside: "elsewhere" })]).join()).not.toContain(" a");
  const isNamed = ({ id }: { readonly id: string }) =>
    namesOf([eatery({ id: "a", inside: id })])
      .join()
      .includes(" a");
  expect(NEAR.some(isNamed)).toBe(true);
  expect(NEAR.every(isNamed)).toBe(false);
});

describe("what is right for them", () => {
  test("a formal table is for adults", () => {
    const formal = [eatery({ id: "a", isFormal: true })];
    expect(namesOf(formal).join()).toContain("a");
    expect(namesOf(formal, { traveller: "Family" }).join()).not.toContain(" a");
  });

  test.each([
    ["Economy", "high", false],
    ["Budget", "middle", true],
    ["Standard", "high", false],
    ["Standard", "low", true],
    ["Comfort", "high", true],
    ["Premium", "low", true],
  ] as const)("on %s a place at a %s price is named: %s", (budget, price, isNamed) => {
    const names = namesOf([eatery({ id: "a", price })], { budget }).join();
    expect(names.includes(" a")).toBe(isNamed);
  });

  test("a café is no dinner, and a lunch only where nothing else is near", () => {
    const cafe = eatery({ id: "cafe", kind: "cafe" });
    expect(namesOf([cafe])).toEqual(["lunch cafe", "dinner -"]);
    const farther = eatery({ id: "inn", at: kmFromMiddle(0.2, 0.3), meals: ["lunch"] });
    expect(namesOf([cafe, farther])[0]).toBe("lunch inn");
  });

  test("who keeps to a diet is sent where there is a choice, to a market whatever it says", () => {
    const wishes = [{ kind: "need", need: "vegetarian", text: "we are vegetarians" }] as const;
    const asked = { wishes: [...wishes] };
    const named = (given: Partial<KnownEatery>) =>
      namesOf([eatery({ id: "a", ...given })], asked).includes("lunch a");
    expect(named({})).toBe(false);
    expect(named({ diets: ["halal"] })).toBe(false);
    expect(named({ diets: ["vegetarian"] })).toBe(true);
    expect(named({ diets: ["vegan"] })).toBe(true);
    expect(named({ kind: "food-hall" })).toBe(true);
  });

  test("where some of them eat no meat, all eat where there is a choice, and not only without meat", () => {
    const diets = ["vegetarian"] as const;
    const greens = eatery({ id: "greens", name: "Vegetarian kitchen", diets: [...diets] });
    const inn = eatery({ id: "inn", at: kmFromMiddle(0.1), diets: [...diets] });
    const grill = eatery({ id: "grill" });
    const need = { kind: "need", need: "vegetarian", text: "Vegetarian" } as const;
    const lunchOf = (wish: TripWish) => namesOf([greens, inn, grill], { wishes: [wish] })[0];
    expect(lunchOf(need)).toBe("lunch greens");
    expect(lunchOf({ ...need, isOfSome: 1 })).toBe("lunch inn");
  });
});

test("the ride comes first where the table is at its other end", () => {
  const places = [
    knownPlace({ id: "here", visitMinutes: 150, hours: "09:30-12:00" }),
    knownPlace({ id: "there", at: kmFromMiddle(6), visitMinutes: 240, hours: "13:00-18:00" }),
  ];
  const [lunch] = mealsOf([eatery({ id: "a", at: kmFromMiddle(6.1) })], {}, places);
  expect(lunch).toMatchObject({ kind: "lunch", guideId: "a", isAfterRide: true });
  expect(lunch?.startMinutes).toBeGreaterThan(12 * 60 + 20);
  const [before] = mealsOf([eatery({ id: "a" })], {}, places);
  expect(before).toMatchObject({ guideId: "a", startMinutes: 12 * 60 });
  expect(before).not.toHaveProperty("isAfterRide");
});

test("dinner waits for the kitchen to open", () => {
  const late = eatery({ id: "late", hours: "19:30-23:00", meals: ["dinner"] });
  const dinner = mealsOf([late]).find(({ kind }) => kind === "dinner");
  expect(dinner).toMatchObject({ guideId: "late" });
  expect(dinner?.startMinutes).toBeGreaterThanOrEqual(19 * 60 + 30);
});
