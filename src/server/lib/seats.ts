export type Seats = {
  /**
   * A seat, in the order of asking. Whoever waits longer than `waitMs` is let go with what `tooLong` says.
   *
   * @returns the way to give it back.
   */
  take(): Promise<() => void>;
  /** Lets all who wait go with this error: they would wait for nothing. */
  turnAway(error: unknown): void;
};

type Waiting = { readonly sit: () => void; readonly leave: (error: unknown) => void };

/** So many may do something at once; the others wait for one of them to be done. */
export function createSeats(options: {
  seats: number;
  waitMs: number;
  tooLong: () => unknown;
}): Seats {
  let free = options.seats;
  const queue = new Set<Waiting>();

  function giveBack(): void {
    const [next] = queue;
    if (next === undefined) free += 1;
    else next.sit();
  }

  return {
    async take() {
      if (free > 0) free -= 1;
      else {
        await new Promise<void>((resolve, reject) => {
          const timer = setTimeout(() => waiting.leave(options.tooLong()), options.waitMs);
          const waiting: Waiting = {
            sit() {
              clearTimeout(timer);
              queue.delete(waiting);
              resolve();
            },
            leave(error) {
              clearTimeout(timer);
              queue.delete(waiting);
              reject(error);
            },
          };
          queue.add(waiting);
        });
      }
      return giveBack;
    },
    turnAway(error) {
      for (const waiting of queue) waiting.leave(error);
    },
  };
}
