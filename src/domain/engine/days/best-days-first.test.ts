import { expect, test } from "vitest";
import { knownPlace } from "../../../../test/support/plans/known-city.ts";
import { runToEnd } from "../../plan/run-to-end.ts";
import { paceFor } from "../../trip/pace.ts";
import type { KnownPlace } from "../known-city.ts";
import { bestDaysFirst } from "./best-days-first.ts";
import type { TimedDay } from "./timed-day.ts";

const [MONDAY, TUESDAY] = ["2026-05-04", "2026-05-05"];

/** A day with one visit at ten. */
function dayOf(date: string, score: number, given: Partial<KnownPlace> & { id: string }): TimedDay {
  const visit = { startMinutes: 600, endMinutes: 660, leg: undefined, notOn: [] };
  const visits = [{ ...visit, candidate: { place: knownPlace(given), score } }];
  return { date, visits, meals: [], wayBack: undefined };
}

test("the day that has more comes first, where both hold on the other's date", () => {
  const lesser = dayOf(MONDAY, 100, { id: "lesser" });
  const inOrder = (better: TimedDay, laterMinutes = 0) =>
    runToEnd(
      bestDaysFirst(
        [lesser, better],
        { laterMinutes },
        { pace: paceFor("Couple"), paces: undefined },
      ),
    ).map(({ date, visits }) => [date, visits[0]?.candidate.place.id]);
  const better = dayOf(TUESDAY, 200, { id: "better" });
  expect(inOrder(better)).toEqual([
    [MONDAY, "better"],
    [TUESDAY, "lesser"],
  ]);
  const asTheyWere = [
    [MONDAY, "lesser"],
    [TUESDAY, "better"],
  ];
  expect(inOrder(dayOf(TUESDAY, 200, { id: "better", hours: "Tu 09:00-18:00" }))).toEqual(
    asTheyWere,
  );
  expect(inOrder(better, 180), "the first day begins later").toEqual(asTheyWere);
});
