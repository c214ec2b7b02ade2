import { describe, expect, test } from "vitest";
import { FIRST_ID, offlineTrip, SECOND_ID } from "../../../../test/support/browser/offline-rows.ts";
import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import { MAX_BODY_BYTES } from "../../../domain/wire.ts";
import { createMemoryStore } from "../store/memory-store.ts";
import type { OfflineStore, PendingWrite } from "../store/offline-store.ts";
import { withPending } from "./pending-edits.ts";
import { requestBody } from "./request-body.ts";
import { createWriteQueue, type WriteAnswer } from "./write-queue.ts";

const DELETE = { kind: "delete-trip" } as const;
const title = (text: string): Edit => ({ kind: "set-title", text });
const note = (text: string, id = "day-0"): Edit => ({ kind: "set-note", id, text });
const titled = (text: string, version = 1) => ({ ...offlineTrip(FIRST_ID, version), title: text });

async function openQueue(
  send: (write: PendingWrite) => WriteAnswer | Promise<WriteAnswer> = () => ({ kind: "wait" }),
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
  /** What waits, as it would be sent. */
  const waiting = async () => (await store.pending()).map(({ edits }) => requestBody(edits));
  const shown = async () => {
    const { trip, writes } = await store.tripWithWrites(FIRST_ID);
    return trip && withPending(trip, writes);
  };
  return { queue, store, waiting, shown };
}

describe("edits of one trip that wait", () => {
  test("are one write, each with what its author saw", async () => {
    const { queue, waiting } = await openQueue();
    await queue.add(titled("Old"), [title("New")]);
    await queue.add(titled("New"), [note("Mine")]);
    await queue.add(offlineTrip(SECOND_ID), [note("Elsewhere")]);
    expect(await waiting()).toEqual([
      { edits: [title("New"), note("Mine")], before: ["Old", ""] },
      { edits: [note("Elsewhere")], before: [""] },
    ]);
  });

  test("of the same target are the last one, with what stood there before the first", async () => {
    const { queue, waiting } = await openQueue();
    await queue.add(titled("Old"), [title("One")]);
    await queue.add(titled("One"), [note("Mine")]);
    await queue.add(titled("One"), [title("Two")]);
    await queue.add(titled("Two"), [title("Three")]);
    expect(await waiting()).toEqual([
      { edits: [note("Mine"), title("Three")], before: ["", "Old"] },
    ]);
  });

  test("of the same target stay apart where the second author didn't see the first's", async () => {
    const { queue, waiting } = await openQueue();
    await queue.add(titled("Old"), [title("First tab")]);
    await queue.add(titled("Old"), [title("Second tab")]);
    expect(await waiting()).toEqual([
      { edits: [title("First tab")], before: ["Old"] },
      { edits: [title("Second tab")], before: ["Old"] },
    ]);
  });

  test("leave alone what may be on its way, though its answer was lost", async () => {
    const sent: PendingWrite[] = [];
    const { queue, waiting } = await openQueue((write) => {
      sent.push(write);
      return { kind: "wait" };
    });
    await queue.add(titled("Old"), [title("One")]);
    await queue.flush();
    await queue.add(titled("One"), [title("Two")]);
    await queue.flush();
    expect(await waiting()).toEqual([
      { edits: [title("One")], before: ["Old"] },
      { edits: [title("Two")], before: ["One"] },
    ]);
    expect(sent.map(({ key, edits }) => [key, edits.length])).toEqual([
      ["key-1", 1],
      ["key-1", 1],
    ]);
  });

  test("leave alone what is on its way at this moment", async () => {
    const sent: string[] = [];
    const { queue, store } = await openQueue(async ({ edits }) => {
      sent.push(
        requestBody(edits)
          .edits.map((edit) => ("text" in edit ? edit.text : ""))
          .join(),
      );
      if (sent.length === 1) await queue.add(titled("One"), [title("Two"), note("Mine")]);
      return { kind: "done", trip: titled(sent.length === 1 ? "One" : "Two", sent.length + 1) };
    });
    await queue.add(titled("Old"), [title("One")]);
    await queue.flush();
    expect(sent).toEqual(["One", "Two,Mine"]);
    expect(await store.pending()).toEqual([]);
  });
});

test.each(["x", "\u20ac", "\u0001", "\ud83d\ude80"])(
  "fifty notes of 2,000 characters like %j go in requests that the server takes",
  async (character) => {
    const sizes: number[] = [];
    const texts: string[] = [];
    const { queue } = await openQueue((write) => {
      const body = requestBody(write.edits);
      sizes.push(new TextEncoder().encode(JSON.stringify(body)).byteLength);
      for (const edit of body.edits) if ("text" in edit) texts.push(edit.text.slice(-2));
      return { kind: "done", trip: tripWith50Places() };
    });
    const text = character.repeat(2000 / character.length - 1);
    const wanted = Array.from({ length: 50 }, (_, at) =>
      note(`${text}${String(at).padStart(2, "0")}`, `place-0-${at}`),
    );
    expect(await queue.add(tripWith50Places(), wanted)).toBe("kept");
    await queue.flush();
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_BODY_BYTES);
    expect(texts).toEqual(Array.from({ length: 50 }, (_, at) => String(at).padStart(2, "0")));
  },
);

test("ten writes may wait, however many edits are in them, and none is kept in part", async () => {
  const { queue, store } = await openQueue();
  for (let at = 0; at < 9; at += 1) {
    const trip = offlineTrip(String(1_700_000_000_000 + at));
    for (const text of ["One", "Two", "Three"]) await queue.add(trip, [title(text), note(text)]);
  }
  const before = await store.pending();
  const wanted = Array.from({ length: 50 }, (_, at) =>
    note("\u20ac".repeat(2000), `place-0-${at}`),
  );
  expect(await queue.add({ ...tripWith50Places(), id: "1800000000000" }, wanted)).toBe("full");
  expect(await store.pending()).toEqual(before);
});

describe("what others have changed", () => {
  test("elsewhere in the trip is no conflict, whatever version an edit was made to", async () => {
    const sent: PendingWrite[] = [];
    const { queue, store } = await openQueue((write) => {
      sent.push(write);
      return { kind: "done", trip: titled("Theirs", 4) };
    });
    // Come in since the page was rendered.
    await store.keepTrip(titled("Theirs", 3));
    await queue.add(offlineTrip(FIRST_ID, 1), [note("Mine")]);
    await queue.flush();
    expect(sent.map(({ edits }) => requestBody(edits))).toEqual([
      { edits: [note("Mine")], before: [""] },
    ]);
  });

  test("at the target of one edit holds up that one alone", async () => {
    const sent: (readonly Edit[])[] = [];
    const { queue, store, shown } = await openQueue((write) => {
      sent.push(requestBody(write.edits).edits);
      if (sent.length === 1) return { kind: "conflict", theirs: titled("Theirs", 2) };
      return { kind: "done", trip: titled("Theirs", 3) };
    });
    await queue.add(offlineTrip(), [title("Mine"), note("Mine")]);
    await queue.flush();
    expect(sent).toEqual([[title("Mine"), note("Mine")], [note("Mine")]]);
    expect(await store.pending()).toMatchObject([
      { edits: [{ edit: title("Mine"), before: "" }], problem: { kind: "conflict" } },
    ]);
    expect((await shown())?.title).toBe("Theirs");
  });

  test("is asked about once, with all that was written on top of the contested edit", async () => {
    let times = 0;
    const { queue, store } = await openQueue(async () => {
      times += 1;
      await queue.add(titled("One"), [title("Two"), note("Mine")]);
      return times === 1
        ? { kind: "conflict", theirs: titled("Theirs", 2) }
        : { kind: "done", trip: titled("Theirs", 3) };
    });
    await queue.add(titled("Old"), [title("One")]);
    await queue.flush();
    const undecided = (await store.pending()).filter(({ problem }) => problem !== undefined);
    expect(undecided.map(({ edits }) => requestBody(edits))).toEqual([
      { edits: [title("Two")], before: ["Old"] },
    ]);
  });

  test("is written over, or left, as the traveller decides", async () => {
    const sent: PendingWrite[] = [];
    const { queue, store, waiting } = await openQueue((write) => {
      sent.push(write);
      return { kind: "conflict", theirs: titled("Theirs", 2) };
    });
    await queue.add(titled("Old"), [title("Mine")]);
    await queue.flush();
    const [undecided] = await store.pending();
    await queue.resolve(undecided?.seq ?? 0, "mine");
    expect(await waiting()).toEqual([{ edits: [title("Mine")], before: ["Theirs"] }]);
    // Under a key that the server doesn't know: it is another request.
    expect((await store.pending())[0]?.key).not.toBe(sent[0]?.key);
    sent.length = 0;
    await queue.flush();
    const again = (await store.pending()).find(({ problem }) => problem !== undefined);
    await queue.resolve(again?.seq ?? 0, "theirs");
    expect(await store.pending()).toEqual([]);
  });

  test("again and again, though nothing is contested, is asked about in the end", async () => {
    let sent = 0;
    const { queue, store } = await openQueue(() => {
      sent += 1;
      return { kind: "conflict", theirs: offlineTrip(FIRST_ID, sent + 1) };
    });
    await queue.add(offlineTrip(), [title("Mine")]);
    await queue.flush();
    expect(sent).toBe(6);
    expect(await store.pending()).toMatchObject([{ problem: { kind: "conflict" } }]);
  });
});

describe("a deletion", () => {
  test("takes the place of what waits, and goes on after what was on its way", async () => {
    const sent: unknown[] = [];
    const { queue, store } = await openQueue(async ({ edits }) => {
      sent.push(edits.map(({ edit, before }) => [edit.kind, before]));
      if (sent.length > 1) return { kind: "done", trip: undefined };
      await queue.add(titled("One"), [note("Never mind")]);
      await queue.add(titled("One"), [DELETE]);
      return { kind: "done", trip: titled("One", 2) };
    });
    await queue.add(titled("Old"), [title("One")]);
    await queue.flush();
    // Version 2 is what our own edit has made of version 1.
    expect(sent).toEqual([[["set-title", "Old"]], [["delete-trip", 2]]]);
    expect(await store.pending()).toEqual([]);
  });

  test("is asked about where someone else has changed the trip", async () => {
    const { queue, store } = await openQueue(async ({ edits }) => {
      if (edits[0]?.edit.kind === "delete-trip") {
        return { kind: "conflict", theirs: titled("Theirs", 3) };
      }
      await queue.add(titled("One"), [DELETE]);
      return { kind: "conflict", theirs: titled("Theirs", 3) };
    });
    await queue.add(titled("Old"), [title("One")]);
    await queue.flush();
    // About the deletion alone: it has overruled the edit.
    expect(await store.pending()).toMatchObject([
      { edits: [{ edit: DELETE, before: 1 }], problem: { kind: "conflict" } },
    ]);
  });
});

test("a store that takes no change has nothing sent: it could be altered on its way", async () => {
  let sent = 0;
  let isStuck = false;
  const { queue } = await openQueue(
    () => {
      sent += 1;
      return { kind: "done", trip: offlineTrip(FIRST_ID, 2) };
    },
    (store) => ({
      ...store,
      changeWrites: async (...of) => (isStuck ? "failed" : store.changeWrites(...of)),
    }),
  );
  await queue.add(offlineTrip(), [title("Mine")]);
  isStuck = true;
  await queue.flush();
  expect(sent).toBe(0);
});

test("a store that takes no more changes doesn't have a write sent for ever", async () => {
  let sent = 0;
  const { queue } = await openQueue(
    () => {
      sent += 1;
      return { kind: "done", trip: offlineTrip(FIRST_ID, 2) };
    },
    (store) => ({
      ...store,
      changeWrites: async (...of) => (sent > 0 ? "failed" : store.changeWrites(...of)),
    }),
  );
  await queue.add(offlineTrip(), [title("Mine")]);
  await queue.flush();
  expect(sent).toBe(1);
});

function tripWith50Places() {
  const trip = offlineTrip();
  const [day] = trip.tripData.itinerary;
  const [place] = day?.plan ?? [];
  if (day === undefined || place === undefined) throw new Error("a trip with a place");
  const plan = Array.from({ length: 50 }, (_, at) => ({ ...place, id: `place-0-${at}` }));
  return { ...trip, tripData: { ...trip.tripData, itinerary: [{ ...day, plan }] } };
}
