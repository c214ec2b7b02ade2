import { expect, test } from "vitest";
import { knownPlace } from "../../../../test/support/plans/known-city.ts";
import { runToEnd } from "../../plan/run-to-end.ts";
import { paceFor } from "../../trip/pace.ts";
import { answerFirstSights } from "./answer-left-out.ts";
import type { Candidate } from "./days-task.ts";
import type { TimedDay } from "./timed-day.ts";

const [FIRST, SECOND, LESSER] = [0, 1, undefined].map(
  (sightRank, nth): Candidate => ({
    place: knownPlace({ id: `p${nth}`, ticketPrice: 10 }),
    score: 300,
    sightRank,
  }),
) as [Candidate, Candidate, Candidate];

/** A day of visits to these, whatever their hours. */
function dayOf(candidates: readonly Candidate[]): TimedDay {
  const visit = { startMinutes: 600, endMinutes: 660, leg: undefined, notOn: [] };
  const visits = candidates.map((candidate) => ({ ...visit, candidate }));
  return { date: undefined, visits, meals: [], wayBack: undefined };
}

/** A search that finds a day of what is fixed and these. */
function answered(others: readonly Candidate[], cap = 100): (string | undefined)[] {
  const task = {
    candidates: [FIRST, SECOND, LESSER],
    dates: [undefined],
    pace: paceFor("Couple"),
    tickets: { cap, people: 1, usualPrice: 10 },
  };
  const days = [dayOf([FIRST, LESSER])];
  const found = answerFirstSights({ task, days }, 2, function* ({ candidates }) {
    yield;
    return [dayOf([...candidates.filter((one) => one.isFixed === true), ...others])];
  });
  return runToEnd(found).days.flatMap(({ visits }) => visits.map((one) => one.candidate.place.id));
}

test("a first sight takes the place of what is less famous, and of nothing more famous or that tickets don't pay for", () => {
  expect(answered([FIRST])).toEqual(["p1", "p0"]);
  expect(answered([LESSER])).toEqual(["p0", "p2"]);
  expect(answered([FIRST], 15)).toEqual(["p0", "p2"]);
});
