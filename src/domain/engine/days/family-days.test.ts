import { describe, expect, test } from "vitest";
import { kmFromMiddle, knownCity, knownPlace } from "../../../../test/support/plans/known-city.ts";
import { runToEnd } from "../../plan/run-to-end.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { KnownPlace } from "../known-city.ts";
import { makeTimetable } from "./make-timetable.ts";

const FAMILY: PlanRequest = { days: 1, traveller: "Family", people: 4, budget: "Standard" };

const museum = knownPlace({ id: "museum", visitMinutes: 180, suits: ["Family"] });
const palace = knownPlace({ id: "palace", category: "palace", visitMinutes: 100 });
const street = knownPlace({ id: "street", category: "viewpoint", visitMinutes: 60 });

function plan(places: readonly KnownPlace[], request: Partial<PlanRequest> = {}) {
  return runToEnd(makeTimetable(knownCity(places), { ...FAMILY, ...request })).days;
}

function staysOf(places: readonly KnownPlace[], request: Partial<PlanRequest>) {
  const visits = plan(places, request).flatMap((day) => day.visits);
  return Object.fromEntries(
    visits.map(({ candidate, startMinutes, endMinutes }) => [
      candidate.place.id,
      endMinutes - startMinutes,
    ]),
  );
}

describe("stays", () => {
  test("a relaxed pace gives more time at a view, and none more to museums and palaces", () => {
    expect(staysOf([museum, palace, street], { pace: "relaxed" })).toEqual({
      museum: 120,
      palace: 90,
      street: 70,
    });
  });

  test.each([
    ["under six", [8, 3], { museum: 90, palace: 50, street: 60 }],
    ["from six on", [6, 11], { museum: 120, palace: 90, street: 60 }],
    ["of unknown age", undefined, { museum: 120, palace: 90, street: 60 }],
  ])("children %s", (_, childAges, stays) => {
    expect(staysOf([museum, palace, street], { childAges })).toEqual(stays);
  });
});

test("small children see a large zoo for a morning, and have lunch after it", () => {
  const zoo = knownPlace({
    ...{ id: "zoo", category: "zoo", visitMinutes: 240, hours: "09:30-17:00", popularity: 99 },
    ...{ suits: ["Family"], isForSmallChildren: true, bestTime: "morning" },
  });
  const [day] = plan([zoo, street], { childAges: [2, 6], startDate: "2027-05-10" });
  const visit = day?.visits.find(({ candidate }) => candidate.place.id === "zoo");
  const lunch = day?.meals.find(({ kind }) => kind === "lunch");
  expect((visit?.endMinutes ?? 0) - (visit?.startMinutes ?? 0)).toBe(180);
  expect(lunch?.startMinutes).toBeGreaterThanOrEqual(visit?.endMinutes ?? Number.NaN);
});

describe("days", () => {
  const many = Array.from({ length: 24 }, (_, nth) =>
    knownPlace({
      id: `p${nth}`,
      category: (["monument", "old-town", "worship", "viewpoint"] as const)[nth % 4] ?? "monument",
      at: kmFromMiddle((nth % 5) / 4, Math.floor(nth / 5) / 4),
      visitMinutes: 80,
      popularity: 90 - nth,
    }),
  );
  const endOf = (childAges: readonly number[]) =>
    Math.max(
      ...plan(many, { days: 2, childAges }).map(({ visits }) => visits.at(-1)?.endMinutes ?? 0),
    );

  test("end as the youngest child needs it, teenagers' in the evening", () => {
    expect(endOf([2, 15])).toBeLessThanOrEqual(18 * 60);
    expect(endOf([7, 15])).toBeLessThanOrEqual(18 * 60 + 30);
    expect(endOf([13, 15])).toBeGreaterThan(19 * 60);
  });

  test("with a child under six are over by 20:00, dinner and the way back included", () => {
    const eventHours = [{ dates: ["12-30/12-31"], hours: "18:00-22:00", ahead: [], isMajor: true }];
    const lights = knownPlace({ id: "lights", hours: "off", visitMinutes: 60, popularity: 99 });
    const table = {
      id: "table",
      name: "Table",
      details: "To be booked.",
      at: kmFromMiddle(0),
      kind: "restaurant",
      meals: ["dinner"],
      price: "middle",
      hours: "18:30-23:00",
      booking: { need: "must", daysAhead: 7 },
    } as const;
    const city = { ...knownCity([...many, { ...lights, eventHours }]), eateries: [table] };
    const asked = { ...FAMILY, days: 3, childAges: [5], startDate: "2026-12-30" };
    const { days } = runToEnd(makeTimetable(city, asked));
    expect(days.flatMap(({ meals }) => meals.map(({ guideId }) => guideId))).toContain("table");
    expect(JSON.stringify(days[0]?.visits)).toContain("lights");
    for (const { meals, visits, wayBack } of days) {
      const dinner = meals.find(({ kind }) => kind === "dinner");
      const way = wayBack?.minutes ?? 0;
      const end = Math.max(
        (visits.at(-1)?.endMinutes ?? 0) + way,
        (dinner?.endMinutes ?? Number.POSITIVE_INFINITY) + (dinner?.isAfterRide ? 0 : way),
      );
      expect(end).toBeLessThanOrEqual(20 * 60);
    }
  });

  test("with a child under six have something for it before lunch and after", () => {
    const gardens = Array.from({ length: 4 }, (_, nth) =>
      knownPlace({
        id: `garden${nth}`,
        category: "park",
        at: kmFromMiddle(nth / 3),
        popularity: 20,
      }),
    );
    const boat = knownPlace({
      id: "boat",
      category: "monument",
      isForSmallChildren: true,
      popularity: 20,
    });
    const isFun = ({
      category,
      isForSmallChildren,
    }: Pick<KnownPlace, "category" | "isForSmallChildren">) =>
      category === "park" || isForSmallChildren === true;
    for (const { visits } of plan([...many, ...gardens, boat], { days: 2, childAges: [4] })) {
      const starts = visits
        .filter(({ candidate }) => isFun(candidate.place))
        .map(({ startMinutes }) => startMinutes);
      expect(starts.some((start) => start < 13 * 60)).toBe(true);
      expect(starts.some((start) => start >= 13 * 60)).toBe(true);
    }
  });
});

test("half a day by the sea that a family asks for leaves small children their lunch, and is in the plan", () => {
  const bay = knownPlace({
    id: "bay",
    name: "Blue Bay",
    category: "beach",
    at: kmFromMiddle(30),
    way: { by: "train", from: "Central Station", minutes: 50 },
    visitMinutes: 240,
    hours: "24/7",
  });
  const wishes = [{ kind: "see", names: "Blue Bay", text: "Blue Bay" } as const];
  const city = { ...knownCity([museum, palace, street]), dayTrips: [bay] };
  const request = { ...FAMILY, days: 3, childAges: [4, 8], wishes };
  const { days } = runToEnd(makeTimetable(city, request));
  const ids = days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate.place.id));
  expect(ids).toContain("bay");
});

test("who takes no steps is sent to no place that has them, unless they ask for it", () => {
  const tower = knownPlace({ id: "tower", name: "Bell Tower", stepFree: "no", popularity: 100 });
  const need = { kind: "need", need: "stepFree", text: "no stairs" } as const;
  const see = { kind: "see", names: "Bell Tower", text: "the Bell Tower" } as const;
  const idsOf = (wishes: PlanRequest["wishes"]) =>
    Object.keys(staysOf([tower, street], { wishes }));
  expect(idsOf([]).toSorted()).toEqual(["street", "tower"]);
  expect(idsOf([need])).toEqual(["street"]);
  expect(idsOf([need, see]).toSorted()).toEqual(["street", "tower"]);
});

test("who takes no steps sees what has some in parts after what has none and is nearly as known", () => {
  const famous = { mustSee: true, visitMinutes: 300 };
  const tower = knownPlace({ id: "tower", stepFree: "partly", popularity: 90, ...famous });
  const hall = knownPlace({ id: "hall", stepFree: "yes", popularity: 80, ...famous });
  const need = { kind: "need", need: "stepFree", text: "no stairs" } as const;
  const idsOf = (wishes: PlanRequest["wishes"], places = [tower, hall]) =>
    Object.keys(staysOf(places, { traveller: "Couple", wishes }));
  expect(idsOf([])).toEqual(["tower"]);
  expect(idsOf([need])).toEqual(["hall"]);
  expect(idsOf([need], [tower])).toEqual(["tower"]);
});

describe("ages", () => {
  const usual = knownPlace({ id: "usual", category: "park", visitMinutes: 60 });
  const graves = knownPlace({ id: "graves", visitMinutes: 60, popularity: 95, isForAdults: true });
  const toys = knownPlace({ id: "toys", visitMinutes: 60, popularity: 95, isForChildren: true });
  const idsFor = (childAges: readonly number[], wishes?: PlanRequest["wishes"]) =>
    Object.keys(staysOf([usual, graves, toys], { childAges, wishes })).sort();

  test("graves and breweries are nothing under 13 unless asked for, play parks nothing from 13 on", () => {
    expect(idsFor([8])).toEqual(["toys", "usual"]);
    expect(idsFor([14])).toEqual(["graves", "usual"]);
    const wishes = [{ kind: "see", names: "graves", text: "the graves" }] as const;
    expect(idsFor([8], wishes)).toEqual(["graves", "toys", "usual"]);
  });

  test("a show is for families by the guide's word, and a long one nothing for a baby", () => {
    const show = knownPlace({
      id: "show",
      category: "show",
      visitMinutes: 60,
      hours: "10:00-17:00",
    });
    const forThem = { ...show, id: "puppets", isForSmallChildren: true };
    const seenBy = (childAges: readonly number[]) =>
      Object.keys(staysOf([usual, show, forThem], { childAges })).includes("puppets");
    expect(staysOf([usual, show, forThem], { childAges: [8] })).not.toHaveProperty("show");
    expect([seenBy([4]), seenBy([0])]).toEqual([true, false]);
  });
});
