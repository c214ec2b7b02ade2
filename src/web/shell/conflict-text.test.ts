import { expect, test } from "vitest";
import { offlineTrip } from "../../../test/support/browser/offline-rows.ts";
import { tripOfBases } from "../../../test/support/plans/trip-of-bases.ts";
import { isTrip } from "../../domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../domain/edits/edit-kinds.ts";
import { conflictText } from "./conflict-text.ts";

const TRIP = offlineTrip();
const [PLACE] = TRIP.tripData.itinerary[0]?.plan ?? [];
if (PLACE === undefined) throw new Error("the trip has a place");
const NEW_PLACE = { ...PLACE, id: "added", placeName: "Pantheon" };
const placeId = PLACE.id;

/** The sentence about one's own edit where another device has made others. */
function sentence(mine: Edit, ...others: Edit[]): string | undefined {
  const theirs = edits.apply(TRIP, others);
  if (!isTrip(theirs)) throw new Error("they can be made");
  const about = edits.describe(TRIP, mine);
  return conflictText({ edit: mine, before: edits.before(TRIP, mine), about }, theirs);
}

const REMOVED: Edit = { kind: "remove-place", placeId };
const DAY_REMOVED: Edit = { kind: "remove-day", dayId: "day-0" };
const OTHER = "on the other device";

test.each<[mine: Edit, others: Edit[], sentence: string]>([
  [
    { kind: "move-place", placeId, dayId: "day-1" },
    [REMOVED],
    `You moved Place 1 to Day 2; ${OTHER} it was removed.`,
  ],
  [
    REMOVED,
    [{ kind: "move-place", placeId, dayId: "day-1" }],
    `You removed Place 1; ${OTHER} it is in Day 2.`,
  ],
  [
    { kind: "move-place", placeId, dayId: "day-0" },
    [DAY_REMOVED],
    `You moved Place 1 to another day; ${OTHER} it was removed.`,
  ],
  [
    { kind: "swap-place", placeId, place: NEW_PLACE },
    [REMOVED],
    `You swapped Place 1 for Pantheon; ${OTHER} it was removed.`,
  ],
  [
    { kind: "set-stay", placeId, minutes: 90 },
    [{ kind: "set-stay", placeId, minutes: 45 }],
    `You set 1 h 30 min for Place 1; ${OTHER} it was set to 45 min.`,
  ],
  [
    { kind: "set-start", placeId, startMinutes: 600 },
    [{ kind: "set-start", placeId, startMinutes: 660 }],
    `You set Place 1 to 10:00; ${OTHER} it was set to 11:00.`,
  ],
  [
    { kind: "set-lock", id: placeId, isLocked: true },
    [REMOVED],
    `You locked Place 1; ${OTHER} it was removed.`,
  ],
  [
    { kind: "set-pace", dayId: "day-0", pace: "relaxed" },
    [{ kind: "set-pace", dayId: "day-0", pace: "full" }],
    `You set the pace of Day 1 to relaxed; ${OTHER} its pace was set to full.`,
  ],
  [DAY_REMOVED, [REMOVED], `You removed Day 1; ${OTHER} its places were changed.`],
  [
    { kind: "move-day", dayId: "day-0", afterId: "day-1" },
    [DAY_REMOVED],
    `You made Day 1 day 2; ${OTHER} it was removed.`,
  ],
  [
    { kind: "set-plan", days: TRIP.tripData.itinerary },
    [REMOVED],
    `You changed Day 1 and Day 2; ${OTHER} the plan was changed there as well.`,
  ],
  [
    { kind: "remove-hotel", hotelId: "hotel-0" },
    [{ kind: "remove-hotel", hotelId: "hotel-0" }],
    `You took Casa do Rio out of the hotels; ${OTHER} it was removed.`,
  ],
])("%o against %o", (mine, others, expected) => {
  expect(sentence(mine, ...others)).toBe(expected);
});

test("a night more at a base against another change of the day", () => {
  const trip = tripOfBases([0, 0, 1]);
  const mine: Edit = { kind: "change-base", dayId: "day-1", base: 1, newIds: [] };
  const theirs = edits.apply(trip, [{ kind: "remove-place", placeId: "place-1-0" }]);
  if (!isTrip(theirs)) throw new Error("it can be made");
  const [before, about] = [edits.before(trip, mine), edits.describe(trip, mine)];
  expect(edits.isUntouched(theirs, mine, before)).toBe(false);
  expect(conflictText({ edit: mine, before, about }, theirs)).toBe(
    `You gave Florence a night more; ${OTHER} the plan was changed there as well.`,
  );
});

test("texts are shown as they are", () => {
  expect(sentence({ kind: "set-title", text: "Spring" })).toBeUndefined();
  expect(sentence({ kind: "set-note", id: placeId, text: "Stairs" })).toBeUndefined();
});
