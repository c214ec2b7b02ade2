import type { MadeDescription } from "../../../domain/edits/edit-kind.ts";
import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import type { PhotoAnswer } from "../../../domain/places/photo-answer.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../domain/trip/trip-facts.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import type { TripHistory } from "../history/trip-history.ts";

/** The most bytes kept beside the writes (spec section 9: 40 MiB). */
export const CACHE_BYTES = 41_943_040;
/** However small the cap is set, it is never under this (spec section 9). */
export const LEAST_CACHE_BYTES = 1_048_576;
/** Writes that wait to be sent (spec section 9). */
export const MAX_PENDING_WRITES = 10;

/** An edit with what its author saw, which tells a real conflict from a harmless one. */
export type PendingEdit = {
  readonly edit: Edit;
  /** The value at the edit's target (`edits.before`). */
  readonly before: unknown;
  /** The edit's result for the trip that its author saw. */
  readonly made: MadeDescription;
};

/** Why a write waits for the traveller rather than for the network. */
export type WriteProblem =
  | { readonly kind: "conflict"; readonly theirs: Trip }
  /** The trip was deleted elsewhere. */
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly text: string };

/** Edits of one trip, in their order, that the server has not acknowledged. */
export type PendingWrite = {
  /** Writes are sent in this order. */
  readonly seq: number;
  /** The Idempotency-Key under which it is sent, however often. */
  readonly key: string;
  readonly tripId: string;
  readonly tripName: string;
  readonly atMs: number;
  /** Each of another target; a deletion stands by itself. */
  readonly edits: readonly PendingEdit[];
  /** The server may know it by its key: from now on its edits stay as they are. */
  readonly wasSent?: boolean | undefined;
  readonly problem?: WriteProblem | undefined;
};

/** A write that has no place among the others yet. */
export type NewWrite = Omit<PendingWrite, "seq"> & { readonly seq?: undefined };

export type TripWithWrites = {
  readonly trip: Trip | undefined;
  /** In the order in which they were made. */
  readonly writes: readonly PendingWrite[];
};

export type KeptPhoto = { readonly answer: PhotoAnswer; readonly image: Blob };

/** A file that the traveller keeps with a place or a day of a trip. */
export type KeptFile = {
  readonly id: string;
  readonly tripId: string;
  /** The place's or the day's. */
  readonly partId: string;
  readonly name: string;
  /** Its type is one of `KeptFileType`. Undefined where only the account has it so far. */
  readonly file: Blob | undefined;
  /** The account of the trip's owner has it, too. Left out: no server has it. */
  readonly isInAccount?: true | undefined;
};

/** The facts of a trip, and the version that the server calls them. */
export type KeptFacts = { readonly etag: string; readonly facts: TripFacts };

/**
 * The store of one traveller's browser: trips with their facts and history, the list of them, photos that may be kept, and
 * writes on their way. Least recently used trips, facts, history and photos go first when the cap is reached; writes, and trips
 * that writes are about, and files never do. Everything belongs to one user; a call before `claim` or after
 * `wipe` finds nothing and keeps nothing.
 */
export type OfflineStore = {
  readonly kind: "indexed-db" | "memory";
  /** From now on this user's; whatever anyone else left is wiped first. */
  claim(userId: string): Promise<void>;
  /** Removes everything, writes included. */
  wipe(): Promise<void>;
  /** The trip as the server last gave it, which counts as using it. */
  trip(id: string): Promise<Trip | undefined>;
  /** The trip and the writes to it, as they are at one moment; it counts as using the trip. */
  tripWithWrites(id: string): Promise<TripWithWrites>;
  /** Versions of the trips that are kept, by id. */
  keptVersions(): Promise<ReadonlyMap<string, number>>;
  /**
   * Keeps the trip, and what the list says of it where a list is kept.
   *
   * @returns whether it is kept: a full or broken disk keeps nothing, and never throws.
   */
  keepTrip(trip: Trip): Promise<boolean>;
  /**
   * Keeps trips of which the list says what they are: all, or none.
   *
   * @returns whether they are kept.
   */
  keepListedTrips(trips: readonly Trip[]): Promise<boolean>;
  /** The trip, its facts, history and files, photos of it, and its place in the list. */
  dropTrip(id: string): Promise<void>;
  list(): Promise<readonly TripSummary[] | undefined>;
  keepList(trips: readonly TripSummary[]): Promise<boolean>;
  facts(tripId: string): Promise<KeptFacts | undefined>;
  keepFacts(tripId: string, facts: KeptFacts): Promise<boolean>;
  /** The steps made on the trip in this browser; none where nothing is known. */
  history(tripId: string): Promise<TripHistory>;
  /**
   * Changes it in one step, so that two tabs never undo the same; the newest that there is room for is kept.
   *
   * @returns as it is then, or "failed" where nothing can be stored.
   */
  changeHistory(
    tripId: string,
    work: (now: TripHistory) => TripHistory,
  ): Promise<TripHistory | "failed">;
  photo(tripId: string, slot: string): Promise<KeptPhoto | undefined>;
  keepPhoto(tripId: string, slot: string, photo: KeptPhoto): Promise<boolean>;
  /** By name. */
  files(tripId: string): Promise<readonly KeptFile[]>;
  /** In the place of the one with its id. @returns "full" where all files would be more than `LIMITS.keptFile.allBytes`. */
  addFile(file: KeptFile): Promise<"kept" | "full" | "failed">;
  removeFile(tripId: string, id: string): Promise<void>;
  /** In the order in which they were made. */
  pending(): Promise<readonly PendingWrite[]>;
  /**
   * Changes the writes to a trip in one step, so that they outlive the tab: all of it happens, or nothing.
   *
   * @param work is given the trip and its writes as they are now, and returns the writes that are there
   *   instead: those with a `seq` keep their place, those without get the next. It may run twice.
   * @returns the writes to the trip, "full" where more than MAX_PENDING_WRITES would wait for the network,
   *   or "failed" where nothing can be stored.
   */
  changeWrites(
    tripId: string,
    work: (now: TripWithWrites) => readonly (PendingWrite | NewWrite)[],
  ): Promise<readonly PendingWrite[] | "full" | "failed">;
  /** The bytes kept, without the writes and the files. */
  bytes(): Promise<number>;
};
