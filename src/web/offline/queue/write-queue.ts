import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import { edits } from "../../../domain/edits/edit-kinds.ts";
import { findDay, placeStands, withoutHours } from "../../../domain/edits/kinds/plan-parts.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import type { NewWrite, OfflineStore, PendingWrite } from "../store/offline-store.ts";
import { addEdit, pendingEdit, pendingEdits, withPending } from "./pending-edits.ts";
import type { SendingPause } from "./sending-pause.ts";
import { renewWrite, withConflict, withoutMade, withProblem } from "./settle-write.ts";
import { isDeletion } from "./waiting-edits.ts";

/** The server's result of a write. */
export type WriteAnswer =
  /** The trip as it now is; undefined where it was deleted. */
  | { readonly kind: "done"; readonly trip: Trip | undefined }
  | { readonly kind: "conflict"; readonly theirs: Trip }
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly text: string }
  /** No answer, or not now (401, 408, 429, 5xx): the write stays as it is and is sent again later, as the server asks. */
  | { readonly kind: "wait"; readonly retryAfterMs?: number | undefined }
  /** An answer of a newer server, which this page can't read: sent again by the page once reloaded. */
  | { readonly kind: "outdated" };

/** The trip as known once a write to it is settled; undefined where nothing new is. */
export type SettledTrip = Trip | "deleted" | undefined;

type WriteQueueDeps = {
  readonly store: OfflineStore;
  readonly send: (write: PendingWrite) => Promise<WriteAnswer>;
  /** Runs work while no other tab does. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  /** This trip's kept or waiting edits have changed. @param added edits that are kept from now on. */
  readonly onChange: (tripId: string, now?: SettledTrip, added?: readonly Edit[]) => void;
  /** Shared by all tabs. */
  readonly pause: SendingPause;
  readonly nowMs: () => number;
  readonly newKey: () => string;
};

/** A trip that someone else changes faster than we can answer becomes a conflict. */
const MAX_RESENDS = 5;

/**
 * Writes on their way to the server. Two tabs send through one at a time (`exclusively`), and every
 * write goes under its own key, so that one whose answer was lost is made once however often it is sent.
 * The server compares each edit's target with what its author saw there; see `settle-write.ts` for what
 * becomes of those that others have touched.
 */
export class WriteQueue {
  readonly #deps: WriteQueueDeps;

  constructor(deps: WriteQueueDeps) {
    this.#deps = deps;
  }

  /**
   * Takes edits on and sends them as soon as may be; from here on no closed tab loses them.
   *
   * @param trip as the traveller saw it when they began to write, earlier writes included.
   */
  async add(trip: Trip, wanted: readonly Edit[]): Promise<"kept" | "full" | "failed"> {
    const { store, onChange, newKey, nowMs } = this.#deps;
    const newWrite = (pending: NewWrite["edits"]): NewWrite => ({
      key: newKey(),
      tripId: trip.id,
      tripName: trip.title ?? storedWords.place(trip.userSelection.location.label),
      atMs: nowMs(),
      edits: pending,
    });
    const outcome = await store.changeWrites(trip.id, ({ trip: kept, writes }) => {
      const added = pendingEdits(trip, wanted);
      if (isDeletion({ edits: added })) {
        // Other edits no longer matter; a write that the server may have made is settled first.
        const sent = writes.filter(({ wasSent, problem }) => wasSent === true && !problem);
        return [...sent.filter((write) => !isDeletion(write)), newWrite(added)];
      }
      const newest = kept !== undefined && kept.version > trip.version ? kept : trip;
      let next: readonly (PendingWrite | NewWrite)[] = writes;
      for (const one of added) {
        const shown = withPending(newest, next) ?? newest;
        next = addEdit(next, one, edits.before(shown, one.edit), newWrite);
      }
      return next;
    });
    if (typeof outcome === "string") return outcome;
    onChange(trip.id, undefined, wanted);
    return "kept";
  }

  /**
   * Sends what waits, in the order in which it was made, until nothing is left or the server can't take it. Nothing
   * goes while the server wants to be left alone, whichever tab it told so.
   */
  flush(): Promise<void> {
    return this.#deps.exclusively(() => this.#flush());
  }

  /** How long the server still wants to be left alone; 0: no longer. */
  pauseMs(): number {
    return this.#deps.pause.leftMs();
  }

  /** The traveller chose, for a write with a problem: their own version, or what the server has. */
  resolve(seq: number, choice: "mine" | "theirs"): Promise<void> {
    return this.#deps.exclusively(() => this.#resolve(seq, choice));
  }

  async #flush(): Promise<void> {
    const { store, send, pause, onChange } = this.#deps;
    const sends = new Map<number, number>();
    for (;;) {
      if (pause.leftMs() > 0) return;
      const next = sendable(await store.pending());
      if (next === undefined) return;
      const write = await this.#noteSending(next);
      if (write === undefined) return;
      const answer = await send(write);
      if (answer.kind === "wait" && answer.retryAfterMs !== undefined) {
        pause.begin(answer.retryAfterMs);
      }
      if (answer.kind === "wait" || answer.kind === "outdated") return;
      const times = (sends.get(write.seq) ?? 0) + 1;
      sends.set(write.seq, times);
      onChange(write.tripId, await this.#settle(write, answer, times <= MAX_RESENDS));
      // A store that takes no change would have it sent for ever.
      const left = (await store.pending()).find(({ seq }) => seq === write.seq);
      if (left?.problem === undefined && left?.key === write.key) return;
    }
  }

  /**
   * Notes that a write is on its way, so that from now on nobody changes what goes under its key.
   *
   * @returns the write as it goes; undefined where that can't be noted, or it is gone.
   */
  async #noteSending(next: PendingWrite): Promise<PendingWrite | undefined> {
    if (next.wasSent === true) return next;
    const outcome = await this.#deps.store.changeWrites(next.tripId, ({ writes }) =>
      writes.map((write) => (write.seq === next.seq ? { ...write, wasSent: true } : write)),
    );
    if (typeof outcome === "string") return undefined;
    return outcome.find(({ seq }) => seq === next.seq);
  }

  async #settle(
    write: PendingWrite,
    answer: Exclude<WriteAnswer, { kind: "wait" | "outdated" }>,
    mayResend: boolean,
  ): Promise<SettledTrip> {
    const { store, newKey } = this.#deps;
    const { tripId } = write;
    switch (answer.kind) {
      case "done": {
        const { trip } = answer;
        if (trip === undefined) await store.dropTrip(tripId);
        else await store.keepTrip(trip);
        await store.changeWrites(tripId, ({ writes }) =>
          trip === undefined
            ? writes.filter(({ seq }) => seq !== write.seq)
            : withoutMade(writes, write, trip),
        );
        return trip ?? "deleted";
      }
      case "conflict":
        await store.keepTrip(answer.theirs);
        await store.changeWrites(tripId, ({ writes }) =>
          withConflict(writes, write, answer.theirs, { mayResend, newKey }),
        );
        return answer.theirs;
      case "gone":
        await store.dropTrip(tripId);
        await store.changeWrites(tripId, ({ writes }) =>
          isDeletion(write)
            ? writes.filter(({ seq }) => seq !== write.seq)
            : withProblem(writes, write, answer),
        );
        return "deleted";
      case "refused":
        await store.changeWrites(tripId, ({ writes }) => withProblem(writes, write, answer));
        return undefined;
    }
  }

  async #resolve(seq: number, choice: "mine" | "theirs"): Promise<void> {
    const { store, newKey, onChange } = this.#deps;
    const chosen = (await store.pending()).find((one) => one.seq === seq);
    if (chosen === undefined) return;
    await store.changeWrites(chosen.tripId, ({ writes }) =>
      writes.flatMap((write) => {
        const { problem } = write;
        if (write.seq !== seq || problem === undefined) return write;
        if (choice === "theirs" || problem.kind !== "conflict") return [];
        const { theirs } = problem;
        const mine = write.edits.map(({ edit, made }) => ({
          ...pendingEdit(theirs, insistOn(theirs, edit)),
          made,
        }));
        return renewWrite(write, mine, newKey());
      }),
    );
    onChange(chosen.tripId);
  }
}

/** The first that may go: one that waits for a decision holds up the later writes to its trip. */
function sendable(pending: readonly PendingWrite[]): PendingWrite | undefined {
  const held = new Set<string>();
  for (const write of pending) {
    if (write.problem !== undefined) held.add(write.tripId);
    else if (!held.has(write.tripId)) return write;
  }
  return undefined;
}

/**
 * The edit that does on another state of the trip what its author wanted: a place that was taken out
 * there meanwhile is put back where they moved it to.
 */
function insistOn(theirs: Trip, edit: Edit): Edit {
  if (edit.kind !== "move-place" || findDay(theirs, edit.dayId) === undefined) return edit;
  if (placeStands(theirs, edit.placeId) !== "set-aside") return edit;
  const place = theirs.tripData.setAside?.find(({ id }) => id === edit.placeId);
  if (place === undefined) return edit;
  const { placeId: _id, kind: _kind, ...spot } = edit;
  return { kind: "add-place", ...spot, place: withoutHours(place) };
}
