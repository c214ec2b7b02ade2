import { expect, test } from "vitest";
import { FIRST_ID, offlineTrip } from "../../../../test/support/browser/offline-rows.ts";
import { MAX_BODY_BYTES } from "../../../domain/wire.ts";
import { createMemoryStore } from "../store/memory-store.ts";
import type { OfflineStore, PendingWrite } from "../store/offline-store.ts";
import { createWriteQueue, type WriteAnswer } from "./write-queue.ts";

const NOTE = { kind: "note", day: 0, text: "Mine" } as const;
const TITLE = { kind: "title", text: "Spring" } as const;

async function openQueue(
  send: (write: PendingWrite) => WriteAnswer,
  change: (store: OfflineStore) => OfflineStore = (store) => store,
) {
  const store = createMemoryStore({ now: () => 1 });
  await store.claim("ada");
  let keys = 0;
  const queue = createWriteQueue({
    store: change(store),
    send: async (write) => send(write),
    exclusively: (work) => work(),
    onChange() {},
    nowMs: () => 1,
    newKey() {
      keys += 1;
      return `key-${keys}`;
    },
  });
  return { queue, store };
}

test("a text begun on an older version is not carried over a newer one by another write of its author", async () => {
  const sent: [version: number, kind: string | undefined][] = [];
  const { queue } = await openQueue((write) => {
    const kind = write.changes === "delete" ? "delete" : write.changes[0]?.change.kind;
    sent.push([write.baseVersion, kind]);
    return write.baseVersion === 3
      ? { kind: "done", trip: offlineTrip(FIRST_ID, 4) }
      : { kind: "wait" };
  });
  const begun = offlineTrip(FIRST_ID, 2);
  await queue.add(offlineTrip(FIRST_ID, 3), [TITLE]);
  await queue.add(begun, [NOTE]);
  await queue.flush();
  expect(sent).toEqual([
    [3, "title"],
    [2, "note"],
  ]);
});

test("a text begun on a version that a waiting write hid is compared with what the server has", async () => {
  const sent: number[] = [];
  const { queue, store } = await openQueue((write) => {
    sent.push(write.baseVersion);
    if (write.baseVersion === 3) return { kind: "done", trip: offlineTrip(FIRST_ID, 4) };
    return { kind: "conflict", theirs: { ...offlineTrip(FIRST_ID, 5), title: "Theirs" } };
  });
  // Made by the server, unheard; then another device's title comes in under it and is not shown.
  await queue.add(offlineTrip(FIRST_ID, 3), [{ kind: "title", text: "" }]);
  await queue.add(offlineTrip(FIRST_ID, 5), [TITLE]);
  await queue.flush();
  expect(sent).toEqual([3, 0]);
  expect((await store.pending()).map(({ problem }) => problem?.kind)).toEqual(["conflict"]);
});

test("a change is based on the newest kept trip where what it is about still stands there", async () => {
  const sent: number[] = [];
  const { queue, store } = await openQueue((write) => {
    sent.push(write.baseVersion);
    return { kind: "done", trip: offlineTrip(FIRST_ID, write.baseVersion + 1) };
  });
  const seen = offlineTrip(FIRST_ID, 1);
  // Another device, or the change made a moment ago, has come in since the page was rendered.
  await store.keepTrip({ ...offlineTrip(FIRST_ID, 2), title: "Theirs" });
  await queue.add(seen, [NOTE]);
  await queue.add(seen, [TITLE]);
  await queue.flush();
  // The note stands on version 2; the title is compared with what the server has.
  expect(sent).toEqual([2, 0]);
});

test("a store that takes no change doesn't have a write sent for ever", async () => {
  let sent = 0;
  const { queue } = await openQueue(
    () => {
      sent += 1;
      if (sent > 10) throw new Error("sent again and again");
      return { kind: "done", trip: offlineTrip(FIRST_ID, 2) };
    },
    (store) => ({
      ...store,
      changeWrites: async (...of) => (isStuck ? "failed" : store.changeWrites(...of)),
    }),
  );
  let isStuck = false;
  await queue.add(offlineTrip(), [TITLE]);
  isStuck = true;
  await queue.flush();
  expect(sent).toBe(1);
});

test.each(["x", "\u20ac", "\u0001", "\ud83d\ude80"])(
  "fifty notes of 2,000 characters like %j go in requests that the server takes",
  async (character) => {
    const sizes: number[] = [];
    const texts: string[] = [];
    const { queue } = await openQueue((write) => {
      if (write.changes === "delete") throw new Error("nothing is deleted here");
      const changes = write.changes.map(({ change }) => change);
      sizes.push(new TextEncoder().encode(JSON.stringify({ changes })).byteLength);
      texts.push(...changes.map(({ text }) => text.slice(-2)));
      return { kind: "done", trip: offlineTrip(FIRST_ID, write.baseVersion + 1) };
    });
    const text = character.repeat(2000 / character.length - 1);
    const changes = Array.from({ length: 50 }, (_, place) => {
      return {
        kind: "note",
        day: 0,
        place,
        text: `${text}${String(place).padStart(2, "0")}`,
      } as const;
    });
    expect(await queue.add(offlineTrip(), changes)).toBe("kept");
    await queue.flush();
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_BODY_BYTES);
    expect(texts).toEqual(changes.map(({ text: whole }) => whole.slice(-2)));
  },
);

test("what doesn't fit among the ten that may wait is not kept in part", async () => {
  const { queue, store } = await openQueue(() => ({ kind: "wait" }));
  for (let count = 0; count < 9; count += 1) await queue.add(offlineTrip(), [TITLE]);
  const text = "\u20ac".repeat(2000);
  const changes = Array.from({ length: 50 }, (_, place) => ({ ...NOTE, place, text }));
  expect(await queue.add(offlineTrip(), changes)).toBe("full");
  expect(await store.pending()).toHaveLength(9);
});
