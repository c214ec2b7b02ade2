import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import { withPending } from "../../../src/web/offline/queue/pending-edits.ts";
import { requestBody } from "../../../src/web/offline/queue/request-body.ts";
import { type WriteAnswer, WriteQueue } from "../../../src/web/offline/queue/write-queue.ts";
import { createMemoryStore } from "../../../src/web/offline/store/memory-store.ts";
import type { OfflineStore, PendingWrite } from "../../../src/web/offline/store/offline-store.ts";
import { FIRST_ID, offlineTrip } from "./offline-rows.ts";

export const title = (text: string): Edit => ({ kind: "set-title", text });
export const note = (text: string, id = "day-0"): Edit => ({ kind: "set-note", id, text });
export const titled = (text: string, version = 1) => ({
  ...offlineTrip(FIRST_ID, version),
  title: text,
});

/** A write queue on a store in memory, whose server answers so. */
export async function openQueue(
  send: (write: PendingWrite) => WriteAnswer | Promise<WriteAnswer> = () => ({ kind: "wait" }),
  change: (store: OfflineStore) => OfflineStore = (store) => store,
) {
  const store = createMemoryStore({ now: () => 1 });
  await store.claim("ada");
  let keys = 0;
  const clock = { nowMs: 1 };
  let pausedUntilMs = 0;
  const queue = new WriteQueue({
    store: change(store),
    send: async (write) => send(write),
    exclusively: (work) => work(),
    onChange() {},
    pause: {
      begin: (forMs) => {
        pausedUntilMs = clock.nowMs + forMs;
      },
      leftMs: () => Math.max(0, pausedUntilMs - clock.nowMs),
    },
    nowMs: () => clock.nowMs,
    newKey() {
      keys += 1;
      return `key-${keys}`;
    },
  });
  /** The waiting writes, as they would be sent. */
  const waiting = async () => (await store.pending()).map(({ edits }) => requestBody(edits));
  const shown = async () => {
    const { trip, writes } = await store.tripWithWrites(FIRST_ID);
    return trip && withPending(trip, writes);
  };
  return { queue, store, waiting, shown, clock };
}
