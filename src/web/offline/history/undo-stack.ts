import type { MadeDescription } from "../../../domain/edits/edit-kind.ts";
import { isTrip } from "../../../domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../../domain/edits/edit-kinds.ts";
import { tripDifference } from "../../../domain/edits/trip-difference.ts";
import { isSameJson } from "../../../domain/is-same-json.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { OfflineStore } from "../store/offline-store.ts";
import { type HistoryEntry, NO_HISTORY, type TripHistory } from "./trip-history.ts";

/** The outcome of taking a step back, or taking it again. */
export type UndoOutcome =
  | {
      readonly outcome: "made";
      readonly made: MadeDescription;
      readonly partId?: string | undefined;
    }
  /** Another device has changed what the step was about; the step is forgotten. */
  | { readonly outcome: "refused"; readonly made: MadeDescription }
  /** There is no step, or nothing can be kept just now. */
  | { readonly outcome: "nothing" };

type UndoStackParts = {
  readonly tripId: string;
  readonly store: Pick<OfflineStore, "history" | "changeHistory">;
  /** The trip as it is shown now; undefined where it isn't. */
  readonly shown: () => Trip | undefined;
  /** Makes edits to the trip, all together. @returns whether they are kept. */
  readonly edit: (trip: Trip, made: readonly Edit[]) => Promise<boolean>;
  /** The trip with edits made, and its hours. @returns undefined where they can't be made. */
  readonly settle: (trip: Trip, made: readonly Edit[]) => Promise<Trip | undefined>;
  /** Tells the other tabs of this browser that the steps have changed, and is told by them. */
  readonly others: { tell(): void; listen(listener: () => void): () => void };
  readonly nowMs: () => number;
};

/** The steps of one trip. Its calls are served one after the other. */
export class UndoStack {
  readonly #parts: UndoStackParts;
  readonly #listeners = new Set<() => void>();
  #history = NO_HISTORY;
  /** The trip after the newest step of this tab, with its hours, which the shown one may not have yet. */
  #newest: Trip | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #stop: (() => void) | undefined;

  constructor(parts: UndoStackParts) {
    this.#parts = parts;
  }

  /**
   * Notes what edits made that are kept.
   *
   * @param before the trip as it was shown.
   * @param words what it was, where the edits themselves don't say.
   */
  record(before: Trip, made: readonly Edit[], words?: MadeDescription): Promise<void> {
    return this.#inTurn(() => this.#record(before, made, words));
  }

  undo(): Promise<UndoOutcome> {
    return this.#inTurn(() => this.#revert("done"));
  }

  redo(): Promise<UndoOutcome> {
    return this.#inTurn(() => this.#revert("undone"));
  }

  // In the shape of React's `useSyncExternalStore`.
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#stop ??= this.#parts.others.listen(() => void this.#read());
    if (this.#listeners.size === 1) void this.#read();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  };

  readonly getSnapshot = (): TripHistory => this.#history;

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work, work);
    this.#last = done;
    return done;
  }

  #show(next: TripHistory): void {
    this.#history = next;
    for (const listener of this.#listeners) listener();
  }

  async #read(): Promise<void> {
    const { store, tripId } = this.#parts;
    this.#show(await store.history(tripId));
  }

  async #change(work: (now: TripHistory) => TripHistory): Promise<boolean> {
    const { store, tripId, others } = this.#parts;
    const changed = await store.changeHistory(tripId, work);
    if (changed === "failed") return false;
    this.#show(changed);
    others.tell();
    return true;
  }

  #withHours(trip: Trip): Trip {
    if (trip.planCheck?.isStale !== true || this.#newest === undefined) return trip;
    return outlineOf(this.#newest) === outlineOf(trip) ? this.#newest : trip;
  }

  async #record(
    shown: Trip,
    made: readonly Edit[],
    words: MadeDescription | undefined,
  ): Promise<void> {
    const before = this.#withHours(shown);
    const after = await this.#parts.settle(before, made);
    if (after === undefined) return;
    this.#newest = after;
    const step = stepOf(before, after, {
      made: words ?? edits.describe(before, made),
      partId: made.length === 1 ? partOf(made[0]) : undefined,
      atMs: this.#parts.nowMs(),
    });
    if (step === undefined) return;
    await this.#change(({ done }) => ({ done: [...done, step], undone: [] }));
  }

  /**
   * Takes the newest step back. The trip shows it at once, while the steps are kept.
   *
   * @param from where the step is taken from; what takes it back goes to the other side.
   */
  async #revert(from: "done" | "undone"): Promise<UndoOutcome> {
    if (this.#history === NO_HISTORY) await this.#read();
    const shown = this.#parts.shown();
    const step = this.#history[from].at(-1);
    if (shown === undefined || step === undefined) return { outcome: "nothing" };
    const before = this.#withHours(shown);
    const { made, partId } = step;
    const taken = takeBack(before, step);
    if (taken === undefined) {
      await this.#change((now) => withoutStep(now, from, step));
      return { outcome: "refused", made };
    }
    const back = stepOf(before, taken, step);
    let isTaken = false;
    const [isKept, isNoted] = await Promise.all([
      this.#parts.edit(before, step.revert),
      this.#change((now) => {
        const next = withoutStep(now, from, step, back);
        isTaken = next !== now;
        return next;
      }),
    ]);
    if (isKept) {
      this.#newest = taken;
      return { outcome: "made", made, partId };
    }
    // Where another tab has taken it there is nothing to put back.
    if (isNoted && isTaken)
      await this.#change((now) => {
        const to = from === "done" ? "undone" : "done";
        const others = back === undefined ? now[to] : now[to].slice(0, -1);
        return { ...now, [from]: [...now[from], step], [to]: others };
      });
    return { outcome: "nothing" };
  }
}

/**
 * The steps without the newest one of a side, and with what takes it back on the other; as they are where another tab has
 * taken it meanwhile.
 */
function withoutStep(
  now: TripHistory,
  from: "done" | "undone",
  step: HistoryEntry,
  back?: HistoryEntry,
): TripHistory {
  if (!isSameJson(now[from].at(-1), step)) return now;
  const to = from === "done" ? "undone" : "done";
  const others = back === undefined ? now[to] : [...now[to], back];
  return { ...now, [from]: now[from].slice(0, -1), [to]: others };
}

/** The step from one state of a trip to the next; undefined where nothing has changed. */
function stepOf(
  before: Trip,
  after: Trip,
  { made, partId, atMs }: Pick<HistoryEntry, "made" | "partId" | "atMs">,
): HistoryEntry | undefined {
  const revert = tripDifference(after, before);
  if (revert.length === 0) return undefined;
  return {
    made,
    ...(partId === undefined ? {} : { partId }),
    revert,
    seen: revert.map((one) => edits.before(after, one)),
    atMs,
  };
}

/**
 * The trip as it was before a step, hours and all.
 *
 * @returns undefined where what the step was about is no longer as the step left it.
 */
function takeBack(trip: Trip, { revert, seen }: HistoryEntry): Trip | undefined {
  if (!revert.every((edit, at) => edits.isUntouched(trip, edit, seen[at]))) return undefined;
  const after = edits.apply(trip, revert);
  return isTrip(after) ? after : undefined;
}

/** The inputs from which a plan's hours are worked out. */
function outlineOf({ tripData }: Trip): string {
  const { itinerary, hotels } = tripData;
  const days = itinerary.map(({ id, date, isLocked, pace, plan }) => {
    const places = plan.map((one) => [one.id, one.isLocked, one.startsAtMinutes, one.stayMinutes]);
    return [id, date, isLocked, pace, places];
  });
  return JSON.stringify([hotels.map(({ id }) => id), days]);
}

function partOf(edit: Edit | undefined): string | undefined {
  if (edit === undefined) return undefined;
  if ("placeId" in edit) return edit.placeId;
  if ("place" in edit) return edit.place.id;
  if ("dayId" in edit) return edit.dayId;
  if ("hotelId" in edit) return edit.hotelId;
  return "id" in edit ? edit.id : undefined;
}
