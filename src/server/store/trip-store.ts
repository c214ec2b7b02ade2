import type { ErrorCode } from "../../domain/errors/app-error.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { TripSummary } from "../../domain/trip/trip-summary.ts";
import { newId } from "../lib/tokens.ts";
import type { Access, Right } from "./access.ts";
import type { TripStep } from "./trip-history-store.ts";

const STAMP_LENGTH = 11;

/** A stored trip as its own bytes: sending the text as it is costs a third of parsing it. */
export type StoredTrip = {
  readonly document: Uint8Array;
  readonly version: number;
  /**
   * Random, and another with each version: a store that is put back from a backup counts the same versions again.
   * Empty where the original product wrote the trip.
   */
  readonly stamp: string;
};

/** The version that a change was made to. Without a stamp it may be another of the same number. */
export type BaseVersion = { readonly version: number; readonly stamp?: string };

type VersionConflict = { readonly outcome: "conflict"; readonly trip: StoredTrip };

/** The right that it was asked by has ended meanwhile, or doesn't reach as far any more. */
type Forbidden = { readonly outcome: "forbidden"; readonly code: ErrorCode };

/** The outcome of a replacement; `already`: the same was written under the key before. */
export type TripReplaced =
  | { readonly outcome: "replaced" | "already"; readonly trip: StoredTrip }
  | VersionConflict
  /** `key_reused`: something else was written under the key before. */
  | { readonly outcome: "not_found" | "key_reused" }
  | Forbidden;

type WrittenUnderKey = {
  readonly idempotencyKey: string;
  /** A hash of the request under the key: it distinguishes the same request from another. */
  readonly contentHash: string;
  readonly nowMs: number;
};

/** The version after `expectedVersion` of a trip, to be written if the trip is still at that. */
export type TripReplacement = WrittenUnderKey & {
  readonly expectedVersion: number;
  readonly document: Trip;
  readonly summary: TripSummary;
  /** The change and its inverse, kept with the version. */
  readonly step: Pick<TripStep, "made" | "inverse">;
};

export type TripAdded =
  | { readonly outcome: "added" | "already"; readonly tripId: string }
  | { readonly outcome: "key_reused" }
  | Forbidden;

/** Makes the document of a trip that is saved, of version 1, under the id that the store has found for it. */
export type NewTrip = (facts: { readonly id: string; readonly userEmail: string }) => {
  readonly document: Trip;
  readonly summary: TripSummary;
};

export type TripStore = {
  /** Writes a trip of version 1 under a new id. @param trip.right what it is asked by. */
  add(
    trip: { userId: string; right?: Right | undefined; newTrip: NewTrip } & WrittenUnderKey,
  ): Promise<TripAdded>;
  /** The trip, or undefined: one that this access doesn't reach and none look the same. */
  find(id: string, access: Access): Promise<StoredTrip | undefined>;
  /** Newest first. @param cursor the id after which to go on; @param limit 1 to 100. */
  list(
    ownerId: string,
    page: { cursor: string | undefined; limit: number },
  ): Promise<{ trips: TripSummary[]; nextCursor: string | undefined }>;
  /** The `contentHash` of what was written under the key, while that is remembered. */
  findContentHash(access: Access, idempotencyKey: string): Promise<string | undefined>;
  /**
   * Writes the next version of a trip: a compare-and-set, of which one of several at once succeeds. What
   * was written under the key before is looked at first, then the version, then the right: what gives it stays as it is
   * until the write is made.
   */
  replace(id: string, access: Access, next: TripReplacement): Promise<TripReplaced>;
  /** @param expectedVersion undefined: whichever it is. */
  remove(
    id: string,
    access: Access,
    expectedVersion: number | undefined,
  ): Promise<{ readonly outcome: "removed" | "not_found" } | VersionConflict | Forbidden>;
  /** Forgets the keys of changes made before `beforeMs`. */
  forgetChanges(beforeMs: number): Promise<void>;
  /** How many trips the owner has, and what their documents take. */
  measure(ownerId: string): Promise<{ trips: number; bytes: number }>;
  /**
   * The owner's trips whole, newest first, those older than `beforeId`; the document is undefined where it can't
   * be read any more.
   */
  listDocuments(
    ownerId: string,
    page: { beforeId: string | undefined; limit: number },
  ): Promise<{ id: string; document: Uint8Array | undefined }[]>;
};

/** See `StoredTrip`: 64 random bits. */
export function newStamp(): string {
  return newId().slice(0, STAMP_LENGTH);
}
