import { describe, expect, test } from "vitest";
import { tripOfBases } from "../../../../test/support/plans/trip-of-bases.ts";
import type { Trip } from "../../trip/trip.ts";
import { isTrip } from "../edit-kind.ts";
import { type Edit, edits } from "../edit-kinds.ts";

const TRIP = tripOfBases([0, 0, 0, 1, 1]);

const change = (dayId: string, base: number) =>
  ({ kind: "change-base", dayId, base, newIds: [] }) satisfies Edit;

function edited(trip: Trip, ...made: Edit[]): Trip {
  const result = edits.apply(trip, made);
  if (!isTrip(result)) throw new Error(JSON.stringify(result));
  return result;
}

const daysOf = ({ tripData }: Trip) =>
  tripData.itinerary.map(({ id, base, plan }) => `${id} ${base} ${plan.length}`);

describe("a night more at one base and one less at the other", () => {
  test("moves the day of change with its plan, and sets the places of the other day aside", () => {
    const later = edited(TRIP, change("day-4", 0));
    expect(daysOf(later)).toEqual([
      "day-0 0 1",
      "day-1 0 1",
      "day-2 0 1",
      "day-4 0 0",
      "day-3 1 1",
    ]);
    const earlier = edited(TRIP, change("day-2", 1));
    expect(daysOf(earlier)).toEqual([
      "day-0 0 1",
      "day-1 0 1",
      "day-3 1 1",
      "day-2 1 0",
      "day-4 1 1",
    ]);
    expect(earlier.tripData.setAside?.map(({ id }) => id)).toEqual(["place-2-0"]);
    expect(earlier.tripData.itinerary.map(({ day, date }) => `${day} ${date}`)).toEqual(
      TRIP.tripData.itinerary.map(({ day, date }) => `${day} ${date}`),
    );
    expect(earlier.userSelection).toEqual(TRIP.userSelection);
  });

  test("concerns two of three bases", () => {
    const three = tripOfBases([0, 0, 1, 1, 2, 2]);
    expect(daysOf(edited(three, change("day-3", 2)))).toEqual([
      ...["day-0 0 1", "day-1 0 1", "day-2 1 1", "day-4 2 1", "day-3 2 0", "day-5 2 1"],
    ]);
    expect(daysOf(edited(three, change("day-3", 0)))).toEqual([
      ...["day-0 0 1", "day-1 0 1", "day-3 0 0", "day-2 1 1", "day-4 2 1", "day-5 2 1"],
    ]);
  });

  test("is refused where no base would be left, and where the day isn't beside the other base", () => {
    const refused = { refused: "change_impossible" };
    expect(edits.apply(tripOfBases([0, 1]), [change("day-0", 1)])).toEqual(refused);
    expect(edits.apply(tripOfBases([0, 1]), [change("day-1", 0)])).toEqual(refused);
    for (const [dayId, base] of [
      ["day-0", 1],
      ["day-1", 1],
      ["day-4", 2],
      ["gone", 1],
    ] as const) {
      expect(edits.apply(TRIP, [change(dayId, base)])).toEqual(refused);
    }
    // A place that is set aside would be lost.
    const aside = edited(TRIP, { kind: "remove-place", placeId: "place-0-0" });
    expect(edits.apply(aside, [{ ...change("day-2", 1), newIds: ["place-0-0"] }])).toEqual(refused);
    const { bases: _, ...none } = TRIP;
    expect(edits.apply(none, [change("day-2", 1)])).toEqual(refused);
  });

  test.each<Edit>([
    { kind: "set-lock", id: "day-2", isLocked: true },
    { kind: "set-lock", id: "place-2-0", isLocked: true },
    { kind: "set-start", placeId: "place-2-0", startMinutes: 600 },
    { kind: "set-lock", id: "day-3", isLocked: true },
    { kind: "set-lock", id: "place-3-0", isLocked: true },
  ])("is refused as locked after %j", (edit) => {
    const held = edited(TRIP, edit);
    expect(edits.apply(held, [change("day-2", 1)])).toEqual({ refused: "day_locked" });
  });

  test("made twice is made once; another change of the day touches it, one of another day doesn't", () => {
    const edit = change("day-2", 1);
    const before = edits.before(TRIP, edit);
    const once = edited(TRIP, edit);
    expect(edits.apply(once, [edit])).toBe(once);
    expect(edits.isUntouched(once, edit, before)).toBe(true);
    const removed = edited(TRIP, { kind: "remove-place", placeId: "place-2-0" });
    expect(edits.isUntouched(removed, edit, before)).toBe(false);
    const elsewhere = edited(TRIP, { kind: "remove-place", placeId: "place-0-0" });
    expect(edits.isUntouched(elsewhere, edit, before)).toBe(true);
  });
});
