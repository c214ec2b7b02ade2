import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { runInSlices } from "./run-in-slices.ts";

/** Works without a pause, a step of about a millisecond at a time. */
function* busyFor(steps: number): Generator<void, string, void> {
  for (let step = 0; step < steps; step += 1) {
    const endsAtMs = performance.now() + 1;
    while (performance.now() < endsAtMs);
    yield;
  }
  return "done";
}

const NEVER = new AbortController().signal;

test("returns what the work returns", async () => {
  expect(await runInSlices(busyFor(0), NEVER)).toBe("done");
  expect(await runInSlices(busyFor(20), NEVER)).toBe("done");
});

test("others get their turn meanwhile", async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await runInSlices(busyFor(60), NEVER);
  clearInterval(timer);
  expect(turns).toBeGreaterThanOrEqual(5);
});

test("one that was stopped before it began does nothing", async () => {
  let steps = 0;
  const work = (function* () {
    steps += 1;
    yield;
  })();
  const stopped = AbortSignal.abort(new Error("left"));
  await expect(runInSlices(work, stopped)).rejects.toThrow("left");
  expect(steps).toBe(0);
});

test("being stopped ends it with the reason, long before the work is done", async () => {
  const stop = new AbortController();
  const startedAtMs = performance.now();
  const running = runInSlices(busyFor(5000), stop.signal);
  const ended = expect(running).rejects.toThrow("the reader has left");
  await sleep(20);
  stop.abort(new Error("the reader has left"));
  await ended;
  expect(performance.now() - startedAtMs).toBeLessThan(2000);
});

test("what the work throws is thrown", async () => {
  const work = (function* (): Generator<void, void, void> {
    yield;
    throw new Error("broken");
  })();
  await expect(runInSlices(work, NEVER)).rejects.toThrow("broken");
});
