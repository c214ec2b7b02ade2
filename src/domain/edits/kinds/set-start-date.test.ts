import { describe, expect, test } from "vitest";
import { savedTrip } from "../../../../test/support/plans/saved-trip.ts";
import type { Trip } from "../../trip/trip.ts";
import { isTrip } from "../edit-kind.ts";
import { type Edit, edits } from "../edit-kinds.ts";

const TRIP = savedTrip();

function edited(trip: Trip, edit: Edit): Trip {
  const result = edits.apply(trip, [edit]);
  if (!isTrip(result)) throw new Error(JSON.stringify(result));
  return result;
}

describe("the first day of a trip", () => {
  const dated = edited(TRIP, { kind: "set-start-date", date: "2026-12-31" });
  const datesOf = ({ userSelection, tripData }: Trip) => [
    userSelection.startDate,
    ...tripData.itinerary.map(({ date }) => date),
  ];

  test("dates each of its days, over the end of a year", () => {
    expect(datesOf(dated)).toEqual(["2026-12-31", "2026-12-31", "2027-01-01"]);
    expect(datesOf(edited(dated, { kind: "set-start-date", date: "2028-02-28" }))).toEqual([
      "2028-02-28",
      "2028-02-28",
      "2028-02-29",
    ]);
  });

  test("is taken away with the dates of the days", () => {
    const undated = edited(dated, { kind: "set-start-date" });
    expect(undated).toStrictEqual(TRIP);
    expect(edits.before(undated, { kind: "set-start-date" })).toBe("");
  });

  test.each(["", "2026-02-30", "31.12.2026", "1026-12-31"])("can't be %j", (date) => {
    expect(edits.schema.safeParse({ kind: "set-start-date", date }).success).toBe(false);
  });
});
