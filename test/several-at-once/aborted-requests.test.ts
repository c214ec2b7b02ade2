import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createToldPlanner } from "../support/models/told-planner.ts";
import { readEvents } from "../support/server/event-reader.ts";
import { SELECTION, startGenerating } from "../support/server/generate.ts";
import { startSession } from "../support/sign-in/start-session.ts";
import type { SignedInClient } from "../support/sign-in/walk.ts";
import { startLateServer } from "../support/store/start-late-server.ts";

/** As far away as a database of another region. */
const LATE_MS = 40;
/** A user's streams. */
const MAX_STREAMS = 5;

const server = await startLateServer({ overrides: { planner: createToldPlanner() } });
afterAll(() => server.close());
beforeEach(() => server.answerAfter(async () => undefined));

/** Asks, and hangs up while the store's method is awaited. */
async function leaveDuring(
  client: SignedInClient,
  path: string,
  method: string,
  init: RequestInit = {},
): Promise<void> {
  const abort = new AbortController();
  const reached = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  server.answerAfter(async (called) => {
    if (called !== method) return;
    reached.resolve();
    await left.promise;
  });
  const asked = client.fetch(path, { ...init, signal: abort.signal }).catch(() => undefined);
  await Promise.race([reached.promise, asked]);
  abort.abort();
  await asked;
  // The server hears of it before the store answers.
  await wait(LATE_MS);
  server.answerAfter(async () => undefined);
  left.resolve();
  await wait(1);
}

let people = 0;
async function startPlan() {
  people += 1;
  const ada = await startSession(server, `ada ${people}`);
  return { ada, id: await startGenerating(ada) };
}

describe("a browser that leaves while the store is awaited", () => {
  test.each(["generations.find", "generations.events"])(
    "frees the place of its event stream: %s",
    async (method) => {
      const { ada, id } = await startPlan();
      for (let tries = 0; tries < MAX_STREAMS + 1; tries += 1) {
        await leaveDuring(ada, `/api/generations/${id}/events`, method);
      }
      expect(server.context.streams.count()).toBe(0);
      const readers = await Promise.all(
        Array.from({ length: MAX_STREAMS }, () => readEvents(ada, id)),
      );
      for (const reader of readers) reader.close();
      await expect.poll(() => server.context.streams.count()).toBe(0);
    },
  );
});

/** Requests that ask the store, and how they are answered once one like it was broken off anywhere. */
const REQUESTS: readonly [string, (id: string) => [string, RequestInit], number[]][] = [
  ["the session", () => ["/api/session", {}], [200]],
  ["the list of trips", () => ["/api/trips", {}], [200]],
  ["a trip", () => ["/api/trips/1700000000000", {}], [404]],
  [
    "a change of a trip",
    () => [
      "/api/trips/1700000000000",
      {
        method: "PATCH",
        headers: { "idempotency-key": "one-change", "if-match": "*" },
        body: JSON.stringify({ edits: [{ kind: "set-title", text: "Ours" }] }),
      },
    ],
    [404],
  ],
  ["the account's sessions", () => ["/api/account/sessions", {}], [200]],
  [
    "a plan",
    () => [
      "/api/generations",
      {
        method: "POST",
        headers: { "idempotency-key": "the-same-plan" },
        body: JSON.stringify({ userSelection: SELECTION }),
      },
    ],
    [202],
  ],
  ["a stop", (id) => [`/api/generations/${id}`, { method: "DELETE" }], [204]],
];

test.each(REQUESTS)(
  "after %s was broken off during any of its awaits the same is answered",
  async (_name, requestFor, statuses) => {
    const plan = await startPlan();
    const [path, init] = requestFor(plan.id);
    const methods = new Set<string>();
    server.answerAfter(async (method) => void methods.add(method));
    const person = path === "/api/generations" ? await startSession(server, "una") : plan.ada;
    await (await person.fetch(path, init)).arrayBuffer();
    expect(methods.size).toBeGreaterThan(0);
    for (const method of methods) {
      const { ada, id } = await startPlan();
      const asker = path === "/api/generations" ? await startSession(server, method) : ada;
      const [own, ownInit] = requestFor(id);
      await leaveDuring(asker, own, method, ownInit);
      const answer = await asker.fetch(own, ownInit);
      await answer.arrayBuffer();
      expect(statuses, method).toContain(answer.status);
    }
  },
);
