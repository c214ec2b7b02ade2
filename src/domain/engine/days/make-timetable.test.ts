import { describe, expect, test } from "vitest";
import {
  kmFromMiddle,
  knownCity,
  knownHotel,
  knownPlace,
} from "../../../../test/support/plans/known-city.ts";
import { runToEnd } from "../../plan/run-to-end.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { KnownHotel, KnownPlace } from "../known-city.ts";
import { makeTimetable, type Timetable } from "./make-timetable.ts";

const REQUEST: PlanRequest = {
  days: 2,
  traveller: "Couple",
  people: 2,
  budget: "Standard",
  startDate: "2026-05-04",
};

function plan(
  places: readonly KnownPlace[],
  request: Partial<PlanRequest> = {},
  hotels?: readonly KnownHotel[],
): Timetable {
  return runToEnd(makeTimetable(knownCity(places, hotels), { ...REQUEST, ...request }));
}

const KINDS = ["museum", "park", "worship", "market", "viewpoint", "palace", "monument"] as const;

function several(many: number, given: (nth: number) => Partial<KnownPlace> = () => ({})) {
  return Array.from({ length: many }, (_, nth) =>
    knownPlace({
      id: `p${String(nth).padStart(2, "0")}`,
      category: KINDS[nth % KINDS.length] ?? "museum",
      at: kmFromMiddle((nth % 5) / 5, Math.floor(nth / 5) / 5),
      visitMinutes: 45,
      ...given(nth),
    }),
  );
}

const visitsOf = ({ days }: Timetable) => days.flatMap(({ visits }) => visits);
const countsOf = ({ days }: Timetable) => days.map(({ visits }) => visits.length);
const placesOf = (made: Timetable) => visitsOf(made).map(({ candidate }) => candidate.place);

describe("with nothing that can be planned", () => {
  test.each([
    ["everything is closed", several(6, () => ({ hours: "off" }))],
    ["everything is closed on those days", several(6, () => ({ hours: "We-Su 09:00-18:00" }))],
    ["there are no places", []],
    ["nothing can be seen in a day", several(3, () => ({ visitMinutes: 1200 }))],
  ])("%s: the days are there, and empty", (_, places) => {
    const made = plan(places);
    expect(made.days.map(({ date }) => date)).toEqual(["2026-05-04", "2026-05-05"]);
    expect(countsOf(made)).toEqual([0, 0]);
    expect(made.hotels).toHaveLength(1);
  });

  test("one place for ten days is visited once, the first of them all without dates", () => {
    expect(countsOf(plan(several(1), { days: 10, startDate: undefined }))).toEqual([
      1,
      ...Array<number>(9).fill(0),
    ]);
    expect(countsOf(plan(several(1), { days: 10 })).filter((count) => count > 0)).toEqual([1]);
  });

  test("an evening out that ends late is better than nothing", () => {
    const show = several(1, () => ({ hours: "19:30-22:30", visitMinutes: 120 }));
    const family = { traveller: "Family", days: 1 } as const;
    expect(countsOf(plan(show, family))).toEqual([1]);
  });
});

describe("the hotel", () => {
  const east = kmFromMiddle(3);
  const places = several(4, (nth) => ({ at: kmFromMiddle(3 + nth / 10) }));
  const hotels = [
    knownHotel({ id: "middle" }),
    knownHotel({ id: "east", at: east }),
    knownHotel({ id: "palace", at: east, budget: "Premium" }),
    knownHotel({ id: "plain", at: east, budget: "Economy" }),
    knownHotel({ id: "west", at: kmFromMiddle(-3) }),
  ];

  test("is that of the wanted level nearest to what was chosen, the other levels after it", () => {
    const made = plan(places, {}, hotels);
    expect(made.hotels.map(({ id }) => id)).toEqual(["east", "middle", "west", "palace"]);
    expect(visitsOf(made)[0]?.leg?.minutes).toBeLessThan(15);
  });

  test("is of the next level where there is none of the wanted", () => {
    expect(plan(places, { budget: "Comfort" }, hotels).hotels[0]?.id).toMatch(/palace|east/);
    expect(plan(places, { budget: "Budget" }, hotels.slice(2)).hotels[0]?.budget).toBe("Economy");
  });

  test("is missing where the city has none: days are planned all the same", () => {
    const made = plan(places, {}, []);
    expect(made.hotels).toEqual([]);
    expect(visitsOf(made)).toHaveLength(4);
  });
});

describe("the traveller's wishes", () => {
  test("a relaxed pace holds fewer visits, a full one more", () => {
    const many = several(30);
    const [relaxed, usual, full] = (["relaxed", "usual", "full"] as const).map(
      (pace) => visitsOf(plan(many, { pace })).length,
    );
    expect(relaxed).toBeLessThan(usual ?? 0);
    expect(usual).toBeLessThan(full ?? 0);
  });

  test("what they like comes before what is as good", () => {
    const many = several(49, () => ({ bestTime: "any" }));
    const count = (interests: PlanRequest["interests"]) =>
      placesOf(plan(many, { interests })).filter(({ category }) => category === "park").length;
    expect(count(["outdoors"])).toBeGreaterThan(count([]));
  });

  test("must-sees come before what is as popular", () => {
    const seen = (mustSee: boolean) =>
      placesOf(plan(several(28, (nth) => ({ mustSee: mustSee && nth % 5 === 4 })))).filter(
        ({ id }) => Number(id.slice(1)) % 5 === 4,
      ).length;
    expect(seen(true)).toBeGreaterThanOrEqual(3);
    expect(seen(true)).toBeGreaterThan(seen(false));
  });

  test("what suits them comes before what suits others", () => {
    const at = kmFromMiddle(0.5);
    const many = several(28, (nth) => ({ at, suits: nth % 5 === 3 ? ["Friends"] : ["Solo"] }));
    const suited = (traveller: "Friends" | "Couple") =>
      placesOf(plan(many, { traveller, pace: "relaxed", days: 1 })).filter(({ suits }) =>
        suits.includes("Friends"),
      ).length;
    expect(suited("Friends")).toBeGreaterThan(suited("Couple"));
  });

  test("hours of some days are theirs, and no visit is in what is kept free", () => {
    const wishes: PlanRequest["wishes"] = [
      { kind: "start", minutes: 780, days: [1], text: "from one" },
      { kind: "end", minutes: 960, days: [2], text: "back by four" },
      { kind: "free", fromMinutes: 780, toMinutes: 900, text: "nap" },
      { kind: "free", fromMinutes: 0, toMinutes: 1440, days: [-1], text: "a day off" },
    ];
    const { days } = plan(several(30), { days: 4, wishes });
    const spans = days.map(({ visits }) => visits.map((one) => [one.startMinutes, one.endMinutes]));
    expect(spans[0]?.[0]?.[0]).toBeGreaterThanOrEqual(780);
    expect(spans[1]?.at(-1)?.[1]).toBeLessThanOrEqual(960);
    expect(spans[3]).toEqual([]);
    for (const [start = 0, end = 0] of spans.flat()) expect(end <= 780 || start >= 900).toBe(true);
    expect(spans[2]?.length).toBeGreaterThan(2);
  });
});

test("days are balanced", () => {
  const counts = countsOf(plan(several(30), { days: 5 }));
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});

test("without dates the trip begins with its best day", () => {
  const made = plan(
    several(12, (nth) => ({ popularity: 10 + 7 * nth })),
    { days: 3, startDate: undefined },
  );
  const scores = made.days.map(({ visits }) =>
    visits.reduce((sum, { candidate }) => sum + candidate.score, 0),
  );
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

describe("who may stay", () => {
  const hotels = [
    knownHotel({ id: "bunks", budget: "Economy", isHostel: true }),
    knownHotel({ id: "club", budget: "Economy", guestAges: { from: 18, to: 40 } }),
    knownHotel({ id: "pods", budget: "Economy", isForTwo: true }),
    knownHotel({ id: "inn", budget: "Budget" }),
    knownHotel({ id: "grand", budget: "Premium" }),
  ];
  const namesFor = (traveller: PlanRequest["traveller"]) =>
    plan(several(8), { traveller, budget: "Economy" }, hotels).hotels.map(({ id }) => id);

  test("a family gets no hostel, no room for two and nothing for adults alone, but the nearest level", () => {
    expect(namesFor("Family")).toEqual(["inn", "grand"]);
  });

  test("others get what they asked for", () => {
    expect(namesFor("Friends").slice(0, 3).toSorted()).toEqual(["bunks", "club", "pods"]);
  });

  test("who takes no steps is led to no hotel that has them, and first to one that is known to have none", () => {
    const doors = [
      knownHotel({ id: "attic", stepFree: "no" }),
      knownHotel({ id: "unknown" }),
      knownHotel({ id: "ramp", stepFree: "yes", at: kmFromMiddle(3) }),
      knownHotel({ id: "castle", budget: "Premium", stepFree: "yes" }),
    ];
    const wishes = [{ kind: "need", need: "stepFree", text: "step-free" }] as const;
    const request = { traveller: "Couple", budget: "Standard" } as const;
    const made = (of: typeof doors, asked: PlanRequest["wishes"]) =>
      plan(several(8), { ...request, wishes: asked }, of).hotels.map(({ id }) => id);
    expect(made(doors, wishes)).toEqual(["ramp", "unknown", "castle"]);
    expect(made(doors, [])[0]).not.toBe("ramp");
    expect(made(doors.slice(0, 1), wishes)).toEqual(["attic"]);
  });

  test("where nobody takes a family it gets what there is", () => {
    const made = plan(several(8), { traveller: "Family" }, hotels.slice(0, 1));
    expect(made.hotels.map(({ id }) => id)).toEqual(["bunks"]);
  });
});

describe("days hold together", () => {
  /** Three quarters, 4 km from each other, with six places each within 300 m, in no order. */
  const quarters = several(18, (nth) => {
    const quarter = nth % 3;
    const [east, north] = [(nth % 4) / 10, Math.floor(nth / 6) / 10];
    const middle = [
      kmFromMiddle(east, north),
      kmFromMiddle(4 + east, north),
      kmFromMiddle(east, 4),
    ];
    return { quarter: `Quarter ${quarter}`, at: middle[quarter] ?? kmFromMiddle(0) };
  });
  const dayOf = (made: Timetable, id: string) =>
    made.days.findIndex(({ visits }) => visits.some(({ candidate }) => candidate.place.id === id));

  test("each quarter has its day", () => {
    const made = plan(quarters, { days: 3 });
    const seen = made.days.map(
      ({ visits }) => new Set(visits.map(({ candidate }) => candidate.place.quarter)).size,
    );
    expect(seen).toEqual([1, 1, 1]);
  });

  test("a quarter is not entered again where hours allow", () => {
    const near = quarters.map((place, nth) => ({
      ...place,
      at: kmFromMiddle((nth % 3) * 0.7, Math.floor(nth / 3) / 8),
    }));
    for (const { visits } of plan(near, { days: 3 }).days) {
      const entered = visits
        .map(({ candidate }) => candidate.place.quarter)
        .filter((quarter, at, all) => quarter !== all[at - 1]);
      expect(new Set(entered).size).toBe(entered.length);
    }
  });

  test("something lies between two long museums of a day", () => {
    const places = several(9, (nth) => ({
      category: nth < 2 ? "museum" : (KINDS[1 + (nth % 6)] ?? "park"),
      visitMinutes: nth < 2 ? 120 : 45,
      mustSee: nth < 2,
      at: kmFromMiddle(nth / 4, 0),
    }));
    const kinds = visitsOf(plan(places, { days: 1 })).map(
      ({ candidate: { place } }) => place.category,
    );
    const museums = kinds.flatMap((kind, at) => (kind === "museum" ? [at] : []));
    expect(museums).toHaveLength(2);
    expect((museums[1] ?? 0) - (museums[0] ?? 0)).toBeGreaterThan(1);
  });

  test("a visit group is seen in one go, though other places are nearer to its parts", () => {
    const group = ["p02", "p09", "p14"];
    const places = several(20, (nth) =>
      group.includes(`p${String(nth).padStart(2, "0")}`)
        ? { visitGroup: "palace", mustSee: true }
        : {},
    );
    const made = plan(places, { days: 3 });
    expect(new Set(group.map((id) => dayOf(made, id))).size).toBe(1);
    const ids =
      made.days[dayOf(made, "p02")]?.visits.map(({ candidate }) => candidate.place.id) ?? [];
    const positions = group.map((id) => ids.indexOf(id));
    expect(Math.max(...positions) - Math.min(...positions)).toBe(2);
  });

  test("the part of a group that is for the evening has the evening of the same day", () => {
    const places = several(20, (nth) =>
      nth === 3
        ? { visitGroup: "fort", mustSee: true }
        : nth === 7
          ? { visitGroup: "fort", mustSee: true, bestTime: "evening", hours: "19:00-21:00" }
          : {},
    );
    const made = plan(places, { days: 3 });
    expect(dayOf(made, "p07")).toBe(dayOf(made, "p03"));
  });

  test("the most popular places that so many days hold come first, however far", () => {
    const far = several(20, (nth) => ({
      popularity: nth < 4 ? 90 - nth : 80,
      at: nth < 4 ? kmFromMiddle(7, nth) : kmFromMiddle((nth % 5) / 5, 0),
    }));
    const seen = placesOf(plan(far, { days: 1 })).map(({ id }) => id);
    expect(seen).toEqual(expect.arrayContaining(["p00", "p01", "p02", "p03"]));
  });
});
