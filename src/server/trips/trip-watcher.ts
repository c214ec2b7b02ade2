import type { FastifyBaseLogger } from "fastify";
import type { ShareLinkStore } from "../store/share-link-store.ts";

/** Notified with a trip's stamp when it is another one than before; undefined: the trip is gone. */
type StampReader = (stamp: string | undefined) => void;

export type TripWatcher = {
  /** Notifies of the trip's stamp as it is, and of each change. @returns how to stop. */
  readonly watch: (tripId: string, reader: StampReader) => () => void;
};

/**
 * Looks at all trips that somebody looks at here, wherever they are changed: one query for all of them, one at a
 * time, and none where nobody looks.
 */
export function createTripWatcher(deps: {
  shareLinks: Pick<ShareLinkStore, "stampsOf">;
  /** A change reaches its readers within this time and one query. */
  lookEveryMs: number;
  log: Pick<FastifyBaseLogger, "warn">;
}): TripWatcher {
  const { shareLinks, lookEveryMs, log } = deps;
  const readers = new Map<string, Map<StampReader, string | undefined | null>>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isStoreGone = false;

  function lookIn(delayMs: number): void {
    if (readers.size === 0 || isLooking || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void look();
    }, delayMs).unref();
  }

  async function look(): Promise<void> {
    isLooking = true;
    const ids = [...readers.keys()];
    try {
      const stamps = await shareLinks.stampsOf(ids);
      isStoreGone = false;
      for (const id of ids) notify(id, stamps.get(id));
    } catch (error) {
      if (!isStoreGone) log.warn({ err: error }, "trips can't be watched");
      isStoreGone = true;
    } finally {
      isLooking = false;
    }
    lookIn(lookEveryMs);
  }

  function notify(id: string, stamp: string | undefined): void {
    const own = readers.get(id);
    for (const [reader, known] of [...(own ?? [])]) {
      if (known === stamp) continue;
      own?.set(reader, stamp);
      reader(stamp);
    }
  }

  return {
    watch(tripId, reader) {
      const own = readers.get(tripId) ?? new Map();
      // Null is no stamp that a trip can have: the first look notifies.
      readers.set(tripId, own.set(reader, null));
      lookIn(0);
      return () => {
        own.delete(reader);
        if (own.size > 0 || readers.get(tripId) !== own) return;
        readers.delete(tripId);
        if (readers.size > 0) return;
        clearTimeout(timer);
        timer = undefined;
      };
    },
  };
}
