import { expect, test } from "vitest";
import { plannedPlace } from "../../../../test/support/plans/check-texts.ts";
import { rawVisit } from "../../../../test/support/plans/checked-plan.ts";
import { knownPlace } from "../../../../test/support/plans/known-city.ts";
import type { Place } from "../../trip/trip.ts";
import { VISIT_DURATIONS } from "../visits/visit-durations.ts";

const HALL = knownPlace({ id: "hall", popularity: 70, category: "show", visitMinutes: 95 });

const unknown = (given: Partial<Place>) =>
  plannedPlace({ ...rawVisit(HALL), ...given }, undefined, "own").facts;

test("what the guide knows of a place counts", () => {
  expect(plannedPlace(rawVisit(HALL), HALL).facts).toEqual(HALL);
});

test("of an unknown place what is usual for its kind is assumed", () => {
  const facts = unknown({ placeName: "Old Cathedral", ticketsPricing: "€12 per adult" });
  expect(facts).toMatchObject({
    id: "own",
    category: "worship",
    visitMinutes: VISIT_DURATIONS.worship.usual,
    ticketPrice: 12,
    mustSee: false,
  });
  expect(facts.hours).toBeUndefined();
  expect(unknown({ placeName: "Old Cathedral", category: "park" }).category).toBe("park");
  expect(unknown({ ticketsPricing: "Varies" }).ticketPrice).toBeUndefined();
});

test.each([
  ["Morning", "morning"],
  ["in the late afternoon", "afternoon"],
  ["Around sunset", "sunset"],
  ["At night", "evening"],
  ["09:00-10:30", "morning"],
  ["7:30 PM", "evening"],
  ["12 pm", "midday"],
  ["12:30", "midday"],
  ["12 am", "any"],
  ["17:45", "sunset"],
  ["Noon", "midday"],
  ["after lunch", "midday"],
  ["at sunrise", "morning"],
  ["2 pm - 4 pm", "afternoon"],
  ["19h30", "evening"],
  ["9 am", "morning"],
  ["", "any"],
  ["whenever you like", "any"],
  ["99:99", "any"],
])("%j is best in the part of the day: %s", (bestTime, expected) => {
  expect(unknown({ bestTime }).bestTime).toBe(expected);
});

test("the document's own part of the day counts before its words", () => {
  expect(unknown({ bestTime: "Morning", bestPartOfDay: "sunset" }).bestTime).toBe("sunset");
});
