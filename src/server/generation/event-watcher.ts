import type { FastifyBaseLogger } from "fastify";
import { StorageUnreachable } from "../store/storage-unreachable.ts";
import type { GenerationStore, StoredEvent } from "../store/store.ts";

/**
 * Our own plans tell of themselves. This is for a process that was held up so long that another took
 * its plan over, and that doesn't know yet.
 */
const LOOK_AT_OWN_EVERY_MS = 3_000;
/** While the store is gone it is asked no more often than this. */
const BACK_OFF_MS = 1_000;

/** One who reads a generation's log as it grows. */
export type LogReader = {
  /** The number of the last event it has, 0 for none. */
  readonly lastSeq: () => number;
  /** May be told what it has already. */
  readonly tell: (stored: StoredEvent) => void;
  /** The log can't be read, and not for want of the store. */
  readonly breakOff: (error: unknown) => void;
};

export type EventWatcher = {
  /** Tells a reader of what others store in a generation's log. @returns the way to stop. */
  readonly watch: (generationId: string, reader: LogReader) => () => void;
};

/**
 * Looks into the logs of all generations that are read here but run elsewhere: one question for all of
 * them, one at a time, and none where there are none.
 */
export function createEventWatcher(deps: {
  generations: Pick<GenerationStore, "eventsAfter">;
  /** Whether this process runs the generation, and so tells of its events itself. */
  runsHere: (generationId: string) => boolean;
  /** What others store reaches our readers within this and one look into the store. */
  lookEveryMs: number;
  log: Pick<FastifyBaseLogger, "warn">;
}): EventWatcher {
  const { generations, runsHere, lookEveryMs, log } = deps;
  const readers = new Map<string, Set<LogReader>>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let sinceOwnMs = 0;
  let isStoreGone = false;

  function lookIn(delayMs: number): void {
    if (readers.size === 0 || isLooking || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      sinceOwnMs += delayMs;
      void look();
    }, delayMs).unref();
  }

  /** Where those stand who are furthest behind, of each generation that is to be looked at. */
  function positions(): Map<string, number> {
    const withOwn = sinceOwnMs >= LOOK_AT_OWN_EVERY_MS;
    if (withOwn) sinceOwnMs = 0;
    const found = new Map<string, number>();
    for (const [id, own] of readers) {
      if (!withOwn && runsHere(id)) continue;
      found.set(id, Math.min(...[...own].map((reader) => reader.lastSeq())));
    }
    return found;
  }

  async function look(): Promise<void> {
    const after = positions();
    let delayMs = lookEveryMs;
    if (after.size > 0) {
      isLooking = true;
      try {
        for (const [id, events] of await generations.eventsAfter(after)) tell(id, events);
        isStoreGone = false;
      } catch (error) {
        delayMs = BACK_OFF_MS;
        if (error instanceof StorageUnreachable) sayOnce(error);
        else breakOff([...after.keys()], error);
      } finally {
        isLooking = false;
      }
    }
    lookIn(delayMs);
  }

  function sayOnce(error: StorageUnreachable): void {
    if (!isStoreGone) log.warn({ err: error }, "what others store can't be watched");
    isStoreGone = true;
  }

  function tell(id: string, events: readonly StoredEvent[]): void {
    for (const reader of [...(readers.get(id) ?? [])]) {
      // One who came after the question was asked, and stands before its answer, is told next time.
      const isNext = (events[0]?.seq ?? 0) <= reader.lastSeq() + 1;
      if (isNext) for (const stored of events) reader.tell(stored);
    }
  }

  function breakOff(ids: readonly string[], error: unknown): void {
    for (const id of ids) for (const reader of [...(readers.get(id) ?? [])]) reader.breakOff(error);
  }

  return {
    watch(generationId, reader) {
      const own = readers.get(generationId) ?? new Set();
      readers.set(generationId, own.add(reader));
      lookIn(lookEveryMs);
      return () => {
        own.delete(reader);
        if (own.size > 0 || readers.get(generationId) !== own) return;
        readers.delete(generationId);
        if (readers.size > 0) return;
        clearTimeout(timer);
        timer = undefined;
        sinceOwnMs = 0;
      };
    },
  };
}
