import { AppError } from "../../domain/errors/app-error.ts";

/**
 * Does work when its turn has come.
 *
 * @param key of what is worked on: one at a time.
 * @throws AppError `busy` where too many wait, or the turn doesn't come in time; the work is not begun then.
 */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

type Waiting = { readonly key: string; readonly begin: () => void };

/**
 * Turns for heavy work, first come first served.
 *
 * @param atOnce how many keys are worked on at once.
 */
export function createTurns(limits: {
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly longestWaitMs: number;
}): Turns {
  const busy = new Set<string>();
  let waiting: Waiting[] = [];
  const isFree = (key: string) => busy.size < limits.atOnce && !busy.has(key);

  function turnOf(key: string): Promise<void> {
    if (waiting.length >= limits.mostWaiting) throw new AppError("busy");
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        waiting = waiting.filter((other) => other !== one);
        reject(new AppError("busy"));
      }, limits.longestWaitMs);
      const one: Waiting = {
        key,
        begin() {
          clearTimeout(late);
          busy.add(key);
          // A failed call passes its turn on at once: without this, many such calls are one piece of work.
          setImmediate(resolve);
        },
      };
      waiting.push(one);
    });
  }

  function pass(key: string): void {
    busy.delete(key);
    const next = waiting.find((one) => isFree(one.key));
    if (next === undefined) return;
    waiting = waiting.filter((one) => one !== next);
    next.begin();
  }

  return async (key, work) => {
    if (isFree(key)) busy.add(key);
    else await turnOf(key);
    try {
      return await work();
    } finally {
      pass(key);
    }
  };
}
