import type { FastifyBaseLogger } from "fastify";
import type { GenerationStore, StoredEvent } from "../store/generation-store.ts";
import { StorageUnreachable } from "../store/storage-error.ts";

/**
 * The runner delivers events of our own plans. This matters for a process that was suspended so
 * long that another took its plan over, and that doesn't know yet.
 */
const LOOK_AT_OWN_EVERY_MS = 3_000;
/** While the store can't be reached it is asked no more often than this. */
const BACK_OFF_MS = 1_000;

/** A reader that follows a generation's log. */
export type LogReader = {
  /** The number of the last event it has, 0 for none. */
  readonly lastSeq: () => number;
  /** May get an event that it has already. */
  readonly deliver: (stored: StoredEvent) => void;
  /** The log can't be read, although the store answers. */
  readonly breakOff: (error: unknown) => void;
};

export type EventWatcher = {
  /**
   * Notifies a reader of what other processes store in a generation's log.
   *
   * @returns how to stop.
   */
  readonly watch: (generationId: string, reader: LogReader) => () => void;
};

/**
 * Reads the logs of all generations that are read here but run elsewhere: one query for all of
 * them, one query at a time, and no query where there are no such readers.
 */
export function createEventWatcher(deps: {
  generations: Pick<GenerationStore, "eventsAfter">;
  /** Whether this process runs the generation, and so delivers its events itself. */
  runsHere: (generationId: string) => boolean;
  /** Events stored by other processes reach our readers within this time and one query. */
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

  /** For each generation to be read, the position of the reader that is furthest behind. */
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
        for (const [id, events] of await generations.eventsAfter(after)) deliver(id, events);
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

  function deliver(id: string, events: readonly StoredEvent[]): void {
    for (const reader of [...(readers.get(id) ?? [])]) {
      // A reader that came after the query began, and is before its answer, is notified next time.
      const isNext = (events[0]?.seq ?? 0) <= reader.lastSeq() + 1;
      if (isNext) for (const stored of events) reader.deliver(stored);
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
