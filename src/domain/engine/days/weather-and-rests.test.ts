import { describe, expect, test } from "vitest";
import { kmFromMiddle, knownCity, knownPlace } from "../../../../test/support/plans/known-city.ts";
import { runToEnd } from "../../plan/run-to-end.ts";
import { type Pace, paceFor } from "../../trip/pace.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import type { KnownCity, KnownPlace } from "../known-city.ts";
import { makeTimetable } from "./make-timetable.ts";
import { nameFreeTime } from "./name-free-time.ts";
import type { TimedDay } from "./timed-day.ts";

const COUPLE: PlanRequest = { days: 2, traveller: "Couple", people: 2, budget: "Standard" };
const DATED = { startDate: "2027-07-05" };
const SMALL = { traveller: "Family", people: 4, childAges: [2, 5] } as const;
const LESS: TripWish = { kind: "walkLess", text: "my parents are 70" };
const KINDS = ["monument", "worship", "museum", "viewpoint"] as const;

const near = Array.from({ length: 24 }, (_, nth) =>
  knownPlace({
    id: `p${nth}`,
    category: KINDS[nth % KINDS.length] ?? "monument",
    at: kmFromMiddle((nth % 6) / 3, Math.floor(nth / 6) / 3),
    visitMinutes: 60,
    popularity: 70 - nth,
    suits: ["Family"],
  }),
);

/** In a city where each month is as warm. */
function plan(
  places: readonly KnownPlace[],
  request: Partial<PlanRequest> = {},
  degrees = 20,
  more: Partial<KnownCity> = {},
): readonly TimedDay[] {
  const highC = Array.from({ length: 12 }, () => degrees);
  const known = knownCity(places.map((place) => ({ ...place, highC })));
  const city = { ...known, climate: { highC }, ...more };
  return runToEnd(makeTimetable(city, { ...COUPLE, ...request })).days;
}
const visitsOf = (days: readonly TimedDay[]) => days.flatMap(({ visits }) => visits);
const idsOf = (days: readonly TimedDay[]) =>
  visitsOf(days).map(({ candidate }) => candidate.place.id);
const legsOf = (days: readonly TimedDay[]) =>
  days.flatMap(({ visits, wayBack }) => [...visits.map(({ leg }) => leg), wayBack]);

test("in the heat the day begins sooner, and its middle is spent indoors", () => {
  const days = plan(near, DATED, 34);
  const isOpenAir = (id: string) =>
    /monument|viewpoint/.test(near.find((one) => one.id === id)?.category ?? "");
  const open = visitsOf(days).filter(({ candidate }) => isOpenAir(candidate.place.id));
  expect(open.length).toBeGreaterThan(0);
  for (const { startMinutes, endMinutes } of open)
    expect(endMinutes <= 12 * 60 || startMinutes >= 15 * 60).toBe(true);
});

test("in great heat a day out of town begins by the first train and is over by noon, or isn't", () => {
  const way = { by: "train", from: "the station", minutes: 165 } as const;
  const tomb = { id: "tomb", category: "monument", indoor: false, mustSee: true } as const;
  const trip = { ...tomb, popularity: 100, visitMinutes: 240, at: kmFromMiddle(200), way } as const;
  const startsAt = (hours: string, degrees: number) => {
    const days = plan(near, { ...DATED, days: 5 }, degrees, {
      dayTrips: [knownPlace({ ...trip, hours, highC: Array.from({ length: 12 }, () => degrees) })],
    });
    return visitsOf(days).find(({ candidate }) => candidate.place.id === "tomb")?.startMinutes;
  };
  expect(startsAt("06:00-18:30", 20)).toBe(645);
  expect(startsAt("06:00-18:30", 40)).toBe(495);
  expect(startsAt("09:00-18:30", 40)).toBeUndefined();
});

test("in the frost nobody is long in a park, and small children not at an icon of one; who asks for it goes", () => {
  const park = knownPlace({ id: "park", category: "park", visitMinutes: 120, popularity: 95 });
  const icon = { ...park, mustSee: true };
  const ask: TripWish = { kind: "see", names: "park", text: "the park" };
  const hasPark = (place: KnownPlace, request: Partial<PlanRequest>, degrees: number) =>
    idsOf(plan([...near, place], { ...DATED, ...request }, degrees)).includes("park");
  expect(hasPark(park, {}, 15)).toBe(true);
  expect(hasPark(park, {}, 2)).toBe(false);
  expect(hasPark(icon, {}, 2)).toBe(true);
  expect(hasPark(icon, SMALL, 2)).toBe(false);
  expect(hasPark(icon, { ...SMALL, wishes: [ask] }, 2)).toBe(true);
});

describe("rests", () => {
  test("small children have one after lunch, at the hotel where it is near", () => {
    for (const day of plan(near, { ...DATED, ...SMALL })) {
      const lunch = day.meals.find(({ kind }) => kind === "lunch");
      const after = lunch?.endMinutes ?? 0;
      const rest = day.free?.find(({ startMinutes }) => startMinutes >= after);
      expect(rest?.rest).toBeDefined();
      expect((rest?.endMinutes ?? 0) - (rest?.startMinutes ?? 0)).toBeGreaterThanOrEqual(30);
    }
  });

  test("small children's is named from half an hour on, the others' wait from three quarters on", () => {
    const [first, next] = near.map((place) => ({ place, score: 1 }));
    if (first === undefined || next === undefined) throw new Error("there are two");
    const leg = { mode: "walk", minutes: 5, distanceKm: 0.3, isLong: false } as const;
    const day: TimedDay = {
      date: undefined,
      visits: [
        { candidate: first, startMinutes: 600, endMinutes: 720, leg, notOn: [] },
        { candidate: next, startMinutes: 825, endMinutes: 900, leg, notOn: [] },
      ],
      meals: [{ kind: "lunch", startMinutes: 720, endMinutes: 780 }],
      wayBack: leg,
    };
    const setting = { hotel: undefined, style: { slow: true, taxi: false } };
    const free = (pace: Pace) => nameFreeTime([day], { ...setting, pace })[0]?.free;
    const rest = { startMinutes: 780, endMinutes: 815, rest: "here" };
    expect(free(paceFor("Family", "usual", [2]))).toEqual([rest]);
    expect(free(paceFor("Couple"))).toEqual([]);
  });

  test("others have none", () => {
    expect(
      plan(near, DATED)
        .flatMap(({ free }) => free ?? [])
        .every(({ rest }) => rest !== "here"),
    ).toBe(true);
  });
});

test("who wants to walk less climbs nothing that wasn't asked for, and walks a quarter of an hour at most", () => {
  const tower = { id: "tower", category: "viewpoint", stepFree: "no", popularity: 95 } as const;
  const places = [...near, knownPlace({ ...tower, visitMinutes: 60 })];
  const ask: TripWish = { kind: "see", names: "tower", text: "the tower" };
  expect(idsOf(plan(places))).toContain("tower");
  const days = plan(places, { wishes: [LESS] });
  expect(idsOf(days)).not.toContain("tower");
  expect(idsOf(plan(places, { wishes: [LESS, ask] }))).toContain("tower");
  const easy = places.map((place) => ({ ...place, isStrenuous: false }));
  expect(idsOf(plan(easy, { wishes: [LESS] }))).toContain("tower");
  for (const leg of legsOf(days)) expect(leg?.mode === "walk" ? leg.minutes : 0).toBeLessThan(20);
});

test("who walks less has a visit less a day and a rest after lunch at the usual pace, too, but not who walks far", () => {
  const most = (wishes: TripWish[]) =>
    Math.max(...plan(near, { wishes }).map(({ visits }) => visits.length));
  const rests = (wishes: TripWish[]) =>
    plan(near, { wishes }).map(({ free = [] }) => free.some(({ rest }) => rest !== undefined));
  expect(most([LESS])).toBeLessThan(most([]));
  expect(rests([LESS])).toEqual([true, true]);
  expect(most([{ ...LESS, km: 8 }])).toBe(most([]));
});

test("who takes it easy is out on the cool evening of a hot month", () => {
  const hill = { id: "hill", category: "viewpoint", bestTime: "sunset", stepFree: "yes" } as const;
  const there = { timeZone: "Europe/London", visitMinutes: 45, popularity: 100, mustSee: true };
  const places = [...near, knownPlace({ ...hill, ...there })];
  const ends = (degrees: number) =>
    Math.max(
      ...plan(places, { ...DATED, wishes: [LESS], pace: "relaxed" }, degrees).flatMap(
        ({ visits }) => visits.map(({ endMinutes }) => endMinutes),
      ),
    );
  expect(ends(20)).toBeLessThanOrEqual(19 * 60);
  expect(ends(34)).toBeGreaterThan(ends(20) + 30);
});

test("who walks less and takes it easy sets out at half past nine, has four sights and a rest, and is back by half past eight", () => {
  for (const day of plan(near, { ...DATED, wishes: [LESS], pace: "relaxed" }, 34)) {
    const [first] = day.visits;
    expect((first?.startMinutes ?? 0) - (first?.leg?.minutes ?? 0)).toBeGreaterThanOrEqual(570);
    expect(day.visits.length).toBeLessThanOrEqual(4);
    expect(day.free?.some(({ rest }) => rest !== undefined)).toBe(true);
    for (const { endMinutes } of day.meals) expect(endMinutes).toBeLessThanOrEqual(1230);
  }
  const walks = legsOf(plan(near, { ...DATED, wishes: [LESS] }, 34)).filter(
    (leg) => leg?.mode === "walk",
  );
  expect(walks.length).toBeGreaterThan(0);
  for (const leg of walks) expect(leg?.minutes).toBeLessThanOrEqual(10);
});

test("where all ride by taxi, so does who would take a bus elsewhere", () => {
  const far = near.map((place, nth) => ({ ...place, at: kmFromMiddle(4 + nth * 3) }));
  const modes = (ridesByTaxi: boolean) =>
    new Set(legsOf(plan(far, {}, 20, { ridesByTaxi })).map((leg) => leg?.mode));
  expect(modes(false)).toEqual(new Set(["transit"]));
  expect(modes(true)).toEqual(new Set(["taxi"]));
});

test("from nine in the evening nobody walks for long", () => {
  const at = kmFromMiddle(1.2);
  const bar = {
    id: "bar",
    category: "nightlife",
    hours: "20:00-02:00",
    at,
    mustSee: true,
  } as const;
  const [day] = plan([knownPlace({ ...bar, popularity: 100 })], { days: 1 });
  expect(day?.visits).toHaveLength(1);
  expect(day?.wayBack?.mode).toBe("transit");
});

test("to an island nobody walks, and from one of its places to the next one does", () => {
  const reachedBy = { by: "boat", minutes: 40 } as const;
  const on = (id: string, km: number) =>
    knownPlace({
      id,
      at: kmFromMiddle(km),
      reachedBy,
      mustSee: true,
      popularity: 95,
      visitMinutes: 90,
    });
  const [day] = plan([on("fort", 0.8), on("light", 0.9)], { days: 1, budget: "Premium" });
  expect(day?.visits.map(({ leg }) => [leg?.mode, leg?.minutes])).toEqual([
    ["transit", 40],
    ["walk", 5],
  ]);
  expect(day?.wayBack).toMatchObject({ mode: "transit", minutes: 40 });
});
