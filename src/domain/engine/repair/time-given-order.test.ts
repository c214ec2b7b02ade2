import { expect, test } from "vitest";
import { kmFromMiddle, knownPlace } from "../../../../test/support/plans/known-city.ts";
import { runToEnd } from "../../plan/run-to-end.ts";
import { paceFor } from "../../trip/pace.ts";
import { scheduleDays } from "../days/schedule-days.ts";
import { candidatesOf } from "../days/timed-day.ts";
import { timeGivenOrder } from "./time-given-order.ts";

const DATE = "2026-05-04";

// 90 minutes end at noon, so that lunch doesn't begin at its first hour in both anyway.
test.each([65, 85, 90])(
  "a day timed again in its order has its hours: visits of %i min",
  (minutes) => {
    const rules = {
      hotel: kmFromMiddle(0),
      pace: paceFor("Couple"),
      style: { slow: false, taxi: false },
    };
    const kinds = ["museum", "park", "worship", "market", "palace"] as const;
    const candidates = kinds.map((category, nth) => ({
      place: knownPlace({
        id: category,
        category,
        visitMinutes: minutes,
        at: kmFromMiddle(nth / 2),
      }),
      score: 50,
    }));
    const [planned] = runToEnd(
      scheduleDays({
        ...rules,
        candidates,
        dates: [DATE],
        tickets: { cap: Number.POSITIVE_INFINITY, people: 2, usualPrice: 10 },
        iterations: 400,
        seed: 1,
      }),
    );
    if (planned === undefined) throw new Error("no day");
    const order = candidatesOf([planned]);
    const again = runToEnd(timeGivenOrder(order, DATE, rules));
    const hoursOf = ({ visits, meals }: typeof again) => ({
      visits: visits.map(({ startMinutes }) => startMinutes),
      meals,
    });
    expect(planned.meals.map(({ kind }) => kind)).toContain("lunch");
    expect(hoursOf(again)).toEqual(hoursOf(planned));
  },
);

test("a family that goes out at eight has dinner before, late as that is for their pace", () => {
  const rules = {
    hotel: kmFromMiddle(0),
    pace: paceFor("Family"),
    style: { slow: true, taxi: false },
  };
  const at = kmFromMiddle(0.5);
  const show = knownPlace({
    id: "show",
    category: "show",
    bestTime: "evening",
    hours: "20:00-22:00",
    visitMinutes: 90,
    at,
  });
  const museum = knownPlace({
    id: "museum",
    category: "museum",
    visitMinutes: 120,
    at: kmFromMiddle(1),
  });
  const candidates = [
    { place: museum, score: 50 },
    { place: show, score: 50, startMinutes: 20 * 60 },
  ];
  const { visits, meals } = runToEnd(timeGivenOrder(candidates, DATE, rules));
  expect(visits.map(({ startMinutes }) => startMinutes)).toEqual([expect.any(Number), 20 * 60]);
  const dinner = meals.find(({ kind }) => kind === "dinner");
  expect(dinner?.startMinutes).toBeGreaterThanOrEqual(17 * 60);
  expect(dinner?.endMinutes).toBeLessThan(20 * 60);
});

test.each([
  [10 * 60, "an hour of its own before lunch"],
  [12 * 60 + 15, "an hour of its own over lunch"],
])("a first visit at %i, %s, leaves the day its lunch, and an hour of rest", (startMinutes) => {
  const rules = {
    hotel: kmFromMiddle(0),
    pace: { ...paceFor("Couple"), restMinutes: 60 },
    style: { slow: false, taxi: false },
  };
  const museum = (id: string, visitMinutes: number) => ({
    place: knownPlace({ id, category: "museum", visitMinutes, at: kmFromMiddle(0.5) }),
    score: 50,
  });
  const order = [{ ...museum("first", 100), startMinutes }, museum("second", 150)];
  const { visits, meals } = runToEnd(timeGivenOrder(order, DATE, rules));
  const lunch = meals.find(({ kind }) => kind === "lunch");
  expect(lunch?.startMinutes).toBeGreaterThanOrEqual(visits[0]?.endMinutes ?? 0);
  expect(visits[1]?.startMinutes).toBeGreaterThanOrEqual((lunch?.endMinutes ?? 0) + 60);
});
