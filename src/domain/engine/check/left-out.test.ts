import { expect, test } from "vitest";
import {
  checked,
  cityOf,
  type Given,
  visitTo,
} from "../../../../test/support/plans/checked-plan.ts";
import { kmFromMiddle, knownPlace } from "../../../../test/support/plans/known-city.ts";
import { messageText } from "../../message.ts";
import { wordsIn } from "../../messages/words.ts";
import type { KnownPlace } from "../known-city.ts";

const hall = knownPlace({ id: "hall", ticketPrice: 10, popularity: 50, visitMinutes: 60 });
const garden = knownPlace({
  id: "garden",
  popularity: 20,
  visitMinutes: 60,
  at: kmFromMiddle(0.2),
});
const far = knownPlace({ id: "far", ticketPrice: 10, popularity: 10, at: kmFromMiddle(5) });
const gate = (given: Partial<KnownPlace> = {}) =>
  knownPlace({ id: "gate", popularity: 90, at: kmFromMiddle(0.3), visitMinutes: 60, ...given });
/** What is said of a sight that two days, one of them a Monday, do without. */
const said = (missing: KnownPlace, more: Partial<Given> = {}) => {
  const city = cityOf(hall, garden, far, missing);
  const days = [[visitTo(far, 600)], [visitTo(hall, 600), visitTo(garden, 720)]];
  const { watch } = checked({ city, days, ...more });
  return watch.map((entry) => messageText(wordsIn().watch, entry));
};

test("a first sight is named with what would have to go for it, on the day nearest to it", () => {
  expect(said(gate())).toContain("No time for The gate. To see it, skip The garden on day 2.");
  expect(said(gate({ visitMinutes: 100 }))).toContain(
    "No time for The gate. To see it, skip The garden and The hall on day 2.",
  );
});

test("one that is closed on these days, or that costs too much, is named with that", () => {
  const selection = { startDate: "2026-05-04" };
  expect(said(gate({ hours: "We 09:00-18:00" }), { selection })).toContain(
    "Left out because closed on your days: The gate.",
  );
  expect(said(gate({ ticketPrice: 5000 }), { selection: { budget: "Economy" } })).toContain(
    "Left out to stay within budget: The gate.",
  );
});

test("what the travellers themselves left out needs no reason", () => {
  expect(said(gate(), { mayBeFree: true }).join()).not.toContain("The gate");
});
