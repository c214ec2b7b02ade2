import type { Edit } from "../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { API_PATHS, pathWithId, type TripSummary } from "../../domain/wire.ts";
import { queryApi } from "../lib/api-client.ts";
import { onlineTracker } from "../lib/online-state.ts";
import { storedProfile } from "../lib/profile.ts";
import type { SettledTrip, WriteQueue } from "./queue/write-queue.ts";
import type { OfflineStore, PendingWrite } from "./store/offline-store.ts";
import { openOfflineStore } from "./store/open-offline-store.ts";
import { fetchAllSummaries, fetchTrip } from "./trips/fetch-trips.ts";
import { keepTrips } from "./trips/keep-trips.ts";
import { wholeTripSchema } from "./trips/whole-trip.ts";

const CHANNEL = "tripwright.library";
const LOCK = "tripwright.writes";
/** What the server could not take just then is sent again after this. */
const RETRY_MS = 15_000;
/** By then a page that has just opened has asked for what it shows. */
const SETTLED_MS = 1_500;
/** The list of trips is asked for no more often than this, whatever happens. */
const REFRESH_EVERY_MS = 60_000;

/** What changed: a kept trip, the list, or a write, which is new or settled with the server. */
export type OfflineLibraryChange =
  | { readonly kind: "kept"; readonly tripId: string }
  /** The list, which may name trips that are not kept. */
  | { readonly kind: "listed"; readonly tripId?: undefined }
  | {
      readonly kind: "written";
      readonly tripId: string;
      readonly now: SettledTrip;
      /** Edits that are kept from now on: in their own tab the list that was asked for. */
      readonly added?: readonly Edit[] | undefined;
    }
  /** Edits of this tab that are being kept, or that can't be. */
  | { readonly kind: "begun" | "refused"; readonly tripId: string; readonly made: readonly Edit[] };

/** What this browser keeps for its traveller, and their writes on their way. One a tab. */
export type OfflineLibrary = {
  readonly store: OfflineStore;
  /** Sends what waits, then fetches what others did. */
  refresh(): void;
  /** Sends what waits. @returns the writes that the server still doesn't have. */
  sendAll(): Promise<readonly PendingWrite[]>;
  /** Shows edits at once in this tab, keeps them, and sends them; those that can't be kept are taken back. */
  edit(trip: Trip, wanted: readonly Edit[]): ReturnType<WriteQueue["add"]>;
  resolve(write: PendingWrite, choice: "mine" | "theirs"): Promise<void>;
  /** The trip as the server has it now, which is kept. @throws ApiFailure. */
  fetchTrip(id: string, signal: AbortSignal): Promise<Trip>;
  /** Calls the listener with each change, in this tab or another one of this browser. */
  subscribe(listener: (what: OfflineLibraryChange) => void): () => void;
  /** The list as the server just gave it, to be kept with every trip on it. */
  keepListed(trips: readonly TripSummary[]): Promise<void>;
  /** Loads what edits need. */
  prepareEdits(): Promise<unknown>;
};

let opened: Promise<OfflineLibrary> | undefined;
/** Whose it is, once the store is theirs. */
let claim: { readonly userId: string; readonly done: Promise<void> } | undefined;

/** The library of the signed-in person; what someone else left in this browser is wiped first. */
export async function openOfflineLibrary(): Promise<OfflineLibrary> {
  opened ??= open();
  const library = await opened;
  const userId = storedProfile()?.id;
  if (userId !== undefined && userId !== claim?.userId) {
    claim = { userId, done: library.store.claim(userId) };
    setTimeout(library.refresh, SETTLED_MS);
  }
  // A caller that comes while it is being claimed waits as well: before that nothing is found in it.
  await claim?.done;
  return library;
}

async function open(): Promise<OfflineLibrary> {
  const store = await openOfflineStore();
  const listeners = new Set<(what: OfflineLibraryChange) => void>();
  const channel =
    typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);

  let settled = 0;
  /** The server's next answer may be of a shape that only a newer page can read. */
  let isOutdated = false;

  function notifyThisTab(what: OfflineLibraryChange): void {
    if (what.kind === "written" && what.now !== undefined) settled += 1;
    for (const listener of listeners) listener(what);
  }
  function notify(what: OfflineLibraryChange): void {
    notifyThisTab(what);
    channel?.postMessage(what);
  }
  channel?.addEventListener("message", ({ data }: MessageEvent<OfflineLibraryChange>) =>
    notifyThisTab(data),
  );

  /** Loaded where something waits to be sent, and when a screen of trips is first used. */
  async function createQueue(): Promise<WriteQueue> {
    const [{ WriteQueue }, { sendWrite }, { sendingPause }] = await Promise.all([
      import("./queue/write-queue.ts"),
      import("./queue/send-write.ts"),
      import("./queue/sending-pause.ts"),
    ]);
    return new WriteQueue({
      store,
      async send(write) {
        const answer = await sendWrite(write);
        isOutdated ||= answer.kind === "outdated";
        return answer;
      },
      exclusively,
      pause: sendingPause,
      onChange: (tripId, now, added) => notify({ kind: "written", tripId, now, added }),
      nowMs: Date.now,
      newKey: () => crypto.randomUUID(),
    });
  }

  let queue: Promise<WriteQueue> | undefined;
  function openQueue(): Promise<WriteQueue> {
    const opening = queue ?? createQueue();
    queue = opening;
    opening.catch(() => {
      if (queue === opening) queue = undefined;
    });
    return opening;
  }
  let retry: ReturnType<typeof setTimeout> | undefined;
  let refreshedAtMs = 0;

  async function send(): Promise<void> {
    clearTimeout(retry);
    if (onlineTracker.state() === "Offline" || storedProfile() === undefined) return;
    if (isOutdated) return;
    if (!(await isAnyWaiting())) return;
    const sending = await openQueue();
    await sending.flush();
    if (!(await isAnyWaiting())) return;
    clearTimeout(retry);
    retry = setTimeout(sendSoon, sending.pauseMs() || RETRY_MS);
  }

  async function isAnyWaiting(): Promise<boolean> {
    return (await store.pending()).some(({ problem }) => problem === undefined);
  }

  function sendSoon(): void {
    send().catch((error: unknown) => console.warn("changes could not be sent", error));
  }

  /** An answer that was on its way while a write was settled may be older than what is kept. */
  async function askUnlessSettled<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      const before = settled;
      const answer = await ask();
      if (before === settled) return answer;
    }
  }

  async function keepListed(trips: readonly TripSummary[]): Promise<void> {
    refreshedAtMs = Date.now();
    await store.keepList(trips);
    const isMore = await keepTrips(trips, {
      store,
      fetchTrip: (id) => askUnlessSettled(() => fetchTrip(id)),
      onChange: (tripId) => notify({ kind: "kept", tripId }),
    });
    if (isMore) setTimeout(refreshSoon, REFRESH_EVERY_MS);
  }

  /** Back online: first our own writes go, then what others did comes. */
  async function refresh(): Promise<void> {
    await send();
    const isDue = Date.now() - refreshedAtMs >= REFRESH_EVERY_MS;
    if (!isDue || storedProfile() === undefined || onlineTracker.state() === "Offline") return;
    refreshedAtMs = Date.now();
    await keepListed(await fetchAllSummaries());
    notify({ kind: "listed" });
  }

  function refreshSoon(): void {
    refresh().catch((error: unknown) => console.warn("trips could not be kept", error));
  }

  onlineTracker.subscribe(() => {
    if (onlineTracker.state() === "Online") refreshSoon();
  });

  return {
    store,
    refresh: refreshSoon,
    async sendAll() {
      await send();
      return store.pending();
    },
    async edit(trip, wanted) {
      const opened = await openQueue().catch(() => undefined);
      if (opened === undefined) return "failed";
      notifyThisTab({ kind: "begun", tripId: trip.id, made: wanted });
      const outcome = await opened.add(trip, wanted);
      if (outcome !== "kept") notifyThisTab({ kind: "refused", tripId: trip.id, made: wanted });
      sendSoon();
      return outcome;
    },
    async resolve({ seq }, choice) {
      await (await openQueue()).resolve(seq, choice);
      sendSoon();
    },
    async fetchTrip(id, signal) {
      const path = pathWithId(API_PATHS.trip, id);
      const trip = await askUnlessSettled(() =>
        queryApi(path, { schema: wholeTripSchema, signal }),
      );
      await store.keepTrip(trip);
      notify({ kind: "kept", tripId: id });
      return trip;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keepListed,
    prepareEdits: openQueue,
  };
}

/** One tab at a time; where the browser has no locks, one piece of work of this tab at a time. */
let last: Promise<void> = Promise.resolve();
async function exclusively(work: () => Promise<void>): Promise<void> {
  if ("locks" in navigator) {
    await navigator.locks.request(LOCK, work);
    return;
  }
  const next = last.then(work, work);
  last = next.catch(() => {});
  await next;
}
