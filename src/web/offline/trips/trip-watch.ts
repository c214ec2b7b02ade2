import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import { ApiFailure } from "../../lib/api-client.ts";
import { onlineTracker } from "../../lib/online-state.ts";
import type { OnlineTracker } from "../../lib/online-tracker.ts";
import { shareStructure } from "../../lib/share-structure.ts";
import { editTripWords } from "../../messages/edit-trip-words.ts";
import {
  type OfflineLibrary,
  type OfflineLibraryChange,
  openOfflineLibrary,
} from "../offline-library.ts";
import { waitingEdits } from "../queue/waiting-edits.ts";
import type { TripWithWrites } from "../store/offline-store.ts";
import { keptCity } from "./kept-city.ts";
import type { TimingSource, TripTiming } from "./trip-timing.ts";

/** An answer is this good before the server is asked again. */
const FRESH_MS = 30_000;
/** Only silence is worth asking again. */
const RETRY_AFTER_MS = [1_000, 2_000];
/** An edit whose hours come within this is shown with them, in one step: two take a phone longer than that. */
const HOURS_WITHIN_MS = 250;

export type WatchedTrip =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: Error }
  /** Waits to be deleted. */
  | { readonly state: "deleted" }
  | { readonly state: "shown"; readonly trip: Trip };

/** The parts of the page that a watch needs. */
export type TripSource = TimingSource & {
  readonly library: () => Promise<Pick<OfflineLibrary, "store" | "fetchTrip" | "subscribe">>;
  readonly online: Pick<OnlineTracker, "state" | "subscribe">;
  readonly nowMs: () => number;
  /** Calls the listener when the traveller comes back to the page. */
  readonly whenSeen: (listener: () => void) => () => void;
};

const PAGE: TripSource = {
  library: openOfflineLibrary,
  // Loaded with the first edit of a plan.
  engine: async () => (await import("../../engine/plan-engine.ts")).planEngine(),
  city: keptCity,
  online: onlineTracker,
  nowMs: () => performance.now(),
  whenSeen(listener) {
    const onChange = () => document.visibilityState === "visible" && listener();
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  },
};

/** Edits of the plan, made in this tab, that are shown while they are being kept. */
type Begun = {
  readonly edits: readonly Edit[];
  /** They are among the writes that are read from now on. */
  readonly isKept: boolean;
};

/**
 * A trip as the traveller should see it: what this browser keeps with the writes that wait, read as they
 * are at one moment, and the hours that follow from them as soon as they are worked out. The server's answers go
 * into what is kept, and are read from there. This tab's edits of the plan are shown before they are kept, and
 * taken back where they can't be. What is equal stays the same objects.
 */
export class TripWatch {
  readonly #id: string;
  readonly #source: TripSource;
  readonly #listeners = new Set<() => void>();
  #view: WatchedTrip = { state: "loading" };
  #stored: TripWithWrites | undefined;
  /** The newest answer, for a browser that has no room to keep it. */
  #answered: Trip | undefined;
  #begun: readonly Begun[] = [];
  /** Until then a view without its hours isn't shown. */
  #hoursDeadline: ReturnType<typeof setTimeout> | undefined;
  #error: unknown;
  #askedAtMs = Number.NEGATIVE_INFINITY;
  #isAsking = false;
  #reads = 0;
  #end: AbortController | undefined;
  /** Loaded with the first edit that waits. */
  #timing: TripTiming | undefined;
  #unreadable: Error | undefined;

  constructor(id: string, source: TripSource = PAGE) {
    this.#id = id;
    this.#source = source;
  }

  // In the shape of React's `useSyncExternalStore`; it reads and asks while anyone listens.
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#end ??= this.#begin();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#end?.abort();
      this.#end = undefined;
    };
  };

  readonly getSnapshot = (): WatchedTrip => this.#view;

  /** Asks the server again. */
  readonly retry = (): void => {
    if (this.#end === undefined) return;
    void this.#read(this.#end.signal);
    void this.#ask(this.#end.signal);
  };

  #update(): void {
    const next = this.#currentView();
    if (this.#hoursDeadline !== undefined && this.#timing?.isBehind() !== false) return;
    clearTimeout(this.#hoursDeadline);
    this.#hoursDeadline = undefined;
    if (this.#view.state === "shown" && next.state === "shown" && this.#view.trip === next.trip)
      return;
    this.#view = next;
    for (const listener of this.#listeners) listener();
  }

  /** The same objects as those on the screen, as far as they are equal. */
  #shared(trip: Trip): Trip {
    const newest = newer(this.#stored?.trip, this.#answered);
    const kept = shareStructure(newest, trip);
    return kept === newest || this.#view.state !== "shown"
      ? kept
      : shareStructure(this.#view.trip, kept);
  }

  #currentView(): WatchedTrip {
    if (isGone(this.#error)) return { state: "failed", error: this.#error };
    if (this.#unreadable !== undefined) return { state: "failed", error: this.#unreadable };
    const newest = newer(this.#stored?.trip, this.#answered);
    // Without its writes a trip isn't shown: it would be the old text for a moment.
    if (newest !== undefined && this.#stored !== undefined) {
      const waiting = waitingEdits(this.#id, this.#stored.writes);
      if (waiting === undefined) return { state: "deleted" };
      // A text is shown once it is kept, when its editor closes, and a trip as gone likewise.
      const unread = this.#begun.flatMap(({ edits }) =>
        this.#timing?.isOfPlan(edits) === true ? edits : [],
      );
      const all = [...waiting, ...unread];
      return { state: "shown", trip: this.#timing?.shown(newest, all) ?? newest };
    }
    const mayCome = this.#isAsking && this.#source.online.state() !== "Offline";
    if (this.#stored === undefined || mayCome) return { state: "loading" };
    if (this.#error instanceof ApiFailure && !isSilence(this.#error))
      return { state: "failed", error: this.#error };
    return { state: "failed", error: new Error(editTripWords.tripOffline) };
  }

  async #read(signal: AbortSignal): Promise<void> {
    this.#reads += 1;
    const turn = this.#reads;
    const among = this.#begun.filter(({ isKept }) => isKept);
    const { store } = await this.#source.library();
    const { trip, writes } = await store.tripWithWrites(this.#id);
    if (writes.length > 0) await this.#loadTiming();
    // One that began later knows more.
    if (signal.aborted || turn !== this.#reads) return;
    this.#stored = { trip: trip && this.#shared(trip), writes };
    this.#begun = this.#begun.filter((one) => !among.includes(one));
    this.#update();
  }

  /** Without it a trip with edits isn't shown. */
  async #loadTiming(): Promise<void> {
    if (this.#timing !== undefined) return;
    try {
      const { TripTiming } = await import("./trip-timing.ts");
      this.#timing ??= new TripTiming(
        this.#source,
        () => this.#end !== undefined && this.#update(),
      );
      this.#unreadable = undefined;
    } catch (problem) {
      console.warn("what edits need can't be loaded", problem);
      this.#unreadable = new Error(editTripWords.tripOffline);
    }
  }

  async #ask(signal: AbortSignal): Promise<void> {
    if (this.#isAsking || this.#source.online.state() === "Offline") return;
    this.#isAsking = true;
    this.#update();
    try {
      const library = await this.#source.library();
      const answer = await retryUnreachable(() => library.fetchTrip(this.#id, signal), signal);
      if (signal.aborted) return;
      this.#answered = newer(this.#answered, this.#shared(answer));
      this.#error = undefined;
    } catch (problem) {
      if (signal.aborted) return;
      this.#error = problem;
    }
    this.#isAsking = false;
    this.#askedAtMs = this.#source.nowMs();
    this.#update();
  }

  #follow(what: OfflineLibraryChange, signal: AbortSignal): void {
    if (what.kind === "kept" ? !what.tripIds.includes(this.#id) : what.tripId !== this.#id) return;
    if (what.kind === "begun") {
      this.#begun = [...this.#begun, { edits: what.edits, isKept: false }];
      if (this.#timing?.isOfPlan(what.edits) === false) return;
      // A plan that is put back has its hours, and lacks only its check.
      const isPutBack = what.edits.every(({ kind }) => kind === "set-plan");
      if (!isPutBack) {
        this.#hoursDeadline ??= setTimeout(() => {
          this.#hoursDeadline = undefined;
          this.#update();
        }, HOURS_WITHIN_MS);
      }
      if (this.#timing === undefined)
        void this.#loadTiming().then(() => !signal.aborted && this.#update());
      else this.#update();
      return;
    }
    if (what.kind === "refused") {
      this.#begun = this.#begun.filter(({ edits }) => edits !== what.edits);
      this.#update();
      return;
    }
    if (what.kind === "written") {
      const { now, added } = what;
      if (now === "deleted") void this.#ask(signal);
      if (typeof now === "object") this.#answered = newer(this.#answered, this.#shared(now));
      this.#begun = this.#begun.map((one) =>
        one.edits === added ? { ...one, isKept: true } : one,
      );
    }
    void this.#read(signal);
  }

  #begin(): AbortController {
    const controller = new AbortController();
    const { signal } = controller;
    const askWhenStale = () => {
      const isFresh =
        this.#error === undefined && this.#source.nowMs() - this.#askedAtMs < FRESH_MS;
      if (!isFresh) void this.#ask(signal);
    };
    const stops = [
      this.#source.whenSeen(askWhenStale),
      this.#source.online.subscribe(() => {
        askWhenStale();
        this.#update();
      }),
    ];
    void this.#source.library().then((library) => {
      if (!signal.aborted) stops.push(library.subscribe((what) => this.#follow(what, signal)));
    });
    signal.addEventListener("abort", () => {
      for (const stop of stops) stop();
      clearTimeout(this.#hoursDeadline);
      this.#hoursDeadline = undefined;
      this.#begun = [];
      this.#isAsking = false;
    });
    void this.#read(signal);
    askWhenStale();
    return controller;
  }
}

function newer(one: Trip | undefined, other: Trip | undefined): Trip | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one.version > other.version ? one : other;
}

/** The server says that there is no such trip, or not for this person: then what is kept isn't shown. */
function isGone(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.problem.code === "trip_not_found";
}

function isSilence(error: unknown): boolean {
  return error instanceof ApiFailure && error.problem.code === "unreachable";
}

async function retryUnreachable<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const afterMs of RETRY_AFTER_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isSilence(error) || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      signal.throwIfAborted();
    }
  }
  return work();
}
