import { expect, test } from "vitest";
import { batchReads } from "./batch-reads.ts";

test("what is asked for in one turn is read at once, each key once, and each caller gets its own", async () => {
  const asked: (readonly string[])[] = [];
  const read = batchReads(async (keys) => {
    asked.push(keys);
    return keys.map((key) => key.toUpperCase());
  });
  const answers = await Promise.all([read("a", "b"), read("b"), read("c", "a", "c")]);
  expect(answers).toEqual([["A", "B"], ["B"], ["C", "A", "C"]]);
  expect(asked).toEqual([["a", "b", "c"]]);
  expect(await read("d")).toEqual(["D"]);
  expect(asked).toHaveLength(2);
});

test("no more is read at once than one answer should hold", async () => {
  const sizes: number[] = [];
  const read = batchReads(async (keys) => {
    sizes.push(keys.length);
    return keys.map(Number);
  });
  const answers = await Promise.all(Array.from({ length: 120 }, (_, index) => read(`${index}`)));
  expect(answers.flat()).toEqual(Array.from({ length: 120 }, (_, index) => index));
  expect(sizes).toEqual([50, 50, 20]);
});

test("a failure reaches all callers of that read, and nobody else", async () => {
  const read = batchReads(async (keys) => {
    if (keys.includes("bad")) throw new Error("bad");
    return [...keys];
  });
  const [one, two] = await Promise.allSettled([read("good"), read("bad")]);
  expect([one.status, two.status]).toEqual(["rejected", "rejected"]);
  expect(await read("good")).toEqual(["good"]);
});
