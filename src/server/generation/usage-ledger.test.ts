import { expect, test } from "vitest";
import { createUsageLedger } from "./usage-ledger.ts";

const USAGE = { inputTokens: 3, outputTokens: 4 };

function open() {
  const written: [string, number][] = [];
  const world = { isGone: false };
  const ledger = createUsageLedger(
    {
      async recordUsage(id, { inputTokens, outputTokens }) {
        await Promise.resolve();
        if (world.isGone) throw new Error("the store is gone");
        written.push([id, inputTokens + outputTokens]);
      },
    },
    { warn() {} },
  );
  return { written, world, ledger };
}

test("what the store can't take now is written once it can, and once", async () => {
  const { written, world, ledger } = open();
  world.isGone = true;
  ledger.record("a", USAGE);
  ledger.record("b", USAGE);
  await ledger.settle();
  ledger.retry();
  await ledger.settle();
  expect(written).toEqual([]);
  world.isGone = false;
  ledger.record("c", USAGE);
  ledger.retry();
  await ledger.settle();
  ledger.retry();
  await ledger.settle();
  expect(written.toSorted()).toEqual([
    ["a", 7],
    ["b", 7],
    ["c", 7],
  ]);
});

test("a plan that took nothing is not written down", async () => {
  const { written, ledger } = open();
  ledger.record("a", { inputTokens: 0, outputTokens: 0 });
  await ledger.settle();
  expect(written).toEqual([]);
});
