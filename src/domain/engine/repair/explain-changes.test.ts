import { expect, test } from "vitest";
import { plannedPlace } from "../../../../test/support/plans/check-texts.ts";
import { visitTo } from "../../../../test/support/plans/checked-plan.ts";
import { kmFromMiddle, knownPlace } from "../../../../test/support/plans/known-city.ts";
import { changeLine } from "../../../../test/support/plans/plan-words.ts";
import { paceFor } from "../../trip/pace.ts";
import { type Candidate, type DaysTask, datesOf } from "../days/days-task.ts";
import type { TimedDay } from "../days/timed-day.ts";
import type { KnownPlace } from "../known-city.ts";
import { type DraftCandidate, draftCandidate } from "./draft-candidate.ts";
import { explainChanges } from "./explain-changes.ts";

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

/** A Monday. */
const START = "2026-05-04";

/** A place of a draft's day, at nine where nothing is said. */
function drafted(
  id: string,
  day: number,
  known: Partial<KnownPlace> = {},
  start: number | null = at(9),
): DraftCandidate {
  const place = knownPlace({ id, name: id, ...known });
  const { visit, ...text } = visitTo(place, start ?? 0);
  const timed = start === null || visit === undefined ? text : { ...text, visit };
  return draftCandidate(plannedPlace(timed, place), day);
}

/** A day of the plan: what is visited, and when. */
function planned(...stops: readonly (readonly [Candidate, number])[]): TimedDay {
  const visits = stops.map(([candidate, startMinutes]) => ({
    candidate,
    startMinutes,
    endMinutes: startMinutes + candidate.place.visitMinutes,
    leg: undefined,
    notOn: [],
  }));
  return { date: undefined, visits, meals: [], wayBack: undefined };
}

function explain(
  byDay: readonly (readonly DraftCandidate[])[],
  days: readonly TimedDay[],
  given: Partial<DaysTask> = {},
) {
  const task: DaysTask = {
    candidates: byDay.flat(),
    hotel: kmFromMiddle(0),
    dates: datesOf({ days: byDay.length, startDate: START }),
    pace: paceFor("Couple"),
    style: { slow: false, taxi: false },
    tickets: { cap: Number.POSITIVE_INFINITY, people: 2, usualPrice: 10 },
    iterations: 0,
    seed: 1,
    ...given,
  };
  return explainChanges(byDay, days, task).map(changeLine);
}

test("a place closed all the time of the trip", () => {
  const a = drafted("a", 0, { hours: "Sa,Su 09:00-18:00" });
  expect(explain([[a]], [planned()])).toEqual([
    "dropped a: It’s closed on all your days, or not open long enough.",
  ]);
});

test("a place that is never open for long enough, without dates", () => {
  const a = drafted("a", 0, { hours: "09:00-09:30" });
  expect(explain([[a]], [planned()], { dates: [undefined] })).toEqual([
    "dropped a: It’s never open long enough for a visit.",
  ]);
});

test("a place whose tickets are more than is left", () => {
  const [a, b] = [drafted("a", 0, { ticketPrice: 30 }), drafted("b", 0, { ticketPrice: 10 })];
  const tickets = { cap: 70, people: 2, usualPrice: 10 };
  expect(explain([[a, b]], [planned([b, at(9)])], { tickets })).toEqual([
    "dropped a: Tickets would go over your budget.",
  ]);
});

test("a place for which there is no time", () => {
  const [a, b] = [drafted("a", 0), drafted("b", 1, { hours: "Tu-Su 09:00-18:00" })];
  expect(explain([[a], [b]], [planned(), planned()])).toEqual([
    "dropped a: There’s no time left for it on any day.",
    "dropped b: There’s no time left for it on the days it’s open.",
  ]);
});

test("a place on another day", () => {
  const a = drafted("a", 0, { hours: "Tu-Su 09:00-18:00" });
  const b = drafted("b", 0);
  expect(explain([[a, b], []], [planned(), planned([a, at(9)], [b, at(11)])])).toEqual([
    "moved a: From day 1 to day 2: it’s closed on Mondays.",
    "moved b: From day 1 to day 2: day 1 had too much in it.",
  ]);
});

test("a place at another time of its day, for the way's sake", () => {
  const east = { at: kmFromMiddle(1.5) };
  const west = { at: kmFromMiddle(-1.5) };
  const a = drafted("a", 0, east);
  const b = drafted("b", 0, west, at(11));
  const c = drafted("c", 0, east, at(13));
  const day = planned([a, at(9)], [c, at(11)], [b, at(13)]);
  expect(explain([[a, b, c]], [day])).toEqual([
    "moved c: Earlier on day 1, which saves 25 minutes of travel.",
  ]);
});

test("a place at another time of its day, when it is open", () => {
  const [a, b] = [drafted("a", 0), drafted("b", 0, { hours: "08:00-11:00" }, at(15))];
  expect(explain([[a, b]], [planned([b, at(9)], [a, at(11)])])).toEqual([
    "moved b: Earlier on day 1, when it’s open.",
  ]);
});

test("a place at another time of its day, when it is at its best", () => {
  const [a, b] = [drafted("a", 0), drafted("b", 0, { bestTime: "morning" }, at(15))];
  expect(explain([[a, b]], [planned([b, at(9)], [a, at(11)])])).toEqual([
    "moved b: Earlier on day 1, when it’s at its best.",
  ]);
});

test("a place at another time of its day, for no reason of its own", () => {
  const [a, b, c] = [drafted("a", 0), drafted("b", 0, {}, at(11)), drafted("c", 0, {}, at(13))];
  expect(explain([[a, b, c]], [planned([b, at(11)], [c, at(13)], [a, at(15)])])).toEqual([
    "moved a: Later on day 1, so that the whole day fits.",
  ]);
});

test("an hour that could not be kept", () => {
  const a = drafted("a", 0, { hours: "10:00-18:00" });
  const b = drafted("b", 0, { at: kmFromMiddle(1) }, at(10));
  const day = planned([a, at(10)], [b, at(11, 25)]);
  expect(explain([[a, b]], [day])).toEqual([
    "corrected a: At 10:00 instead of 09:00, when it’s open.",
    "corrected b: At 11:25 instead of 10:00: you can’t get there sooner.",
  ]);
});

test("a place of the guide's in a day that would have been empty", () => {
  const place = knownPlace({ id: "stand-in", name: "Old Mill" });
  expect(explain([[]], [planned([{ place, score: 1 }, at(9)])])).toEqual([
    "added Old Mill: Day 1 would have been empty. Added from our guide.",
  ]);
});
