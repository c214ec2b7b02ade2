type Kept = { readonly bytes: number; readonly usedAt: number };

/**
 * The entries to evict so that this many bytes become free: the least recently used, and no more than needed.
 *
 * @returns undefined where all that may go isn't enough, so that nothing is evicted for nothing.
 */
export function chooseEvictions<Entry extends Kept>(
  mayGo: readonly Entry[],
  neededBytes: number,
): readonly Entry[] | undefined {
  const going: Entry[] = [];
  let freedBytes = 0;
  for (const entry of mayGo.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (freedBytes >= neededBytes) break;
    going.push(entry);
    freedBytes += entry.bytes;
  }
  return freedBytes >= neededBytes ? going : undefined;
}
