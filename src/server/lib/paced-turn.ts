import { createSemaphore } from "./semaphore.ts";

/**
 * Lets one piece of work run at a time, and the next a while after the last has ended, in the order of the calls: for a service
 * that many people share.
 *
 * @param options.waitMs the longest wait for a turn. @param options.maxWaiting how many may wait.
 * @returns a function that runs `work` in its turn. @throws what `work` throws, and what `onOverload` returns.
 */
export function createPacedTurn(options: {
  readonly restMs: number;
  readonly waitMs: number;
  readonly maxWaiting: number;
  readonly onOverload: () => unknown;
}): <T>(work: () => Promise<T>) => Promise<T> {
  const { restMs, ...limits } = options;
  const turn = createSemaphore({ permits: 1, ...limits });
  return async (work) => {
    const release = await turn.acquire();
    try {
      return await work();
    } finally {
      setTimeout(release, restMs).unref();
    }
  };
}
