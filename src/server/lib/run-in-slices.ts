import { takeTurn } from "./take-turn.ts";

/** Others get their turn at least this often (reliability figures: 10 ms at most). */
const SLICE_MS = 4;

/**
 * Does work that yields often, a few milliseconds at a time and in turn with all other such work, so
 * that the process answers requests meanwhile, however many plans are made at once.
 *
 * @throws the signal's reason as soon as it is aborted.
 */
export async function runInSlices<T>(
  work: Generator<void, T, void>,
  signal: AbortSignal,
): Promise<T> {
  for (;;) {
    await takeTurn();
    signal.throwIfAborted();
    const endsAtMs = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done === true) return step.value;
    } while (performance.now() < endsAtMs);
  }
}
