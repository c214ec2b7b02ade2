export type Semaphore = {
  /**
   * A seat, in the order of asking.
   *
   * @param options.waitMs how long to wait for one at most; by itself the `waitMs` of them all.
   * @param options.isFirst goes before all who wait already.
   * @returns the way to give it back.
   * @throws what `tooLong` says when none was free in time.
   */
  take(options?: { waitMs?: number; isFirst?: boolean }): Promise<() => void>;
};

type Waiting = { readonly sit: () => void };

/** So many may do something at once; the others wait for one of them to be done. */
export function createSemaphore(defaults: {
  seats: number;
  waitMs: number;
  tooLong: () => unknown;
}): Semaphore {
  let free = defaults.seats;
  let queue: Waiting[] = [];

  function giveBack(): void {
    const next = queue.shift();
    if (next === undefined) free += 1;
    else next.sit();
  }

  return {
    async take({ waitMs = defaults.waitMs, isFirst = false } = {}) {
      if (free > 0) free -= 1;
      else {
        await new Promise<void>((resolve, reject) => {
          const timer = setTimeout(() => {
            queue = queue.filter((one) => one !== waiting);
            reject(defaults.tooLong());
          }, waitMs);
          const waiting: Waiting = {
            sit() {
              clearTimeout(timer);
              resolve();
            },
          };
          if (isFirst) queue.unshift(waiting);
          else queue.push(waiting);
        });
      }
      return giveBack;
    },
  };
}
