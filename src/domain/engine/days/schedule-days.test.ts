import { expect, test } from "vitest";
import { kmFromMiddle, knownPlace } from "../../../../test/support/plans/known-city.ts";
import { runToEnd } from "../../plan/run-to-end.ts";
import { paceFor } from "../../trip/pace.ts";
import type { KnownPlace } from "../known-city.ts";
import { type Candidate, type DaysTask, datesOf } from "./days-task.ts";
import { scheduleDays } from "./schedule-days.ts";
import type { TimedDay } from "./timed-day.ts";

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const MONDAY = "2026-05-04";

function candidate(given: Partial<KnownPlace> & { id: string }, more: Partial<Candidate> = {}) {
  return { place: knownPlace(given), score: 50, ...more };
}

/** So many, each of another kind, a little way from each other. */
function several(many: number, given: Partial<KnownPlace> = {}): Candidate[] {
  const kinds = ["museum", "park", "worship", "market", "viewpoint", "palace", "monument"] as const;
  return Array.from({ length: many }, (_, nth) => {
    const category = kinds[nth % kinds.length] ?? "museum";
    return candidate({ id: `p${nth}`, category, at: kmFromMiddle(nth / 10), ...given });
  });
}

const from = (startDate: string, days: number) => datesOf({ days, startDate });

function schedule(candidates: readonly Candidate[], given: Partial<DaysTask> = {}): TimedDay[] {
  return runToEnd(
    scheduleDays({
      candidates,
      hotel: kmFromMiddle(0),
      dates: [MONDAY],
      pace: paceFor("Couple"),
      style: { slow: false, taxi: false },
      tickets: { cap: Number.POSITIVE_INFINITY, people: 2, usualPrice: 10 },
      iterations: 400,
      seed: 1,
      ...given,
    }),
  );
}

const idsOf = (days: readonly TimedDay[]) =>
  days.map(({ visits }) => visits.map((visit) => visit.candidate.place.id));

test("a cruise with dinner is the dinner of its day", () => {
  const cruise = {
    id: "cruise",
    category: "show",
    bestTime: "evening",
    starts: ["19:30"],
  } as const;
  const mealsWith = (servesDinner: boolean) => {
    const more = { isFixed: true, onlyDay: 0, startMinutes: at(19, 30) };
    const dined = candidate({ ...cruise, visitMinutes: 120, servesDinner }, more);
    return schedule([...several(4), dined])[0]?.meals.map(({ kind }) => kind);
  };
  expect(mealsWith(false)).toEqual(["lunch", "dinner"]);
  expect(mealsWith(true)).toEqual(["lunch"]);
});

test("a day has at most three of a kind, or as many as the caller allows", () => {
  const museums = several(5, { category: "museum" }).map((one) => ({ ...one, score: 400 }));
  expect(schedule(museums)[0]?.visits).toHaveLength(3);
  const caps = { sameCategory: 4, evenings: 1 };
  expect(schedule(museums, { caps })[0]?.visits).toHaveLength(4);
});

test("without dates no day has a market of Saturdays beside one of Sundays", () => {
  const market = (id: string, hours: string) =>
    candidate({ id, hours, category: "market", at: kmFromMiddle(0.1) }, { score: 500 });
  const markets = [market("saturdays", "Tu,Sa 08:00-18:00"), market("sundays", "Su 08:00-18:00")];
  const found = idsOf(schedule([...markets, ...several(8)], { dates: [undefined, undefined] }));
  const days = markets.map(({ place }) => found.findIndex((ids) => ids.includes(place.id)));
  expect(days.toSorted()).toEqual([0, 1]);
});

test("what is fixed is there before anything that is worth more", () => {
  const tickets = { cap: 20, people: 1, usualPrice: 10 };
  const dear = several(3, { ticketPrice: 20 }).map((one) => ({ ...one, score: 500 }));
  const fixed = candidate({ id: "fixed", ticketPrice: 20 }, { score: 0, isFixed: true });
  expect(idsOf(schedule([...dear, fixed], { tickets }))).toEqual([["fixed"]]);
  const shut = { ...fixed, place: { ...fixed.place, hours: "Tu 10:00-18:00" } };
  expect(idsOf(schedule([...dear, shut], { tickets }))[0]).toHaveLength(1);
});

test("a long way is made for a must-see sooner than for anything else", () => {
  const far = (mustSee: boolean) => {
    const near = several(3);
    const away = candidate({ id: "away", at: kmFromMiddle(0, 6), category: "palace", mustSee });
    return idsOf(schedule([...near, { ...away, score: 70 }]))[0]?.includes("away");
  };
  expect([far(true), far(false)]).toEqual([true, false]);
});

test("a day of the draft's own counts, where it costs nothing", () => {
  const candidates = several(4).map((one, nth) => ({ ...one, draftDay: nth < 2 ? 1 : 0 }));
  const days = schedule(candidates, { dates: from(MONDAY, 2), sameDayBonus: 200 });
  expect(idsOf(days).map((ids) => ids.toSorted())).toEqual([
    ["p2", "p3"],
    ["p0", "p1"],
  ]);
});
