export type Semaphore = {
  /**
   * Waits for a permit, in the order of the calls.
   *
   * @param options.waitMs the longest wait; `waitMs` of the semaphore by default.
   * @param options.isFirst goes ahead of all that wait already.
   * @returns a function that releases the permit; it is called once.
   * @throws what `onOverload` returns, where too many wait or the wait is too long.
   */
  acquire(options?: { waitMs?: number; isFirst?: boolean }): Promise<() => void>;
};

type Waiting = { readonly resume: () => void };

/**
 * Bounds how much runs at once; the rest waits.
 *
 * @param defaults.waitMs the longest wait for a permit; without it there is no limit.
 * @param defaults.maxWaiting how many may wait; without it there is no limit.
 */
export function createSemaphore(defaults: {
  permits: number;
  waitMs?: number;
  maxWaiting?: number;
  onOverload: () => unknown;
}): Semaphore {
  const { maxWaiting = Number.POSITIVE_INFINITY, onOverload } = defaults;
  let free = defaults.permits;
  let queue: Waiting[] = [];

  function release(): void {
    const next = queue.shift();
    if (next === undefined) free += 1;
    else next.resume();
  }

  return {
    async acquire({ waitMs = defaults.waitMs, isFirst = false } = {}) {
      if (free > 0) free -= 1;
      else if (queue.length >= maxWaiting) throw onOverload();
      else {
        await new Promise<void>((resolve, reject) => {
          function giveUp(): void {
            queue = queue.filter((one) => one !== waiting);
            reject(onOverload());
          }
          const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
          const waiting: Waiting = {
            resume() {
              clearTimeout(timer);
              resolve();
            },
          };
          if (isFirst) queue.unshift(waiting);
          else queue.push(waiting);
        });
      }
      return release;
    },
  };
}
