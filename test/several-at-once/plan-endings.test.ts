import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DocumentTooLarge, StorageFull } from "../../src/server/store/storage-error.ts";
import { createToldPlanner, type ToldPlanner } from "../support/models/told-planner.ts";
import { planEvents } from "../support/plans/trip-draft.ts";
import { readEvents } from "../support/server/event-reader.ts";
import { expectError } from "../support/server/expect-error.ts";
import { cancelGeneration, postGeneration, startGenerating } from "../support/server/generate.ts";
import { startSession } from "../support/sign-in/start-session.ts";
import type { SignedInClient } from "../support/sign-in/walk.ts";
import { type LateServer, startLateServer } from "../support/store/start-late-server.ts";

/** The writes of a plan and of a request for one. */
const WRITES = ["create", "append", "save", "fail", "takeOver", "renewLeases"].map(
  (method) => `generations.${method}`,
);
const [STARTED, ...OTHERS] = planEvents("Lisbon, Portugal", 3);

let planner: ToldPlanner;
let server: LateServer;
let ada: SignedInClient;
beforeEach(async () => {
  planner = createToldPlanner();
  server = await startLateServer({ overrides: { planner } });
  ada = await startSession(server, "ada");
});
afterEach(() => server.close());

function fillDisk(): void {
  server.answerAfter(async (method) => {
    if (WRITES.includes(method)) throw new StorageFull("the disk has no room left");
  });
}

const makeRoom = () => server.answerAfter(async () => undefined);

async function stateOf(id: string): Promise<string | undefined> {
  const { records } = await server.context.store.records.read("generations", {
    after: undefined,
    limit: 10,
  });
  return records.find((record) => record.id === id)?.state;
}

async function startPlan() {
  const id = await startGenerating(ada);
  const plan = await planner.nextPlan();
  const reader = await readEvents(ada, id);
  if (STARTED !== undefined) plan.say(STARTED);
  expect((await reader.next())?.event.type).toBe("started");
  return { id, plan, reader };
}

describe("a plan under way when nothing can be written any more", () => {
  test("ends with the reason at once, and stands in the way of no other", async () => {
    const { id, plan, reader } = await startPlan();
    fillDisk();
    plan.say(...OTHERS);
    expect(await reader.next()).toMatchObject({
      id: 2,
      event: { type: "failed", code: "storage_full" },
    });
    expect(await reader.next()).toBeUndefined();
    // Whoever comes back later is told the same.
    const again = await (await readEvents(ada, id)).rest();
    expect(again.map(({ event }) => event.type)).toEqual(["started", "failed"]);
    await expectError(await postGeneration(ada), 507, "storage_full");
    expect(await stateOf(id)).toBe("running");
    makeRoom();
    expect((await postGeneration(ada)).status).toBe(202);
    expect(await stateOf(id)).toBe("failed");
    expect((await (await readEvents(ada, id)).rest()).at(-1)?.id).toBe(2);
  });

  test("is stopped by Stop", async () => {
    const { id, plan, reader } = await startPlan();
    fillDisk();
    expect((await cancelGeneration(ada, id)).status).toBe(204);
    expect((await reader.next())?.event).toMatchObject({ type: "failed", code: "cancelled" });
    expect(plan.signal.aborted).toBe(true);
    expect((await cancelGeneration(ada, id)).status).toBe(204);
    await expectError(await postGeneration(ada), 507, "storage_full");
    makeRoom();
    expect((await postGeneration(ada)).status).toBe(202);
  });

  test("is recorded when the server is stopped and can write again", async () => {
    const { id, plan, reader } = await startPlan();
    fillDisk();
    plan.say(...OTHERS);
    await reader.rest();
    makeRoom();
    await server.context.runner.stop();
    expect(await stateOf(id)).toBe("failed");
  });
});

test("a trip that is larger than the store can keep is called that", async () => {
  const { plan, reader } = await startPlan();
  server.answerAfter(async (method) => {
    if (method === "generations.save") throw new DocumentTooLarge("a document of 2 MiB");
  });
  plan.say(...OTHERS);
  plan.end();
  expect((await reader.rest()).at(-1)?.event).toMatchObject({
    type: "failed",
    code: "trip_too_large",
  });
});

test("a planner that fails before it begins ends its plan", async () => {
  Object.assign(planner, {
    deadlineMs() {
      throw new Error("no such number of days");
    },
  });
  const reader = await readEvents(ada, await startGenerating(ada));
  expect((await reader.rest()).at(-1)?.event).toMatchObject({ code: "plan_failed" });
});

describe("a creation that is made and whose answer is late", () => {
  async function stallCreation() {
    const answer = Promise.withResolvers<void>();
    const made = Promise.withResolvers<void>();
    server.answerLate(async (method) => {
      if (method !== "generations.create") return;
      made.resolve();
      await answer.promise;
    });
    const posted = postGeneration(ada);
    await made.promise;
    return { posted, answer: () => answer.resolve() };
  }

  test("is planned once, although the lease's keeper has taken it up meanwhile", async () => {
    const { posted, answer } = await stallCreation();
    // Seen twice it is taken for one that was left behind.
    for (let looks = 0; looks < 2; looks += 1) await server.context.runner.takeOverOrphans();
    await planner.nextPlan();
    answer();
    expect((await posted).status).toBe(202);
    await wait(20);
    expect(planner.plans).toHaveLength(1);
  });

  test("can be stopped", async () => {
    const { posted, answer } = await stallCreation();
    const [held] = await server.context.store.generations.listRunning(0);
    const id = held?.generation.id ?? "";
    expect((await cancelGeneration(ada, id)).status).toBe(204);
    expect(await stateOf(id)).toBe("failed");
    answer();
    await posted;
    expect((await postGeneration(ada)).status).toBe(202);
  });
});
