import { describe, expect, test } from "vitest";
import { FIRST_ID, offlineTrip } from "../../../../test/support/browser/offline-rows.ts";
import { note, openQueue, title, titled } from "../../../../test/support/browser/open-queue.ts";
import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import type { PendingWrite } from "../store/offline-store.ts";
import { requestBody } from "./request-body.ts";

const DELETE = { kind: "delete-trip" } as const;

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

  test("leaves a text that was cleared later to a question of its own", async () => {
    const { queue, store } = await openQueue(() => ({
      kind: "conflict",
      theirs: titled("Theirs", 2),
    }));
    await queue.add(titled(""), [title("Written")]);
    // Made in an editor that had another text under it, so it doesn't take the first one's place.
    await queue.add(titled("Seen"), [title("")]);
    await queue.flush();
    const undecided = await store.pending();
    expect(undecided.map(({ edits, problem }) => [requestBody(edits), problem?.kind])).toEqual([
      [{ edits: [title("Written")], before: [""] }, "conflict"],
      [{ edits: [title("")], before: ["Seen"] }, "conflict"],
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
    (store) => {
      const change = store.changeWrites.bind(store);
      store.changeWrites = async (...of) => (isStuck ? "failed" : change(...of));
      return store;
    },
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
    (store) => {
      const change = store.changeWrites.bind(store);
      store.changeWrites = async (...of) => (sent > 0 ? "failed" : change(...of));
      return store;
    },
  );
  await queue.add(offlineTrip(), [title("Mine")]);
  await queue.flush();
  expect(sent).toBe(1);
});

test("nothing is sent while the server wants to be left alone, and nothing is lost", async () => {
  let sent = 0;
  const { queue, waiting, clock } = await openQueue(() => {
    sent += 1;
    return sent === 1
      ? { kind: "wait", retryAfterMs: 60_000 }
      : { kind: "done", trip: titled("Last", 2) };
  });
  for (const text of ["One", "Two", "Last"]) {
    await queue.add(titled("Old"), [title(text)]);
    await queue.flush();
    clock.nowMs += 200;
  }
  expect(sent).toBe(1);
  expect(queue.pauseMs()).toBe(59_400);
  clock.nowMs += 60_000;
  await queue.flush();
  expect(await waiting()).toEqual([]);
});
