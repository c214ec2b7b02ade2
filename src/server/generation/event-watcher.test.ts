import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StoredEvent } from "../store/generation-store.ts";
import { StorageUnreachable } from "../store/storage-error.ts";
import { createEventWatcher, type LogReader } from "./event-watcher.ts";

const event = (seq: number): StoredEvent => ({ seq, event: { type: "notes", notes: [`${seq}`] } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A log for each generation, how often they were asked for, and a watcher of them. */
function setUp() {
  const logs = new Map<string, StoredEvent[]>();
  const asked: ReadonlyMap<string, number>[] = [];
  const runningHere = new Set<string>();
  const log = { warn: vi.fn() };
  let answer = async (): Promise<void> => undefined;
  const watcher = createEventWatcher({
    generations: {
      async eventsAfter(positions) {
        asked.push(positions);
        const found = new Map<string, StoredEvent[]>();
        for (const [id, afterSeq] of positions) {
          const events = (logs.get(id) ?? []).filter(({ seq }) => seq > afterSeq);
          if (events.length > 0) found.set(id, events);
        }
        await answer();
        return found;
      },
    },
    lookEveryMs: 100,
    runsHere: (id) => runningHere.has(id),
    log,
  });
  return {
    logs,
    asked,
    runningHere,
    watcher,
    log,
    /** Events before each answer. */
    answerAfter(work: () => Promise<void>) {
      answer = work;
    },
  };
}

function createReader(lastSeq = 0) {
  const seen: number[] = [];
  const errors: unknown[] = [];
  const reader: LogReader = {
    lastSeq: () => lastSeq,
    deliver: ({ seq }) => {
      if (seq <= lastSeq) return;
      seen.push(seq);
      lastSeq = seq;
    },
    breakOff: (error) => errors.push(error),
  };
  return { ...reader, seen, errors };
}

describe("watching what other processes store", () => {
  test("notifies readers of one log from each one's position, of every event once", async () => {
    const { asked, watcher, logs } = setUp();
    logs.set("g", [1, 2, 3].map(event));
    const [behind, ahead] = [createReader(1), createReader(3)];
    watcher.watch("g", behind);
    watcher.watch("g", ahead);
    await vi.advanceTimersByTimeAsync(100);
    logs.set("g", [1, 2, 3, 4].map(event));
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.map((positions) => positions.get("g"))).toEqual([1, 3]);
    expect(behind.seen).toEqual([2, 3, 4]);
    expect(ahead.seen).toEqual([4]);
  });

  test("leaves no gap for a reader that came while the question was under way", async () => {
    const { watcher, logs, answerAfter } = setUp();
    logs.set("g", [1, 2, 3].map(event));
    const late = createReader(0);
    answerAfter(async () => {
      answerAfter(async () => undefined);
      watcher.watch("g", late);
    });
    watcher.watch("g", createReader(2));
    await vi.advanceTimersByTimeAsync(100);
    expect(late.seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(late.seen).toEqual([1, 2, 3]);
  });

  test("never asks while a question is under way", async () => {
    const { asked, watcher, answerAfter } = setUp();
    let finish = (): void => undefined;
    answerAfter(() => new Promise((resolve) => (finish = resolve)));
    watcher.watch("g", createReader());
    await vi.advanceTimersByTimeAsync(10_000);
    watcher.watch("h", createReader());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(1);
    finish();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toHaveLength(2);
  });

  test("asks once a second while the store is gone, says so once, and goes on when it is back", async () => {
    const { asked, watcher, logs, log, answerAfter } = setUp();
    answerAfter(() => Promise.reject(new StorageUnreachable("gone")));
    const reader = createReader();
    watcher.watch("g", reader);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(5);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(reader.errors).toEqual([]);
    answerAfter(async () => undefined);
    logs.set("g", [event(1)]);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(reader.seen).toEqual([1]);
  });

  test("breaks off those whose logs can't be read for another reason", async () => {
    const { watcher, runningHere, answerAfter } = setUp();
    const bug = new Error("a bug");
    answerAfter(() => Promise.reject(bug));
    runningHere.add("ours");
    const [theirs, ours] = [createReader(), createReader()];
    watcher.watch("theirs", theirs);
    watcher.watch("ours", ours);
    await vi.advanceTimersByTimeAsync(100);
    expect(theirs.errors).toEqual([bug]);
    expect(ours.errors).toEqual([]);
  });
});
