/** More would make one late answer many people's. */
const MAX_AT_ONCE = 50;

type Waiting<T> = {
  readonly keys: readonly string[];
  readonly resolve: (values: T[]) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Asks once for what is asked for in one turn of the event loop, which under load is many people's.
 *
 * @param readAll the values in the order of their keys, no key twice.
 */
export function batchReads<T>(
  readAll: (keys: readonly string[]) => Promise<T[]>,
): (...keys: string[]) => Promise<T[]> {
  let waiting: Waiting<T>[] = [];
  let count = 0;

  async function readFor(asked: readonly Waiting<T>[]): Promise<void> {
    const keys = [...new Set(asked.flatMap((one) => one.keys))];
    try {
      const values = await readAll(keys);
      const byKey = new Map(keys.map((key, index) => [key, values[index] as T]));
      for (const one of asked) one.resolve(one.keys.map((key) => byKey.get(key) as T));
    } catch (error) {
      for (const one of asked) one.reject(error);
    }
  }

  function send(): void {
    if (waiting.length === 0) return;
    const asked = waiting;
    waiting = [];
    count = 0;
    void readFor(asked);
  }

  return (...keys) =>
    new Promise((resolve, reject) => {
      if (count === 0) setImmediate(send);
      waiting.push({ keys, resolve, reject });
      count += keys.length;
      if (count >= MAX_AT_ONCE) send();
    });
}
