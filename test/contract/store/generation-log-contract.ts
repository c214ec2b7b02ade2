import { describe, expect, test } from "vitest";
import type { TripRequest } from "../../../src/domain/trip/trip-request.ts";
import { newTrip } from "../../../src/server/generation/new-trip.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { planEvents, TRIP_REQUEST, tripDraft } from "../../support/plans/trip-draft.ts";
import { openConnections } from "../../support/server/open-connections.ts";
import { startGeneration } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;
const OWNER = "host:1:a";
const FAILED = { type: "failed", code: "plan_failed" } as const;

export function generationLogContract(store: () => Store): void {
  const signUp = async (subject: string) => (await store().users.upsert(storePerson(subject))).id;

  function create(userId: string, id: string, request: TripRequest = TRIP_REQUEST, key = "key-1") {
    return store().generations.create({
      id,
      userId,
      idempotencyKey: key,
      request,
      ownerId: OWNER,
      leaseUntilMs: NOW_MS + 1000,
      nowMs: NOW_MS,
    });
  }

  describe("starting generations", () => {
    test("a new key starts a running generation, which its user finds", async () => {
      const userId = await signUp("ada");
      expect(await store().generations.isKnownKey(userId, "key-1")).toBe(false);
      const generation = { id: "g1", userId, request: TRIP_REQUEST, state: "running" };
      expect(await create(userId, "g1")).toEqual({ outcome: "created", generation });
      expect(await store().generations.isKnownKey(userId, "key-1")).toBe(true);
      expect(await store().generations.find("g1", userId)).toEqual(generation);
      expect(await store().generations.events("g1", 0)).toEqual([]);
    });

    test("fifty requests with one key at once are one generation", async () => {
      const userId = await signUp("ada");
      await openConnections(store());
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, index) => create(userId, `g${index}`)),
      );
      const created = outcomes.filter((answer) => answer.outcome === "created");
      expect(created).toHaveLength(1);
      expect(outcomes.filter((answer) => answer.outcome === "existing")).toHaveLength(49);
      const ids = outcomes.map((answer) => "generation" in answer && answer.generation.id);
      expect(new Set(ids).size).toBe(1);
      expect(await store().generations.countSince(0, userId)).toBe(1);
    });

    test("the same key answers the same generation after it has ended, too", async () => {
      const userId = await signUp("ada");
      await create(userId, "g1");
      await store().generations.save("g1", OWNER, newTrip(tripDraft(), NOW_MS), NOW_MS);
      const again = await create(userId, "g2");
      expect(again).toMatchObject({
        outcome: "existing",
        generation: { id: "g1", state: "saved" },
      });
    });

    test("the same key with another request is refused and changes nothing", async () => {
      const userId = await signUp("ada");
      await create(userId, "g1");
      const other = { ...TRIP_REQUEST, days: 3 };
      expect(await create(userId, "g2", other)).toEqual({ outcome: "key_reused" });
      expect(await store().generations.find("g2", userId)).toBeUndefined();
      expect((await store().generations.find("g1", userId))?.request).toEqual(TRIP_REQUEST);
    });

    test("two users may use the same key, and neither finds the other's", async () => {
      const [ada, eve] = [await signUp("ada"), await signUp("eve")];
      await create(ada, "g1", { ...TRIP_REQUEST, location: undefined, daysAssumed: true });
      expect(await store().generations.isKnownKey(eve, "key-1")).toBe(false);
      expect(await create(eve, "g2")).toMatchObject({ outcome: "created" });
      expect(await store().generations.find("g1", eve)).toBeUndefined();
      const { request } = (await store().generations.find("g1", ada)) ?? {};
      expect([request?.location, request?.daysAssumed]).toEqual([undefined, true]);
    });
  });

  describe("the event log", () => {
    test("events are numbered from 1 and come back in order, from wherever one asks", async () => {
      const id = await startGeneration(store(), { userId: await signUp("ada"), ownerId: OWNER });
      const events = planEvents();
      for (const [index, event] of events.entries()) {
        expect(await store().generations.append(id, OWNER, event)).toBe(index + 1);
      }
      const log = events.map((event, index) => ({ seq: index + 1, event }));
      for (let afterSeq = 0; afterSeq <= events.length; afterSeq += 1) {
        expect(await store().generations.events(id, afterSeq)).toEqual(log.slice(afterSeq));
      }
      expect(await store().generations.events(id, 1000)).toEqual([]);
      expect(await store().generations.events(id, 1e300)).toEqual([]);
      expect(await store().generations.events("unknown", 0)).toEqual([]);
    });

    test("the logs of many are read in one question, each from where its reader stands", async () => {
      const [ada, eve] = [await signUp("ada"), await signUp("eve")];
      const events = planEvents();
      const log = events.map((event, index) => ({ seq: index + 1, event }));
      const ids: string[] = [];
      for (const userId of [ada, eve, ada]) {
        const id = await startGeneration(store(), { userId, ownerId: OWNER });
        for (const event of events) await store().generations.append(id, OWNER, event);
        ids.push(id);
      }
      const [one = "", two = "", three = ""] = ids;
      const ask = async (...positions: [string, number][]) =>
        Object.fromEntries(await store().generations.eventsAfter(new Map(positions)));
      expect(await ask([one, 0], [two, 3])).toEqual({ [one]: log, [two]: log.slice(3) });
      expect(await ask([three, events.length - 1])).toEqual({ [three]: log.slice(-1) });
      expect(await ask([one, events.length], [two, 1e300], ["unknown", 0])).toEqual({});
      expect(await ask()).toEqual({});
    });

    test("a thousand logs are read in one question", async () => {
      const userId = await signUp("ada");
      const [event] = planEvents();
      if (event === undefined) throw new Error("a plan has events");
      const id = await startGeneration(store(), { userId, ownerId: OWNER });
      await store().generations.append(id, OWNER, event);
      const others = Array.from({ length: 999 }, (_, index): [string, number] => [`g${index}`, 0]);
      const found = await store().generations.eventsAfter(new Map([...others, [id, 0]]));
      expect([...found]).toEqual([[id, [{ seq: 1, event }]]]);
    });

    test("a failure ends the generation with its event, and saves no trip", async () => {
      const userId = await signUp("ada");
      const id = await startGeneration(store(), { userId, ownerId: OWNER });
      const failed = { ...FAILED, alternatives: ["Porto, Portugal"] };
      expect(await store().generations.fail(id, OWNER, failed)).toEqual({ seq: 1, event: failed });
      expect(await store().generations.events(id, 0)).toEqual([{ seq: 1, event: failed }]);
      expect((await store().generations.find(id, userId))?.state).toBe("failed");
      expect((await store().trips.list(userId, { cursor: undefined, limit: 1 })).trips).toEqual([]);
    });
  });

  describe("counting and forgetting", () => {
    test("generations are counted from a moment on, by one user or by all", async () => {
      const [ada, eve] = [await signUp("ada"), await signUp("eve")];
      for (const nowMs of [NOW_MS - 1, NOW_MS, NOW_MS + 1]) {
        await startGeneration(store(), { userId: ada, nowMs });
      }
      await startGeneration(store(), { userId: eve, nowMs: NOW_MS });
      const { countSince } = store().generations;
      expect(await countSince(NOW_MS, ada)).toBe(2);
      expect(await countSince(NOW_MS, eve)).toBe(1);
      expect(await countSince(NOW_MS, undefined)).toBe(3);
      expect(await countSince(NOW_MS + 2, undefined)).toBe(0);
    });

    test("only old, ended generations are forgotten, and their trips stay", async () => {
      const userId = await signUp("ada");
      const start = (nowMs: number) => startGeneration(store(), { userId, nowMs, ownerId: OWNER });
      const [oldSaved, oldFailed, oldRunning] = [await start(1), await start(1), await start(1)];
      const recent = await start(NOW_MS);
      await store().generations.save(oldSaved, OWNER, newTrip(tripDraft(), NOW_MS), NOW_MS);
      await store().generations.fail(oldFailed, OWNER, FAILED);
      await store().generations.fail(recent, OWNER, FAILED);

      await store().generations.removeEnded(NOW_MS);
      for (const id of [oldSaved, oldFailed]) {
        expect(await store().generations.find(id, userId)).toBeUndefined();
        expect(await store().generations.events(id, 0)).toEqual([]);
      }
      expect((await store().generations.find(oldRunning, userId))?.state).toBe("running");
      expect(await store().generations.events(recent, 0)).toHaveLength(1);
      expect(await store().trips.find(String(NOW_MS), asOwner(userId))).toBeDefined();
    });
  });
}
