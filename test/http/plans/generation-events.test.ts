import { afterAll, describe, expect, test } from "vitest";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { createToldPlanner, type ToldPlan } from "../../support/models/told-planner.ts";
import { planEvents } from "../../support/plans/trip-draft.ts";
import { type EventReader, readEvents } from "../../support/server/event-reader.ts";
import { cancelGeneration, listTripIds, startGenerating } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";

const planner = createToldPlanner();
const EVENTS = planEvents("Lisbon, Portugal", 3);

const server = await startTestServer({
  overrides: { planner },
  env: { DAILY_GENERATIONS_PER_USER: "1000" },
});
afterAll(() => server.close());

let people = 0;
/** Someone whose plan is under way and does as it is told. */
async function startPlan(): Promise<{ ada: SignedInClient; id: string; plan: ToldPlan }> {
  people += 1;
  const ada = await signIn(server.url, { name: "Ada", email: `ada${people}@example.com` });
  const id = await startGenerating(ada);
  return { ada, id, plan: await planner.nextPlan() };
}

async function readTypes(reader: EventReader, count: number): Promise<string[]> {
  const types: string[] = [];
  while (types.length < count) {
    const read = await reader.next();
    if (read === undefined) throw new Error(`the stream ended after ${types.join(", ")}`);
    types.push(read.event.type);
  }
  return types;
}

describe("the event stream", () => {
  test("tells each event as it happens, and ends after the last", async () => {
    const { ada, id, plan } = await startPlan();
    const reader = await readEvents(ada, id);
    expect(reader.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(reader.response.headers.get("cache-control")).toBe(
      "private, no-cache, no-store, no-transform",
    );
    expect(reader.response.headers.get("x-accel-buffering")).toBe("no");
    for (const [index, event] of EVENTS.entries()) {
      plan.say(event);
      expect(await reader.next()).toEqual({ id: index + 1, event });
    }
    plan.end();
    expect((await reader.next())?.event.type).toBe("saved");
    expect(await reader.next()).toBeUndefined();
  });

  test("resumed after any event gives exactly the rest", async () => {
    const { ada, id, plan } = await startPlan();
    plan.say(...EVENTS);
    plan.end();
    const all = await (await readEvents(ada, id)).rest();
    expect(all).toHaveLength(EVENTS.length + 1);
    for (let seen = 0; seen < all.length; seen += 1) {
      const reader = await readEvents(ada, id, seen);
      expect(await reader.rest(), `after event ${seen}`).toEqual(all.slice(seen));
    }
  });

  test("cut off in the middle and resumed tells every event once, in order", async () => {
    const { ada, id, plan } = await startPlan();
    const [first, second, third, ...others] = EVENTS;
    if (!first || !second || !third) throw new Error("a plan has three events");
    const cut = await readEvents(ada, id);
    plan.say(first, second);
    const seen = [await cut.next(), await cut.next()];
    cut.close();
    plan.say(third);
    const resumed = await readEvents(ada, id, seen.at(-1)?.id);
    const next = await resumed.next();
    plan.say(...others);
    plan.end();
    const events = [...seen, next, ...(await resumed.rest())];
    expect(events.map((read) => read?.id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(events.slice(0, -1).map((read) => read?.event)).toEqual(EVENTS);
  });

  test.each(["nonsense", "-3", "1.5", "", "1, 2", "NaN"])(
    "a Last-Event-ID of %j starts from the beginning",
    async (lastEventId) => {
      const { ada, id, plan } = await startPlan();
      plan.say(...EVENTS);
      plan.end();
      const events = await (await readEvents(ada, id, lastEventId)).rest();
      expect(events).toHaveLength(EVENTS.length + 1);
    },
  );

  test("resumed behind its end is over at once, rather than held open", async () => {
    const { ada, id, plan } = await startPlan();
    plan.say(...EVENTS);
    plan.end();
    const all = await (await readEvents(ada, id)).rest();
    const resumed = await readEvents(ada, id, all.at(-1)?.id ?? 0);
    expect(await resumed.next()).toBeUndefined();
  });

  test("is not for HEAD, which would hold a stream that nobody reads", async () => {
    const { ada, id, plan } = await startPlan();
    const path = pathWithId(API_PATHS.generationEvents, id);
    expect((await ada.fetch(path, { method: "HEAD" })).status).toBe(405);
    plan.say(...EVENTS);
    plan.end();
  });

  test("two tabs see the same", async () => {
    const { ada, id, plan } = await startPlan();
    const tabs = await Promise.all([readEvents(ada, id), readEvents(ada, id)]);
    plan.say(...EVENTS);
    plan.end();
    const [one, two] = await Promise.all(tabs.map((tab) => tab.rest()));
    expect(one).toHaveLength(EVENTS.length + 1);
    expect(two).toEqual(one);
  });

  test("a reader who leaves does not stop the plan", async () => {
    const { ada, id, plan } = await startPlan();
    const reader = await readEvents(ada, id);
    plan.say(...EVENTS.slice(0, 2));
    await readTypes(reader, 2);
    reader.close();
    plan.say(...EVENTS.slice(2));
    plan.end();
    expect((await (await readEvents(ada, id)).rest()).at(-1)?.event.type).toBe("saved");
    expect(plan.signal.aborted).toBe(false);
    expect(await listTripIds(ada)).toHaveLength(1);
  });
});

describe("a plan that does not come off", () => {
  test("cancelled, fails as cancelled, stops the planner, and saves no trip", async () => {
    const { ada, id, plan } = await startPlan();
    const reader = await readEvents(ada, id);
    plan.say(...EVENTS.slice(0, 3));
    await readTypes(reader, 3);
    expect((await cancelGeneration(ada, id)).status).toBe(204);
    expect(await reader.rest()).toEqual([
      {
        id: 4,
        event: {
          type: "failed",
          code: "cancelled",
          text: "You stopped this plan. Nothing was saved.",
        },
      },
    ]);
    expect(plan.signal.aborted).toBe(true);
    expect(await listTripIds(ada)).toEqual([]);
    expect((await cancelGeneration(ada, id)).status).toBe(204);
    expect(await (await readEvents(ada, id)).rest()).toHaveLength(4);
  });

  test("cancelled, takes no more from a planner that goes on all the same", async () => {
    const deaf = createToldPlanner({ heedsSignal: false });
    const other = await startTestServer({ overrides: { planner: deaf } });
    try {
      const ada = await signIn(other.url);
      const id = await startGenerating(ada);
      const plan = await deaf.nextPlan();
      const reader = await readEvents(ada, id);
      plan.say(...EVENTS.slice(0, 2));
      await readTypes(reader, 2);
      await cancelGeneration(ada, id);
      plan.say(...EVENTS.slice(2));
      plan.end();
      expect((await reader.rest()).map(({ event }) => event)).toMatchObject([
        { type: "failed", code: "cancelled" },
      ]);
      expect(await listTripIds(ada)).toEqual([]);
    } finally {
      await other.close();
    }
  });

  test("cancelled after it was saved, stays saved", async () => {
    const { ada, id, plan } = await startPlan();
    plan.say(...EVENTS);
    plan.end();
    await (await readEvents(ada, id)).rest();
    expect((await cancelGeneration(ada, id)).status).toBe(204);
    expect((await (await readEvents(ada, id)).rest()).at(-1)?.event.type).toBe("saved");
    expect(await listTripIds(ada)).toHaveLength(1);
  });

  test.each<[string, (plan: ToldPlan) => void]>([
    ["breaks off", (plan) => plan.breakOff(new Error("secret-provider-detail"))],
    ["ends without a day it promised", (plan) => plan.end()],
  ])(
    "that %s fails in the specification's words, saves nothing and tells no detail",
    async (_name, end) => {
      const { ada, id, plan } = await startPlan();
      plan.say(...EVENTS.slice(0, 3));
      end(plan);
      const last = (await (await readEvents(ada, id)).rest()).at(-1)?.event;
      expect(last).toEqual({
        type: "failed",
        code: "plan_failed",
        requestId: expect.any(String),
        text: "Failed to generate trip. Please try again.",
      });
      expect(await listTripIds(ada)).toEqual([]);
    },
  );

  test("for which the disk is full fails as that", async () => {
    const { ada, id, plan } = await startPlan();
    plan.breakOff(Object.assign(new Error("no room"), { code: "ENOSPC" }));
    const last = (await (await readEvents(ada, id)).rest()).at(-1)?.event;
    expect(last).toMatchObject({ type: "failed", code: "storage_full" });
  });
});
