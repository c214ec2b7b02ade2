import { describe, expect, test } from "vitest";
import {
  MAX_PENDING_WRITES,
  type OfflineStore,
} from "../../../src/web/offline/store/offline-store.ts";
import {
  addPending,
  addWrite,
  FIRST_ID,
  offlineTrip,
  offlineWrite,
  removePending,
  SECOND_ID,
  updatePending,
} from "../../support/browser/offline-rows.ts";

/** The port's promises about waiting writes, to a store that ada has claimed. */
export function pendingWritesContract(store: () => OfflineStore): void {
  describe("pending writes", () => {
    test("are found in their order, whole", async () => {
      const writes = [
        { ...offlineWrite(SECOND_ID), wasSent: true },
        offlineWrite(FIRST_ID),
        offlineWrite(SECOND_ID),
      ];
      const added = [];
      for (const write of writes) added.push(await addPending(store(), write));
      const pending = await store().pending();
      expect(pending).toEqual(added);
      expect(pending.map(({ seq: _seq, ...write }) => write)).toEqual(writes);
      const seqs = pending.map(({ seq }) => seq);
      expect(seqs).toEqual([...new Set(seqs)].sort((one, other) => one - other));
    });

    test("an eleventh is refused, until one is sent", async () => {
      const first = await addWrite(store());
      while ((await store().pending()).length < MAX_PENDING_WRITES) await addWrite(store());
      expect(await addPending(store(), offlineWrite())).toBe("full");
      expect(await store().pending()).toHaveLength(10);
      await removePending(store(), first);
      expect(await addPending(store(), offlineWrite())).toMatchObject({ tripId: FIRST_ID });
      expect(await addPending(store(), offlineWrite())).toBe("full");
    });

    test("those that wait for a decision are not counted", async () => {
      for (let count = 0; count < MAX_PENDING_WRITES; count += 1) {
        const write = await addWrite(store());
        if (count < 3) await updatePending(store(), { ...write, problem: { kind: "gone" } });
      }
      for (let count = 0; count < 3; count += 1) await addWrite(store());
      expect(await addPending(store(), offlineWrite())).toBe("full");
    });

    test("of two at once when nine wait, one is refused", async () => {
      for (let count = 0; count < 9; count += 1) await addWrite(store());
      const both = [addPending(store(), offlineWrite()), addPending(store(), offlineWrite())];
      expect((await Promise.all(both)).filter((added) => added === "full")).toHaveLength(1);
      expect(await store().pending()).toHaveLength(10);
    });

    test("a later one is never before an earlier one, though all were sent between", async () => {
      const first = await addWrite(store());
      await removePending(store(), first);
      expect((await addWrite(store())).seq).toBeGreaterThan(first.seq);
    });

    test("a changed one keeps its place", async () => {
      const first = await addWrite(store(), FIRST_ID);
      const second = await addWrite(store(), SECOND_ID);
      const problem = { kind: "conflict", theirs: offlineTrip(FIRST_ID, 7) } as const;
      await updatePending(store(), { ...first, wasSent: true, problem });
      expect(await store().pending()).toEqual([{ ...first, wasSent: true, problem }, second]);
    });

    test("one that is gone stays gone", async () => {
      const first = await addWrite(store());
      const second = await addWrite(store());
      await removePending(store(), first);
      await removePending(store(), first);
      await updatePending(store(), { ...first, problem: { kind: "gone" } });
      expect(await store().pending()).toEqual([second]);
    });
  });
}
