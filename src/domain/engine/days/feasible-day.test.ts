import { describe, expect, test } from "vitest";
import { plannedPlace } from "../../../../test/support/plans/check-texts.ts";
import { visitTo } from "../../../../test/support/plans/checked-plan.ts";
import { kmFromMiddle, knownPlace } from "../../../../test/support/plans/known-city.ts";
import { type Pace, paceFor } from "../../trip/pace.ts";
import type { ItineraryDay, Place } from "../../trip/trip.ts";
import type { KnownPlace } from "../known-city.ts";
import { draftCandidate } from "../repair/draft-candidate.ts";
import type { DayRules } from "./days-task.ts";
import { feasibleDay } from "./feasible-day.ts";
import { orderScore } from "./order-score.ts";

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

const RULES: DayRules = {
  hotel: kmFromMiddle(0),
  pace: paceFor("Couple"),
  style: { slow: false, taxi: false },
  caps: { sameCategory: 2, evenings: 1 },
};
const MONDAY = "2026-05-04";

type Stop = readonly [known: KnownPlace, startMinutes: number, given?: Partial<Place>];

function stands(
  stops: readonly Stop[],
  {
    date,
    rules,
    day,
  }: { date?: string; rules?: Partial<DayRules>; day?: Partial<ItineraryDay> } = {},
) {
  const plan = stops.map(([known, start, given]) => visitTo(known, start, given));
  const candidates = stops.map(([known], index) => {
    const text = plan[index];
    if (text === undefined) throw new Error("as many texts as stops");
    return draftCandidate(plannedPlace(text, known, String(index)), 0);
  });
  return feasibleDay({ day: "Day 1", plan, ...day }, candidates, date, { ...RULES, ...rules });
}

const hall = knownPlace({ id: "hall", category: "museum" });
const tower = knownPlace({ id: "tower", category: "viewpoint", at: kmFromMiddle(0.8) });
const park = knownPlace({ id: "park", category: "park", at: kmFromMiddle(1.4) });

test("a day that can be walked stands at its hours, with its ways", () => {
  const day = stands([
    [hall, at(9)],
    [tower, at(10, 20)],
    [park, at(15)],
  ]);
  expect(day?.visits.map(({ startMinutes }) => startMinutes)).toEqual([at(9), at(10, 20), at(15)]);
  expect(day?.visits.map(({ leg }) => leg?.minutes)).toEqual([0, 15, 15]);
  expect(day?.wayBack?.minutes).toBe(25);
});

describe("a day does not stand", () => {
  test.each<[string, Stop[]]>([
    ["with a visit that has no hours", [[hall, at(9), { visit: undefined }]]],
    [
      "with a visit that ends before it starts",
      [[hall, at(9), { visit: { startMinutes: at(10), endMinutes: at(9) } }]],
    ],
    ["that begins before the traveller does", [[hall, at(8)]]],
    [
      "with a way that takes longer than is left for it",
      [
        [hall, at(9)],
        [tower, at(10, 15)],
      ],
    ],
    [
      "in the wrong order",
      [
        [tower, at(12)],
        [hall, at(9)],
      ],
    ],
    [
      "that ends too late",
      [
        [hall, at(15)],
        [park, at(21)],
      ],
    ],
    ["with a visit far shorter than usual", [[hall, at(9), span(at(9), at(9, 25))]]],
    ["with a visit far longer than usual", [[hall, at(9), span(at(9), at(10, 35))]]],
  ])("%s", (_, stops) => {
    expect(stands(stops)).toBeUndefined();
  });

  test("with a visit outside opening hours, or on a day off", () => {
    const short = knownPlace({ id: "short", hours: "Tu-Su 10:00-12:00" });
    expect(stands([[short, at(9, 30)]])).toBeUndefined();
    expect(stands([[short, at(11, 5)]])).toBeUndefined();
    expect(stands([[short, at(11)]], { date: MONDAY })).toBeUndefined();
    expect(stands([[short, at(11)]], { date: "2026-05-05" })).toBeDefined();
    expect(stands([[short, at(11)]])?.visits[0]?.notOn).toEqual([0]);
  });

  test("without an hour for lunch", () => {
    const long = knownPlace({ id: "long", visitMinutes: 85, category: "zoo" });
    const noon = [
      [long, at(11, 30)],
      [tower, at(13, 15)],
      [park, at(14, 35)],
    ] as const;
    expect(stands(noon)).toBeUndefined();
    expect(stands([noon[0], [tower, at(14, 15)], [park, at(15, 35)]])).toBeDefined();
    expect(stands([noon[0]])).toBeDefined();
    expect(stands([noon[1], noon[2]])).toBeDefined();
  });

  test("with more than the pace holds", () => {
    const two: readonly Stop[] = [
      [hall, at(9)],
      [tower, at(10, 30)],
    ];
    const rules = (pace: Partial<Pace>) => ({
      rules: { pace: { ...paceFor("Couple"), ...pace } },
    });
    expect(stands(two, rules({ most: 2 }))).toBeDefined();
    // One more is no matter on a day that isn't full.
    expect(stands(two, rules({ most: 1 }))).toBeDefined();
    expect(stands(two, rules({ most: 1, sightMinutes: 60 }))).toBeUndefined();
    expect(stands(two, rules({ maxWalkKm: 1.9 }))).toBeUndefined();
    const long = knownPlace({ id: "long", visitMinutes: 120, category: "palace" });
    expect(stands([[long, at(9)]], rules({ maxLongVisits: 1 }))).toBeDefined();
    expect(stands([[long, at(9)]], rules({ maxLongVisits: 0 }))).toBeUndefined();
  });

  test("with too many of a kind, or of evenings out", () => {
    const other = knownPlace({ id: "other", at: kmFromMiddle(0.2) });
    const two: readonly Stop[] = [
      [hall, at(9)],
      [other, at(10, 30)],
    ];
    expect(stands(two)).toBeDefined();
    expect(stands(two, { rules: { caps: { sameCategory: 1, evenings: 1 } } })).toBeUndefined();
    const opera = knownPlace({ id: "opera", category: "show", bestTime: "evening" });
    const bar = knownPlace({ id: "bar", category: "nightlife" });
    const evening: readonly Stop[] = [
      [opera, at(18)],
      [bar, at(19, 30)],
    ];
    expect(stands(evening)).toBeUndefined();
    expect(stands(evening, { rules: { caps: { sameCategory: 2, evenings: 2 } } })).toBeDefined();
  });
});

test("one evening out may end late", () => {
  const opera = knownPlace({ id: "opera", category: "show", bestTime: "evening" });
  expect(stands([[opera, at(21, 50)]])).toBeDefined();
  expect(stands([[opera, at(22, 30)]])).toBeUndefined();
});

test("one visit over lunch is a day, as a theme park is", () => {
  const resort = knownPlace({ id: "resort", category: "theme-park", visitMinutes: 360 });
  expect(stands([[resort, at(10)]])).toBeDefined();
});

test("where a place is not known its ways are not held against the day", () => {
  const lost = { ...visitTo(hall, at(9)), geoCoordinates: "" };
  const text = { ...lost, visit: { startMinutes: at(10), endMinutes: at(11) } };
  const later = draftCandidate(plannedPlace(text), 0);
  const day = feasibleDay({ day: "Day 1", plan: [text] }, [later], undefined, RULES);
  expect(day?.visits[0]?.leg).toBeUndefined();
  expect(day?.wayBack).toBeUndefined();
});

test("meals that run into a visit or the way there are left out", () => {
  const meal = (start: number, end: number) =>
    ({ kind: "lunch", startMinutes: start, endMinutes: end }) as const;
  const good = meal(at(12), at(13));
  const meals = [good, meal(at(9, 30), at(10, 30)), meal(at(14), at(15)), meal(at(13), at(12))];
  const day = stands(
    [
      [hall, at(9)],
      [park, at(15)],
    ],
    { day: { meals } },
  );
  expect(day?.meals).toEqual([good]);
});

test("an order is worth its good hours, less its ways", () => {
  const early = knownPlace({ id: "early", at: kmFromMiddle(0.8), bestTime: "morning" });
  const [good, bad] = [at(9, 30), at(15)].map((start) => stands([[early, start]]));
  const farther = stands([[{ ...early, at: kmFromMiddle(1.5) }, at(9, 30)]]);
  if (!good || !bad || !farther) throw new Error("they stand");
  expect(orderScore(good, RULES)).toBeGreaterThan(orderScore(bad, RULES));
  expect(orderScore(good, RULES)).toBeGreaterThan(orderScore(farther, RULES));
});

function span(startMinutes: number, endMinutes: number): Partial<Place> {
  return { visit: { startMinutes, endMinutes } };
}
