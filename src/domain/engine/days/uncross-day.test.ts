import { expect, test } from "vitest";
import { kmFromMiddle, knownPlace } from "../../../../test/support/plans/known-city.ts";
import { legBetween } from "../../places/travel.ts";
import { runToEnd } from "../../plan/run-to-end.ts";
import { paceFor } from "../../trip/pace.ts";
import type { KnownPlace } from "../known-city.ts";
import type { Candidate, DaysTask } from "./days-task.ts";
import { findCrossings } from "./find-crossings.ts";
import { scheduleDays } from "./schedule-days.ts";
import type { TimedDay } from "./timed-day.ts";
import { uncrossDay } from "./uncross-day.ts";

const HOTEL = kmFromMiddle(0);

function candidate(
  id: string,
  east: number,
  north: number,
  given: Partial<KnownPlace> = {},
): Candidate {
  return { place: knownPlace({ id, at: kmFromMiddle(east, north), ...given }), score: 50 };
}

function taskOf(candidates: readonly Candidate[]): DaysTask {
  return {
    candidates,
    hotel: HOTEL,
    dates: ["2026-05-04"],
    pace: paceFor("Couple"),
    style: { slow: false, taxi: false },
    tickets: { cap: 1000, people: 1, usualPrice: 10 },
    iterations: 400,
    seed: 1,
  };
}

function crossingsOf({ visits }: TimedDay): number {
  const stops = visits.flatMap(({ candidate: { place } }) => (place.at ? [place.at] : []));
  return findCrossings([HOTEL, ...stops, HOTEL]).length;
}

/** Three corners of a square, the hotel at the fourth: at their best hours the way crosses itself. */
function corners(given: { a?: string; b?: string; c?: string } = {}) {
  const hoursOf = (hours: string | undefined) => (hours === undefined ? {} : { hours });
  return [
    candidate("a", 0.5, 0.1, { bestTime: "midday", ...hoursOf(given.a) }),
    candidate("b", 0.5, 0.5, { bestTime: "afternoon", category: "park", ...hoursOf(given.b) }),
    candidate("c", 0.1, 0.5, { bestTime: "morning", ...hoursOf(given.c) }),
  ];
}

function daysOf(candidates: readonly Candidate[]) {
  const task = taskOf(candidates);
  const days = runToEnd(scheduleDays(task));
  return { days, uncrossed: days.map((day) => runToEnd(uncrossDay(day, task))) };
}

const idsOf = ([day]: readonly TimedDay[]) => day?.visits.map((visit) => visit.candidate.place.id);

test("a day whose way crosses itself is ordered so that it doesn't", () => {
  const candidates = corners();
  const { days, uncrossed } = daysOf(candidates);
  expect(days.map(crossingsOf)).toEqual([1]);
  expect(uncrossed.map(crossingsOf)).toEqual([0]);
  expect(idsOf(uncrossed)?.sort()).toEqual(["a", "b", "c"]);
  expect(uncrossed[0]?.visits.every((visit) => candidates.includes(visit.candidate))).toBe(true);
});

test("what is far off comes first or last rather than between two that are near each other", () => {
  const candidates = [
    candidate("a", 0.3, 0, { bestTime: "morning" }),
    candidate("far", 8, 0, { bestTime: "midday" }),
    candidate("b", 0.5, 0, { bestTime: "afternoon", category: "park" }),
  ];
  const task = taskOf(candidates);
  const [a, far, b] = candidates as [Candidate, Candidate, Candidate];
  const span = (one: Candidate, startMinutes: number) => ({
    candidate: one,
    startMinutes,
    endMinutes: startMinutes + one.place.visitMinutes,
    leg: legBetween({ at: HOTEL }, one.place, task.style),
    notOn: [],
  });
  const visits = [span(a, 600), span(far, 780), span(b, 960)];
  const day = { date: "2026-05-04", visits, meals: [], wayBack: undefined };
  expect(idsOf([day])).toEqual(["a", "far", "b"]);
  expect(idsOf([runToEnd(uncrossDay(day, task))])?.[1]).not.toBe("far");
});

test("where opening hours ask for it the way may cross itself", () => {
  const hours = { a: "12:00-13:30", b: "16:00-17:30", c: "09:00-11:00" };
  const { days, uncrossed } = daysOf(corners(hours));
  expect(days.map(crossingsOf)).toEqual([1]);
  expect(uncrossed).toEqual(days);
});

test("days that don't cross themselves, and empty ones, stay as they are", () => {
  const { days, uncrossed } = daysOf(corners().slice(0, 2));
  expect(days.map(crossingsOf)).toEqual([0]);
  expect(uncrossed).toEqual(days);
  expect(daysOf([]).uncrossed[0]?.visits).toEqual([]);
});

test("who has left a quarter for what is far from it doesn't come back to it", () => {
  const sights = [
    candidate("mill", 0.2, 0.2, { quarter: "Mills" }),
    candidate("park", 1.2, 0.2, { quarter: "Park" }),
    candidate("weir", 0.3, 0.2, { quarter: "Mills" }),
  ];
  const [day] = daysOf(sights).days;
  const visits = sights.map((one, at) => {
    const startMinutes = 600 + 90 * at;
    const leg = legBetween(sights[at - 1]?.place ?? { at: HOTEL }, one.place, taskOf([]).style);
    return { candidate: one, startMinutes, endMinutes: startMinutes + 60, leg, notOn: [] };
  });
  const zigzag = { date: "2026-05-04", visits, meals: [], wayBack: day?.wayBack };
  const ids = idsOf([runToEnd(uncrossDay(zigzag, taskOf(sights)))]) ?? [];
  expect(Math.abs(ids.indexOf("mill") - ids.indexOf("weir"))).toBe(1);
});
