import { expect, test } from "vitest";
import { knownCity, knownPlace } from "../../../test/support/plans/known-city.ts";
import { noteWords } from "../../../test/support/plans/plan-words.ts";
import { makeTimetable } from "../../domain/engine/days/make-timetable.ts";
import type { KnownPlace } from "../../domain/engine/known-city.ts";
import { runToEnd } from "../../domain/plan/run-to-end.ts";
import type { PlanRequest } from "../../domain/trip/plan-request.ts";
import { emptyDaysNote } from "./guide-notes.ts";

/** A Monday. */
const REQUEST: PlanRequest = {
  days: 2,
  traveller: "Couple",
  people: 2,
  budget: "Standard",
  startDate: "2026-05-04",
};

function noteOf(places: readonly KnownPlace[], request: Partial<PlanRequest> = {}) {
  const city = knownCity(places);
  const asked = { ...REQUEST, ...request };
  return noteWords(emptyDaysNote(city, asked, runToEnd(makeTimetable(city, asked))));
}

test("a plan with something in every day needs no note", () => {
  expect(noteOf([knownPlace({ id: "a" }), knownPlace({ id: "b" })])).toBeUndefined();
});

test("with every place in the plan the rest is the traveller's", () => {
  expect(noteOf([knownPlace({ id: "a" })])).toBe(
    "We know 1 place for you in Testville. The remaining days are yours to fill.",
  );
  const bar = knownPlace({ id: "bar", category: "nightlife", hours: "18:00-02:00" });
  expect(noteOf([bar, knownPlace({ id: "a" })], { traveller: "Family" })).toContain("1 place for");
});

test("on days when all that is left is closed the note says so", () => {
  const sundays = knownPlace({ id: "sundays", hours: "Su 09:00-18:00" });
  expect(noteOf([sundays])).toBe(
    "Everything else we know in Testville is closed on the empty days.",
  );
  expect(noteOf([knownPlace({ id: "a" }), sundays])).toContain("is closed on the empty days");
  expect(noteOf([knownPlace({ id: "shut", hours: "off" })], { startDate: undefined })).toContain(
    "is closed",
  );
});

test("what is open but can't be paid or reached in time does not fit", () => {
  const cheap = ["a", "b", "c"].map((id) =>
    knownPlace({ id, ticketPrice: 1, hours: "Mo 09:00-20:00" }),
  );
  // The first sights of a city are within everyone's means; with this many, none is within reach.
  const shut = Array.from({ length: 10 }, (_, at) =>
    knownPlace({ id: `shut-${at}`, hours: "off", popularity: 90, ticketPrice: 1 }),
  );
  const dear = knownPlace({ id: "dear", ticketPrice: 5000, popularity: 10 });
  expect(noteOf([...cheap, ...shut, dear])).toContain("fits the empty days");
});
