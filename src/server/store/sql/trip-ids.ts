/** The milliseconds that become trips' ids, as far as this process knows of them. */
export type TripIds = {
  /**
   * The first millisecond from one on that isn't known to be taken; no other caller gets it until
   * it is released.
   */
  readonly reserve: (ms: number) => number;
  readonly release: (idsMs: readonly number[]) => void;
  /** A trip saved at one moment has this id. */
  readonly took: (savedAtMs: number, idMs: number) => void;
};

/**
 * Remembers the milliseconds without a gap that were taken last, so that many trips of one moment
 * needn't each walk along all those before it, and those that are about to be taken, so that no two
 * transactions of this process wait for one another. Only a place to begin: the store still looks.
 */
export function createTripIds(): TripIds {
  const reserved = new Set<number>();
  let startMs = 0;
  let endMs = 0;
  const isIn = (ms: number): boolean => ms >= startMs && ms < endMs;
  return {
    reserve(ms) {
      let idMs = isIn(ms) ? endMs : ms;
      while (reserved.has(idMs)) idMs += 1;
      reserved.add(idMs);
      return idMs;
    },
    release(idsMs) {
      for (const idMs of idsMs) reserved.delete(idMs);
    },
    took(savedAtMs, idMs) {
      if (isIn(savedAtMs)) {
        endMs = Math.max(endMs, idMs + 1);
        return;
      }
      startMs = savedAtMs;
      endMs = idMs + 1;
    },
  };
}

/**
 * Runs a transaction that takes a trip's id, so that no other of this process waits for it.
 *
 * @param nowMs the moment at which the trip is saved.
 * @param save answers the id that it took.
 */
export async function withReservedId<Saved extends { readonly tripId: string }>(
  tripIds: TripIds,
  nowMs: number,
  save: (reserve: TripIds["reserve"]) => Promise<Saved>,
): Promise<Saved> {
  const reserved: number[] = [];
  try {
    const saved = await save((ms) => {
      const idMs = tripIds.reserve(ms);
      reserved.push(idMs);
      return idMs;
    });
    if (reserved.length > 0) tripIds.took(nowMs, Number(saved.tripId));
    return saved;
  } finally {
    tripIds.release(reserved);
  }
}
