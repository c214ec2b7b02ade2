import { expect, test } from "vitest";
import { savedTrip } from "../../../test/support/plans/saved-trip.ts";
import type { Trip, TripPlace } from "../trip/trip.ts";
import { isTrip } from "./edit-kind.ts";
import { type Edit, edits } from "./edit-kinds.ts";
import { tripDifference } from "./trip-difference.ts";

const TRIP = savedTrip();
const AWAY: Edit = { kind: "move-place", placeId: "place-0-0", dayId: "day-1" };
const BACK: Edit = { ...AWAY, dayId: "day-0" };

function edited(trip: Trip, ...made: Edit[]): Trip {
  const result = edits.apply(trip, made);
  if (!isTrip(result)) throw new Error(JSON.stringify(result));
  return result;
}

/** Each edit with what stood at its target when it was made. */
function inOrder(trip: Trip, ...made: Edit[]) {
  let now = trip;
  return made.map((edit) => {
    const before = edits.before(now, edit);
    now = edited(now, edit);
    return { edit, before };
  });
}

test("edits of one target are compared one after the other", () => {
  const made = inOrder(TRIP, AWAY, BACK, AWAY);
  expect(edits.touched(TRIP, made)).toEqual([]);
  const removed = edited(TRIP, { kind: "remove-place", placeId: "place-0-0" });
  expect(edits.touched(removed, made)).toEqual(made);
});

test("what takes an edit back is touched by what others choose for its days, not by computed hours", () => {
  const undo = tripDifference(edited(TRIP, AWAY), TRIP);
  const made = inOrder(TRIP, AWAY, ...undo);
  expect(undo).toHaveLength(1);
  expect(edits.touched(TRIP, made)).toEqual([]);
  const [first, ...rest] = TRIP.tripData.itinerary;
  if (first === undefined) throw new Error("the trip has days");
  const visit = { startMinutes: 600, endMinutes: 660 };
  const later = { ...first, plan: first.plan.map((place) => ({ ...place, visit })) };
  const retimed = { ...TRIP, tripData: { ...TRIP.tripData, itinerary: [later, ...rest] } };
  expect(edits.touched(retimed, made)).toEqual([]);
  const stays = edited(TRIP, { kind: "set-stay", placeId: "place-1-0", minutes: 90 });
  expect(edits.touched(stays, made)).toEqual([made[1]]);
});

test("what can't be made at all keeps no other edit from being made", () => {
  const place = { ...TRIP.tripData.itinerary[1]?.plan[0], id: "new" } as TripPlace;
  const made = inOrder(
    TRIP,
    { kind: "set-title", text: "Spring" },
    { kind: "add-place", dayId: "day-0", place },
  );
  const shorter = edited(TRIP, { kind: "remove-day", dayId: "day-0" });
  expect(edits.touched(shorter, made)).toEqual([made[1]]);
  expect(edits.touched(shorter, made.slice(1))).toEqual([]);
});

test("where none can be made all are refused together: asking again would end the same", () => {
  const removed = edited(TRIP, { kind: "remove-place", placeId: "place-0-0" });
  const gone = edited(removed, { kind: "remove-day", dayId: "day-0" });
  const wanted: Edit[] = [
    { kind: "set-note", id: "day-0", text: "Early" },
    { kind: "set-stay", placeId: "never-there", minutes: 30 },
  ];
  const made = wanted.map((edit) => ({ edit, before: edits.before(gone, edit) }));
  expect(edits.touched(gone, made)).toEqual([]);
  const sent = JSON.parse(JSON.stringify(made.map(({ before }) => before)));
  expect(
    edits.touched(
      gone,
      wanted.map((edit, at) => ({ edit, before: sent[at] })),
    ),
  ).toEqual([]);
  const title = { edit: { kind: "set-title", text: "Spring" }, before: "" } as const;
  expect(edits.touched(gone, [...made, title])).toEqual(made);
});
