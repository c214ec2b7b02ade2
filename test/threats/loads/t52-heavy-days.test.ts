import { randomUUID } from "node:crypto";
import { afterAll, expect, test, vi } from "vitest";
import { LIMITS } from "../../../src/domain/limits.ts";
import { importedTripSchema } from "../../../src/domain/wire-schemas.ts";
import { kmlOf, pins } from "../../support/plans/map-files.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { listTripIds } from "../../support/server/generate.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { costOfTurns } from "../../support/server/longest-turn.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

/** Of an edit and of an import. */
const DEADLINE_MS = 20_000;

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());

const send = (body: string) =>
  ada.fetch("/api/imports", {
    method: "POST",
    headers: { "content-type": "application/octet-stream", "idempotency-key": randomUUID() },
    body,
  });

async function newTrip(days: number, perDay: number): Promise<string> {
  const folders = Array.from({ length: days }, (_, at) => ({
    name: `Day ${at + 1}`,
    pins: pins(perDay, 1 + at * perDay),
  }));
  const answer = await send(kmlOf(folders));
  expect(answer.status).toBe(201);
  return importedTripSchema.parse(await answer.json()).tripId;
}

const DAYS = 10;
/** A trip of as many places as one may have. */
const full = await newTrip(DAYS, LIMITS.day.places);
/** As many edits of it as a request may have. */
const ids = (await fetchTrip(ada, full)).tripData.itinerary.flatMap(({ plan }) =>
  plan.slice(0, LIMITS.list.edits / DAYS).map(({ id }) => id),
);
const edits = (minutes: number) => ids.map((placeId) => ({ kind: "set-stay", placeId, minutes }));

test("T52 twenty guests' edits at once of two days of 50 places are worked on one after the other, and all are made or told to wait", async () => {
  const { trips } = server.context.store;
  const { replace } = trips;
  const outcomes: string[] = [];
  trips.replace = async (...args) => {
    const replaced = await replace(...args);
    outcomes.push(replaced.outcome);
    return replaced;
  };
  const tripId = await newTrip(2, LIMITS.day.places);
  const { token } = await makeLink(ada, tripId, { scope: "edit" });
  const guest = createGuest(server.url, token);
  await guest.join("Ann");
  const trip = await fetchTrip(ada, tripId);
  const [first, second] = trip.tripData.itinerary;
  const places = [...(first?.plan ?? []), ...(second?.plan ?? [])].slice(0, 20);
  const answers = await Promise.all(
    places.map(({ id }) =>
      guest.send("/api/shared", {
        method: "PATCH",
        headers: { "if-match": "*", "idempotency-key": randomUUID() },
        body: JSON.stringify({ edits: [{ kind: "remove-place", placeId: id }] }),
      }),
    ),
  );
  for (const answer of answers) {
    expect([200, 503]).toContain(answer.status);
    if (answer.status === 503) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  trips.replace = replace;
  const made = answers.filter(({ status }) => status === 200).length;
  expect(made).toBeGreaterThan(0);
  // None was worked out for a version that another one changed meanwhile.
  expect(outcomes).toEqual(Array.from({ length: made }, () => "replaced"));
  const now = await fetchTrip(ada, tripId);
  expect(now.tripData.setAside).toHaveLength(made);
}, 120_000);

test.each(["an edit", "an import"])(
  "T52 %s that takes too long is told to try again, stores nothing, and others are answered meanwhile",
  async (what) => {
    const before = await fetchTrip(ada, full);
    const listed = (await listTripIds(ada)).length;
    const act = () =>
      what === "an import"
        ? send(kmlOf([{ name: "Day 1", pins: pins(LIMITS.day.places) }]))
        : sendEdits(ada, full, edits(60));
    // The deadline comes at once; whatever else has one goes on.
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const late = new AbortController();
      const delayMs = ms === DEADLINE_MS ? 0 : ms;
      setTimeout(() => late.abort(new DOMException("late", "TimeoutError")), delayMs).unref();
      return late.signal;
    });
    const acting = act();
    const healthy = await fetch(`${server.url}/healthz`);
    const answer = await acting;
    timeout.mockRestore();
    expect(healthy.status).toBe(200);
    await expectError(answer, 503, "busy");
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await listTripIds(ada)).toHaveLength(listed);
    expect((await fetchTrip(ada, full)).version).toBe(before.version);
    expect((await act()).ok).toBe(true);
  },
);

test("T52 fifty edits of a full trip yield: most of what they cost is not in one turn of the event loop", async () => {
  const { longestMs, totalMs } = await costOfTurns(async () => {
    const answer = await sendEdits(ada, full, edits(90));
    expect(answer.status).toBe(200);
  });
  expect(longestMs).toBeLessThan(totalMs / 2);
});
