import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createReadMemo } from "./read-memo.ts";

test("a row is read once while nobody writes", async () => {
  const memo = createReadMemo<string>(() => 1);
  let reads = 0;
  const read = () => {
    reads += 1;
    return "row";
  };
  expect(memo.get("a", read)).toBe("row");
  await nextTurn();
  expect(memo.get("a", read)).toBe("row");
  expect(reads).toBe(1);
});

test("what this process writes is seen at once", () => {
  const memo = createReadMemo<string>(() => 1);
  memo.get("a", () => "old");
  memo.forget();
  expect(memo.get("a", () => "new")).toBe("new");
});

test("what another process writes is seen in the next turn", async () => {
  let version = 1;
  const memo = createReadMemo<string>(() => version);
  memo.get("a", () => "old");
  version = 2;
  await nextTurn();
  expect(memo.get("a", () => "new")).toBe("new");
});

test("a row that is not there is looked for again", () => {
  const memo = createReadMemo<string>(() => 1);
  expect(memo.get("a", () => undefined)).toBeUndefined();
  expect(memo.get("a", () => "come")).toBe("come");
});

test("it holds a limited number of rows, the newest", () => {
  const memo = createReadMemo<number>(() => 1);
  for (let key = 0; key < 2000; key += 1) memo.get(String(key), () => key);
  let reads = 0;
  const count = () => {
    reads += 1;
    return -1;
  };
  expect(memo.get("1999", count)).toBe(1999);
  expect(reads).toBe(0);
  expect(memo.get("0", count)).toBe(-1);
});
