import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import { tripDifference } from "../../../src/domain/edits/trip-difference.ts";
import { LIMITS } from "../../../src/domain/limits.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { tripHistoryAnswerSchema } from "../../../src/domain/trip/trip-history-answer.ts";
import { importedTripSchema } from "../../../src/domain/wire-schemas.ts";
import { byDay } from "../../support/nightly.ts";
import { gpxOf, kmlOf, pins } from "../../support/plans/map-files.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const clock = createTestClock(1_800_000_000_000);
const server = await startTestServer({ overrides: { clock } });
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());
// Each sends few of the imports that an account may send in a minute.
beforeEach(() => clock.advance(60_000));

const send = (body: string) =>
  ada.fetch("/api/imports", {
    method: "POST",
    headers: { "content-type": "application/octet-stream", "idempotency-key": randomUUID() },
    body,
  });

async function imported(body: string): Promise<Trip> {
  const answer = await send(body);
  expect(answer.status).toBe(201);
  return fetchTrip(ada, importedTripSchema.parse(await answer.json()).tripId);
}

async function edited(trip: Trip, ...edits: Edit[]): Promise<Trip> {
  const answer = await sendEdits(ada, trip.id, edits, trip.version);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Trip;
}

const inPlan = ({ tripData }: Trip) => tripData.itinerary.flatMap(({ plan }) => plan);
const namesOf = (trip: Trip) =>
  [...inPlan(trip), ...(trip.tripData.setAside ?? [])].map(({ placeName }) => placeName).toSorted();
/** A plan as a traveller sees it, without its version. */
const contents = ({ tripData, title }: Trip) => ({ tripData, title });

describe.each(
  byDay(
    [
      [
        `${LIMITS.trip.places} pins, the most`,
        kmlOf(folders(LIMITS.trip.places)),
        LIMITS.trip.places,
      ],
      ["80 pins in one folder", kmlOf([{ name: "To see", pins: pins(80) }]), 80],
      ["a route of 5 points and 200 waypoints", gpxOf(pins(5), pins(200, 6)), 205],
      ["437 pins in 15 folders", kmlOf(folders(437)), 437],
      ["300 pins in no folder", kmlOf([], pins(300)), 300],
    ] as const,
    3,
  ),
)("T52 an import of %s", (_what, file, count) => {
  test("has all of them, and loses none by an edit, its undoing or a restored version", async () => {
    const trip = await imported(file);
    expect(new Set(namesOf(trip)).size).toBe(count);
    expect(trip.tripData.itinerary.length).toBeLessThanOrEqual(LIMITS.trip.days);

    const [first] = inPlan(trip);
    const lastDay = trip.tripData.itinerary.at(-1);
    if (first === undefined || lastDay === undefined) throw new Error("a trip has days");
    const placeId = first.id;
    const without = await edited(trip, { kind: "remove-place", placeId });
    expect(namesOf(without)).toEqual(namesOf(trip));
    expect(inPlan(without).length).toBe(inPlan(trip).length - 1);

    const undone = await edited(without, ...tripDifference(without, trip));
    expect(contents(undone)).toEqual(contents(trip));

    const dated = await edited(undone, { kind: "set-start-date", date: "2027-03-01" });
    const isOneDay = trip.tripData.itinerary.length === 1;
    const dayGone = await edited(
      dated,
      ...(isOneDay ? [{ kind: "add-day", dayId: "one-more" } as const] : []),
      { kind: "remove-day", dayId: lastDay.id },
    );
    expect(namesOf(dayGone)).toEqual(namesOf(trip));

    const history = tripHistoryAnswerSchema.parse(
      await (await ada.fetch(`/api/trips/${trip.id}/history`)).json(),
    );
    expect(history).toMatchObject({ version: 5, oldestVersion: 1 });
    const former = await ada.fetch(`/api/trips/${trip.id}/history/1`);
    expect(former.status).toBe(200);
    const then = (await former.json()) as Trip;
    expect(contents(then).tripData.itinerary).toEqual(trip.tripData.itinerary);
    const restored = await edited(dayGone, ...tripDifference(dayGone, then));
    expect(contents(restored)).toEqual(contents(trip));
  }, 60_000);
});

function folders(count: number) {
  const all = pins(count);
  return Array.from({ length: 15 }, (_, at) => ({
    name: `Day ${at + 1}`,
    pins: all.filter((_pin, index) => index % 15 === at),
  }));
}

test("what does not fit a day is set aside, and the trip says so", async () => {
  const trip = await imported(kmlOf([{ name: "To see", pins: pins(80) }]));
  expect(inPlan(trip).map(({ placeName }) => placeName)).toEqual(
    pins(LIMITS.day.places).map(({ name }) => name),
  );
  expect(trip.tripData.setAside).toHaveLength(80 - LIMITS.day.places);
  expect(trip.tripData.notes).toContainEqual({ code: "importedAside", values: { places: 30 } });
});

test("T52 a file with more than a trip can hold is refused, with what to do", async () => {
  const tooManyDays = kmlOf(pins(61).map((pin) => ({ name: pin.name, pins: [pin] })));
  const tooManyHotels = kmlOf([
    { name: "Day 1", pins: pins(1) },
    { name: "Hotels", pins: pins(21, 2) },
  ]);
  for (const [file, problem] of [
    [kmlOf([], pins(501)), "tooManyPlaces"],
    [tooManyDays, "tooManyDays"],
    [tooManyHotels, "tooManyHotels"],
  ] as const) {
    const refused = await send(file);
    const { error } = (await refused.clone().json()) as {
      error: { values: unknown; text: string };
    };
    await expectError(refused, 422, "import_unreadable");
    expect(error.values).toMatchObject({ problem });
    expect(error.text).toMatch(/more than \d+ \w+.*(?:split|remove)/i);
  }
});

test("T52 a file of our own with more than that is refused for the same reasons", async () => {
  const trip = await imported(kmlOf([{ name: "Day 1", pins: pins(3) }]));
  const file = JSON.parse(await (await ada.fetch(`/api/trips/${trip.id}/export/json`)).text());
  const [day] = file.trip.tripData.itinerary;
  const places = (count: number) =>
    pins(count).map(({ name }) => ({ ...day.plan[0], id: undefined, placeName: name }));
  const withData = (data: object) =>
    JSON.stringify({
      ...file,
      trip: { ...file.trip, tripData: { ...file.trip.tripData, ...data } },
    });
  const days = (count: number, perDay: number) =>
    Array.from({ length: count }, () => ({ ...day, id: undefined, plan: places(perDay) }));
  for (const [data, problem] of [
    [{ itinerary: days(1, 400) }, "tooManyOnDay"],
    [{ itinerary: days(61, 1) }, "tooManyDays"],
    [{ itinerary: days(11, 46) }, "tooManyPlaces"],
    [{ itinerary: days(10, 40), setAside: places(101) }, "tooManyPlaces"],
  ] as const) {
    const refused = await send(withData(data));
    const { error } = (await refused.clone().json()) as { error: { values: unknown } };
    await expectError(refused, 422, "import_unreadable");
    expect(error.values).toMatchObject({ problem });
  }
});

test("a trip as large as one may be is imported from its own file, edited, and taken back", async () => {
  const trip = await imported(kmlOf(folders(LIMITS.trip.places)));
  const travellers = Array.from({ length: LIMITS.trip.travellers }, (_, nth) => `person-${nth}`);
  const people = travellers.map((id): Edit => ({ kind: "set-traveller", id, name: id }));
  let now = await edited(trip, ...people);
  const parts = travellers.map((travellerId) => ({ travellerId, part: 1 }));
  for (let nth = 0; ; nth += 20) {
    const costs = Array.from({ length: 20 }, (_, at): Edit => {
      const id = `cost-${nth + at}`;
      const payers = [{ travellerId: travellers[0] ?? "", part: 100 }];
      const split = { how: "BY_SHARES" as const, parts };
      const named = { id, title: "Dinner", kind: "meals" as const, currency: "EUR" };
      return { kind: "set-expense", id, expense: { ...named, amountMinor: 100, payers, split } };
    });
    if (JSON.stringify(now).length + JSON.stringify(costs).length > LIMITS.trip.newBytes) break;
    now = await edited(now, ...costs);
    clock.advance(60_000);
  }
  expect(JSON.stringify(now).length).toBeGreaterThan(430_000);
  const file = await (await ada.fetch(`/api/trips/${trip.id}/export/json`)).text();
  const again = await imported(file);
  const placeId = again.tripData.itinerary[0]?.plan[0]?.id ?? "";
  const without = await edited(again, { kind: "remove-place", placeId });
  const back = await edited(without, ...tripDifference(without, again));
  expect(contents(back)).toEqual(contents(again));
});
