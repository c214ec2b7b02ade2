import { describe, expect, test } from "vitest";
import type { Edit } from "../../src/domain/edits/edit-kinds.ts";
import { describeHotel } from "../../src/domain/engine/writing/describe-hotel.ts";
import { describePlace } from "../../src/domain/engine/writing/describe-place.ts";
import { notesThatHold } from "../../src/domain/trip/notes-that-hold.ts";
import type { Trip, TripPlace } from "../../src/domain/trip/trip.ts";
import type { TripWish } from "../../src/domain/trip/trip-wish.ts";
import { cityNamed } from "../support/guide.ts";
import { layOut } from "../support/plans/lay-out.ts";
import { savedTrip } from "../support/plans/saved-trip.ts";
import { madeTo } from "../support/plans/stored-trip.ts";

const ROME = cityNamed("Rome, Italy");
const DATE = "2026-05-04";
const { selection, plan } = layOut(
  {
    traveller: "Couple",
    hotel: "hotel-teatro-di-pompeo",
    startDate: DATE,
    days: [
      [
        "09:15-09:45 tiber-island",
        "10:00-10:30 bocca-della-verita",
        "10:45-13:00 roman-forum-and-palatine-hill",
        "13:15-14:15 jewish-ghetto",
        "15:30-17:45 capitoline-museums",
        "17:55-19:10 vittoriano",
      ],
      [
        "09:20-10:50 colosseum",
        "11:20-12:50 galleria-doria-pamphilj",
        "13:05-13:50 pantheon-rome",
        "15:05-15:50 largo-argentina-sacred-area",
        "16:20-18:05 castel-sant-angelo",
        "18:30-19:30 bar-san-calisto",
      ],
      [
        "09:05-09:50 campo-de-fiori",
        "10:20-10:45 st-peters-square",
        "11:00-14:00 vatican-museums",
        "15:15-17:00 st-peters-basilica",
        "17:25-17:55 san-luigi-dei-francesi",
        "18:05-18:45 piazza-navona",
      ],
      [
        "09:20-10:20 villa-farnesina",
        "10:45-11:15 spanish-steps",
        "11:30-12:00 trevi-fountain",
        "12:25-14:25 galleria-borghese",
        "15:40-17:10 villa-borghese",
        "18:00-19:45 trastevere",
      ],
    ],
  },
  ROME,
);
const OWNER = { id: "1700000000000", userEmail: "ada@example.com", version: 1 };
const OTHER = ROME.hotels.find(({ id }) => id === "hotel-santa-maria-trastevere");
if (OTHER === undefined) throw new Error("the guide knows the hotel");
const HOTELS = [...plan.hotels, describeHotel(OTHER, ROME)];
/** A plan of its own, so that a better planner changes nothing here; its ways and its check are the engine's. */
const TRIP = madeTo(
  savedTrip({ ...OWNER, userSelection: selection, tripData: { ...plan, hotels: HOTELS } }),
  [{ kind: "set-start-date", date: DATE }],
  ROME,
);
/** After the last place of whatever day. */
const AT_END = "gone";

const edited = (...edits: Edit[]) => madeTo(TRIP, edits, ROME);
const planOf = ({ tripData }: Trip, day: number) => tripData.itinerary[day]?.plan ?? [];
const startsOf = (places: readonly TripPlace[]) => places.map(({ visit }) => visit?.startMinutes);
const codesOf = ({ planCheck }: Trip) => (planCheck?.problems ?? []).map(({ code }) => code);

function placeAt(day: number, at: number): TripPlace & { visit: NonNullable<TripPlace["visit"]> } {
  const place = planOf(TRIP, day).at(at);
  if (place?.visit === undefined) throw new Error("a place with hours");
  return { ...place, visit: place.visit };
}

describe("a day that an edit changes", () => {
  test("keeps the hours before the changed spot, and closes up behind it", () => {
    const gone = placeAt(1, 1);
    const trip = edited({ kind: "remove-place", placeId: gone.id });
    const [first, second] = planOf(trip, 1);
    expect(first?.visit).toEqual(placeAt(1, 0).visit);
    expect(second?.id).toBe(placeAt(1, 2).id);
    expect(second?.visit?.startMinutes).toBeLessThan(placeAt(1, 2).visit.startMinutes);
    expect(second?.leg?.from).toBe(first?.placeName);
    expect(trip.tripData.itinerary[0]).toBe(TRIP.tripData.itinerary[0]);
    expect(trip.tripData.setAside?.map(({ id }) => id)).toEqual([gone.id]);
  });

  test("shifts what comes behind a longer stay, and nothing before it", () => {
    const { id, visit } = placeAt(2, 1);
    const trip = edited({ kind: "set-stay", placeId: id, minutes: 60 });
    const plan = planOf(trip, 2);
    expect(startsOf(plan).slice(0, 2)).toEqual(startsOf(planOf(TRIP, 2)).slice(0, 2));
    expect(plan[1]?.visit?.endMinutes).toBe(visit.startMinutes + 60);
    expect(plan[2]?.visit?.startMinutes).toBeGreaterThan(placeAt(2, 2).visit.startMinutes);
    const back = madeTo(trip, [{ kind: "set-stay", placeId: id }], ROME);
    expect(planOf(back, 2)[1]?.visit).toEqual(visit);
  });

  test("begins a visit at the hour that the traveller fixed, and says what that breaks", () => {
    const { id } = placeAt(2, 0);
    const trip = edited({ kind: "set-start", placeId: id, startMinutes: 420 });
    expect(startsOf(planOf(trip, 2))[0]).toBe(420);
    expect(trip.planCheck?.isFeasible).toBe(false);
    expect(trip.planCheck?.problems).toEqual([
      {
        dayId: "day-2",
        placeId: id,
        code: "outsideHours",
        values: { startMinutes: 420, endMinutes: 465, hours: [480, 840] },
      },
    ]);
  });

  test("says what it leaves empty for hours, and that the time is free", () => {
    const trip = edited(
      { kind: "remove-place", placeId: placeAt(1, 4).id },
      { kind: "remove-place", placeId: placeAt(1, 5).id },
    );
    const free = trip.tripData.itinerary[1]?.free?.at(-1);
    expect((free?.endMinutes ?? 0) - (free?.startMinutes ?? 0)).toBeGreaterThan(150);
    expect(trip.planCheck?.problems).toEqual([
      expect.objectContaining({ dayId: "day-1", code: "idle" }),
    ]);
    const elsewhere = madeTo(trip, [{ kind: "remove-place", placeId: placeAt(2, 4).id }], ROME);
    expect(codesOf(elsewhere)).toContain("idle");
    expect(codesOf(TRIP)).not.toContain("idle");
  });

  test("has a place on a day on which it is closed, and says so", () => {
    const placeId = planOf(TRIP, 3).find(({ guideId }) => guideId === "galleria-borghese")?.id;
    if (placeId === undefined) throw new Error("a place that is closed on Mondays");
    const trip = edited({ kind: "move-place", placeId, dayId: "day-0", afterId: AT_END });
    expect(planOf(trip, 0).at(-1)?.id).toBe(placeId);
    expect(trip.planCheck?.problems).toContainEqual(
      expect.objectContaining({ dayId: "day-0", placeId, code: "closed" }),
    );
  });

  test("stops the day at midnight, and says what doesn't fit before it", () => {
    const [bar, ghetto] = [placeAt(1, 5), placeAt(0, 3)];
    const late = edited(
      { kind: "set-start", placeId: bar.id, startMinutes: 22 * 60 },
      { kind: "move-place", placeId: ghetto.id, dayId: "day-1", afterId: bar.id },
    );
    const cut = planOf(late, 1).at(-1);
    expect(cut?.visit?.endMinutes).toBe(24 * 60);
    const problems = late.planCheck?.problems ?? [];
    expect(problems.filter(({ placeId }) => placeId === ghetto.id)).toMatchObject([
      { dayId: "day-1", code: "pastMidnight" },
    ]);
    // Another change of the day leaves it cut short; on another day it is as long as ever.
    const again = madeTo(late, [{ kind: "set-stay", placeId: bar.id, minutes: 65 }], ROME);
    expect(planOf(again, 1).at(-1)?.visit?.endMinutes).toBe(24 * 60);
    const back = madeTo(late, [{ kind: "move-place", placeId: ghetto.id, dayId: "day-3" }], ROME);
    const visit = planOf(back, 3).find(({ id }) => id === ghetto.id)?.visit;
    expect((visit?.endMinutes ?? 0) - (visit?.startMinutes ?? 0)).toBeGreaterThanOrEqual(60);
  });

  test("keeps every hour where the traveller locked it, and says what doesn't fit", () => {
    const inserted = placeAt(3, 3);
    const trip = edited(
      { kind: "set-lock", id: "day-1", isLocked: true },
      { kind: "move-place", placeId: inserted.id, dayId: "day-1", afterId: placeAt(1, 0).id },
    );
    const others = planOf(trip, 1).filter(({ id }) => id !== inserted.id);
    expect(startsOf(others)).toEqual(startsOf(planOf(TRIP, 1)));
    expect(codesOf(trip)).toContain("overlaps");
  });

  test("puts no visit at another's fixed hour without a word, and is as little late for it as can be", () => {
    const [before, fixed, after] = [placeAt(2, 1), placeAt(2, 2), placeAt(2, 4)];
    const trip = edited(
      { kind: "set-start", placeId: fixed.id, startMinutes: 11 * 60 },
      { kind: "move-place", placeId: after.id, dayId: "day-2", afterId: before.id },
    );
    const plan = planOf(trip, 2);
    const spans = plan.map(({ visit }) => visit ?? { startMinutes: 0, endMinutes: 0 });
    const meeting = plan.filter((_, at) =>
      spans
        .slice(0, at)
        .some(
          (one) =>
            one.endMinutes > (spans[at]?.startMinutes ?? 0) &&
            one.startMinutes < (spans[at]?.endMinutes ?? 0),
        ),
    );
    const told = (trip.planCheck?.problems ?? []).filter(({ code }) => code === "overlaps");
    expect(meeting.length).toBeGreaterThan(0);
    expect(told.map(({ placeId }) => placeId)).toEqual(meeting.map(({ id }) => id));
    expect(startsOf(plan.slice(0, 2))).toEqual(startsOf(planOf(TRIP, 2).slice(0, 2)));
  });

  test("waits for a sunset that nothing comes after", () => {
    const city = { ...ROME, places: ROME.places.map((place) => ({ ...place, hours: "24/7" })) };
    const terrace = placeAt(0, 5);
    expect(terrace.bestPartOfDay).toBe("sunset");
    const move: Edit = {
      kind: "move-place",
      placeId: terrace.id,
      dayId: "day-3",
      afterId: placeAt(3, 4).id,
    };
    const trip = madeTo(TRIP, [{ kind: "remove-place", placeId: placeAt(3, 5).id }, move], city);
    const [start = 0] = startsOf(planOf(trip, 3).slice(-1));
    // The sun sets at about 20:15: one leaves between just before that and dusk.
    const { endMinutes = 0 } = planOf(trip, 3).at(-1)?.visit ?? {};
    expect(endMinutes).toBeGreaterThan(start);
    expect(endMinutes).toBeGreaterThanOrEqual(20 * 60 - 5);
    expect(endMinutes).toBeLessThanOrEqual(20 * 60 + 45);
  });

  test("starts at the hotel that was chosen", () => {
    const hotel = TRIP.tripData.hotels.at(-1);
    if (hotel === undefined) throw new Error("a hotel");
    const trip = edited({ kind: "choose-hotel", hotelId: hotel.id });
    for (const { plan, wayBack } of trip.tripData.itinerary) {
      expect(plan[0]?.leg?.from).toBe(hotel.hotelName);
      expect(wayBack).toBeDefined();
    }
  });

  test("holds what its own pace allows", () => {
    const relaxed = { kind: "set-pace", dayId: "day-2", pace: "relaxed" } as const;
    expect(edited(relaxed).planCheck?.problems).toEqual([]);
    const moved = planOf(TRIP, 0).map(
      ({ id: placeId = "" }) =>
        ({ kind: "move-place", placeId, dayId: "day-2", afterId: AT_END }) as const,
    );
    expect(edited(...moved, relaxed).planCheck?.problems).toContainEqual(
      expect.objectContaining({ dayId: "day-2", code: "tooManyVisits" }),
    );
  });
});

test("what is said of wishes is what the days bear out, and a note on empty days goes with them", () => {
  const see = (names: string) => ({ kind: "see", names, text: names }) as const;
  const wishes = [see("Colosseum"), see("Ara Pacis")];
  const read = { code: "wishReadAs", values: see("Colosseum") } as const;
  const met = (text: string) => ({ code: "wishesMet", values: { wishes: [text] } });
  const noRoom = { code: "wishNoRoom", values: { wish: "Ara Pacis", name: "Ara Pacis" } };
  const closed = { code: "restClosed", values: { city: "Rome" } };
  const first = {
    ...TRIP,
    userSelection: { ...TRIP.userSelection, wishes },
    tripData: { ...TRIP.tripData, notes: [read, met("Colosseum"), noRoom, closed] },
  };
  const [museum] = ROME.places.filter(({ name }) => name.startsWith("Ara Pacis"));
  if (museum === undefined) throw new Error("the guide knows the museum");
  const place = { ...describePlace(museum, ROME), id: "ara" };
  const colosseum = placeAt(1, 0).id;
  const after = madeTo(
    first,
    [
      { kind: "remove-place", placeId: colosseum },
      { kind: "add-place", dayId: "day-1", place },
    ],
    ROME,
  );
  // Who takes out what was asked for asks for it no more.
  expect(after.tripData.notes).toEqual([read, closed, met("Ara Pacis")]);
  expect(notesThatHold(after)).toEqual([read, met("Ara Pacis")]);
});

test("a palace with collections counts among the museums that are wanted at most, after an edit too", () => {
  const wishes: TripWish[] = [
    { kind: "most", categories: ["museum"], count: 3, text: "at most three museums" },
  ];
  const trip = { ...TRIP, userSelection: { ...TRIP.userSelection, wishes } };
  const after = madeTo(trip, [{ kind: "remove-place", placeId: placeAt(2, 5).id }], ROME);
  const note = (after.tripData.notes ?? []).find(
    (one) => typeof one !== "string" && one.code === "wishNotMet",
  );
  expect(JSON.stringify(note)).toContain("Doria Pamphilj");
});

test("what hours that are to be free leave no room for is neither closed nor in the dark", () => {
  const wishes: TripWish[] = [
    { kind: "see", names: "Ara Pacis", text: "Ara Pacis" },
    { kind: "free", fromMinutes: 6 * 60, toMinutes: 24 * 60, text: "rest" },
  ];
  const resting = { ...TRIP, userSelection: { ...TRIP.userSelection, wishes } };
  const { id: placeId } = placeAt(0, 0);
  const after = madeTo(resting, [{ kind: "set-start", placeId, startMinutes: 12 * 60 }], ROME);
  const about = after.planCheck?.problems?.find((problem) => problem.placeId === placeId);
  expect(about?.code).toBe("keptFree");
  const notes = (after.tripData.notes ?? []).flatMap((note) =>
    typeof note === "string" || note.values?.wish !== "Ara Pacis" ? [] : [note.code],
  );
  expect(notes).toEqual(["wishNoRoom"]);
});

describe("the plan check after edits", () => {
  test("is fresh, and knows a place that the trip has twice", () => {
    const { visit: _, open: __, leg: ___, notOn: ____, ...place } = placeAt(0, 0);
    const trip = edited({
      kind: "add-place",
      dayId: "day-2",
      afterId: AT_END,
      place: { ...place, id: "again" },
    });
    expect(trip.planCheck?.isStale).toBeUndefined();
    expect(trip.planCheck?.isFeasible).toBe(false);
    expect(trip.planCheck?.problems).toContainEqual({
      dayId: "day-2",
      placeId: "again",
      code: "visitedTwice",
    });
  });

  test("asks no facts of the traveller's own places", () => {
    const own = {
      id: "aunt",
      placeName: "Aunt Rosa",
      placeDetails: "",
      placeImageURL: "",
      geoCoordinates: "41.9, 12.48",
      ticketsPricing: "",
      timeToTravel: "",
      bestTime: "",
      isOwn: true,
      stayMinutes: 90,
    } as const;
    const trip = edited(
      { kind: "remove-place", placeId: placeAt(3, 5).id },
      { kind: "add-place", dayId: "day-3", afterId: placeAt(3, 4).id, place: own },
    );
    const [aunt] = planOf(trip, 3).slice(-1);
    expect(aunt?.visit && aunt.visit.endMinutes - aunt.visit.startMinutes).toBe(90);
    expect(aunt?.hoursUnknown).toBe(true);
    expect(trip.planCheck).toMatchObject({ isFeasible: true, problems: [] });
  });

  test("stays as it was where the plan is untouched", () => {
    const before = edited({ kind: "remove-place", placeId: placeAt(0, 0).id });
    const after = madeTo(before, [{ kind: "set-note", id: "day-0", text: "Early" }], ROME);
    expect(after.planCheck).toBe(before.planCheck);
  });
});
