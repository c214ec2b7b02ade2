type Waiting<Value> = ReturnType<typeof Promise.withResolvers<Value | undefined>>;

/**
 * Gathers what is asked for within a moment and asks for it together, each key once.
 *
 * @param options.most keys of one question.
 * @param options.ask answers what was found of the keys; what it throws, every key of the question gets.
 * @returns a function that answers undefined where nothing was found of its key.
 */
export function createBatch<Value>(options: {
  readonly most: number;
  readonly gatherMs: number;
  readonly ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
}): (key: string) => Promise<Value | undefined> {
  const { most, gatherMs, ask } = options;
  let gathered = new Map<string, Waiting<Value>>();

  async function settle(batch: readonly (readonly [string, Waiting<Value>])[]): Promise<void> {
    try {
      const found = await ask(batch.map(([key]) => key));
      for (const [key, { resolve }] of batch) resolve(found.get(key));
    } catch (error) {
      for (const [, { reject }] of batch) reject(error);
    }
  }

  function send(): void {
    const all = [...gathered];
    gathered = new Map();
    for (let from = 0; from < all.length; from += most) void settle(all.slice(from, from + most));
  }

  return (key) => {
    const present = gathered.get(key);
    if (present !== undefined) return present.promise;
    if (gathered.size === 0) setTimeout(send, gatherMs);
    const waiting: Waiting<Value> = Promise.withResolvers();
    gathered.set(key, waiting);
    return waiting.promise;
  };
}
