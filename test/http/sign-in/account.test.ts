import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { accountSessionsAnswerSchema } from "../../../src/domain/api/account.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { createOwnPlanner } from "../../support/guide.ts";
import { createHeldPlanner } from "../../support/models/held-planner.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, listTripIds, startGenerating } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { saveTrip } from "../../support/store/save-trip.ts";

const { keep } = closeAfterEach();

const server = await startTestServer();
afterAll(() => server.close());

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com` });

async function sessionsOf(client: SignedInClient) {
  const answer = await client.fetch(API_PATHS.accountSessions);
  return accountSessionsAnswerSchema.parse(await answer.json()).sessions;
}

const isSignedIn = async (client: SignedInClient) =>
  (await client.fetch(API_PATHS.session)).status === 200;

function deleteAccount(client: SignedInClient, body: unknown) {
  return client.fetch(API_PATHS.account, { method: "DELETE", body: JSON.stringify(body) });
}

describe("where one is signed in", () => {
  test("is listed, this browser marked, with nothing in it that opens a session", async () => {
    const phone = await signIn(server.url, person("Lister"));
    const laptop = await signIn(server.url, person("Lister"));
    await signIn(server.url, person("Stranger"));
    const sessions = await sessionsOf(laptop);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const text = JSON.stringify(sessions);
    for (const { sessionToken } of [phone, laptop]) expect(text).not.toContain(sessionToken);
    expect(sessions[0]?.device).toBe("Unknown browser");
  });

  test("a stream of the ended session ends with it", async () => {
    const planner = createHeldPlanner(({ type }) => type === "day");
    const held = keep(await startTestServer({ overrides: { planner } }));
    const phone = await signIn(held.url);
    const laptop = await signIn(held.url);
    const id = await startGenerating(phone);
    const stream = await readEvents(phone, id);
    const [, phoneId = ""] = (await sessionsOf(laptop))
      .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
      .map((session) => session.id);
    await laptop.fetch(pathWithId(API_PATHS.accountSession, phoneId), { method: "DELETE" });
    await stream.rest();
    const again = await phone.fetch(pathWithId(API_PATHS.generationEvents, id));
    await expectError(again, 401, "not_signed_in");
  });
});

describe("a copy of one's data", () => {
  test("is everything we hold as one JSON file, and nobody else's", async () => {
    const ada = await signIn(server.url, person("Collector"));
    const eve = await signIn(server.url, person("Stranger"));
    await generateTrip(eve);
    const ids: string[] = [];
    for (let trip = 0; trip < 3; trip++) ids.unshift(await generateTrip(ada));
    const [newest = ""] = ids;
    const renamed = await ada.fetch(pathWithId(API_PATHS.trip, newest), {
      method: "PATCH",
      headers: { "if-match": '"v1"', "idempotency-key": randomUUID() },
      body: JSON.stringify({ edits: [{ kind: "set-title", text: "Spring" }] }),
    });
    expect(renamed.status).toBe(200);
    const answer = await ada.fetch(API_PATHS.accountData);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="tripwright-data.json"',
    );
    const text = await answer.text();
    const data = JSON.parse(text);
    expect(data.account).toMatchObject({ email: "collector@example.com" });
    expect(data.account.profile.name).toBe("Collector");
    expect(data.sessions).toHaveLength(1);
    expect(data.planRequests).toHaveLength(3);
    expect(data.planRequests[0]).toMatchObject({ state: "saved" });
    const trips = await Promise.all(
      ids.map(async (id) => (await ada.fetch(pathWithId(API_PATHS.trip, id))).json()),
    );
    expect(data.trips).toEqual(trips);
    const steps = data.changes.map((one: { tripId: string; steps: unknown[] }) => [
      one.tripId,
      one.steps,
    ]);
    expect(steps).toEqual([
      [
        newest,
        [
          {
            version: 2,
            at: expect.stringMatching(/^\d{4}-.*Z$/),
            made: { code: "renamed", values: { to: "Spring" } },
            takenBackBy: [{ kind: "set-title", text: "" }],
          },
        ],
      ],
      ...ids.slice(1).map((id) => [id, []]),
    ]);
    expect(text).not.toContain(ada.sessionToken);
    expect(text).not.toContain("stranger@example.com");
  });

  test("of someone with more trips than are read at once holds each of them once", async () => {
    const ada = await signIn(server.url, person("Hoarder"));
    const user = await server.context.sessions.find(ada.sessionToken);
    const nowMs = 1_600_000_000_000;
    for (let trip = 0; trip < 45; trip++) {
      await saveTrip(server.context.store, { userId: user?.id ?? "", nowMs });
    }
    const data = (await (await ada.fetch(API_PATHS.accountData)).json()) as {
      trips: { id: string }[];
    };
    expect(new Set(data.trips.map(({ id }) => id)).size).toBe(45);
    expect(data.trips).toHaveLength(45);
  });

  test("is there before any trip is, and not too often a minute", async () => {
    const ada = await signIn(server.url, person("Impatient"));
    const first = await ada.fetch(API_PATHS.accountData);
    expect(await first.json()).toMatchObject({ trips: [], changes: [] });
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await ada.fetch(API_PATHS.accountData)).status),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
  });
});

describe("deleting the account", () => {
  test("needs the account's own e-mail address, and otherwise deletes nothing", async () => {
    const ada = await signIn(server.url, person("Careful"));
    const tripId = await generateTrip(ada);
    const other = await deleteAccount(ada, { email: "someone@example.com" });
    await expectError(other, 422, "confirmation_mismatch");
    for (const body of [{}, { email: 1 }, { email: "careful@example.com", also: 1 }, []]) {
      await expectError(await deleteAccount(ada, body), 400, "bad_request");
    }
    expect(await listTripIds(ada)).toEqual([tripId]);
  });

  test("takes everything along: trips, every session, the cookie, what the browser stored", async () => {
    const phone = await signIn(server.url, person("Leaver"));
    const laptop = await signIn(server.url, person("Leaver"));
    const stranger = await signIn(server.url, person("Stranger"));
    const tripId = await generateTrip(laptop);
    const strangersTrips = await listTripIds(stranger);
    const answer = await deleteAccount(laptop, { email: " Leaver@Example.com " });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("clear-site-data")).toBe('"storage"');
    expect(answer.headers.get("set-cookie")).toMatch(/^tripwright-session=; .*Max-Age=0/);
    expect(await Promise.all([phone, laptop].map(isSignedIn))).toEqual([false, false]);
    const again = await signIn(server.url, person("Leaver"));
    expect(await listTripIds(again)).toEqual([]);
    const gone = await again.fetch(pathWithId(API_PATHS.trip, tripId));
    await expectError(gone, 404, "trip_not_found");
    expect(await listTripIds(stranger)).toEqual(strangersTrips);
  });

  test("stops a plan under way, which saves nothing afterwards", async () => {
    const planner = createHeldPlanner(({ type }) => type === "day");
    const held = keep(await startTestServer({ overrides: { planner } }));
    const ada = await signIn(held.url);
    const id = await startGenerating(ada);
    expect((await deleteAccount(ada, { email: ADA.email })).status).toBe(204);
    const again = await signIn(held.url);
    const events = await again.fetch(pathWithId(API_PATHS.generationEvents, id));
    await expectError(events, 404, "generation_not_found");
    expect(await listTripIds(again)).toEqual([]);
  });

  test("gives nobody a fresh count of today's plans", async () => {
    const planner = { ...createOwnPlanner(), id: "gemini" } as const;
    const env = { DAILY_GENERATIONS_PER_USER: "1" };
    const limited = keep(await startTestServer({ overrides: { planner }, env }));
    const ada = await signIn(limited.url);
    await generateTrip(ada);
    await deleteAccount(ada, { email: ADA.email });
    const again = await signIn(limited.url);
    await expect(generateTrip(again)).rejects.toThrow("too_many_generations");
  });
});
