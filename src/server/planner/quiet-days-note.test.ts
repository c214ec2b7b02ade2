import { expect, test } from "vitest";
import { knownCity, knownPlace } from "../../../test/support/plans/known-city.ts";
import { makeTimetable } from "../../domain/engine/days/make-timetable.ts";
import { runToEnd } from "../../domain/plan/run-to-end.ts";
import type { PlanRequest } from "../../domain/trip/plan-request.ts";
import { quietDaysNote } from "./guide-notes.ts";

const REQUEST: PlanRequest = { days: 4, traveller: "Couple", people: 2, budget: "Standard" };

function noteOf(placeCount: number, request: Partial<PlanRequest> = {}) {
  const kinds = ["museum", "park", "worship", "market"] as const;
  const places = Array.from({ length: placeCount }, (_, nth) =>
    knownPlace({ id: `p${nth}`, category: kinds[nth % kinds.length] ?? "museum" }),
  );
  const city = knownCity(places);
  const asked = { ...REQUEST, ...request };
  return quietDaysNote(city, asked, runToEnd(makeTimetable(city, asked)));
}

test("a trip longer than what the guide knows can fill says so, with the numbers", () => {
  expect(noteOf(6)).toEqual({
    code: "quietDays",
    values: { city: "Testville", places: 6, days: 4 },
  });
});

test("a trip that is as full as its travellers want needs no note", () => {
  expect(noteOf(16)).toBeUndefined();
  expect(noteOf(6, { days: 2 })).toBeUndefined();
  expect(noteOf(6, { pace: "relaxed" })).toBeUndefined();
});

test("empty days have a note of their own", () => {
  expect(noteOf(3)).toBeUndefined();
});
