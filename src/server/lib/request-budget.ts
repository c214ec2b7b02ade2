import type { Clock } from "./clock.ts";
import { OverloadError } from "./overload-error.ts";

/** A little more than one: a service counts a request when it arrives, which is later than we do, and not always as much. */
const MINUTE_MS = 62_000;
const MAX_WAITING = 500;

export type RequestBudget = {
  readonly perMinute: number;
  /**
   * Waits until one more request fits into the last minute, in the order of the calls.
   *
   * @param keepFree of the minute's requests, how many this one leaves to others; 0 by default.
   * @throws OverloadError where too many wait, or the signal's reason.
   */
  take(options?: { readonly keepFree?: number; readonly signal?: AbortSignal }): Promise<void>;
};

type Waiting = { readonly keepFree: number; readonly resume: () => void };

/** Spaces the requests to a service that counts them by the minute, so that it refuses none. */
export function createRequestBudget(clock: Clock, perMinute: number): RequestBudget {
  let takenAtMs: number[] = [];
  let waiting: readonly Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;

  function fits(keepFree: number): boolean {
    const nowMs = clock.nowMs();
    takenAtMs = takenAtMs.filter((atMs) => nowMs - atMs < MINUTE_MS);
    return takenAtMs.length + keepFree < perMinute;
  }

  function resumeWaiting(): void {
    timer = undefined;
    for (const one of waiting) {
      if (!fits(one.keepFree)) continue;
      takenAtMs.push(clock.nowMs());
      waiting = waiting.filter((other) => other !== one);
      one.resume();
    }
    schedule();
  }

  function schedule(): void {
    if (waiting.length === 0 || timer !== undefined) return;
    const [oldestMs = clock.nowMs()] = takenAtMs;
    const waitMs = Math.max(0, oldestMs + MINUTE_MS - clock.nowMs());
    timer = setTimeout(resumeWaiting, waitMs).unref();
  }

  return {
    perMinute,
    async take({ keepFree = 0, signal } = {}) {
      signal?.throwIfAborted();
      const isFirst = !waiting.some((one) => one.keepFree <= keepFree);
      if (isFirst && fits(keepFree)) {
        takenAtMs.push(clock.nowMs());
        return;
      }
      if (waiting.length >= MAX_WAITING) throw new OverloadError("too many requests wait");
      await new Promise<void>((resolve, reject) => {
        const one: Waiting = { keepFree, resume };
        function onAbort(): void {
          waiting = waiting.filter((other) => other !== one);
          reject(signal?.reason);
        }
        function resume(): void {
          signal?.removeEventListener("abort", onAbort);
          resolve();
        }
        signal?.addEventListener("abort", onAbort, { once: true });
        waiting = [...waiting, one];
        schedule();
      });
    },
  };
}
