import { afterEach, describe, expect, test } from "vitest";
import type { PlanEvent } from "../../../src/domain/api/generation.ts";
import { tripDifference } from "../../../src/domain/edits/trip-difference.ts";
import { LIMITS } from "../../../src/domain/limits.ts";
import { readPlanAnswer } from "../../../src/domain/plan/plan-answer.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import { createToldPlanner } from "../../support/models/told-planner.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { expectError } from "../../support/server/expect-error.ts";
import {
  listTripIds,
  postGeneration,
  SELECTION,
  startGenerating,
} from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { EVE, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { parseDocument } from "../../support/store/parse-document.ts";
import { saveTrip } from "../../support/store/save-trip.ts";

const NOW_MS = 1_700_000_000_000;
const MB = 1024 * 1024;

let server: TestServer;
afterEach(() => server.close());

async function userIdOf(client: SignedInClient): Promise<string> {
  const user = await server.context.sessions.find(client.sessionToken);
  if (user === undefined) throw new Error("they are signed in");
  return user.id;
}

async function stateOf(client: SignedInClient, id: string): Promise<string | undefined> {
  return (await server.context.store.generations.find(id, await userIdOf(client)))?.state;
}

/** A model's answer with the longest texts it may have: three bytes a character, in every field. */
function longestDays(days: number): PlanEvent[] {
  const text = "語".repeat(5_000);
  const place = {
    placeName: text,
    placeDetails: text,
    geoCoordinates: text,
    ticketsPricing: text,
    timeToTravel: text,
    bestTime: text,
  };
  const hotel = {
    hotelName: text,
    hotelAddress: text,
    price: text,
    rating: text,
    geoCoordinates: text,
    description: text,
  };
  const answer = {
    hotels: Array(50).fill(hotel),
    itinerary: [{ day: text, plan: Array(50).fill(place) }],
    notes: Array(50).fill(text),
  };
  const read = readPlanAnswer(JSON.stringify(answer));
  const [day] = read.ok ? read.plan.itinerary : [];
  if (!read.ok || day === undefined) throw new Error("the answer can be read");
  const named = (at: number) => ({
    ...day,
    plan: day.plan.map((one, index) => ({
      ...one,
      placeName: `${at} ${index} ${one.placeName}`.slice(0, 200),
    })),
  });
  return [
    { type: "started", location: { label: "Nowhere" }, days },
    { type: "hotels", hotels: read.plan.hotels },
    ...Array.from(
      { length: days },
      (_, at): PlanEvent => ({
        type: "day",
        number: at + 1,
        day: named(at),
      }),
    ),
    { type: "notes", notes: (read.plan.notes ?? []).slice(0, 8) },
  ];
}

describe("T32 Accounts that fill the disk", () => {
  test("a full account gets no more trips, and is told how many it has", async () => {
    server = await startTestServer({
      env: { MAX_TRIPS_PER_USER: "3", DAILY_GENERATIONS_PER_USER: "1000" },
    });
    const [ada, eve] = [await signIn(server.url), await signIn(server.url, EVE)];
    const userId = await userIdOf(ada);
    for (let count = 0; count < 2; count += 1) {
      await saveTrip(server.context.store, { userId, nowMs: NOW_MS });
    }
    const last = await postGeneration(ada, { key: "the-last-one" });
    expect(last.status).toBe(202);
    await expect.poll(() => listTripIds(ada), { timeout: 60_000 }).toHaveLength(3);
    for (let tried = 0; tried < 20; tried += 1) {
      const { text } = await expectError(await postGeneration(ada), 409, "too_many_trips");
      expect(text).toBe(
        "You have 3 trips, and your account has no room for more. Delete some first.",
      );
    }
    expect(await listTripIds(ada)).toHaveLength(3);
    const renamed = await ada.fetch(`/api/trips/${(await listTripIds(ada))[0]}`, {
      method: "PATCH",
      headers: { "if-match": "*", "idempotency-key": "renamed-at-the-limit" },
      body: '{"edits":[{"kind":"set-title","text":"One of three"}]}',
    });
    expect(renamed.status).toBe(200);
    // A request repeated still gets its answer, and nobody else is kept from anything.
    expect((await postGeneration(ada, { key: "the-last-one" })).status).toBe(202);
    expect((await postGeneration(eve)).status).toBe(202);
  });

  test("an account of few but huge trips is full as well", async () => {
    const planner = createToldPlanner();
    server = await startTestServer({ env: { MAX_TRIPS_PER_USER: "20" }, overrides: { planner } });
    const ada = await signIn(server.url);
    const userId = await userIdOf(ada);
    const save = (bytes: number) => {
      const { tripData, ...rest } = tripDraft();
      const draft = { ...rest, tripData: { ...tripData, notes: ["a".repeat(bytes)] } };
      return saveTrip(server.context.store, { userId, nowMs: NOW_MS, draft });
    };
    await save(1_900_000);
    expect((await postGeneration(ada, { key: "while-there-is-room" })).status).toBe(202);
    (await planner.nextPlan()).breakOff(new Error("enough"));
    const tripId = await save(100_000);
    await expectError(await postGeneration(ada), 409, "too_many_trips");
    // Nor can it be written fuller, only emptied.
    const change = (key: string, text = "x") =>
      ada.fetch(`/api/trips/${tripId}`, {
        method: "PATCH",
        headers: { "if-match": "*", "idempotency-key": key },
        body: JSON.stringify({ edits: [{ kind: "set-title", text }] }),
      });
    await expectError(await change("a-full-account"), 409, "too_many_trips");
    expect((await change("an-emptier-account", "")).status).toBe(200);
    expect(
      await server.context.store.trips.remove(tripId, asOwner(userId), undefined),
    ).toMatchObject({
      outcome: "removed",
    });
    expect((await change("a-full-account")).status).toBe(404);
    expect((await postGeneration(ada)).status).toBe(202);
  });

  test("the longest texts that a model can write in thirty days are cut, and the trip can be edited", async () => {
    const planner = createToldPlanner();
    server = await startTestServer({ overrides: { planner } });
    const ada = await signIn(server.url);
    const id = await startGenerating(ada, { ...SELECTION, noOfDays: 30 });
    const plan = await planner.nextPlan();
    plan.say(...longestDays(30));
    plan.end();
    await expect.poll(() => stateOf(ada, id), { timeout: 60_000 }).toBe("saved");
    const [tripId = ""] = await listTripIds(ada);
    const stored = await server.context.store.trips.find(tripId, asOwner(await userIdOf(ada)));
    parseDocument(stored);
    const bytes = stored?.document.byteLength ?? 0;
    expect(bytes).toBeGreaterThan(200_000);
    expect(bytes).toBeLessThan(LIMITS.trip.bytes);
    const edit = (nth: number, edits: unknown) =>
      ada.fetch(`/api/trips/${tripId}`, {
        method: "PATCH",
        headers: { "if-match": "*", "idempotency-key": `an-edit-of-it-${nth}` },
        body: JSON.stringify({ edits }),
      });
    const trip = await fetchTrip(ada, tripId);
    const made = await edit(1, [{ kind: "remove-day", dayId: trip.tripData.itinerary[0]?.id }]);
    expect(made.status).toBe(200);
    const undone = await edit(2, tripDifference((await made.json()) as Trip, trip));
    expect(undone.status, await undone.clone().text()).toBe(200);
  });

  test("a larger one is given up where it grows too large: no trip, and no more in its log", async () => {
    const planner = createToldPlanner();
    server = await startTestServer({ env: { MAX_TRIP_DAYS: "60" }, overrides: { planner } });
    const ada = await signIn(server.url);
    const id = await startGenerating(ada, { ...SELECTION, noOfDays: 60 });
    const plan = await planner.nextPlan();
    plan.say(...longestDays(60));
    plan.end();
    await expect.poll(() => stateOf(ada, id), { timeout: 60_000 }).toBe("failed");
    const events = await server.context.store.generations.events(id, 0);
    expect(events.at(-1)?.event).toMatchObject({ type: "failed", code: "trip_too_large" });
    expect(Buffer.byteLength(JSON.stringify(events))).toBeLessThan(5 * MB);
    expect(await listTripIds(ada)).toEqual([]);
  });
});
