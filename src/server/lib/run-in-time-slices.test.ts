import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { runInTimeSlices } from "./run-in-time-slices.ts";

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
  expect(await runInTimeSlices(busyFor(0), NEVER)).toBe("done");
  expect(await runInTimeSlices(busyFor(20), NEVER)).toBe("done");
});

test("other callbacks of the event loop run meanwhile", async () => {
  let calls = 0;
  const timer = setInterval(() => {
    calls += 1;
  }, 1);
  await runInTimeSlices(busyFor(60), NEVER);
  clearInterval(timer);
  expect(calls).toBeGreaterThanOrEqual(5);
});

test("work that was aborted before it began does nothing", async () => {
  let steps = 0;
  const work = (function* () {
    steps += 1;
    yield;
  })();
  const stopped = AbortSignal.abort(new Error("aborted"));
  await expect(runInTimeSlices(work, stopped)).rejects.toThrow("aborted");
  expect(steps).toBe(0);
});

test("an abort ends it with its reason, long before the work is done", async () => {
  const stop = new AbortController();
  const startedAtMs = performance.now();
  const running = runInTimeSlices(busyFor(5000), stop.signal);
  const ended = expect(running).rejects.toThrow("cancelled");
  await sleep(20);
  stop.abort(new Error("cancelled"));
  await ended;
  expect(performance.now() - startedAtMs).toBeLessThan(20_000);
});

test("what the work throws is thrown", async () => {
  const work = (function* (): Generator<void, void, void> {
    yield;
    throw new Error("broken");
  })();
  await expect(runInTimeSlices(work, NEVER)).rejects.toThrow("broken");
});
