import { describe, expect, test } from "vitest";
import type { Store } from "../../../src/server/store/store.ts";
import { TRIP_REQUEST } from "../../support/plans/trip-draft.ts";
import { openConnections } from "../../support/server/open-connections.ts";
import { startGeneration } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;
const OWNER = "host:1:mine";
type NewGeneration = Parameters<Store["generations"]["create"]>[0];

export function generationUsageContract(store: () => Store): void {
  const signUp = async (subject: string) => (await store().users.upsert(storePerson(subject))).id;
  const start = (userId: string, nowMs = NOW_MS) =>
    startGeneration(store(), { userId, ownerId: OWNER, nowMs, leaseUntilMs: nowMs + 1000 });

  describe("what generations take", () => {
    test("tokens are added up, over all plans since a moment", async () => {
      const { recordUsage, usageSince } = store().generations;
      const userId = await signUp("ada");
      const early = await start(userId, NOW_MS - 1000);
      const late = await start(userId);
      await recordUsage(early, { inputTokens: 1, outputTokens: 2 });
      await recordUsage(late, { inputTokens: 10, outputTokens: 20 });
      await recordUsage(late, { inputTokens: 100, outputTokens: 200 });
      expect(await usageSince(NOW_MS)).toEqual({ inputTokens: 110, outputTokens: 220 });
      expect(await usageSince(0)).toEqual({ inputTokens: 111, outputTokens: 222 });
      expect(await usageSince(NOW_MS + 1)).toEqual({ inputTokens: 0, outputTokens: 0 });
    });

    test("tokens told of after an account was removed count, too", async () => {
      const { recordUsage, usageSince } = store().generations;
      const userId = await signUp("ada");
      const id = await start(userId);
      await recordUsage(id, { inputTokens: 1, outputTokens: 2 });
      await store().users.remove(userId);
      await recordUsage(id, { inputTokens: 10, outputTokens: 20 });
      await recordUsage("no-such-generation", { inputTokens: 100, outputTokens: 200 });
      expect(await usageSince(NOW_MS)).toEqual({ inputTokens: 11, outputTokens: 22 });
    });

    test("of many plans asked for at once, each with a key of its own, one comes under way", async () => {
      const userId = await signUp("ada");
      await openConnections(store());
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          store().generations.create({
            id: `g${index}`,
            userId,
            idempotencyKey: `key-${index}`,
            request: TRIP_REQUEST,
            ownerId: OWNER,
            leaseUntilMs: NOW_MS + 1000,
            nowMs: NOW_MS,
            maxRunning: 1,
          }),
        ),
      );
      const created = outcomes.filter(({ outcome }) => outcome === "created");
      expect(created).toHaveLength(1);
      expect(outcomes.filter(({ outcome }) => outcome === "too_many_running")).toHaveLength(19);
      expect(await store().generations.countSince(0, userId)).toBe(1);
    });

    describe("the day's limits", () => {
      const plan = (userId: string, key: string, more: Partial<NewGeneration> = {}) =>
        store().generations.create({
          id: key,
          userId,
          idempotencyKey: key,
          request: TRIP_REQUEST,
          ownerId: OWNER,
          leaseUntilMs: NOW_MS + 1000,
          nowMs: NOW_MS,
          limits: { sinceMs: NOW_MS, maxOfUser: 2, maxOfAll: 3 },
          ...more,
        });
      const outcomes = async (...created: ReturnType<typeof plan>[]) =>
        (await Promise.all(created)).map(({ outcome }) => outcome);
      const FAILED = { type: "failed", code: "planner_busy" } as const;

      test("hold for one person and for all, and a known key is answered all the same", async () => {
        const [ada, bob] = [await signUp("ada"), await signUp("bob")];
        await plan(ada, "early", { nowMs: NOW_MS - 1 });
        for (const key of ["one", "two"]) {
          expect(await outcomes(plan(ada, key))).toEqual(["created"]);
        }
        expect(await outcomes(plan(ada, "three"))).toEqual(["too_many_of_user"]);
        expect(await outcomes(plan(ada, "two"))).toEqual(["existing"]);
        expect(await outcomes(plan(bob, "four"))).toEqual(["created"]);
        expect(await outcomes(plan(bob, "five"))).toEqual(["too_many_of_all"]);
        expect(await store().generations.countSince(NOW_MS, undefined)).toBe(3);
      });

      test("hold when many ask at once", async () => {
        const people = await Promise.all(Array.from({ length: 8 }, (_, at) => signUp(`p${at}`)));
        await openConnections(store());
        const asked = await outcomes(...people.map((userId, at) => plan(userId, `key-${at}`)));
        expect(asked.toSorted()).toEqual([
          ...Array.from({ length: 3 }, () => "created"),
          ...Array.from({ length: 5 }, () => "too_many_of_all"),
        ]);
      });

      test("count no guide plan, and a failed plan only if a model took tokens for it", async () => {
        const ada = await signUp("ada");
        const { fail, recordUsage, countSince } = store().generations;
        const byGuide = { request: { ...TRIP_REQUEST, planner: "guide" } } as const;
        await plan(ada, "guide", byGuide);
        await plan(ada, "refused");
        expect(await countSince(NOW_MS, ada)).toBe(1);
        await fail("refused", OWNER, FAILED);
        expect(await countSince(NOW_MS, ada)).toBe(0);
        await plan(ada, "paid");
        await recordUsage("paid", { inputTokens: 1, outputTokens: 0 });
        await fail("paid", OWNER, FAILED);
        await plan(ada, "paid later");
        await fail("paid later", OWNER, FAILED);
        await recordUsage("paid later", { inputTokens: 0, outputTokens: 1 });
        for (const userId of [ada, undefined]) {
          expect(await countSince(NOW_MS, userId)).toBe(2);
        }
        expect(await outcomes(plan(ada, "more"))).toEqual(["too_many_of_user"]);
        await store().users.remove(ada);
        expect(await countSince(NOW_MS, undefined)).toBe(2);
      });

      test("take no text of a traveller's for the mark of a guide plan", async () => {
        const ada = await signUp("ada");
        const place_id = '","planner":"guide"}';
        await plan(ada, "one", {
          request: { ...TRIP_REQUEST, location: { label: place_id, value: { place_id } } },
        });
        expect(await store().generations.countSince(NOW_MS, ada)).toBe(1);
      });
    });

    test("a plan beside as many as one may have under way is refused, until one has ended", async () => {
      const { create, fail } = store().generations;
      const [ada, bob] = [await signUp("ada"), await signUp("bob")];
      const running = await start(ada);
      const another = (userId: string, idempotencyKey: string) =>
        create({
          id: idempotencyKey,
          userId,
          idempotencyKey,
          request: {
            location: undefined,
            days: 3,
            daysAssumed: true,
            traveler: "1",
            budget: "Budget",
          },
          ownerId: OWNER,
          leaseUntilMs: NOW_MS + 1000,
          nowMs: NOW_MS,
          maxRunning: 1,
        });
      expect(await another(ada, "second-of-ada")).toEqual({
        outcome: "too_many_running",
        runningId: running,
      });
      expect((await another(bob, "first-of-bob")).outcome).toBe("created");
      expect((await another(bob, "first-of-bob")).outcome).toBe("existing");
      await fail(running, OWNER, { type: "failed", code: "cancelled" });
      expect((await another(ada, "second-of-ada")).outcome).toBe("created");
    });
  });
}
