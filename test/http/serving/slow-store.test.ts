import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { createToldPlanner } from "../../support/models/told-planner.ts";
import { planEvents } from "../../support/plans/trip-draft.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { startGenerating } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

/** A store that answers later than it looked, as one over a network does. */
function createLateStore(store: Store): Store {
  const generations = {
    ...store.generations,
    async events(id: string, afterSeq: number) {
      const events = await store.generations.events(id, afterSeq);
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
      return events;
    },
  };
  return { ...store, generations };
}

const planner = createToldPlanner();
const dataDir = mkdtempSync(join(tmpdir(), "tripwright-late-"));
const store = createLateStore(createSqliteStore(join(dataDir, "tripwright.sqlite")));
const server = await startTestServer({ overrides: { store, planner }, dataDir });
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

test("reads of the log that overtake one another tell every event once and in order", async () => {
  const ada = await signIn(server.url);
  const reader = await readEvents(ada, await startGenerating(ada));
  const plan = await planner.nextPlan();
  const events = planEvents("Rome", 20);
  plan.say(...events);
  plan.end();
  const read = await reader.rest();
  expect(read.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  expect(read.slice(0, -1).map(({ event }) => event)).toEqual(events);
});
