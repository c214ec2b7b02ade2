import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { tripDraft } from "../../../test/support/plans/trip-draft.ts";
import { EDIT_MESSAGES } from "../messages/en/edit-messages.ts";
import { messageText } from "../messages/message.ts";
import type { PlanCheck, Trip } from "../trip/trip.ts";
import { withIds } from "../trip/with-ids.ts";
import { type EditKind, isRefusal } from "./edit-kind.ts";
import { EDIT_KINDS, type Edit, edits } from "./edit-kinds.ts";
import { editVocabulary } from "./edit-vocabulary.ts";
import { editsRequestSchema, MAX_EDITS } from "./edits-request.ts";
import { editOfFormerChange, formerChangesSchema } from "./former-changes.ts";

const TRIP = withIds({ ...tripDraft(), id: "1700000000000", userEmail: "ada@example.com" });
const TITLE: Edit = { kind: "set-title", text: "Spring" };
const NOTE: Edit = { kind: "set-note", id: "place-0-0", text: "Stairs" };

function edited(trip: Trip, ...made: Edit[]): Trip {
  const result = edits.apply(trip, made);
  if (result === "deleted" || isRefusal(result)) throw new Error(JSON.stringify(result));
  return result;
}

/** Edits of a kind that can be made to the trip; a new kind needs some here. */
const MADE_TO_TRIP: {
  readonly [Kind in Edit["kind"]]: fc.Arbitrary<Extract<Edit, { kind: Kind }>>;
} = {
  "set-title": fc.record({ kind: fc.constant("set-title"), text: fc.string({ maxLength: 30 }) }),
  "set-note": fc.record({
    kind: fc.constant("set-note"),
    id: fc.constantFrom("day-0", "day-1", "place-0-0", "place-1-0"),
    text: fc.string({ maxLength: 30 }),
  }),
  "set-start-date": fc.constantFrom(
    { kind: "set-start-date" },
    { kind: "set-start-date", date: "2026-12-31" },
    { kind: "set-start-date", date: "2028-02-28" },
  ),
  "delete-trip": fc.constant({ kind: "delete-trip" }),
};
const PUT_BACK = fc.oneof(
  MADE_TO_TRIP["set-title"],
  MADE_TO_TRIP["set-note"],
  MADE_TO_TRIP["set-start-date"],
);

describe("every kind of edit", () => {
  test.each(Object.keys(EDIT_KINDS) as Edit["kind"][])("%s is put back", (kind) => {
    fc.assert(
      fc.property(fc.array(PUT_BACK), MADE_TO_TRIP[kind], (earlier, edit) => {
        const before = edited(TRIP, ...earlier);
        const inverse = edits.invert(before, [edit]);
        const made = edits.apply(before, [edit]);
        if (made === "deleted") {
          expect(inverse).toBeUndefined();
          return;
        }
        if (inverse === undefined || isRefusal(made)) throw new Error("it can be put back");
        expect(edits.schema.parse(edit)).toEqual(edit);
        expect(edited(made, ...inverse)).toEqual(before);
        expect(edits.isUntouched(before, edit, edits.before(before, edit))).toBe(true);
        expect(edits.isUntouched(made, edit, "something else")).toBe(true);
      }),
    );
  });

  test("several are put back in the opposite order", () => {
    fc.assert(
      fc.property(fc.array(PUT_BACK), (made) => {
        const inverse = edits.invert(TRIP, made) ?? [];
        expect(edited(edited(TRIP, ...made), ...inverse)).toEqual(TRIP);
      }),
    );
  });
});

describe("edits of one trip", () => {
  test("are made in order, and the trip they are made to stays as it is", () => {
    const before = structuredClone(TRIP);
    const trip = edited(TRIP, TITLE, NOTE, { ...TITLE, text: " Later " });
    expect(trip.title).toBe("Later");
    expect(trip.tripData.itinerary[0]?.plan[0]?.note).toBe("Stairs");
    expect(TRIP).toEqual(before);
    expect(edits.apply(trip, [TITLE, { kind: "delete-trip" }])).toBe("deleted");
  });

  test("are all refused where one names what isn't there", () => {
    const refused = { refused: "change_impossible" };
    expect(edits.apply(TRIP, [TITLE, { ...NOTE, id: "place-9-9" }])).toEqual(refused);
    // A hotel has no note.
    expect(edits.apply(TRIP, [{ ...NOTE, id: "hotel-0" }])).toEqual(refused);
    expect(edits.before(TRIP, { ...NOTE, id: "place-9-9" })).toBeUndefined();
  });

  test("are touched by another edit of their target alone, and a deletion by any", () => {
    const now = { ...edited(TRIP, { ...TITLE, text: "Theirs" }), version: 2 };
    expect(edits.isUntouched(now, TITLE, "")).toBe(false);
    expect(edits.isUntouched(now, NOTE, "")).toBe(true);
    const deletion: Edit = { kind: "delete-trip" };
    expect(edits.isUntouched(now, deletion, edits.before(TRIP, deletion))).toBe(false);
    expect(edits.isUntouched(TRIP, deletion, edits.before(TRIP, deletion))).toBe(true);
  });

  test.each<[Edit, string]>([
    [TITLE, "Name of this trip"],
    [NOTE, "Note about Place 1"],
    [{ ...NOTE, id: "day-1" }, "Note about Day 2"],
    [{ ...NOTE, id: "gone" }, "Note about a day"],
    [{ kind: "set-start-date" }, "First day of this trip"],
  ])("%j is called %s", (edit, words) => {
    expect(messageText(EDIT_MESSAGES, edits.describe(TRIP, edit))).toBe(words);
  });
});

test("a request holds some edits and no more than anyone makes", () => {
  const isRead = (made: Edit[]) => editsRequestSchema.safeParse({ edits: made }).success;
  expect(isRead([TITLE, NOTE])).toBe(true);
  expect(isRead([])).toBe(false);
  expect(isRead(Array.from({ length: MAX_EDITS + 1 }, () => TITLE))).toBe(false);
  expect(formerChangesSchema.safeParse({ changes: [{ kind: "title", text: "x" }] }).success).toBe(
    true,
  );
});

test("a former change is the edit of what stood at its index", () => {
  const at = (change: Parameters<typeof editOfFormerChange>[1]) => editOfFormerChange(TRIP, change);
  expect(at({ kind: "title", text: "x" })).toEqual({ kind: "set-title", text: "x" });
  expect(at({ kind: "note", day: 1, text: "x" })).toEqual({ ...NOTE, id: "day-1", text: "x" });
  expect(at({ kind: "note", day: 0, place: 0, text: "x" })).toEqual({ ...NOTE, text: "x" });
  expect(at({ kind: "note", day: 0, place: 7, text: "x" })).toBeUndefined();
});

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

describe("a kind that changes the plan", () => {
  const schema = z.strictObject({ kind: z.literal("reverse-days") });
  const reverseDays: EditKind<z.infer<typeof schema>> = {
    schema,
    changesPlan: true,
    apply: (trip) => {
      const itinerary = trip.tripData.itinerary.toReversed();
      return { ...trip, tripData: { ...trip.tripData, itinerary } };
    },
    invert: (_before, edit) => edit,
    target: () => "days",
    before: (trip) => trip.tripData.itinerary.map(({ id }) => id),
    describe: () => ({ code: "deletion" }),
  };
  const wider = editVocabulary({ ...EDIT_KINDS, "reverse-days": reverseDays });
  const planCheck: PlanCheck = {
    isFeasible: true,
    quality: 80,
    checks: [],
    verified: { places: 0, ofPlaces: 2, hotels: 0, ofHotels: 1 },
    changes: [],
    watch: [],
  };

  test("leaves the plan check stale, and no other does", () => {
    const checked = { ...TRIP, planCheck };
    expect(wider.apply(checked, [TITLE, NOTE])).toMatchObject({ planCheck });
    expect(wider.apply(checked, [TITLE])).not.toHaveProperty("planCheck.isStale");
    expect(edited(checked, { kind: "set-start-date", date: "2026-12-31" })).toHaveProperty(
      "planCheck.isStale",
      true,
    );
    const stale = wider.apply(checked, [{ kind: "reverse-days" }, TITLE]);
    expect(stale).toHaveProperty("planCheck.isStale", true);
    expect(stale).toHaveProperty("tripData.itinerary.0.id", "day-1");
    expect(wider.apply(TRIP, [{ kind: "reverse-days" }])).not.toHaveProperty("planCheck");
  });

  test("is one more of the edits that can be sent, and notes go with their days", () => {
    expect(wider.schema.safeParse({ kind: "reverse-days" }).success).toBe(true);
    expect(edits.schema.safeParse({ kind: "reverse-days" }).success).toBe(false);
    const noted = wider.apply(TRIP, [{ kind: "reverse-days" }, NOTE]);
    expect(noted).toHaveProperty("tripData.itinerary.1.plan.0.note", "Stairs");
  });
});
