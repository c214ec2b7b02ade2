import { describe, expect, test } from "vitest";
import { savedTrip } from "../../../test/support/plans/saved-trip.ts";
import { tripDraft } from "../../../test/support/plans/trip-draft.ts";
import type { Leg } from "../places/leg.ts";
import { type DayNow, dayNow } from "./day-now.ts";
import { openUntil } from "./open-until.ts";
import { todayOf } from "./today.ts";
import type { Place, Trip } from "./trip.ts";

const ZONE = "Europe/Rome";
const walk = (minutes: number): Leg => ({
  mode: "walk",
  minutes,
  distanceKm: minutes / 15,
  from: "Albergo",
});

/** A visit at these minutes after midnight, and the minutes of the leg to it. */
function stop(placeName: string, hours?: readonly [number, number], way?: number): Place {
  const [draft] = tripDraft().tripData.itinerary.flatMap(({ plan }) => plan);
  if (draft === undefined) throw new Error("the draft has a place");
  return {
    ...draft,
    placeName,
    ...(hours === undefined ? {} : { visit: { startMinutes: hours[0], endMinutes: hours[1] } }),
    ...(way === undefined ? {} : { leg: walk(way) }),
  };
}

function tripOf(days: readonly (readonly Place[])[], startDate?: string): Trip {
  const draft = tripDraft();
  return savedTrip({
    ...draft,
    id: "1700000000000",
    userEmail: "ada@example.com",
    userSelection: { ...draft.userSelection, ...(startDate && { startDate }) },
    tripData: {
      hotels: draft.tripData.hotels,
      itinerary: days.map((plan, index) => ({
        day: `Day ${index + 1}`,
        plan: [...plan],
        wayBack: walk(5),
      })),
    },
  });
}

const PANTHEON = stop("Pantheon", [660, 705], 5);
const CASTEL = stop("Castel", [805, 910], 20);
const LUIGI = stop("San Luigi", [930, 960], 15);
const TRIP = tripOf([[PANTHEON, CASTEL, LUIGI], [], [stop("Forum", [540, 720], 10)]], "2026-12-05");

function dayAt(at: string, trip = TRIP): DayNow {
  const today = todayOf(trip, Date.parse(at), ZONE);
  if (today.phase !== "during") throw new Error(`it is ${today.phase}`);
  return dayNow(trip, today);
}

const namesOf = (stops: DayNow["later"]) => stops.map(({ place }) => place.placeName);

describe("which day it is", () => {
  test.each([
    ["2026-12-04T22:59:00Z", { phase: "before", daysUntil: 1 }],
    ["2026-12-04T23:00:00Z", { phase: "during", dayNumber: 1, ofDays: 3, date: "2026-12-05" }],
    ["2026-12-06T11:00:00Z", { phase: "during", dayNumber: 2, ofDays: 3, date: "2026-12-06" }],
    ["2026-12-07T22:59:00Z", { phase: "during", dayNumber: 3, ofDays: 3, date: "2026-12-07" }],
    ["2026-12-07T23:00:00Z", { phase: "after" }],
  ])("at %s is the destination's: %j", (at, today) => {
    expect(todayOf(TRIP, Date.parse(at), ZONE)).toMatchObject(today);
  });

  test("is open where the trip has no dates", () => {
    expect(todayOf(tripOf([[PANTHEON]]), Date.now(), ZONE)).toEqual({ phase: "undated" });
  });

  test("stays the same after midnight until one is back, on the last day, too", () => {
    const late = tripOf([[stop("Opera", [1260, 1470], 15)]], "2026-12-05");
    expect(dayAt("2026-12-05T23:10:00Z", late)).toMatchObject({
      dayNumber: 1,
      date: "2026-12-05",
      nowMinutes: 1450,
      here: { untilMinutes: 1470 },
    });
    expect(dayAt("2026-12-05T23:34:00Z", late).here).toBeUndefined();
    expect(todayOf(late, Date.parse("2026-12-05T23:35:00Z"), ZONE)).toEqual({ phase: "after" });
  });
});

describe("what is next", () => {
  test("is not known of places without hours: they are all still to come", () => {
    const trip = tripOf([[stop("Somewhere"), stop("Elsewhere")]], "2026-12-05");
    const { next, later } = dayAt("2026-12-05T20:00:00Z", trip);
    expect(next).toBeUndefined();
    expect(namesOf(later)).toEqual(["Somewhere", "Elsewhere"]);
  });

  test("has no hour to leave at where the way isn't known", () => {
    const trip = tripOf([[stop("Somewhere", [600, 700])]], "2026-12-05");
    expect(dayAt("2026-12-05T08:00:00Z", trip).next).toMatchObject({
      thereMinutes: 600,
      leaveMinutes: undefined,
    });
  });
});

describe("until when a place is open", () => {
  // A Saturday.
  const day = { date: "2026-12-05", isMoved: false };
  const place = { ...CASTEL, guideId: "castel", open: { startMinutes: 540, endMinutes: 1170 } };
  const facts = { hours: { castel: "Tu-Su 09:00-19:30; Sa 09:00-18:00" } };

  test("is what the plan says, or the facts where it says nothing", () => {
    expect(openUntil(place, day, facts)).toBe(1170);
    const { open: _, ...silent } = place;
    expect(openUntil(silent, day, facts)).toBe(1080);
    expect(openUntil(silent, day, undefined)).toBeUndefined();
    expect(openUntil({ ...place, open: { startMinutes: 0, endMinutes: 1440 } }, day, facts)).toBe(
      "always",
    );
  });

  test("is what the facts say of the day it was moved to, and nothing else", () => {
    expect(openUntil(place, { ...day, isMoved: true }, facts)).toBe(1080);
    expect(openUntil(place, { date: "2026-12-07", isMoved: true }, facts)).toBeUndefined();
    expect(openUntil(place, { ...day, isMoved: true }, undefined)).toBeUndefined();
  });

  test("isn't said where the plan's hours don't hold on that weekday", () => {
    expect(openUntil({ ...place, notOn: [5] }, day, facts)).toBeUndefined();
  });
});
