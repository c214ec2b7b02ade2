import { describe, expect, test } from "vitest";
import { tripDraft } from "../../../test/support/plans/trip-draft.ts";
import type { TripDocument } from "./trip.ts";
import { changeTarget, changeTrip, currentText, type TripChange } from "./trip-change.ts";

const TRIP: TripDocument = { ...tripDraft(), id: "1700000000000", userEmail: "ada@example.com" };

describe("a change", () => {
  test.each<[TripChange, string]>([
    [{ kind: "title", text: "x" }, "title"],
    [{ kind: "note", day: 1, text: "x" }, "note-1"],
    [{ kind: "note", day: 1, place: 0, text: "x" }, "note-1-0"],
  ])("%j is about %s, which then holds its text", (change, target) => {
    expect(changeTarget(change)).toBe(target);
    expect(currentText(TRIP, change)).toBe("");
    const changed = changeTrip(TRIP, [change]);
    expect(changed === undefined ? undefined : currentText(changed, change)).toBe("x");
    expect(currentText(TRIP, change)).toBe("");
  });

  test("later ones win, and one that is impossible undoes them all", () => {
    const [one, two] = ["one", "two"].map((text): TripChange => ({ kind: "title", text }));
    if (one === undefined || two === undefined) throw new Error("two changes");
    expect(changeTrip(TRIP, [one, two])?.title).toBe("two");
    expect(changeTrip(TRIP, [one, { kind: "note", day: 7, text: "x" }])).toBeUndefined();
    expect(currentText(TRIP, { kind: "note", day: 7, text: "" })).toBeUndefined();
  });
});
