import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { savedTrip } from "../../../test/support/plans/saved-trip.ts";
import { tripOfBases } from "../../../test/support/plans/trip-of-bases.ts";
import { LIMITS } from "../limits.ts";
import { messageText } from "../message.ts";
import { wordsIn } from "../messages/words.ts";
import { bookingsOf } from "../trip/booking.ts";
import type { PlanCheck, Trip, TripHotel } from "../trip/trip.ts";
import { isTrip } from "./edit-kind.ts";
import { EDIT_KINDS, type Edit, edits } from "./edit-kinds.ts";
import { editsRequestSchema } from "./edits-request.ts";
import { tripDifference } from "./trip-difference.ts";

const TRIP = savedTrip();
const BASED = tripOfBases([0, 1, 1]);
const TITLE: Edit = { kind: "set-title", text: "Spring" };
const NOTE: Edit = { kind: "set-note", id: "place-0-0", text: "Stairs" };

function edited(trip: Trip, ...made: Edit[]): Trip {
  const result = edits.apply(trip, made);
  if (!isTrip(result)) throw new Error(JSON.stringify(result));
  return result;
}

const PLACES = ["place-0-0", "place-1-0", "added-1", "added-2"];
const DAYS = ["day-0", "day-1", "day-2", "added-day"];
const place = fc.constantFrom(...PLACES);
const day = fc.constantFrom(...DAYS);
const after = fc.constantFrom(...PLACES, ...DAYS);
const newPlace = fc.constantFrom("added-1", "added-2", "place-0-0").map((id) => {
  const [former] = TRIP.tripData.itinerary[0]?.plan ?? [];
  if (former === undefined) throw new Error("the trip has a place");
  return { ...former, id, placeName: `Place ${id}` };
});
const minutes = fc.integer({ min: 5, max: 1439 });
const hotel = fc.constantFrom("hotel-0", "added-hotel");

/** Edits of each kind, which can be made to the trip or to what others made of it; a new kind needs some here. */
const EDITS: {
  readonly [Kind in Edit["kind"]]: fc.Arbitrary<Extract<Edit, { kind: Kind }>>;
} = {
  "set-title": fc.record({ kind: fc.constant("set-title"), text: fc.string({ maxLength: 30 }) }),
  "set-note": fc.record({
    kind: fc.constant("set-note"),
    id: fc.oneof(day, place),
    text: fc.string({ maxLength: 30 }),
  }),
  "set-start-date": fc.constantFrom(
    { kind: "set-start-date" },
    { kind: "set-start-date", date: "2026-12-31" },
    { kind: "set-start-date", date: "2028-02-28" },
  ),
  "move-place": fc.record(
    { kind: fc.constant("move-place"), placeId: place, dayId: day, afterId: after },
    { requiredKeys: ["kind", "placeId", "dayId"] },
  ),
  "remove-place": fc.record({ kind: fc.constant("remove-place"), placeId: place }),
  "add-place": fc.record(
    { kind: fc.constant("add-place"), dayId: day, afterId: after, place: newPlace },
    { requiredKeys: ["kind", "dayId", "place"] },
  ),
  "swap-place": fc.record({ kind: fc.constant("swap-place"), placeId: place, place: newPlace }),
  "set-table": fc.record({
    kind: fc.constant("set-table"),
    dayId: day,
    meal: fc.record({
      kind: fc.constantFrom("lunch", "dinner"),
      startMinutes: fc.constantFrom(750, 1140),
      endMinutes: fc.constantFrom(810, 1215),
      placeName: fc.constantFrom("Ramiro", "Pinóquio"),
    }),
  }),
  "set-stay": fc.record(
    { kind: fc.constant("set-stay"), placeId: place, minutes },
    { requiredKeys: ["kind", "placeId"] },
  ),
  "set-start": fc.record(
    { kind: fc.constant("set-start"), placeId: place, startMinutes: minutes },
    { requiredKeys: ["kind", "placeId"] },
  ),
  "set-lock": fc.record({
    kind: fc.constant("set-lock"),
    id: fc.oneof(day, place),
    isLocked: fc.boolean(),
  }),
  "set-booked": fc.record({
    kind: fc.constant("set-booked"),
    placeId: place,
    isBooked: fc.boolean(),
  }),
  "set-visited": fc.record({
    kind: fc.constant("set-visited"),
    placeIds: fc.subarray(PLACES, { minLength: 1 }),
    isVisited: fc.boolean(),
  }),
  "set-pace": fc.record(
    { kind: fc.constant("set-pace"), dayId: day, pace: fc.constantFrom("relaxed", "full") },
    { requiredKeys: ["kind", "dayId"] },
  ),
  "add-day": fc.record(
    { kind: fc.constant("add-day"), dayId: day, afterId: after },
    { requiredKeys: ["kind", "dayId"] },
  ),
  "remove-day": fc.record({ kind: fc.constant("remove-day"), dayId: day }),
  "move-day": fc.record(
    { kind: fc.constant("move-day"), dayId: day, afterId: after },
    { requiredKeys: ["kind", "dayId"] },
  ),
  "change-base": fc
    .tuple(day, fc.constantFrom(0, 1))
    .map(([dayId, base]) => ({ kind: "change-base", dayId, base, newIds: [] })),
  "choose-hotel": fc.record({ kind: fc.constant("choose-hotel"), hotelId: hotel }),
  "add-hotel": fc.record(
    {
      kind: fc.constant("add-hotel"),
      hotel: fc.constant({ ...TRIP.tripData.hotels[0], id: "added-hotel" } as TripHotel),
      isBase: fc.constant(true),
    },
    { requiredKeys: ["kind", "hotel"] },
  ),
  "remove-hotel": fc.record({ kind: fc.constant("remove-hotel"), hotelId: hotel }),
  "set-plan": fc.record({ kind: fc.constant("set-plan"), days: fc.constant([]) }),
  "add-ideas": fc.subarray(["idea-1", "idea-2", "place-0-0"], { minLength: 1 }).chain((ids) =>
    fc.string({ minLength: 3, maxLength: 9 }).map((note) => ({
      kind: "add-ideas",
      ideas: ids.map((id) => ({ id, name: `Idea ${id}`, note })),
    })),
  ),
  "remove-idea": fc.record({
    kind: fc.constant("remove-idea"),
    id: fc.constantFrom("idea-1", "idea-2"),
  }),
  "set-booking": fc
    .record({
      id: fc.constantFrom("booking-1", "booking-2"),
      kind: fc.constantFrom("flight", "stay", "table", "ticket"),
      name: fc.constantFrom("Place 1", "Ramiro"),
      starts: fc.constantFrom(
        { date: "2026-12-31", time: "20:00" },
        { date: "2027-01-01", time: "09:30" },
        { date: "2027-01-01" },
      ),
      state: fc.constantFrom("booked", "cancelled"),
      source: fc.constant("hand"),
    })
    .map((booking) => ({ kind: "set-booking", booking }) as const),
  "remove-booking": fc.record({
    kind: fc.constant("remove-booking"),
    id: fc.constantFrom("booking-1", "booking-2"),
  }),
  "add-list-items": fc.subarray(["towel", "visa"], { minLength: 1 }).chain((ids) =>
    fc
      .record(
        {
          isDone: fc.constant(true as const),
          dueDate: fc.constant("2026-12-30"),
          who: fc.constantFrom("Ada", "Ben"),
        },
        { requiredKeys: [] },
      )
      .map((more) => ({
        kind: "add-list-items",
        items: ids.map((id) => ({ id, list: "do" as const, text: `Item ${id}`, ...more })),
      })),
  ),
  "tick-list-items": fc.record({
    kind: fc.constant("tick-list-items"),
    ids: fc.subarray(["towel", "visa", "gone"], { minLength: 1 }),
    isDone: fc.boolean(),
  }),
  "remove-list-item": fc.record({
    kind: fc.constant("remove-list-item"),
    id: fc.constantFrom("towel", "visa"),
  }),
  "set-expense": fc.record(
    {
      kind: fc.constant("set-expense"),
      id: fc.constant("expense-1"),
      expense: fc.integer({ min: -5000, max: 5000 }).map((amountMinor) => ({
        id: "expense-1",
        title: "Dinner",
        kind: "meals" as const,
        amountMinor,
        currency: "EUR",
        payers: [{ travellerId: "traveller-1", part: amountMinor }],
        split: { how: "EVENLY" as const, parts: [{ travellerId: "traveller-2", part: 1 }] },
      })),
    },
    { requiredKeys: ["kind", "id"] },
  ),
  "set-traveller": fc.record({
    kind: fc.constant("set-traveller"),
    id: fc.constantFrom("traveller-1", "traveller-2"),
    name: fc.constantFrom("", "Ada", "Ben"),
  }),
  "set-budget": fc.constantFrom(
    { kind: "set-budget" },
    { kind: "set-budget", currency: "JPY" },
    { kind: "set-budget", currency: "EUR", budgetMinor: 120_000 },
  ),
  "delete-trip": fc.constant({ kind: "delete-trip" }),
};
const { "delete-trip": _, ...PUT_BACK } = EDITS;

/** The trip after those of the edits that can be made to it. */
function editedWhereItCan(made: readonly Edit[]): Trip {
  return made.reduce((trip, edit) => {
    const next = edits.apply(trip, [edit]);
    return !isTrip(next) ? trip : next;
  }, BASED);
}

/** Without what only says whether a plan was looked at, and in the numbers of days that edits write. */
function comparable({ planCheck: __, ...trip }: Trip) {
  const { noOfDays } = trip.userSelection;
  return { ...trip, userSelection: { ...trip.userSelection, noOfDays: Number(noOfDays) } };
}

describe("every kind of edit", () => {
  const anyEdits = fc.array(fc.oneof(...Object.values(PUT_BACK)), { maxLength: 12 });

  test.each(Object.keys(EDIT_KINDS) as Edit["kind"][])(
    "%s names its target, before and after",
    (kind) => {
      fc.assert(
        fc.property(anyEdits, EDITS[kind], (earlier, edit) => {
          const before = editedWhereItCan(earlier);
          const made = edits.apply(before, [edit]);
          // A title or a name is read as one line.
          expect(edits.apply(before, [edits.schema.parse(edit)])).toEqual(made);
          if (!isTrip(made)) return;
          expect(edits.isUntouched(before, edit, edits.before(before, edit))).toBe(true);
          expect(messageText(wordsIn().made, edits.describe(before, [edit]))).toBeTruthy();
        }),
      );
    },
  );

  test("keeps every place in the plan or set aside, once, and each id its own", () => {
    fc.assert(
      fc.property(anyEdits, (made) => {
        const { itinerary, setAside = [], hotels } = editedWhereItCan(made).tripData;
        const places = [...itinerary.flatMap(({ plan }) => plan), ...setAside].map(({ id }) => id);
        const ids = [...places, ...itinerary.map(({ id }) => id), ...hotels.map(({ id }) => id)];
        expect(new Set(ids).size).toBe(ids.length);
        expect(places).toEqual(expect.arrayContaining(["place-0-0", "place-1-0"]));
      }),
    );
  });

  test("is taken back and made again by the difference of what was and what is", () => {
    fc.assert(
      fc.property(anyEdits, (made) => {
        const now = editedWhereItCan(made);
        const back = edited(now, ...tripDifference(now, BASED));
        expect(comparable(back)).toEqual(comparable(BASED));
        expect(comparable(edited(back, ...tripDifference(back, now)))).toEqual(comparable(now));
        expect(tripDifference(now, now)).toEqual([]);
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
    [TITLE, "Trip renamed to “Spring”"],
    [NOTE, "Note on Place 1 updated"],
    [{ ...NOTE, id: "day-1", text: " " }, "Note on Day 2 removed"],
    [{ ...NOTE, id: "gone" }, "Note updated"],
    [{ kind: "set-start-date" }, "Trip dates removed"],
    [{ kind: "move-place", placeId: "place-0-0", dayId: "gone" }, "Place 1 moved to another day"],
  ])("%j is called %s", (edit, words) => {
    expect(messageText(wordsIn().made, edits.describe(TRIP, [edit]))).toBe(words);
  });
});

test("a request holds some edits and no more than anyone makes", () => {
  const isRead = (made: Edit[]) => editsRequestSchema.safeParse({ edits: made }).success;
  expect(isRead([TITLE, NOTE])).toBe(true);
  expect(isRead([])).toBe(false);
  expect(isRead(Array.from({ length: LIMITS.list.edits + 1 }, () => TITLE))).toBe(false);
});

test("a dinner that the traveller chose is to be booked, too; a lunch is not", () => {
  const [first] = TRIP.tripData.itinerary;
  if (first === undefined) throw new Error("the trip has no day");
  const withTable = (kind: "lunch" | "dinner") => {
    const at = { kind, startMinutes: 1200, endMinutes: 1290, eateryKind: "restaurant" as const };
    const meal = { ...at, guideId: "le-table", placeName: "Le Table" };
    return edited(TRIP, { kind: "set-table", dayId: first.id, meal });
  };
  const trip = withTable("dinner");
  expect(bookingsOf(trip)).toMatchObject([{ name: "Le Table", isBooked: false }]);
  const tick = { kind: "set-booked", placeId: "le-table", isBooked: true } as const;
  expect(bookingsOf(edited(trip, tick))).toMatchObject([{ name: "Le Table", isBooked: true }]);
  expect(bookingsOf(withTable("lunch"))).toEqual([]);
});

test("an edit that changes the plan leaves its check stale, and no other does", () => {
  const planCheck: PlanCheck = {
    isFeasible: true,
    quality: 80,
    checks: [],
    verified: { places: 0, ofPlaces: 2, hotels: 0, ofHotels: 1 },
    changes: [],
    watch: [],
  };
  const checked = { ...TRIP, planCheck };
  expect(edits.apply(checked, [TITLE, NOTE])).toMatchObject({ planCheck });
  expect(edits.apply(checked, [TITLE])).not.toHaveProperty("planCheck.isStale");
  const dated = edited(checked, { kind: "set-start-date", date: "2026-12-31" });
  expect(dated).toHaveProperty("planCheck.isStale", true);
  const stale = edits.apply(checked, [{ kind: "move-day", dayId: "day-1" }, TITLE]);
  expect(stale).toHaveProperty("planCheck.isStale", true);
  expect(stale).toHaveProperty("tripData.itinerary.0.id", "day-1");
  expect(edits.apply(TRIP, [{ kind: "move-day", dayId: "day-1" }])).not.toHaveProperty("planCheck");
});
