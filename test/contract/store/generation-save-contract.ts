import { describe, expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { newTrip } from "../../../src/server/generation/new-trip.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import { LostOwnershipError } from "../../../src/server/store/generation-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { planEvents, tripDraft } from "../../support/plans/trip-draft.ts";
import { openConnections } from "../../support/server/open-connections.ts";
import { parseDocument } from "../../support/store/parse-document.ts";
import { saveTrip, startGeneration } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;
const OWNER = "host:1:a";
const AT_ONCE = IS_NIGHTLY ? 100 : 12;
const SAVES = IS_NIGHTLY ? 1_000 : 12;

export function generationSaveContract(store: () => Store): void {
  const signUp = async (subject: string) => (await store().users.upsert(storePerson(subject))).id;
  const listIds = async (userId: string) =>
    (await store().trips.list(userId, { cursor: undefined, limit: 100 })).trips.map(({ id }) => id);

  describe("saving", () => {
    test("the trip, the last event and the state come together", async () => {
      const userId = await signUp("ada");
      const id = await startGeneration(store(), { userId, ownerId: OWNER });
      for (const event of planEvents()) await store().generations.append(id, OWNER, event);
      const seq = planEvents().length + 1;
      const saved = await store().generations.save(id, OWNER, newTrip(tripDraft(), NOW_MS), NOW_MS);
      expect(saved).toEqual({ seq, event: { type: "saved", tripId: String(NOW_MS) } });
      expect(await store().generations.events(id, seq - 1)).toEqual([saved]);
      expect((await store().generations.find(id, userId))?.state).toBe("saved");
      expect(await listIds(userId)).toEqual([String(NOW_MS)]);
    });

    test("a generation saves once, however many try at the same time", async () => {
      const userId = await signUp("ada");
      const id = await startGeneration(store(), { userId, ownerId: OWNER });
      await openConnections(store());
      const tries = await Promise.allSettled(
        Array.from({ length: 20 }, () =>
          store().generations.save(id, OWNER, newTrip(tripDraft(), NOW_MS), NOW_MS),
        ),
      );
      expect(tries.filter((one) => one.status === "fulfilled")).toHaveLength(1);
      for (const one of tries) {
        if (one.status === "rejected") expect(one.reason).toBeInstanceOf(LostOwnershipError);
      }
      expect(await listIds(userId)).toHaveLength(1);
      expect(await store().generations.events(id, 0)).toHaveLength(1);
    });

    test("a taken millisecond moves on to the next free one and overwrites nothing", async () => {
      const [ada, eve] = [await signUp("ada"), await signUp("eve")];
      await saveTrip(store(), { userId: ada, nowMs: NOW_MS, draft: tripDraft("Rome") });
      await saveTrip(store(), { userId: eve, nowMs: NOW_MS + 1, draft: tripDraft("Lima") });
      const third = await saveTrip(store(), { userId: ada, nowMs: NOW_MS });
      expect(third).toBe(String(NOW_MS + 2));
      // A clock that was set back finds the free millisecond below.
      expect(await saveTrip(store(), { userId: ada, nowMs: NOW_MS - 1 })).toBe(String(NOW_MS - 1));
      const rome = await store().trips.find(String(NOW_MS), asOwner(ada));
      expect((parseDocument(rome) as Trip).userSelection.location.label).toBe("Rome");
    });

    test(`${SAVES} saves at the same millisecond are ${SAVES} trips with ids of 13 digits`, {
      timeout: 60_000,
    }, async () => {
      const users = await Promise.all(["ada", "eve", "kay", "joy"].map(signUp));
      const save = async (index: number) => {
        const userId = users[index % users.length] ?? "";
        const draft = tripDraft(`City ${index}`);
        return { index, userId, id: await saveTrip(store(), { userId, nowMs: NOW_MS, draft }) };
      };
      const saved: Awaited<ReturnType<typeof save>>[] = [];
      // As many at once as even a busy machine gets done before a call is given up.
      for (let index = 0; index < SAVES; index += AT_ONCE) {
        const part = Array.from({ length: AT_ONCE }, (_, at) => save(index + at));
        saved.push(...(await Promise.all(part)));
      }
      expect(new Set(saved.map(({ id }) => id)).size).toBe(SAVES);
      expect(saved.filter(({ id }) => !/^\d{13}$/.test(id))).toEqual([]);
      for (const { index, userId, id } of saved) {
        const trip = parseDocument(await store().trips.find(id, asOwner(userId))) as Trip;
        expect(trip.id).toBe(id);
        expect(trip.userSelection.location.label).toBe(`City ${index}`);
      }

      // Among so few nothing takes long.
      if (!IS_NIGHTLY) return;
      // One more of that moment takes no longer than one of another.
      async function timeOf(momentOf: () => number): Promise<number> {
        const startMs = performance.now();
        for (let index = 0; index < 20; index += 1) {
          await saveTrip(store(), { userId: users[0] ?? "", nowMs: momentOf() });
        }
        return performance.now() - startMs;
      }
      let free = NOW_MS + 1_000_000;
      await expect
        .poll(async () => (await timeOf(() => NOW_MS)) / (await timeOf(() => free++)))
        .toBeLessThan(4);
    });
  });
}
