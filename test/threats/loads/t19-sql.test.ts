import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PlanEvent } from "../../../src/domain/api/generation.ts";
import { oneLine } from "../../../src/domain/limits.ts";
import { newTrip } from "../../../src/server/generation/new-trip.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { createToldPlanner } from "../../support/models/told-planner.ts";
import { TRIP_REQUEST, tripDraft } from "../../support/plans/trip-draft.ts";
import { postGeneration } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { startSession } from "../../support/sign-in/start-session.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { changeStored, setTitle } from "../../support/store/change-stored.ts";
import { parseDocument } from "../../support/store/parse-document.ts";
import { saveTrip, startGeneration } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;
const RUNS = 100;

const ATTACKS = [
  "'; DROP TABLE trips; --",
  "' OR '1'='1",
  '" OR ""="',
  "1) OR (1=1",
  "' UNION SELECT id, profile FROM users --",
  "x' AND randomblob(1000000000) --",
  "'; ATTACH DATABASE '/tmp/x' AS x; --",
  "'||(SELECT sqlite_version())||'",
  "%' ESCAPE '",
  "?1",
  ":id",
  "@owner",
  "$1",
  "NULL",
  "X'00'",
  "\u0000'; DELETE FROM users; --",
  "\\'; --",
  "／＇ＯＲ１＝１",
  `\${1}`,
  "__proto__",
  "",
  " ",
  "🗾'\u202e",
];
const text = fc.oneof(
  fc.constantFrom(...ATTACKS),
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom("'", '"', ";", "-", "\\", "%", "?", "\u0000", " OR ", "a") }),
);

describe("T19 SQL in values, kept", () => {
  let folder: string;
  let store: Store;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "tripwright-sql-"));
    store = createSqliteStore(join(folder, "tripwright.sqlite"));
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  /** Runs with each attack at least once, then with what else comes to mind. */
  async function tryAll(check: (a: string, b: string) => Promise<void>): Promise<number> {
    for (const attack of ATTACKS) await check(attack, attack);
    await fc.assert(fc.asyncProperty(text, text, check), { numRuns: RUNS });
    return 2 * (ATTACKS.length + RUNS);
  }

  test("people come back as they are: issuers, subjects, names, e-mails, devices", async () => {
    let people = 0;
    await tryAll(async (a, b) => {
      people += 1;
      const person = { ...storePerson(`${people} ${a}`, b), issuer: b };
      const profile = { ...person.profile, name: a, given_name: b, picture: a };
      const user = await store.users.upsert({ ...person, profile });
      const session = { id: `id ${people} ${b}`, tokenHash: `${people}${a}`, userId: user.id };
      await store.sessions.create({
        ...session,
        device: a,
        createdAtMs: NOW_MS,
        expiresAtMs: NOW_MS + 1,
        sealedProviderToken: b,
      });
      expect(await store.sessions.find(session.tokenHash, NOW_MS)).toEqual({
        user: { ...person, profile, id: user.id },
        createdAtMs: NOW_MS,
        expiresAtMs: NOW_MS + 1,
        sealedProviderToken: b,
      });
      expect(await store.sessions.list(user.id, NOW_MS)).toMatchObject([
        { id: session.id, device: a },
      ]);
      expect(await store.sessions.removeById(user.id, a)).toBe(false);
      expect(await store.sessions.removeById(user.id, session.id)).toBe(true);
      await store.sessions.savePendingSignIn(`${people} ${a}`, b, NOW_MS + 1);
      expect(await store.sessions.takePendingSignIn(`${people} ${a}`, NOW_MS)).toBe(b);
    });
  });

  test("trips and requests come back as they are: destinations, keys, events, changes", async () => {
    const { id: userId } = await store.users.upsert(storePerson("ada"));
    let count = 0;
    await tryAll(async (a, b) => {
      count += 1;
      const id = `${count} ${a}`;
      const location = { label: a, value: { place_id: b } };
      const idempotencyKey = `${count} ${b}`;
      const request = { ...TRIP_REQUEST, location };
      const created = await store.generations.create({
        ...{ id, userId, idempotencyKey, request, ownerId: a },
        ...{ leaseUntilMs: NOW_MS, nowMs: NOW_MS },
      });
      expect(created).toMatchObject({ outcome: "created", generation: { id, request } });
      expect(await store.generations.isKnownKey(userId, idempotencyKey)).toBe(true);
      expect(await store.generations.isKnownKey(userId, `${idempotencyKey}'`)).toBe(false);
      const event: PlanEvent = { type: "notes", notes: [a, b] };
      await store.generations.append(id, a, event);
      expect(await store.generations.events(id, 0)).toEqual([{ seq: 1, event }]);
      const draft = { ...tripDraft(a), userSelection: { ...tripDraft(a).userSelection, location } };
      const saved = (await store.generations.save(id, a, newTrip(draft, NOW_MS), NOW_MS)).event;
      const tripId = saved.type === "saved" ? saved.tripId : "";
      const made = [setTitle(`t${b}t`)];
      const change = { expectedVersion: 1, idempotencyKey: b, made, nowMs: NOW_MS };
      expect(await changeStored(store, tripId, userId, change)).toMatchObject({
        outcome: "replaced",
      });
      expect(parseDocument(await store.trips.find(tripId, asOwner(userId)))).toMatchObject({
        ...draft,
        // One line, as every door makes of it.
        title: oneLine(`t${b}t`),
      });
      const { trips } = await store.trips.list(userId, { cursor: undefined, limit: 1 });
      expect(trips[0]).toMatchObject({ id: tripId, location: a });
      await store.trips.remove(tripId, asOwner(userId), undefined);
      await store.trips.forgetChanges(NOW_MS + 1);
    });
  });

  test("nothing is found, changed or removed under ids and cursors that are none", async () => {
    const { id: userId } = await store.users.upsert(storePerson("eve"));
    const tripId = await saveTrip(store, { userId, nowMs: NOW_MS });
    const generationId = await startGeneration(store, { userId });
    const change = { made: [setTitle("x")], nowMs: NOW_MS };
    await tryAll(async (a, b) => {
      expect(await store.trips.find(a, asOwner(userId))).toBeUndefined();
      expect(await store.trips.find(tripId, asOwner(b))).toBeUndefined();
      const page = { limit: 5, beforeId: a, cursor: a };
      expect(await store.trips.list(b, page)).toEqual({ trips: [], nextCursor: undefined });
      expect((await store.trips.list(userId, page)).trips.length).toBeLessThanOrEqual(1);
      expect((await store.trips.listDocuments(userId, page)).length).toBeLessThanOrEqual(1);
      expect(await store.trips.measure(b)).toEqual({ trips: 0, bytes: 0 });
      const by = { ...change, expectedVersion: undefined, idempotencyKey: b };
      expect(await changeStored(store, a, userId, by)).toEqual({ outcome: "not_found" });
      expect(await changeStored(store, tripId, b, by)).toEqual({ outcome: "not_found" });
      expect(await store.trips.remove(a, asOwner(userId), undefined)).toEqual({
        outcome: "not_found",
      });
      expect(await store.trips.remove(tripId, asOwner(b), undefined)).toEqual({
        outcome: "not_found",
      });
      expect(await store.generations.find(a, userId)).toBeUndefined();
      expect(await store.generations.find(generationId, b)).toBeUndefined();
      expect(
        await store.generations.takeOver(a, { ownerId: b }, { ownerId: a, leaseUntilMs: 0 }),
      ).toBe(false);
      expect(await store.sessions.find(a, NOW_MS)).toBeUndefined();
      await store.sessions.remove(a);
      await store.users.remove(b);
    });
    expect(await store.trips.find(tripId, asOwner(userId))).toMatchObject({ version: 1 });
    expect(await store.generations.find(generationId, userId)).toBeDefined();
    await store.checkReady();
  });

  test("what was found out comes back under its own question", async () => {
    await tryAll(async (a, b) => {
      await store.lookups.save(a, b, NOW_MS);
      expect(await store.lookups.find(a)).toBe(b);
    });
  });
});

describe("T19 SQL in values, sent", () => {
  let server: TestServer;
  let ada: SignedInClient;
  beforeAll(async () => {
    server = await startTestServer({ overrides: { planner: createToldPlanner() } });
    ada = await startSession(server, "ada", { name: "'; DROP TABLE users; --" });
  });
  afterAll(() => server.close());

  test("ids, cursors, slots, keys and versions are refused or unknown, and break nothing", async () => {
    const through: string[] = [];
    async function check(value: string): Promise<void> {
      const written = encodeURIComponent(value);
      const headerValue = written.replace(/%20/g, " ") || "-";
      const calls: [string, RequestInit?][] = [
        [`/api/trips/${written}`],
        [`/api/trips/${written}`, { method: "DELETE", headers: { "if-match": "*" } }],
        [`/api/trips?cursor=${written}`],
        [`/api/trips/${written}/photos/${written}`],
        [`/api/trips/1700000000000/photos/${written}`],
        [`/api/photos/${written}`],
        [`/api/generations/${written}`, { method: "DELETE" }],
        [`/api/generations/${written}/events`, { headers: { "last-event-id": headerValue } }],
        [`/api/account/sessions/${written}`, { method: "DELETE" }],
        ["/api/trips/1700000000000", { headers: { "if-none-match": headerValue } }],
        ["/api/trips/1700000000000", { method: "DELETE", headers: { "if-match": headerValue } }],
      ];
      // An empty id is another address: the list's, say, or nobody's.
      for (const [path, init] of written === "" ? [] : calls) {
        const { status } = await ada.fetch(path, init);
        if (status < 400 || status >= 500)
          through.push(`${init?.method ?? "GET"} ${path}: ${status}`);
      }
      const { status } = await postGeneration(ada, { key: headerValue, body: "{}" });
      if (status !== 400) through.push(`key ${headerValue}: ${status}`);
    }
    for (const attack of ATTACKS) await check(attack);
    // "." and ".." are taken for steps by every client.
    const other = text.filter((value) => !/^\.{1,2}$/.test(value));
    await fc.assert(fc.asyncProperty(other, check), { numRuns: 40 });
    expect(through).toEqual([]);
    const session = await ada.fetch("/api/session");
    expect(await session.json()).toMatchObject({ name: "'; DROP TABLE users; --" });
  });
});
