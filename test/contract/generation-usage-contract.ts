import { describe, expect, test } from "vitest";
import { errorText } from "../../src/domain/app-error.ts";
import type { Store } from "../../src/server/store/store.ts";
import { openConnections } from "../support/open-connections.ts";
import { startGeneration } from "../support/save-trip.ts";
import { storePerson } from "../support/store-person.ts";
import { TRIP_REQUEST } from "../support/trip-draft.ts";

const NOW_MS = 1_700_000_000_000;
const OWNER = "host:1:mine";

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
      const text = errorText("cancelled");
      await fail(running, OWNER, { type: "failed", code: "cancelled", text });
      expect((await another(ada, "second-of-ada")).outcome).toBe("created");
    });
  });
}
