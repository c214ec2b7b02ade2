import type { Trip } from "../../domain/trip.ts";
import { changeTrip, currentText, type TripChange } from "../../domain/trip-change.ts";
import type { OfflineStore, PendingWrite } from "./offline-store.ts";

/** What the server made of a write. */
export type WriteAnswer =
  /** The trip as it now is; undefined where it was deleted. */
  | { readonly kind: "done"; readonly trip: Trip | undefined }
  | { readonly kind: "conflict"; readonly theirs: Trip }
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly text: string }
  /** No answer, or not now (401, 408, 429, 5xx): the write stays as it is and is sent again later. */
  | { readonly kind: "wait" };

export type WriteQueue = {
  /**
   * Takes a write on and sends it as soon as may be; from here on no closed tab loses it.
   *
   * @param trip as the traveller sees it, earlier writes included.
   */
  add(trip: Trip, write: readonly TripChange[] | "delete"): Promise<"kept" | "full" | "failed">;
  /** Sends what waits, in the order in which it was made, until nothing is left or the server can't take it. */
  flush(): Promise<void>;
  /** The traveller chose, for a write with a problem: their own version, or what the server has. */
  resolve(seq: number, choice: "mine" | "theirs"): Promise<void>;
};

/** A trip that someone else changes faster than we can answer becomes a conflict. */
const MAX_REBASES = 5;
/** A version no trip ever has: what was made to it is held against what the server has now. */
const NEVER = 0;

/**
 * Writes on their way to the server. Two tabs send through one at a time (`exclusively`), and every
 * write goes under its own key, so that one whose answer was lost is made once however often it is sent.
 */
export function createWriteQueue(deps: {
  store: OfflineStore;
  send: (write: PendingWrite) => Promise<WriteAnswer>;
  /** Runs work while no other tab does. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
  /** What is kept or waiting has changed for this trip. */
  onChange: (tripId: string) => void;
  nowMs: () => number;
  newKey: () => string;
}): WriteQueue {
  const { store, send, onChange } = deps;

  async function add(trip: Trip, write: readonly TripChange[] | "delete") {
    const isDeletion = write === "delete";
    // What was to be changed about a trip no longer matters once it is to go.
    if (isDeletion) await removeAllOf(trip.id);
    const kept = await store.addPending({
      key: deps.newKey(),
      tripId: trip.id,
      atMs: deps.nowMs(),
      baseVersion: trip.version ?? 1,
      changes: isDeletion
        ? write
        : write.map((change) => ({ change, before: currentText(trip, change) ?? "" })),
    });
    onChange(trip.id);
    return typeof kept === "string" ? kept : "kept";
  }

  async function removeAllOf(tripId: string): Promise<void> {
    for (const { seq, tripId: other } of await store.pending()) {
      if (other === tripId) await store.removePending(seq);
    }
  }

  async function flush(): Promise<void> {
    const rebases = new Map<number, number>();
    for (;;) {
      const next = sendable(await store.pending());
      if (next === undefined) return;
      const answer = await send(next);
      if (answer.kind === "wait") return;
      await settle(next, answer, rebases);
      onChange(next.tripId);
    }
  }

  async function settle(
    write: PendingWrite,
    answer: Exclude<WriteAnswer, { kind: "wait" }>,
    rebases: Map<number, number>,
  ): Promise<void> {
    switch (answer.kind) {
      case "done":
        if (answer.trip === undefined) await store.dropTrip(write.tripId);
        else await store.keepTrip(answer.trip);
        await rebaseLater(write, write.baseVersion + 1);
        await store.removePending(write.seq);
        return;
      case "conflict": {
        await store.keepTrip(answer.theirs);
        const times = (rebases.get(write.seq) ?? 0) + 1;
        rebases.set(write.seq, times);
        if (isHarmless(write, answer.theirs) && times <= MAX_REBASES) {
          const baseVersion = answer.theirs.version ?? 1;
          await rebaseLater(write, NEVER);
          await store.updatePending({ ...write, baseVersion });
        } else {
          await store.updatePending({ ...write, problem: answer });
        }
        return;
      }
      case "gone":
        await store.dropTrip(write.tripId);
        if (write.changes === "delete") await store.removePending(write.seq);
        else await store.updatePending({ ...write, problem: answer });
        return;
      case "refused":
        await store.updatePending({ ...write, problem: answer });
    }
  }

  /**
   * Later writes to the trip were made to what this one makes of it; NEVER where someone else's
   * changes have come in between, which are then looked at for each.
   */
  async function rebaseLater({ seq, tripId }: PendingWrite, baseVersion: number): Promise<void> {
    for (const later of await store.pending()) {
      if (later.tripId !== tripId || later.seq <= seq || later.problem !== undefined) continue;
      if (later.baseVersion === NEVER) continue;
      await store.updatePending({ ...later, baseVersion });
    }
  }

  async function resolve(seq: number, choice: "mine" | "theirs"): Promise<void> {
    const write = (await store.pending()).find((one) => one.seq === seq);
    const problem = write?.problem;
    if (write === undefined || problem === undefined) return;
    if (choice === "mine" && problem.kind === "conflict") {
      const { theirs } = problem;
      await rebaseLater(write, NEVER);
      await store.updatePending({ ...without(write), ...madeTo(write, theirs) });
    } else {
      await rebaseLater(write, NEVER);
      await store.removePending(seq);
    }
    onChange(write.tripId);
  }

  return {
    add,
    flush: () => deps.exclusively(flush),
    resolve: (seq, choice) => deps.exclusively(() => resolve(seq, choice)),
  };
}

/** The first that may go: nothing overtakes an earlier write to the same trip. */
function sendable(pending: readonly PendingWrite[]): PendingWrite | undefined {
  const held = new Set(pending.filter(({ problem }) => problem).map(({ tripId }) => tripId));
  return pending.find(({ tripId }) => !held.has(tripId));
}

/** Someone changed the trip, but not what this is about, or to the very same. */
function isHarmless({ changes }: PendingWrite, theirs: Trip): boolean {
  if (changes === "delete") return false;
  return changes.every(({ change, before }) => {
    const now = currentText(theirs, change);
    return now === before || now === change.text.trim();
  });
}

function without({ problem: _problem, ...write }: PendingWrite): PendingWrite {
  return write;
}

/** The write as if it had been made to what the server has now. */
function madeTo({ changes }: PendingWrite, theirs: Trip): Partial<PendingWrite> {
  return {
    baseVersion: theirs.version ?? 1,
    changes:
      changes === "delete"
        ? changes
        : changes.map(({ change }) => ({ change, before: currentText(theirs, change) ?? "" })),
  };
}

/**
 * The trip as the traveller should see it: what the server last gave, with what waits to be sent.
 *
 * @returns undefined where it is about to be deleted.
 */
export function withPending(trip: Trip, pending: readonly PendingWrite[]): Trip | undefined {
  let shown = trip;
  for (const { tripId, changes, problem } of pending) {
    if (tripId !== trip.id || problem !== undefined) continue;
    if (changes === "delete") return undefined;
    shown =
      changeTrip(
        shown,
        changes.map(({ change }) => change),
      ) ?? shown;
  }
  return shown;
}
