import type { Edit } from "../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { TripSummary } from "../../domain/trip/trip-summary.ts";
import { API_PATHS, pathWithId } from "../../domain/wire.ts";
import { queryApi } from "../lib/api-client.ts";
import { onlineTracker } from "../lib/online-state.ts";
import { storedProfile } from "../lib/profile.ts";
import type { SettledTrip, WriteQueue } from "./queue/write-queue.ts";
import type { OfflineStore, PendingWrite } from "./store/offline-store.ts";
import { openOfflineStore } from "./store/open-offline-store.ts";
import { fetchAllSummaries, fetchTrips } from "./trips/fetch-trips.ts";
import { keepTrips } from "./trips/keep-trips.ts";
import { wholeTripSchema } from "./trips/whole-trip.ts";

const CHANNEL = "tripwright.library";
const LOCK = "tripwright.writes";
/** The delay after which a write is sent again that the server could not take. */
const RETRY_MS = 15_000;
/** By then a page that has just opened has asked for what it shows. */
const SETTLED_MS = 1_500;
/** The list of trips is asked for no more often than this, whatever happens. */
const REFRESH_EVERY_MS = 60_000;

/** A change: of kept trips, the list, or a write, which is new or settled with the server. */
export type OfflineLibraryChange =
  | { readonly kind: "kept"; readonly tripIds: readonly string[]; readonly tripId?: undefined }
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
  | {
      readonly kind: "begun" | "refused";
      readonly tripId: string;
      readonly edits: readonly Edit[];
    };

let opened: Promise<OfflineLibrary> | undefined;
/** Whose it is, once the store is theirs. */
let claim: { readonly userId: string; readonly done: Promise<void> } | undefined;

/** The library of the signed-in person; what someone else left in this browser is wiped first. */
export async function openOfflineLibrary(): Promise<OfflineLibrary> {
  opened ??= openOfflineStore().then((store) => new OfflineLibrary(store));
  const library = await opened;
  const userId = storedProfile()?.id;
  if (userId !== undefined && userId !== claim?.userId) {
    claim = { userId, done: library.store.claim(userId) };
    setTimeout(() => library.refresh(), SETTLED_MS);
  }
  // A caller that comes while it is being claimed waits as well: before that nothing is found in it.
  await claim?.done;
  return library;
}

/** This browser's store for its traveller, and their writes on their way. One a tab. */
export class OfflineLibrary {
  readonly store: OfflineStore;
  readonly #listeners = new Set<(what: OfflineLibraryChange) => void>();
  readonly #channel =
    typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  #queue: Promise<WriteQueue> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #refreshedAtMs = 0;
  #settled = 0;
  /** The server's next answer may be of a shape that only a newer page can read. */
  #isOutdated = false;

  constructor(store: OfflineStore) {
    this.store = store;
    this.#channel?.addEventListener("message", ({ data }: MessageEvent<OfflineLibraryChange>) =>
      this.#notifyThisTab(data),
    );
    onlineTracker.subscribe(() => {
      if (onlineTracker.state() === "Online") this.refresh();
    });
  }

  /** Calls the listener with each change, in this tab or another one of this browser. */
  subscribe(listener: (what: OfflineLibraryChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Back online: first our own writes go, then what others did comes. */
  refresh(): void {
    this.#refresh().catch((error: unknown) => console.warn("trips could not be kept", error));
  }

  /** Sends what waits. @returns the writes that the server still doesn't have. */
  async sendAll(): Promise<readonly PendingWrite[]> {
    await this.#send();
    return this.store.pending();
  }

  /** Shows edits at once in this tab, keeps them, and sends them; those that can't be kept are taken back. */
  async edit(trip: Trip, wanted: readonly Edit[]): ReturnType<WriteQueue["add"]> {
    const queue = await this.prepareEdits().catch(() => undefined);
    if (queue === undefined) return "failed";
    this.#notifyThisTab({ kind: "begun", tripId: trip.id, edits: wanted });
    const outcome = await queue.add(trip, wanted);
    if (outcome !== "kept") {
      this.#notifyThisTab({ kind: "refused", tripId: trip.id, edits: wanted });
    }
    this.#sendSoon();
    return outcome;
  }

  async resolve({ seq }: PendingWrite, choice: "mine" | "theirs"): Promise<void> {
    await (await this.prepareEdits()).resolve(seq, choice);
    this.#sendSoon();
  }

  /** The trip as the server has it now, which is kept. @throws ApiFailure. */
  async fetchTrip(id: string, signal: AbortSignal): Promise<Trip> {
    const path = pathWithId(API_PATHS.trip, id);
    const trip = await this.#askUnlessSettled(() =>
      queryApi(path, { schema: wholeTripSchema, signal }),
    );
    await this.store.keepTrip(trip);
    this.#notify({ kind: "kept", tripIds: [id] });
    return trip;
  }

  /** The list as the server just gave it, to be kept with every trip on it. */
  async keepListed(trips: readonly TripSummary[]): Promise<void> {
    this.#refreshedAtMs = Date.now();
    await this.store.keepList(trips);
    await keepTrips(trips, {
      store: this.store,
      fetchTrips: (ids) => this.#askUnlessSettled(() => fetchTrips(ids)),
      onChange: (tripIds) => this.#notify({ kind: "kept", tripIds }),
    });
  }

  /** Loads what edits need: where something waits to be sent, and when a screen of trips is first used. */
  prepareEdits(): Promise<WriteQueue> {
    const opening = this.#queue ?? this.#createQueue();
    this.#queue = opening;
    opening.catch(() => {
      if (this.#queue === opening) this.#queue = undefined;
    });
    return opening;
  }

  async #createQueue(): Promise<WriteQueue> {
    const [{ WriteQueue }, { sendWrite }, { sendingPause }] = await Promise.all([
      import("./queue/write-queue.ts"),
      import("./queue/send-write.ts"),
      import("./queue/sending-pause.ts"),
    ]);
    return new WriteQueue({
      store: this.store,
      send: async (write) => {
        const answer = await sendWrite(write);
        this.#isOutdated ||= answer.kind === "outdated";
        return answer;
      },
      exclusively,
      pause: sendingPause,
      onChange: (tripId, now, added) => this.#notify({ kind: "written", tripId, now, added }),
      nowMs: Date.now,
      newKey: () => crypto.randomUUID(),
    });
  }

  #notifyThisTab(what: OfflineLibraryChange): void {
    if (what.kind === "written" && what.now !== undefined) this.#settled += 1;
    for (const listener of this.#listeners) listener(what);
  }

  #notify(what: OfflineLibraryChange): void {
    this.#notifyThisTab(what);
    this.#channel?.postMessage(what);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#retry);
    if (onlineTracker.state() === "Offline" || storedProfile() === undefined) return;
    if (this.#isOutdated) return;
    if (!(await this.#isAnyWaiting())) return;
    const queue = await this.prepareEdits();
    await queue.flush();
    if (!(await this.#isAnyWaiting())) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#sendSoon(), queue.pauseMs() || RETRY_MS);
  }

  #sendSoon(): void {
    this.#send().catch((error: unknown) => console.warn("changes could not be sent", error));
  }

  async #isAnyWaiting(): Promise<boolean> {
    return (await this.store.pending()).some(({ problem }) => problem === undefined);
  }

  /** An answer that was on its way while a write was settled may be older than what is kept. */
  async #askUnlessSettled<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      const before = this.#settled;
      const answer = await ask();
      if (before === this.#settled) return answer;
    }
  }

  async #refresh(): Promise<void> {
    await this.#send();
    const isDue = Date.now() - this.#refreshedAtMs >= REFRESH_EVERY_MS;
    if (!isDue || storedProfile() === undefined || onlineTracker.state() === "Offline") return;
    this.#refreshedAtMs = Date.now();
    await this.keepListed(await fetchAllSummaries());
    this.#notify({ kind: "listed" });
  }
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
