/** Too much waits for its turn already. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

/**
 * Runs work in the order of asking, so much of it at the same time.
 *
 * @throws QueueFullError, or what the work throws.
 */
export function createWorkQueue(options: {
  mostAtOnce: number;
  mostWaiting: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running < options.mostAtOnce) running += 1;
    else if (waiting.length >= options.mostWaiting) {
      throw new QueueFullError("too much waits for its turn");
    } else await new Promise<void>((start) => waiting.push(start));
    try {
      return await work();
    } finally {
      // The next one takes over this one's place, so that the count stays.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
