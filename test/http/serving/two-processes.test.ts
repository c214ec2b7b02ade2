import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { generationAcceptedSchema } from "../../../src/domain/wire-schemas.ts";
import { hashToken } from "../../../src/server/lib/tokens.ts";
import { createPostgresStore } from "../../../src/server/store/sql/create-postgres-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { TRIP_REQUEST } from "../../support/plans/trip-draft.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { freePort } from "../../support/server/free-port.ts";
import {
  cancelGeneration,
  listTripIds,
  postGeneration,
  SELECTION,
  startGenerating,
} from "../../support/server/generate.ts";
import { type ServerProcess, startServerProcess } from "../../support/server/server-process.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { fetchAsPage, type SignedInClient } from "../../support/sign-in/walk.ts";
import { type PostgresServer, startPostgresServer } from "../../support/store/postgres-server.ts";

/** Six events and the end: a plan takes some two seconds. */
const PAUSE_MS = 300;
const LEASE_MS = 10_000;
const ALL_EVENTS = [1, 2, 3, 4, 5, 6, 7];

let database: PostgresServer;
let url: string;
let dataDir: string;
let one: ServerProcess;
let two: ServerProcess;
/** Ours, to look and to write beside the two. */
let store: Store;
beforeAll(async () => {
  database = await startPostgresServer();
  url = await database.createDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "tripwright-two-"));
  // On an empty database at once, as a first deployment is.
  [one, two, store] = await Promise.all([start(), start(), createPostgresStore(url)]);
}, 60_000);
afterAll(async () => {
  await Promise.all([one, two].map((server) => server.kill()));
  await store.close();
  await database.dispose();
  rmSync(dataDir, { recursive: true });
});

async function start(pauseMs = PAUSE_MS): Promise<ServerProcess> {
  return startServerProcess({ port: await freePort(), dataDir, pauseMs, databaseUrl: url });
}

let people = 0;
/** Signs someone new in at the first server. */
async function signInSomeone(): Promise<SignedInClient> {
  people += 1;
  return signIn(one.url, { name: "Some One", email: `someone${people}@example.com` });
}

/** The same person, whom the other server is asked for. */
function at(server: ServerProcess, { sessionToken }: SignedInClient): SignedInClient {
  const fetchThere = (path: string, init?: RequestInit) =>
    fetchAsPage(server.url, sessionToken, path, init);
  return { sessionToken, fetch: fetchThere };
}

async function userIdOf({ sessionToken }: SignedInClient): Promise<string> {
  const session = await store.sessions.find(hashToken(sessionToken), Date.now());
  if (session === undefined) throw new Error("nobody is signed in with it");
  return session.user.id;
}

/** A plan that a third machine runs, as far as the two can see: it has a lease, and no more. */
async function startElsewhere(client: SignedInClient): Promise<{ id: string; ownerId: string }> {
  const id = randomUUID();
  const ownerId = `elsewhere:1:${id}`;
  const nowMs = Date.now();
  await store.generations.create({
    id,
    userId: await userIdOf(client),
    idempotencyKey: id,
    request: { ...TRIP_REQUEST, location: SELECTION.location },
    ownerId,
    leaseUntilMs: nowMs + LEASE_MS,
    nowMs,
  });
  return { id, ownerId };
}

const idOf = async (answer: Response) => generationAcceptedSchema.parse(await answer.json()).id;
const eventsOf = async (client: SignedInClient, id: string) =>
  (await readEvents(client, id)).rest();

describe("two servers on one database", () => {
  test("know the same sessions, and the same end of them", async () => {
    const here = await signInSomeone();
    const there = at(two, here);
    expect((await there.fetch("/api/session")).status).toBe(200);
    expect((await there.fetch("/api/session", { method: "DELETE" })).ok).toBe(true);
    await expectError(await here.fetch("/api/trips"), 401, "not_signed_in");
  });

  test("tell of the same plan, event by event, whichever is asked", async () => {
    const here = await signInSomeone();
    const there = at(two, here);
    const id = await startGenerating(here);
    const [seenHere, seenThere] = await Promise.all([eventsOf(here, id), eventsOf(there, id)]);
    expect(seenHere.map((read) => read.id)).toEqual(ALL_EVENTS);
    expect(seenThere).toEqual(seenHere);
    expect(await listTripIds(there)).toEqual(await listTripIds(here));
    expect(await listTripIds(there)).toHaveLength(1);
  });

  test("make one plan of a request that both get, and no second beside it", async () => {
    const here = await signInSomeone();
    const there = at(two, here);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        postGeneration(index % 2 === 0 ? here : there, { key }),
      ),
    );
    const ids = new Set(await Promise.all(answers.map(idOf)));
    expect(ids.size).toBe(1);
    await expectError(await postGeneration(there), 429, "already_planning");
    const other = { ...SELECTION, budget: "Economy" };
    await expectError(
      await postGeneration(there, { key, selection: other }),
      422,
      "idempotency_key_reused",
    );
    const [id = ""] = ids;
    expect((await eventsOf(there, id)).map((read) => read.id)).toEqual(ALL_EVENTS);
    expect(await listTripIds(here)).toHaveLength(1);
  });

  test("tell of each event that another process stores", async () => {
    const here = await signInSomeone();
    const generation = await startElsewhere(here);
    const readers = await Promise.all(
      [here, at(two, here)].map((one) => readEvents(one, generation.id)),
    );
    for (let seq = 1; seq <= 20; seq += 1) {
      await store.generations.append(generation.id, generation.ownerId, {
        type: "notes",
        notes: [`${seq}`],
      });
      for (const reader of readers) expect((await reader.next())?.id).toBe(seq);
    }
    for (const reader of readers) reader.close();
    await cancelGeneration(here, generation.id);
  });

  test("stop a plan of one another's", async () => {
    const here = await signInSomeone();
    const there = at(two, here);
    const id = await startGenerating(here);
    const reader = await readEvents(here, id);
    await reader.next();
    expect((await cancelGeneration(there, id)).status).toBe(204);
    expect((await reader.rest()).at(-1)?.event).toMatchObject({
      type: "failed",
      code: "cancelled",
    });
    await wait(8 * PAUSE_MS);
    expect(await listTripIds(here)).toEqual([]);
    expect((await eventsOf(there, id)).at(-1)?.event.type).toBe("failed");
  });

  test("carry on with what one leaves behind that is killed: once, and to the end", async () => {
    const here = await signInSomeone();
    const third = await start(2 * PAUSE_MS);
    const id = await startGenerating(at(third, here));
    const reader = await readEvents(at(two, here), id);
    expect((await reader.next())?.id).toBe(1);
    await third.kill();
    const rest = await reader.rest();
    expect(rest.map((read) => read.id)).toEqual(ALL_EVENTS.slice(1));
    expect(rest.at(-1)?.event.type).toBe("saved");
    expect(await listTripIds(here)).toHaveLength(1);
  });

  test.runIf(IS_NIGHTLY)(
    "take over from a machine that died, and never from one that lives",
    async () => {
      const here = await signInSomeone();
      const userId = await userIdOf(here);
      const bornMs = Date.now();
      const dead = (await startElsewhere(here)).id;
      const { id: alive, ownerId } = await startElsewhere(here);
      const renewing = setInterval(() => {
        void store.generations.renewLeases(ownerId, Date.now() + LEASE_MS);
      }, 1_000);
      try {
        const events = await eventsOf(here, dead);
        expect(events.at(-1)?.event.type).toBe("saved");
        expect(Date.now() - bornMs).toBeGreaterThan(LEASE_MS);
        expect((await store.generations.find(alive, userId))?.state).toBe("running");
        expect(await store.generations.events(alive, 0)).toEqual([]);
      } finally {
        clearInterval(renewing);
        await cancelGeneration(here, alive);
      }
    },
  );
});

describe("servers whose database is gone for a while", () => {
  const readySchema = z.object({ ready: z.boolean(), problems: z.array(z.string()) });

  test("say so, lose nothing, and are well again after its return", async () => {
    const here = await signInSomeone();
    const there = at(two, here);
    const id = await startGenerating(here);
    const reader = await readEvents(there, id);
    expect((await reader.next())?.id).toBe(1);

    await database.stop("SIGQUIT");
    const goneMs = Date.now();
    while (Date.now() - goneMs < (IS_NIGHTLY ? 4_000 : 500)) {
      for (const client of [here, there]) {
        const answer = await client.fetch("/api/trips");
        expect(answer.headers.get("retry-after")).toBe("5");
        await expectError(answer, 503, "storage_unreachable");
        await expectError(await postGeneration(client), 503, "storage_unreachable");
      }
      const ready = await fetch(`${one.url}/readyz`);
      expect(ready.status).toBe(503);
      expect(readySchema.parse(await ready.json()).problems).toEqual(["store"]);
      expect((await fetch(`${two.url}/healthz`)).status).toBe(200);
      await wait(200);
    }
    await database.start();
    for (const server of [one, two]) {
      await expect
        .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 60_000 })
        .toBe(200);
    }
    // The stream that was open through it all tells the rest, each event once.
    const rest = await reader.rest();
    expect(rest.map((read) => read.id)).toEqual(ALL_EVENTS.slice(1));
    expect(rest.at(-1)?.event.type).toBe("saved");
    expect(await listTripIds(here)).toHaveLength(1);
  });
});
