import { yieldToEventLoop } from "./yield-to-event-loop.ts";

/** A request waits for one slice at most (reliability figure: 10 ms). */
const SLICE_MS = 4;

/**
 * Runs a generator that yields often, in time slices of a few milliseconds. All such work shares the
 * event loop, so that the process answers requests meanwhile, however many plans are made at once.
 *
 * @throws the signal's reason as soon as it is aborted.
 */
export async function runInTimeSlices<T>(
  work: Generator<void, T, void>,
  signal: AbortSignal,
): Promise<T> {
  for (;;) {
    await yieldToEventLoop();
    signal.throwIfAborted();
    const endsAtMs = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done === true) return step.value;
    } while (performance.now() < endsAtMs);
  }
}
