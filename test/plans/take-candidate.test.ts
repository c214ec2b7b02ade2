import { expect, test } from "vitest";
import { readTrip } from "../../src/domain/engine/reading/read-trip.ts";
import { takeCandidate } from "../../src/domain/ideas/take-candidate.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import { candidateOf, openSlots, staysInstead } from "../../src/domain/trip/open-slots.ts";
import { ownPlace } from "../../src/domain/trip/own-place.ts";
import type { Slot } from "../../src/domain/trip/slot.ts";
import type { Trip } from "../../src/domain/trip/trip.ts";
import { romeTrip } from "../fixtures/wishes/rome-trip.ts";
import { madeTo } from "../support/plans/stored-trip.ts";

const { trip: laidOut, city } = romeTrip();
const trip = madeTo(
  laidOut,
  laidOut.tripData.itinerary.map(({ id }) => ({ kind: "set-pace", dayId: id }) as const),
  city,
);
const [day] = trip.tripData.itinerary;
const evening = day?.plan.at(-1);
if (day === undefined || evening === undefined) throw new Error("the trip has an evening");

const place = { ...ownPlace("Bar del Fico", "41.8890, 12.4700"), id: "bar" };
const upForVote = (slot: Slot, of: Trip = trip) =>
  madeTo(of, [{ kind: "add-ideas", ideas: [candidateOf(place, { id: "bar", slot })] }], city);
const take = (of: Trip) => {
  const taken = runToEnd(takeCandidate(runToEnd(readTrip(of, city)), "bar"));
  return taken && { ...taken, trip: madeTo(of, [taken.edit], city) };
};
const daysWith = (of: Trip, id: string) =>
  of.tripData.itinerary
    .filter(({ plan }) => plan.some((one) => one.id === id))
    .map((one) => one.id);

test("a place that is put to a vote stays in the plan until another is taken, which comes in its place", () => {
  const asked = upForVote({ dayId: day.id, part: "evening", placeId: evening.id });
  expect(daysWith(asked, evening.id)).toEqual([day.id]);
  const [slot] = openSlots(asked);
  expect(slot?.standing.map(({ id }) => id)).toEqual([evening.id]);
  const taken = take(asked);
  expect(taken?.dayId).toBe(day.id);
  expect(taken?.trip.tripData.itinerary[0]?.plan.at(-1)?.id).toBe("bar");
  expect(daysWith(taken?.trip ?? asked, evening.id)).toEqual([]);
  expect(openSlots(taken?.trip ?? asked)).toEqual([]);
  if (slot === undefined) throw new Error("the slot is open");
  const kept = madeTo(asked, [{ kind: "add-ideas", ideas: staysInstead(slot, evening.id) }], city);
  expect([openSlots(kept), daysWith(kept, evening.id)]).toEqual([[], [day.id]]);
});

test.each([
  ["the place that it stands against", evening.id],
  ["the day", day.id],
] as const)("what is taken goes to the next best spot where %s is locked", (_, id) => {
  const locked = madeTo(trip, [{ kind: "set-lock", id, isLocked: true }], city);
  const taken = take(upForVote({ dayId: day.id, part: "evening", placeId: evening.id }, locked));
  if (taken === undefined) throw new Error("it fits on another day");
  expect(daysWith(taken.trip, "bar")).toEqual([taken.dayId]);
  const before = locked.tripData.itinerary[0];
  const after = taken.trip.tripData.itinerary[0];
  if (id === day.id) expect(after).toEqual(before);
  expect(after?.plan.find(({ id }) => id === evening.id)?.visit).toEqual(
    before?.plan.at(-1)?.visit,
  );
});
