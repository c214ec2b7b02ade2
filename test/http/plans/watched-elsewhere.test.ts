import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { createToldPlanner } from "../../support/models/told-planner.ts";
import { planEvents } from "../../support/plans/trip-draft.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { startGenerating } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { startSession } from "../../support/sign-in/start-session.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { startGeneration } from "../../support/store/save-trip.ts";

const ELSEWHERE = "elsewhere:1:x";
const HOUR_MS = 3_600_000;
const PEOPLE = 20;
const TABS = 5;

/** How often the logs were read: one, or many in one question. */
const asked = { one: 0, many: 0 };

function countReads(store: Store): Store {
  const generations: Store["generations"] = {
    ...store.generations,
    events(id, afterSeq) {
      asked.one += 1;
      return store.generations.events(id, afterSeq);
    },
    eventsAfter(positions) {
      asked.many += 1;
      return store.generations.eventsAfter(positions);
    },
  };
  return { ...store, generations };
}

const planner = createToldPlanner();
const dataDir = mkdtempSync(join(tmpdir(), "tripwright-watched-"));
const store = countReads(createSqliteStore(join(dataDir, "tripwright.sqlite")));
const server = await startTestServer({ overrides: { store, planner }, dataDir });
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => {
  asked.one = 0;
  asked.many = 0;
});

/** Someone whose plan another process runs. */
async function watchElsewhere(subject: string): Promise<{ client: SignedInClient; id: string }> {
  const client = await startSession(server, subject);
  const user = await server.context.sessions.find(client.sessionToken);
  const id = await startGeneration(store, {
    userId: user?.id ?? "",
    ownerId: ELSEWHERE,
    leaseUntilMs: Date.now() + HOUR_MS,
  });
  return { client, id };
}

test(`${PEOPLE * TABS} streams of plans that run elsewhere cost one look at a time, and tell each event once`, async () => {
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, index) => watchElsewhere(`person ${index}`)),
  );
  const readers = await Promise.all(
    people.flatMap(({ client, id }) => Array.from({ length: TABS }, () => readEvents(client, id))),
  );
  expect(asked.one).toBe(PEOPLE * TABS);
  const before = asked.many;
  await wait(1_000);
  expect(asked.many - before).toBeGreaterThan(2);
  expect(asked.many - before).toBeLessThanOrEqual(11);

  const events = planEvents();
  for (const event of events) {
    await Promise.all(people.map(({ id }) => store.generations.append(id, ELSEWHERE, event)));
  }
  await Promise.all(
    people.map(({ id }) =>
      store.generations.fail(id, ELSEWHERE, {
        type: "failed",
        code: "cancelled",
        text: "Stopped.",
      }),
    ),
  );
  const read = await Promise.all(readers.map((reader) => reader.rest()));
  for (const one of read) {
    expect(one.slice(0, -1)).toEqual(events.map((event, index) => ({ id: index + 1, event })));
    expect(one.at(-1)).toMatchObject({ id: events.length + 1, event: { type: "failed" } });
  }
  // No stream looked for itself.
  expect(asked.one).toBe(PEOPLE * TABS);
  const after = asked.many;
  await wait(500);
  expect(asked.many).toBe(after);
});

test("a plan of this very process needs no looking", async () => {
  const client = await startSession(server, "ada");
  const reader = await readEvents(client, await startGenerating(client));
  const plan = await planner.nextPlan();
  await wait(1_000);
  expect(asked.many).toBe(0);
  const [event] = planEvents();
  if (event === undefined) throw new Error("a plan has events");
  plan.say(event);
  expect(await reader.next()).toEqual({ id: 1, event });
  plan.breakOff(new Error("enough"));
  expect((await reader.rest()).map(({ id }) => id)).toEqual([2]);
  expect(asked.many).toBe(0);
});

test("a plan that another process took over from this one goes on being told", async () => {
  const client = await startSession(server, "eve");
  const id = await startGenerating(client);
  const reader = await readEvents(client, id);
  await planner.nextPlan();
  const [event] = planEvents();
  if (event === undefined) throw new Error("a plan has events");
  const to = { ownerId: ELSEWHERE, leaseUntilMs: Date.now() + HOUR_MS };
  // As though we had been held up for longer than the lease, and don't know it yet.
  expect(await store.generations.takeOver(id, { ownerId: server.context.ownerId }, to)).toBe(true);
  await store.generations.append(id, ELSEWHERE, event);
  expect(await reader.next()).toEqual({ id: 1, event });
  const failed = { type: "failed", code: "cancelled", text: "Stopped." } as const;
  await store.generations.fail(id, ELSEWHERE, failed);
  expect((await reader.rest()).map((read) => read.event)).toEqual([failed]);
});
