import { expect, test } from "vitest";
import { offlineTrip } from "../../../test/support/browser/offline-rows.ts";
import { tripOfBases } from "../../../test/support/plans/trip-of-bases.ts";
import { isTrip } from "../../domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../domain/edits/edit-kinds.ts";
import { conflictText } from "./conflict-text.ts";

const TRIP = offlineTrip();
const [PLACE] = TRIP.tripData.itinerary[0]?.plan ?? [];
if (PLACE === undefined) throw new Error("the trip has a place");
const placeId = PLACE.id;

/** The sentence beside one's own edit where another device has made others. */
function sentence(mine: Edit, ...others: Edit[]): string | undefined {
  const theirs = edits.apply(TRIP, others);
  if (!isTrip(theirs)) throw new Error("they can be made");
  return conflictText(mine, theirs);
}

const DINNER = { kind: "dinner", startMinutes: 1140, endMinutes: 1215 } as const;
const REMOVED: Edit = { kind: "remove-place", placeId };
const DAY_REMOVED: Edit = { kind: "remove-day", dayId: "day-0" };
const OTHER = "On the other device,";

test.each<[mine: Edit, others: Edit[], sentence: string]>([
  [{ kind: "move-place", placeId, dayId: "day-1" }, [REMOVED], `${OTHER} it was removed.`],
  [REMOVED, [{ kind: "move-place", placeId, dayId: "day-1" }], `${OTHER} it’s on Day 2.`],
  [
    { kind: "set-stay", placeId, minutes: 90 },
    [{ kind: "set-stay", placeId, minutes: 45 }],
    `${OTHER} it was set to 45 min.`,
  ],
  [
    { kind: "set-start", placeId, startMinutes: 600 },
    [{ kind: "set-start", placeId, startMinutes: 660 }],
    `${OTHER} it was set to 11:00.`,
  ],
  [
    { kind: "set-pace", dayId: "day-0", pace: "relaxed" },
    [{ kind: "set-pace", dayId: "day-0", pace: "full" }],
    `${OTHER} its pace was set to full.`,
  ],
  [DAY_REMOVED, [REMOVED], `${OTHER} its places were changed.`],
  [
    { kind: "move-day", dayId: "day-0", afterId: "day-1" },
    [DAY_REMOVED],
    `${OTHER} it was removed.`,
  ],
  [
    { kind: "set-table", dayId: "day-0", meal: { ...DINNER, placeName: "Ramiro" } },
    [{ kind: "set-table", dayId: "day-0", meal: { ...DINNER, placeName: "Pinóquio" } }],
    `${OTHER} the plan was also changed.`,
  ],
  [
    { kind: "set-title", text: "Spring" },
    [{ kind: "set-title", text: "Autumn" }],
    `${OTHER} the name is “Autumn”.`,
  ],
  [
    { kind: "set-start-date", date: "2026-12-31" },
    [{ kind: "set-start-date", date: "2027-01-01" }],
    `${OTHER} it starts on January 1, 2027.`,
  ],
])("%o against %o", (mine, others, expected) => {
  expect(sentence(mine, ...others)).toBe(expected);
});

test("a night more at a base against another change of the day", () => {
  const trip = tripOfBases([0, 0, 1]);
  const mine: Edit = { kind: "change-base", dayId: "day-1", base: 1, newIds: [] };
  const theirs = edits.apply(trip, [{ kind: "remove-place", placeId: "place-1-0" }]);
  if (!isTrip(theirs)) throw new Error("it can be made");
  expect(edits.isUntouched(theirs, mine, edits.before(trip, mine))).toBe(false);
  expect(conflictText(mine, theirs)).toBe(`${OTHER} the plan was also changed.`);
});

test("notes are shown as they are", () => {
  expect(sentence({ kind: "set-note", id: placeId, text: "Stairs" })).toBeUndefined();
});
