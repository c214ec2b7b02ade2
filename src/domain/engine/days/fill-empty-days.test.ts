import { describe, expect, test } from "vitest";
import { kmFromMiddle, knownPlace } from "../../../../test/support/plans/known-city.ts";
import { runToEnd } from "../../plan/run-to-end.ts";
import { paceFor } from "../../trip/pace.ts";
import type { KnownPlace } from "../known-city.ts";
import { type Candidate, type DaysTask, datesOf } from "./days-task.ts";
import { fillEmptyDays } from "./fill-empty-days.ts";
import { scheduleDays } from "./schedule-days.ts";
import type { TimedDay } from "./timed-day.ts";

const MONDAY = "2026-05-04";

function candidate(id: string, given: Partial<KnownPlace> = {}): Candidate {
  return { place: knownPlace({ id, at: kmFromMiddle(0.5), ...given }), score: 50 };
}

function taskOf(candidates: readonly Candidate[], days: number, cap = 1000): DaysTask {
  return {
    candidates,
    hotel: kmFromMiddle(0),
    dates: datesOf({ days, startDate: MONDAY }),
    pace: paceFor("Couple"),
    style: { slow: false, taxi: false },
    tickets: { cap, people: 1, usualPrice: 10 },
    iterations: 0,
    seed: 1,
  };
}

/** Days laid out just so, each by itself, then filled. */
function fill(
  byDay: readonly (readonly Candidate[])[],
  left: readonly Candidate[] = [],
  cap = 1000,
) {
  const task = taskOf([...byDay.flat(), ...left], byDay.length, cap);
  const days = byDay.map((candidates, day): TimedDay => {
    const dates = task.dates.slice(day, day + 1);
    const [made] = runToEnd(scheduleDays({ ...task, candidates, dates }));
    if (made?.visits.length !== candidates.length) throw new Error("the day does not hold");
    return made;
  });
  return runToEnd(fillEmptyDays(days, task));
}

const idsOf = (days: readonly TimedDay[]) =>
  days.map(({ visits }) => visits.map((visit) => visit.candidate.place.id).sort());

describe("a day with nothing in it", () => {
  test("is given what is left over, before anything is moved", () => {
    const days = fill([[candidate("a"), candidate("b")], []], [candidate("left")]);
    expect(idsOf(days)).toEqual([["a", "b"], ["left"]]);
  });

  test("is given a visit of the fullest day, where it is open, and that day is laid out anew", () => {
    const shut = { hours: "Mo,We 09:00-18:00" };
    const full = [candidate("a", shut), candidate("b", { category: "park" }), candidate("c", shut)];
    const days = fill([full, [], [candidate("d", { hours: "We 09:00-18:00" })]]);
    expect(idsOf(days)).toEqual([["a", "c"], ["b"], ["d"]]);
    expect(days.map(({ date }) => date)).toEqual([MONDAY, "2026-05-05", "2026-05-06"]);
    const [first, second] = days[0]?.visits ?? [];
    expect(second?.startMinutes).toBeGreaterThanOrEqual(first?.endMinutes ?? Number.NaN);
  });

  test("is given another day's only visit, where that day can be given one itself", () => {
    const mondays = { hours: "Mo,Tu 09:00-18:00" };
    const days = fill([[candidate("a", mondays), candidate("b", mondays)], [candidate("c")], []]);
    expect(idsOf(days).map((ids) => ids.length)).toEqual([1, 1, 1]);
    expect(idsOf(days)[2]).toEqual(["c"]);
  });

  test("passes over what nothing is left to pay for, but may have what is paid for already", () => {
    const dear = candidate("dear", { ticketPrice: 40 });
    const paid = [candidate("paid", { ticketPrice: 90 }), candidate("free")];
    expect(
      idsOf(fill([paid, []], [dear], 100))
        .flat()
        .sort(),
    ).toEqual(["free", "paid"]);
    expect(idsOf(fill([paid, []], [dear], 130))[1]).toEqual(["dear"]);
  });

  test("stays so where it must, and the others stay as they are", () => {
    const mondays = { hours: "Mo 09:00-18:00" };
    const days = fill([[candidate("a", mondays), candidate("b", mondays)], []]);
    expect(idsOf(days)).toEqual([["a", "b"], []]);
    expect(idsOf(fill([[candidate("a")], []]))).toEqual([["a"], []]);
  });
});
