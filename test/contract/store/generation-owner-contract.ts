import { describe, expect, test } from "vitest";
import { newTrip } from "../../../src/server/generation/new-trip.ts";
import { LostOwnershipError } from "../../../src/server/store/generation-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { openConnections } from "../../support/server/open-connections.ts";
import { startGeneration } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;
const LEASE_MS = NOW_MS + 1000;
const MINE = "host:1:mine";
const THEIRS = "host:2:theirs";
const STARTED = { type: "started", location: { label: "Porto" }, days: 2 } as const;
const FAILED = { type: "failed", code: "cancelled" } as const;

export function generationOwnerContract(store: () => Store): void {
  const signUp = async (subject: string) => (await store().users.upsert(storePerson(subject))).id;
  const start = (userId: string, ownerId = MINE, leaseUntilMs = LEASE_MS) =>
    startGeneration(store(), { userId, ownerId, nowMs: NOW_MS, leaseUntilMs });

  async function expectRefused(id: string, ownerId: string): Promise<void> {
    const { append, save, fail } = store().generations;
    await expect(append(id, ownerId, STARTED)).rejects.toBeInstanceOf(LostOwnershipError);
    const trip = newTrip(tripDraft(), NOW_MS);
    await expect(save(id, ownerId, trip, NOW_MS)).rejects.toBeInstanceOf(LostOwnershipError);
    await expect(fail(id, ownerId, FAILED)).rejects.toBeInstanceOf(LostOwnershipError);
  }

  describe("owning a generation", () => {
    test("writes by anyone but the owner are refused and leave no trace", async () => {
      const userId = await signUp("ada");
      const id = await start(userId);
      await expectRefused(id, THEIRS);
      await expectRefused("unknown", MINE);
      expect(await store().generations.events(id, 0)).toEqual([]);
      expect((await store().generations.find(id, userId))?.state).toBe("running");
      expect((await store().trips.list(userId, { cursor: undefined, limit: 5 })).trips).toEqual([]);
      expect(await store().generations.append(id, MINE, STARTED)).toBe(1);
    });

    test("nothing more is written once it has ended", async () => {
      const userId = await signUp("ada");
      const [saved, failed] = [await start(userId), await start(userId)];
      await store().generations.save(saved, MINE, newTrip(tripDraft(), NOW_MS), NOW_MS);
      await store().generations.fail(failed, MINE, FAILED);
      await expectRefused(saved, MINE);
      await expectRefused(failed, MINE);
      expect(await store().generations.events(saved, 0)).toHaveLength(1);
      expect(await store().generations.events(failed, 0)).toHaveLength(1);
      expect(
        (await store().trips.list(userId, { cursor: undefined, limit: 5 })).trips,
      ).toHaveLength(1);
    });

    test("the next owner writes on where the former one stopped, which writes no more", async () => {
      const userId = await signUp("ada");
      const id = await start(userId);
      await store().generations.append(id, MINE, STARTED);
      const to = { ownerId: THEIRS, leaseUntilMs: LEASE_MS + 1 };
      expect(await store().generations.takeOver(id, { ownerId: MINE }, to)).toBe(true);
      await expectRefused(id, MINE);
      const saved = await store().generations.save(
        id,
        THEIRS,
        newTrip(tripDraft(), NOW_MS),
        NOW_MS,
      );
      expect(saved.seq).toBe(2);
    });

    test("of many that want it exactly one gets it", async () => {
      const id = await start(await signUp("ada"));
      await openConnections(store());
      const takers = Array.from({ length: 10 }, (_, index) => `host:${index}:taker`);
      const won = await Promise.all(
        takers.map((ownerId) =>
          store().generations.takeOver(id, { ownerId: MINE }, { ownerId, leaseUntilMs: LEASE_MS }),
        ),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      const winner = takers[won.indexOf(true)] ?? "";
      expect(await store().generations.append(id, winner, STARTED)).toBe(1);
    });

    test("what has ended, and what someone else has taken meanwhile, can't be taken over", async () => {
      const userId = await signUp("ada");
      const [ended, running] = [await start(userId), await start(userId)];
      await store().generations.fail(ended, MINE, FAILED);
      const to = { ownerId: THEIRS, leaseUntilMs: LEASE_MS };
      expect(await store().generations.takeOver(ended, { ownerId: MINE }, to)).toBe(false);
      expect(await store().generations.takeOver(running, { ownerId: "host:9:nobody" }, to)).toBe(
        false,
      );
      expect(await store().generations.takeOver("unknown", { ownerId: MINE }, to)).toBe(false);
    });
  });

  describe("leases", () => {
    const listRunning = async (nowMs: number) =>
      (await store().generations.listRunning(nowMs)).map((held) => ({
        id: held.generation.id,
        ownerId: held.ownerId,
        leaseExpired: held.leaseExpired,
      }));

    test("what runs is listed with who runs it and whether their lease ran out; what is ended is not", async () => {
      const userId = await signUp("ada");
      const ended = await start(userId, THEIRS);
      await store().generations.fail(ended, THEIRS, FAILED);
      const running = await start(userId, THEIRS);
      expect(await listRunning(LEASE_MS - 1)).toEqual([
        { id: running, ownerId: THEIRS, leaseExpired: false },
      ]);
      expect(await listRunning(LEASE_MS + 1)).toEqual([
        { id: running, ownerId: THEIRS, leaseExpired: true },
      ]);
      const [listed] = await store().generations.listRunning(NOW_MS);
      expect(listed?.generation).toEqual(await store().generations.find(running, userId));
      const ours = await start(userId, MINE);
      expect(new Set((await listRunning(NOW_MS)).map(({ id }) => id))).toEqual(
        new Set([running, ours]),
      );
    });

    test("renewing extends every lease of the owner and nobody else's", async () => {
      const userId = await signUp("ada");
      const [one, two] = [await start(userId, THEIRS), await start(userId, THEIRS)];
      const third = await start(userId, "host:3:third");
      await store().generations.renewLeases(THEIRS, LEASE_MS + 5000);
      const expired = (await listRunning(LEASE_MS + 1)).filter((one) => one.leaseExpired);
      expect(expired.map(({ id }) => id)).toEqual([third]);
      const all = (await listRunning(LEASE_MS + 5001)).filter((one) => one.leaseExpired);
      expect(all.map(({ id }) => id).toSorted()).toEqual([one, two, third].toSorted());
    });

    test("an owner that renews between another's look and its takeover keeps the generation", async () => {
      const id = await start(await signUp("ada"), THEIRS);
      const { generations } = store();
      const [seen] = await generations.listRunning(LEASE_MS + 1);
      expect(seen).toMatchObject({ leaseExpired: true, leaseUntilMs: LEASE_MS });
      await generations.renewLeases(THEIRS, LEASE_MS + 5000);
      const to = { ownerId: MINE, leaseUntilMs: LEASE_MS + 9000 };
      const from = { ownerId: THEIRS, leaseUntilMs: LEASE_MS };
      expect(await generations.takeOver(id, from, to)).toBe(false);
      expect(await generations.append(id, THEIRS, STARTED)).toBe(1);
      const renewed = { ownerId: THEIRS, leaseUntilMs: LEASE_MS + 5000 };
      expect(await generations.takeOver(id, renewed, to)).toBe(true);
    });

    test("of a late renewal and a takeover at once, exactly one is made", async () => {
      const id = await start(await signUp("ada"), THEIRS);
      await openConnections(store());
      const { generations } = store();
      const from = { ownerId: THEIRS, leaseUntilMs: LEASE_MS };
      const to = { ownerId: MINE, leaseUntilMs: LEASE_MS + 9000 };
      const [, isOurs] = await Promise.all([
        generations.renewLeases(THEIRS, LEASE_MS + 5000),
        generations.takeOver(id, from, to),
      ]);
      const expected = isOurs ? to : { ownerId: THEIRS, leaseUntilMs: LEASE_MS + 5000 };
      expect((await generations.listRunning(NOW_MS))[0]).toMatchObject(expected);
    });

    test("a takeover brings its own lease", async () => {
      const id = await start(await signUp("ada"), THEIRS);
      const to = { ownerId: MINE, leaseUntilMs: LEASE_MS + 5000 };
      await store().generations.takeOver(id, { ownerId: THEIRS }, to);
      expect(await listRunning(LEASE_MS + 1)).toEqual([{ id, ownerId: MINE, leaseExpired: false }]);
    });
  });
}
