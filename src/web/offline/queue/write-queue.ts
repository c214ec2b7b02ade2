import type { Trip } from "../../../domain/trip/trip.ts";
import {
  changeTrip,
  currentText,
  describeTarget,
  type TripChange,
} from "../../../domain/trip/trip-change.ts";
import type { OfflineStore, PendingWrite, TripWithWrites } from "../store/offline-store.ts";
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
    const batches = write === "delete" ? [write] : splitChanges(write);
    const fresh = {
      tripId: trip.id,
      tripName: trip.title ?? trip.userSelection.location.label,
      atMs: deps.nowMs(),
    };
    const made = batches.map((batch) => ({ ...fresh, key: deps.newKey(), batch }));
    const outcome = await store.changeWrites(trip.id, (now) => {
      // What was to be changed about a trip no longer matters once it is to go.
      const earlier = write === "delete" ? [] : now.writes;
      return [
        ...earlier,
        ...made.map(({ batch, ...rest }) => ({
          ...rest,
          ...madeTo(batch, trip),
          baseVersion: baseOf(batch, trip, now),
        })),
      ];
    });
    if (typeof outcome === "string") return outcome;
    onChange(trip.id);
    return "kept";
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
        await replace(write, undefined, write.baseVersion + 1);
        return answer.trip ?? "deleted";
      case "conflict": {
        await store.keepTrip(answer.theirs);
        const times = (rebases.get(write.seq) ?? 0) + 1;
        rebases.set(write.seq, times);
        if (isHarmless(write, answer.theirs) && times <= MAX_REBASES) {
          const baseVersion = answer.theirs.version ?? 1;
          await replace(write, { ...write, baseVersion }, NEVER);
        } else {
          await replace(write, { ...write, problem: answer });
        }
        return answer.theirs;
      }
      case "gone":
        await store.dropTrip(write.tripId);
        await replace(
          write,
          write.changes === "delete" ? undefined : { ...write, problem: answer },
        );
        return "deleted";
      case "refused":
        await replace(write, { ...write, problem: answer });
        return undefined;
    }
  }

  /**
   * Puts another write in the place of one, or none.
   *
   * @param laterBase the version that later writes to the trip are then based on; see `rebase`.
   */
  async function replace(
    write: PendingWrite,
    by: PendingWrite | undefined,
    laterBase?: number,
  ): Promise<void> {
    await store.changeWrites(write.tripId, ({ writes }) =>
      writes.flatMap((one) => {
        if (one.seq === write.seq) return by ?? [];
        return laterBase === undefined ? one : rebase(one, write, laterBase);
      }),
    );
  }

  async function resolve(seq: number, choice: "mine" | "theirs"): Promise<void> {
    const write = (await store.pending()).find((one) => one.seq === seq);
    const problem = write?.problem;
    if (write === undefined || problem === undefined) return;
    if (choice === "mine" && problem.kind === "conflict") {
      const changes =
        write.changes === "delete" ? write.changes : write.changes.map(({ change }) => change);
      await replace(write, { ...without(write), ...madeTo(changes, problem.theirs) }, NEVER);
    } else {
      await replace(write, undefined, NEVER);
    }
    onChange(write.tripId);
  }

  return {
    add,
    flush: () => deps.exclusively(flush),
    resolve: (seq, choice) => deps.exclusively(() => resolve(seq, choice)),
  };
}

/**
 * Later writes to the trip were made to what an earlier one makes of it. Those that were begun on an older
 * version keep it. Those that were begun on a newer one, which had come in under that write and was
 * hidden by it, get NEVER: each is compared with what the server has. So do all where someone else's
 * changes have come in between (`baseVersion` is NEVER).
 */
function rebase(later: PendingWrite, write: PendingWrite, baseVersion: number): PendingWrite {
  if (later.seq <= write.seq || later.problem !== undefined) return later;
  if (later.baseVersion === NEVER) return later;
  if (baseVersion !== NEVER && later.baseVersion < write.baseVersion) return later;
  const isNewer = later.baseVersion > baseVersion;
  return { ...later, baseVersion: isNewer ? NEVER : baseVersion };
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

/**
 * The version that a new write is based on: the newest that this browser keeps, where what the write is
 * about still stands there as its author saw it. Else NEVER: another tab or device has changed it, so it
 * is compared with what the server has.
 */
function baseOf(
  write: readonly TripChange[] | "delete",
  trip: Trip,
  { trip: kept, writes }: TripWithWrites,
): number {
  const version = trip.version ?? 1;
  if (write === "delete") return version;
  const newest = kept !== undefined && (kept.version ?? 1) > version ? kept : trip;
  const now = withPending(newest, writes) ?? newest;
  const holds = write.every((change) => currentText(now, change) === currentText(trip, change));
  return holds ? (newest.version ?? 1) : NEVER;
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
