import { setImmediate as nextIteration } from "node:timers/promises";
import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

const create = (options: { waitMs?: number; maxWaiting?: number } = {}) =>
  createSemaphore({ permits: 2, onOverload: () => new Error("overloaded"), ...options });

test("as many as there are permits run at once, the others in the order of asking", async () => {
  const semaphore = create();
  const running: number[] = [];
  const releases: (() => void)[] = [];
  for (const caller of [1, 2, 3, 4]) {
    void semaphore.acquire().then((release) => {
      running.push(caller);
      releases.push(release);
    });
  }
  await nextIteration();
  expect(running).toEqual([1, 2]);
  releases[0]?.();
  await nextIteration();
  expect(running).toEqual([1, 2, 3]);
  for (const release of releases.slice(1)) release();
  await nextIteration();
  expect(running).toEqual([1, 2, 3, 4]);
  releases[3]?.();
  const again = await Promise.all([semaphore.acquire(), semaphore.acquire()]);
  expect(again).toHaveLength(2);
});

test("a caller that waits too long is refused, and takes no permit afterwards", async () => {
  const semaphore = create({ waitMs: 20 });
  const [first] = await Promise.all([semaphore.acquire(), semaphore.acquire()]);
  await expect(semaphore.acquire()).rejects.toThrow("overloaded");
  first();
  await expect(semaphore.acquire()).resolves.toBeTypeOf("function");
});

test("one more than may wait is refused at once; those that wait are served", async () => {
  const semaphore = create({ maxWaiting: 1 });
  const [release] = await Promise.all([semaphore.acquire(), semaphore.acquire()]);
  const waiting = semaphore.acquire();
  await expect(semaphore.acquire()).rejects.toThrow("overloaded");
  release();
  await expect(waiting).resolves.toBeTypeOf("function");
});

test("a caller with priority goes ahead of all that wait", async () => {
  const semaphore = create();
  const [release] = await Promise.all([semaphore.acquire(), semaphore.acquire()]);
  const running: string[] = [];
  void semaphore.acquire().then(() => running.push("later"));
  void semaphore.acquire({ isFirst: true }).then(() => running.push("first"));
  release();
  await nextIteration();
  expect(running).toEqual(["first"]);
});
