import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import { ApiFailure } from "../../lib/api-client.ts";
import { onlineTracker } from "../../lib/online-state.ts";
import type { OnlineTracker } from "../../lib/online-tracker.ts";
import { shareStructure } from "../../lib/share-structure.ts";
import {
  type OfflineLibrary,
  type OfflineLibraryChange,
  openOfflineLibrary,
} from "../offline-library.ts";
import { waitingEdits } from "../queue/waiting-edits.ts";
import type { TripWithWrites } from "../store/offline-store.ts";
import { keptCity } from "./kept-city.ts";
import type { TimingSource, TripTiming } from "./trip-timing.ts";

/** Specification, section 8. */
const OFFLINE_TEXT = "Failed to get document because the client is offline.";
/** An answer is this good before the server is asked again. */
const FRESH_MS = 30_000;
/** Only silence is worth asking again. */
const RETRY_AFTER_MS = [1_000, 2_000];
/** An edit whose hours come within this is shown with them, in one step. */
const HOURS_WITHIN_MS = 100;

export type WatchedTrip =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: Error }
  /** Waits to be deleted. */
  | { readonly state: "deleted" }
  | { readonly state: "shown"; readonly trip: Trip };

/** In the shape of React's `useSyncExternalStore`. */
export type TripWatch = {
  /** Reads and asks while anyone listens. */
  subscribe(listener: () => void): () => void;
  getSnapshot(): WatchedTrip;
  /** Asks the server again. */
  retry(): void;
};

/** What a watch needs of the page. */
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
  readonly made: readonly Edit[];
  /** They are among the writes that are read from now on. */
  readonly isKept: boolean;
};

/**
 * A trip as the traveller should see it: what this browser keeps with the writes that wait, read as they
 * are at one moment, and the hours that follow from them as soon as they are worked out. The server's answers go
 * into what is kept, and are read from there. This tab's edits of the plan are shown before they are kept, and
 * taken back where they can't be. What is equal stays the same objects.
 */
export function watchTrip(id: string, source: TripSource = PAGE): TripWatch {
  const listeners = new Set<() => void>();
  let view: WatchedTrip = { state: "loading" };
  let stored: TripWithWrites | undefined;
  /** The newest answer, for a browser that has no room to keep it. */
  let answered: Trip | undefined;
  let begun: readonly Begun[] = [];
  /** Until then a view without its hours isn't shown. */
  let hoursDeadline: ReturnType<typeof setTimeout> | undefined;
  let error: unknown;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let isAsking = false;
  let reads = 0;
  let end: AbortController | undefined;
  /** Loaded with the first edit that waits. */
  let timing: TripTiming | undefined;
  let unreadable: Error | undefined;

  function update(): void {
    const next = currentView();
    if (hoursDeadline !== undefined && timing?.isBehind() !== false) return;
    clearTimeout(hoursDeadline);
    hoursDeadline = undefined;
    if (view.state === "shown" && next.state === "shown" && view.trip === next.trip) return;
    view = next;
    for (const listener of listeners) listener();
  }

  /** The same objects as those on the screen, as far as they are equal. */
  function shared(trip: Trip): Trip {
    const newest = newer(stored?.trip, answered);
    const kept = shareStructure(newest, trip);
    return kept === newest || view.state !== "shown" ? kept : shareStructure(view.trip, kept);
  }

  function currentView(): WatchedTrip {
    if (isGone(error)) return { state: "failed", error };
    if (unreadable !== undefined) return { state: "failed", error: unreadable };
    const newest = newer(stored?.trip, answered);
    // Without its writes a trip isn't shown: it would be the old text for a moment.
    if (newest !== undefined && stored !== undefined) {
      const waiting = waitingEdits(id, stored.writes);
      if (waiting === undefined) return { state: "deleted" };
      // A text is shown once it is kept, when its editor closes, and a trip as gone likewise.
      const unread = begun.flatMap(({ made }) => (timing?.isOfPlan(made) === true ? made : []));
      const all = [...waiting, ...unread];
      return { state: "shown", trip: timing?.shown(newest, all) ?? newest };
    }
    const mayCome = isAsking && source.online.state() !== "Offline";
    if (stored === undefined || mayCome) return { state: "loading" };
    if (error instanceof ApiFailure && !isSilence(error)) return { state: "failed", error };
    return { state: "failed", error: new Error(OFFLINE_TEXT) };
  }

  async function read(signal: AbortSignal): Promise<void> {
    reads += 1;
    const turn = reads;
    const among = begun.filter(({ isKept }) => isKept);
    const { store } = await source.library();
    const { trip, writes } = await store.tripWithWrites(id);
    if (writes.length > 0) await loadTiming();
    // One that began later knows more.
    if (signal.aborted || turn !== reads) return;
    stored = { trip: trip && shared(trip), writes };
    begun = begun.filter((one) => !among.includes(one));
    update();
  }

  /** Without it a trip with edits isn't shown. */
  async function loadTiming(): Promise<void> {
    if (timing !== undefined) return;
    try {
      const { createTripTiming } = await import("./trip-timing.ts");
      timing ??= createTripTiming(source, () => end !== undefined && update());
      unreadable = undefined;
    } catch (problem) {
      console.warn("what edits need can't be loaded", problem);
      unreadable = new Error(OFFLINE_TEXT);
    }
  }

  async function ask(signal: AbortSignal): Promise<void> {
    if (isAsking || source.online.state() === "Offline") return;
    isAsking = true;
    update();
    try {
      const { fetchTrip } = await source.library();
      const answer = await retryUnreachable(() => fetchTrip(id, signal), signal);
      if (signal.aborted) return;
      answered = newer(answered, shared(answer));
      error = undefined;
    } catch (problem) {
      if (signal.aborted) return;
      error = problem;
    }
    isAsking = false;
    askedAtMs = source.nowMs();
    update();
  }

  function follow(what: OfflineLibraryChange, signal: AbortSignal): void {
    if (what.tripId !== id) return;
    if (what.kind === "begun") {
      begun = [...begun, { made: what.made, isKept: false }];
      if (timing?.isOfPlan(what.made) === false) return;
      hoursDeadline ??= setTimeout(() => {
        hoursDeadline = undefined;
        update();
      }, HOURS_WITHIN_MS);
      if (timing === undefined) void loadTiming().then(() => !signal.aborted && update());
      else update();
      return;
    }
    if (what.kind === "refused") {
      begun = begun.filter(({ made }) => made !== what.made);
      update();
      return;
    }
    if (what.kind === "written") {
      const { now, added } = what;
      if (now === "deleted") void ask(signal);
      if (typeof now === "object") answered = newer(answered, shared(now));
      begun = begun.map((one) => (one.made === added ? { ...one, isKept: true } : one));
    }
    void read(signal);
  }

  function begin(): AbortController {
    const controller = new AbortController();
    const { signal } = controller;
    const askWhenStale = () => {
      const isFresh = error === undefined && source.nowMs() - askedAtMs < FRESH_MS;
      if (!isFresh) void ask(signal);
    };
    const stops = [
      source.whenSeen(askWhenStale),
      source.online.subscribe(() => {
        askWhenStale();
        update();
      }),
    ];
    void source.library().then((library) => {
      if (!signal.aborted) stops.push(library.subscribe((what) => follow(what, signal)));
    });
    signal.addEventListener("abort", () => {
      for (const stop of stops) stop();
      clearTimeout(hoursDeadline);
      hoursDeadline = undefined;
      begun = [];
      isAsking = false;
    });
    void read(signal);
    askWhenStale();
    return controller;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      end ??= begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        end?.abort();
        end = undefined;
      };
    },
    getSnapshot: () => view,
    retry() {
      if (end === undefined) return;
      void read(end.signal);
      void ask(end.signal);
    },
  };
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
