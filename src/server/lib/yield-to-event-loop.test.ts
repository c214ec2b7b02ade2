import { expect, test } from "vitest";
import { yieldToEventLoop } from "./yield-to-event-loop.ts";

/** Counts the iterations of the event loop. */
function countIterations() {
  let iterations = 0;
  let counting = setImmediate(function count() {
    iterations += 1;
    counting = setImmediate(count);
  });
  return { now: () => iterations, stop: () => clearImmediate(counting) };
}

function work(ms: number): void {
  const endsAtMs = performance.now() + ms;
  while (performance.now() < endsAtMs);
}

test("each iteration of the event loop resumes one of many callers that work for long, in order", async () => {
  const iterations = countIterations();
  const resumed: { caller: number; iteration: number }[] = [];
  await Promise.all(
    Array.from({ length: 10 }, async (_, caller) => {
      for (let times = 0; times < 3; times += 1) {
        await yieldToEventLoop();
        resumed.push({ caller, iteration: iterations.now() });
        work(2);
      }
    }),
  );
  iterations.stop();
  expect(new Set(resumed.map(({ iteration }) => iteration)).size).toBe(resumed.length);
  expect(resumed.map(({ caller }) => caller)).toEqual(
    Array.from({ length: 30 }, (_, index) => index % 10),
  );
});

test("callers with little to do share iterations, and none is resumed twice in one", async () => {
  const iterations = countIterations();
  const resumed: { caller: number; iteration: number }[] = [];
  await Promise.all(
    Array.from({ length: 1000 }, async (_, caller) => {
      for (let times = 0; times < 2; times += 1) {
        await yieldToEventLoop();
        resumed.push({ caller, iteration: iterations.now() });
      }
    }),
  );
  iterations.stop();
  expect(new Set(resumed.map(({ iteration }) => iteration)).size).toBeLessThan(1000);
  const once = new Set(resumed.map(({ caller, iteration }) => `${caller} ${iteration}`));
  expect(once.size).toBe(resumed.length);
});
