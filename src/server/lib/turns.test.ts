import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

const LIMITS = { atOnce: 2, mostWaiting: 3, longestWaitMs: 60_000 };

test("T52 one at a time for a key, a limit in all, in the order they came", async () => {
  const turns = createTurns(LIMITS);
  const running = new Set<string>();
  const order: string[] = [];
  const work = (key: string, name: string) =>
    turns(key, async () => {
      expect(running).not.toContain(key);
      running.add(key);
      expect(running.size).toBeLessThanOrEqual(LIMITS.atOnce);
      order.push(name);
      await wait(5);
      running.delete(key);
    });
  await Promise.all([
    work("a", "a1"),
    work("a", "a2"),
    work("b", "b1"),
    work("c", "c1"),
    work("a", "a3"),
  ]);
  expect(order.slice(0, 2)).toEqual(["a1", "b1"]);
  expect(order.filter((name) => name.startsWith("a"))).toEqual(["a1", "a2", "a3"]);
  expect(order).toHaveLength(5);
});

test("T52 what fails passes its turn on", async () => {
  const turns = createTurns({ ...LIMITS, atOnce: 1 });
  const failing = turns("a", () => Promise.reject(new Error("no")));
  const next = turns("a", async () => "done");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});

test("T52 works that fail at once are not one piece: each begins in a later turn of the event loop", async () => {
  const turns = createTurns({ ...LIMITS, mostWaiting: 10, atOnce: 1 });
  let turn = 0;
  let looking = setImmediate(function look() {
    turn += 1;
    looking = setImmediate(look);
  });
  const begun: number[] = [];
  const works = Array.from({ length: 10 }, () =>
    turns("a", async () => {
      begun.push(turn);
      throw new Error("no");
    }),
  );
  await Promise.allSettled(works);
  clearImmediate(looking);
  expect(new Set(begun).size).toBe(begun.length);
});

test("T52 too many, or too long a wait, is busy, and is not begun", async () => {
  const turns = createTurns({ ...LIMITS, mostWaiting: 1, longestWaitMs: 20 });
  let release = () => {};
  const first = turns("a", () => new Promise<void>((resolve) => (release = resolve)));
  let isBegun = false;
  const late = turns("a", async () => {
    isBegun = true;
  });
  await expect(turns("a", async () => {})).rejects.toMatchObject({ code: "busy" });
  await expect(late).rejects.toMatchObject({ code: "busy" });
  release();
  await first;
  expect(isBegun).toBe(false);
  expect(await turns("a", async () => "free again")).toBe("free again");
});
