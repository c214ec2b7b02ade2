import { afterAll, describe, expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { generationAcceptedSchema } from "../../../src/domain/wire-schemas.ts";
import type { Planner } from "../../../src/server/planner/planner.ts";
import { createOwnPlanner } from "../../support/guide.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { expectError } from "../../support/server/expect-error.ts";
import {
  listTripIds,
  postGeneration,
  SELECTION,
  startGenerating,
} from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";

let plansMade = 0;
const guide = createOwnPlanner();
const countingPlanner: Planner = {
  ...guide,
  plan(request, options) {
    plansMade += 1;
    return guide.plan(request, options);
  },
};

const server = await startTestServer({
  overrides: { planner: countingPlanner },
  env: { DAILY_GENERATIONS_PER_USER: "1000" },
});
afterAll(() => server.close());

let people = 0;
function signInSomeone(): Promise<SignedInClient> {
  people += 1;
  return signIn(server.url, { name: "Some One", email: `someone${people}@example.com` });
}

async function eventsOf(client: SignedInClient, id: string) {
  return (await readEvents(client, id)).rest();
}

describe("a generation", () => {
  test("is accepted, tells its plan in order, and ends with the saved trip", async () => {
    const ada = await signInSomeone();
    const answer = await postGeneration(ada);
    expect(answer.status).toBe(202);
    const { id } = generationAcceptedSchema.parse(await answer.json());
    const read = await eventsOf(ada, id);
    expect(read.map(({ event }) => event.type)).toEqual([
      "started",
      "hotels",
      "day",
      "day",
      "day",
      "notes",
      "saved",
    ]);
    expect(read.map((one) => one.id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const [started, hotels, ...others] = read.map(({ event }) => event);
    expect(started).toEqual({
      type: "started",
      location: { label: "Lisbon, Portugal" },
      days: 3,
    });
    const days = others.filter((event) => event.type === "day");
    expect(days.map((event) => event.number)).toEqual([1, 2, 3]);
    const tripId = read.flatMap(({ event }) => (event.type === "saved" ? [event.tripId] : []));
    const trip = (await (await ada.fetch(`/api/trips/${tripId}`)).json()) as Trip;
    expect(trip.tripData).toMatchObject({
      hotels: hotels?.type === "hotels" ? hotels.hotels : [],
      itinerary: days.map((event) => event.day),
      notes: others.flatMap((event) => (event.type === "notes" ? event.notes : [])),
    });
    expect(await listTripIds(ada)).toEqual(tripId);
  });

  test("with neither days nor destination gets three days somewhere the planner picked", async () => {
    const ada = await signInSomeone();
    const id = await startGenerating(ada, { traveler: "5+", budget: "Premium" });
    const [first] = await eventsOf(ada, id);
    expect(first?.event).toMatchObject({
      type: "started",
      days: 3,
      location: { pickedByPlanner: true },
    });
  });

  test("for the longest trip allowed has that many days", async () => {
    const ada = await signInSomeone();
    const id = await startGenerating(ada, { ...SELECTION, noOfDays: 30 });
    const days = (await eventsOf(ada, id)).filter(({ event }) => event.type === "day");
    expect(days).toHaveLength(30);
  });

  test("for a destination nobody knows fails with what could be planned instead, and saves nothing", async () => {
    const ada = await signInSomeone();
    const id = await startGenerating(ada, { ...SELECTION, location: { label: "Atlantis" } });
    const read = await eventsOf(ada, id);
    expect(read).toHaveLength(1);
    const event = read[0]?.event;
    if (event?.type !== "failed") throw new Error(`it ended as ${event?.type}`);
    expect(event.code).toBe("destination_unknown");
    expect(event.text).toContain("Atlantis isn’t in our built-in guide");
    expect(event.alternatives?.length).toBeGreaterThan(0);
    expect(await listTripIds(ada)).toEqual([]);
    const [alternative = ""] = event.alternatives ?? [];
    const next = await startGenerating(ada, { ...SELECTION, location: { label: alternative } });
    expect((await eventsOf(ada, next)).at(-1)?.event.type).toBe("saved");
  });
});

describe("a request sent again", () => {
  test("fifty times at once, with one key, is one generation, one plan and one trip", async () => {
    const ada = await signInSomeone();
    const before = plansMade;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => postGeneration(ada, { key: "fifty-times" })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([202]));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    const { id } = generationAcceptedSchema.parse(JSON.parse(bodies[0] ?? ""));
    expect((await eventsOf(ada, id)).at(-1)?.event.type).toBe("saved");
    expect(await listTripIds(ada)).toHaveLength(1);
    expect(plansMade - before).toBe(1);
  });

  test("after its trip was saved is answered with the same generation and makes nothing", async () => {
    const ada = await signInSomeone();
    const first = await (await postGeneration(ada, { key: "once-more" })).text();
    await eventsOf(ada, generationAcceptedSchema.parse(JSON.parse(first)).id);
    const before = plansMade;
    const again = await postGeneration(ada, { key: "once-more" });
    expect(again.status).toBe(202);
    expect(await again.text()).toBe(first);
    expect(await listTripIds(ada)).toHaveLength(1);
    expect(plansMade).toBe(before);
  });

  test("with the same key and another selection is refused", async () => {
    const ada = await signInSomeone();
    const id = generationAcceptedSchema.parse(
      await (await postGeneration(ada, { key: "changed-mind" })).json(),
    ).id;
    const selection = { ...SELECTION, budget: "Economy" };
    const answer = await postGeneration(ada, { key: "changed-mind", selection });
    await expectError(answer, 422, "idempotency_key_reused");
    await eventsOf(ada, id);
    expect(await listTripIds(ada)).toHaveLength(1);
  });

  test("with the same selection in other words is the same request", async () => {
    const ada = await signInSomeone();
    const one = await postGeneration(ada, { key: "same-words" });
    const selection = { ...SELECTION, noOfDays: 3, location: { label: "  Lisbon,  Portugal " } };
    const two = await postGeneration(ada, { key: "same-words", selection });
    expect(two.status).toBe(202);
    expect(await two.text()).toBe(await one.text());
  });

  test("with the same key by two people is a generation for each", async () => {
    const answers = [await signInSomeone(), await signInSomeone()].map((client) =>
      postGeneration(client, { key: "the-same-key" }),
    );
    const ids = await Promise.all(
      answers.map(async (one) => generationAcceptedSchema.parse(await (await one).json()).id),
    );
    expect(new Set(ids).size).toBe(2);
  });

  test("with another key is another trip", async () => {
    const ada = await signInSomeone();
    for (const key of ["first-trip", "second-trip"]) {
      const answer = await postGeneration(ada, { key });
      await eventsOf(ada, generationAcceptedSchema.parse(await answer.json()).id);
    }
    expect(await listTripIds(ada)).toHaveLength(2);
  });
});
