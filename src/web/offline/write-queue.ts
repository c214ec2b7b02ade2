import type { Trip } from "../../domain/trip/trip.ts";
import {
  changeTrip,
  currentText,
  describeTarget,
  type TripChange,
} from "../../domain/trip/trip-change.ts";
import type { OfflineStore, PendingWrite } from "./offline-store.ts";
import { splitChanges } from "./split-changes.ts";

/** What the server made of a write. */
export type WriteAnswer =
  /** The trip as it now is; undefined where it was deleted. */
  | { readonly kind: "done"; readonly trip: Trip | undefined }
  | { readonly kind: "conflict"; readonly theirs: Trip }
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly text: string }
  /** No answer, or not now (401, 408, 429, 5xx): the write stays as it is and is sent again later. */
  | { readonly kind: "wait" }
  /** An answer of a newer server, which this page can't read: sent again by the page once reloaded. */
  | { readonly kind: "outdated" };

/** What is known of a trip once a write to it is settled; undefined where nothing new is. */
export type SettledTrip = Trip | "deleted" | undefined;

export type WriteQueue = {
  /**
   * Takes a write on and sends it as soon as may be; from here on no closed tab loses it.
   *
   * @param trip as the traveller saw it when they began to write, earlier writes included.
   */
  add(trip: Trip, write: readonly TripChange[] | "delete"): Promise<"kept" | "full" | "failed">;
  /** Sends what waits, in the order in which it was made, until nothing is left or the server can't take it. */
  flush(): Promise<void>;
  /** The traveller chose, for a write with a problem: their own version, or what the server has. */
  resolve(seq: number, choice: "mine" | "theirs"): Promise<void>;
};

/** A trip that someone else changes faster than we can answer becomes a conflict. */
const MAX_REBASES = 5;
/** A version no trip ever has: what was made to it is compared with what the server has now. */
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
  onChange: (tripId: string, now?: SettledTrip) => void;
  nowMs: () => number;
  newKey: () => string;
}): WriteQueue {
  const { store, send, onChange } = deps;

  async function add(trip: Trip, write: readonly TripChange[] | "delete") {
    // What was to be changed about a trip no longer matters once it is to go.
    if (write === "delete") await removeAllOf(trip.id);
    const earlier = (await store.pending()).filter(({ tripId }) => tripId === trip.id);
    const batches = write === "delete" ? [write] : splitChanges(write);
    const added: number[] = [];
    for (const batch of batches) {
      const kept = await store.addPending({
        key: deps.newKey(),
        tripId: trip.id,
        tripName: trip.title ?? trip.userSelection.location.label,
        atMs: deps.nowMs(),
        ...madeTo(batch, trip),
        ...(isOvertaken(batch, trip, earlier) ? { baseVersion: NEVER } : {}),
      });
      if (typeof kept === "string") {
        // All or nothing.
        for (const seq of added) await store.removePending(seq);
        return kept;
      }
      added.push(kept.seq);
    }
    onChange(trip.id);
    return "kept";
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
      if (answer.kind === "wait" || answer.kind === "outdated") return;
      onChange(next.tripId, await settle(next, answer, rebases));
      // A store that takes no change would have it sent for ever.
      const left = (await store.pending()).find(({ seq }) => seq === next.seq);
      if (left?.problem === undefined && left?.baseVersion === next.baseVersion) return;
    }
  }

  async function settle(
    write: PendingWrite,
    answer: Exclude<WriteAnswer, { kind: "wait" | "outdated" }>,
    rebases: Map<number, number>,
  ): Promise<SettledTrip> {
    switch (answer.kind) {
      case "done":
        if (answer.trip === undefined) await store.dropTrip(write.tripId);
        else await store.keepTrip(answer.trip);
        await rebaseLater(write, write.baseVersion + 1);
        await store.removePending(write.seq);
        return answer.trip ?? "deleted";
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
        return answer.theirs;
      }
      case "gone":
        await store.dropTrip(write.tripId);
        if (write.changes === "delete") await store.removePending(write.seq);
        else await store.updatePending({ ...write, problem: answer });
        return "deleted";
      case "refused":
        await store.updatePending({ ...write, problem: answer });
        return undefined;
    }
  }

  /**
   * Later writes to the trip were made to what this one makes of it. Those that were begun on an older
   * version keep it. Those that were begun on a newer one, which had come in under this write and was
   * hidden by it, get NEVER: each is compared with what the server has. So do all where someone else's
   * changes have come in between (`baseVersion` is NEVER).
   */
  async function rebaseLater(write: PendingWrite, baseVersion: number): Promise<void> {
    for (const later of await store.pending()) {
      if (later.tripId !== write.tripId || later.seq <= write.seq) continue;
      if (later.problem !== undefined || later.baseVersion === NEVER) continue;
      if (baseVersion !== NEVER && later.baseVersion < write.baseVersion) continue;
      const isNewer = later.baseVersion > baseVersion;
      await store.updatePending({ ...later, baseVersion: isNewer ? NEVER : baseVersion });
    }
  }

  async function resolve(seq: number, choice: "mine" | "theirs"): Promise<void> {
    const write = (await store.pending()).find((one) => one.seq === seq);
    const problem = write?.problem;
    if (write === undefined || problem === undefined) return;
    if (choice === "mine" && problem.kind === "conflict") {
      const { theirs } = problem;
      await rebaseLater(write, NEVER);
      const changes =
        write.changes === "delete" ? write.changes : write.changes.map(({ change }) => change);
      await store.updatePending({ ...without(write), ...madeTo(changes, theirs) });
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

/** The part of a write that says what the trip was when it was made. */
function madeTo(
  write: readonly TripChange[] | "delete",
  trip: Trip,
): Pick<PendingWrite, "baseVersion" | "changes"> {
  return {
    baseVersion: trip.version ?? 1,
    changes:
      write === "delete"
        ? write
        : write.map((change) => ({
            change,
            before: currentText(trip, change) ?? "",
            about: describeTarget(trip, change),
          })),
  };
}

/** Another tab has written the same since the trip was as its author saw it. */
function isOvertaken(
  write: readonly TripChange[] | "delete",
  trip: Trip,
  earlier: readonly PendingWrite[],
): boolean {
  if (write === "delete") return false;
  const now = withPending(trip, earlier) ?? trip;
  return write.some((change) => currentText(now, change) !== currentText(trip, change));
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
