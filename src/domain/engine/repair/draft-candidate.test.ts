import { expect, test } from "vitest";
import { rawVisit } from "../../../../test/support/plans/checked-plan.ts";
import { knownPlace } from "../../../../test/support/plans/known-city.ts";
import type { Place } from "../../trip/trip.ts";
import { VISIT_DURATIONS } from "../visits/visit-durations.ts";
import { draftCandidate } from "./draft-candidate.ts";

const HALL = knownPlace({ id: "hall", popularity: 70, category: "show", visitMinutes: 95 });

const unknown = (given: Partial<Place>) =>
  draftCandidate({ text: { ...rawVisit(HALL), ...given }, known: undefined, at: undefined }, 1, 2);

test("what the guide knows of a place counts", () => {
  const candidate = draftCandidate({ text: rawVisit(HALL), known: HALL, at: HALL.at }, 1, 2);
  expect(candidate.place).toEqual(HALL);
  expect(candidate.draftDay).toBe(1);
});

test("a better known place of a draft is worth more, any more than what it lacks", () => {
  const famous = draftCandidate({ text: rawVisit(HALL), known: HALL, at: HALL.at }, 0, 0);
  expect(famous.score).toBeGreaterThan(unknown({}).score);
  expect(unknown({}).score).toBeGreaterThan(100);
});

test("of an unknown place what is usual for its kind is assumed", () => {
  const { place } = unknown({ placeName: "Old Cathedral", ticketsPricing: "€12 per adult" });
  expect(place).toMatchObject({
    id: "draft-1-2",
    category: "worship",
    visitMinutes: VISIT_DURATIONS.worship.usual,
    ticketPrice: 12,
    mustSee: false,
  });
  expect(place.hours).toBeUndefined();
  expect(unknown({ placeName: "Old Cathedral", category: "park" }).place.category).toBe("park");
  expect(unknown({ ticketsPricing: "Varies" }).place.ticketPrice).toBeUndefined();
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
  expect(unknown({ bestTime }).place.bestTime).toBe(expected);
});

test("the document's own part of the day counts before its words", () => {
  expect(unknown({ bestTime: "Morning", bestPartOfDay: "sunset" }).place.bestTime).toBe("sunset");
});
