import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

const create = (waitMs = 60_000) =>
  createSemaphore({ seats: 2, waitMs, tooLong: () => new Error("too long") });

test("as many as there are seats sit at once, the others in the order of asking", async () => {
  const seats = create();
  const sitting: number[] = [];
  const leave: (() => void)[] = [];
  for (const guest of [1, 2, 3, 4]) {
    void seats.take().then((giveBack) => {
      sitting.push(guest);
      leave.push(giveBack);
    });
  }
  await nextTurn();
  expect(sitting).toEqual([1, 2]);
  leave[0]?.();
  await nextTurn();
  expect(sitting).toEqual([1, 2, 3]);
  for (const giveBack of leave.slice(1)) giveBack();
  await nextTurn();
  expect(sitting).toEqual([1, 2, 3, 4]);
  leave[3]?.();
  const again = await Promise.all([seats.take(), seats.take()]);
  expect(again).toHaveLength(2);
});

test("who waits too long is let go, and takes no seat afterwards", async () => {
  const seats = create(20);
  const [first] = await Promise.all([seats.take(), seats.take()]);
  await expect(seats.take()).rejects.toThrow("too long");
  first();
  await expect(seats.take()).resolves.toBeTypeOf("function");
});

test("who goes first sits before all who wait", async () => {
  const seats = create();
  const [leave] = await Promise.all([seats.take(), seats.take()]);
  const sitting: string[] = [];
  void seats.take().then(() => sitting.push("later"));
  void seats.take({ isFirst: true }).then(() => sitting.push("first"));
  leave();
  await nextTurn();
  expect(sitting).toEqual(["first"]);
});
