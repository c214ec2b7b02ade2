import type { ErrorCode } from "../../domain/app-error.ts";
import type { GenerationEvent } from "../../domain/generation.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import type { Profile, TripSummary } from "../../domain/wire.ts";
import type { Access, Right } from "./access.ts";
import type { AccessTokenStore } from "./access-token-store.ts";
import type { LookupStore } from "./lookup-store.ts";
import type { OAuthStore } from "./oauth-store.ts";
import type { RecordStore } from "./record-store.ts";
import type { SessionStore } from "./session-store.ts";
import type { ShareLinkStore } from "./share-link-store.ts";
import type { TripHistoryStore, TripStep } from "./trip-history-store.ts";

/** A person, known by the identity provider's (issuer, subject) and by nothing else. */
export type User = {
  readonly id: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly profile: Profile;
};

export type UserStore = {
  find(userId: string): Promise<User | undefined>;
  /**
   * Creates the user of (issuer, subject), or brings profile and e-mail up to date. When the e-mail
   * changed, `userEmail` on all of the user's trips follows in the same transaction. Trips of the original
   * product with the e-mail become the user's, where the provider has verified it.
   */
  upsert(user: Omit<User, "id">): Promise<User>;
  /**
   * Removes a user with everything of theirs: sessions, trips, generations and their logs. What stays,
   * until `removeEnded`, is when plans were asked for under the user's id, for counting alone.
   */
  remove(userId: string): Promise<void>;
  /**
   * Gives a user's trips and plans to another, with the other's e-mail address on them, and removes the
   * first with their sessions. Where either isn't there, or both are one, nothing happens.
   *
   * @returns how many trips were moved.
   */
  merge(fromId: string, intoId: string): Promise<number>;
};

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

/** What became of a replacement; `already`: the same was written under the key before. */
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
  /** What the change was and what takes it back, kept with the version. */
  readonly step: Pick<TripStep, "made" | "inverse">;
};

export type TripAdded =
  | { readonly outcome: "added" | "already"; readonly tripId: string }
  | { readonly outcome: "key_reused" }
  | Forbidden;

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

export type GenerationState = "running" | "saved" | "failed";

export type Generation = {
  readonly id: string;
  readonly userId: string;
  readonly request: TripRequest;
  readonly state: GenerationState;
};

/** A generation as its owner asked for it. */
export type ListedGeneration = {
  readonly id: string;
  readonly createdAtMs: number;
  readonly state: GenerationState;
  /** Undefined where it can't be read any more. */
  readonly request: TripRequest | undefined;
};

export type StoredEvent = { readonly seq: number; readonly event: GenerationEvent };

/** Makes the document of a trip that is saved, of version 1, under the id that the store has found for it. */
export type NewTrip = (facts: { readonly id: string; readonly userEmail: string }) => {
  readonly document: Trip;
  readonly summary: TripSummary;
};

export type CreatedGeneration =
  | { readonly outcome: "created" | "existing"; readonly generation: Generation }
  | { readonly outcome: "key_reused" }
  | { readonly outcome: "too_many_running"; readonly runningId: string }
  /** The user, or all users together, have had as many as they may. */
  | { readonly outcome: "too_many_of_user" | "too_many_of_all" };

/** How many generations that count may be started since a moment. */
export type PlanLimits = {
  readonly sinceMs: number;
  readonly maxOfUser: number;
  readonly maxOfAll: number;
};

/**
 * Generations and their event logs. One process at a time owns a running generation: it holds a
 * lease, and writes by anyone else are refused with `LostOwnershipError`.
 */
export type GenerationStore = {
  /**
   * The same user and key answer the same generation; with another request, `key_reused`. A new one
   * beside `maxRunning` of the user's that are under way is `too_many_running`, which names the newest of them.
   * One beyond `limits` is `too_many_of_user` or `too_many_of_all`, however many are asked for at once.
   */
  create(generation: {
    id: string;
    userId: string;
    idempotencyKey: string;
    request: TripRequest;
    ownerId: string;
    leaseUntilMs: number;
    nowMs: number;
    maxRunning?: number;
    limits?: PlanLimits;
  }): Promise<CreatedGeneration>;
  /** Whether the user has used the key, so that a repeated request costs nothing. */
  isKnownKey(userId: string, idempotencyKey: string): Promise<boolean>;
  find(id: string, userId: string): Promise<Generation | undefined>;
  /** The user's generations that are still kept, newest first. */
  list(userId: string): Promise<ListedGeneration[]>;
  /** @returns the event's number in the log, from 1. */
  append(id: string, ownerId: string, event: GenerationEvent): Promise<number>;
  events(id: string, afterSeq: number): Promise<StoredEvent[]>;
  /**
   * The same of many at once: asked again and again while others' plans are read.
   *
   * @param positions each generation's id with the number of the last event that is known of it.
   * @returns what follows those, in order, of the generations that have any.
   */
  eventsAfter(
    positions: ReadonlyMap<string, number>,
  ): Promise<ReadonlyMap<string, readonly StoredEvent[]>>;
  /**
   * Ends the generation with a saved trip: the trip (under the first free millisecond from `nowMs`),
   * the `saved` event and the state are one transaction, so there is never a second trip.
   */
  save(id: string, ownerId: string, newTrip: NewTrip, nowMs: number): Promise<StoredEvent>;
  /** Ends the generation with a `failed` event. */
  fail(
    id: string,
    ownerId: string,
    event: Extract<GenerationEvent, { type: "failed" }>,
  ): Promise<StoredEvent>;
  /** Adds what a model's plan took, whatever became of it. */
  recordUsage(id: string, usage: { inputTokens: number; outputTokens: number }): Promise<void>;
  /** What all plans since `sinceMs` took together. */
  usageSince(sinceMs: number): Promise<{ inputTokens: number; outputTokens: number }>;
  /** Renews the lease of every running generation the owner holds. */
  renewLeases(ownerId: string, leaseUntilMs: number): Promise<void>;
  /** All running generations whose request can be read, with who holds each, until when, and whether that lease has run out. */
  listRunning(nowMs: number): Promise<
    {
      generation: Generation;
      ownerId: string;
      leaseUntilMs: number;
      leaseExpired: boolean;
    }[]
  >;
  /**
   * Takes a running generation from its former owner.
   *
   * @param from.leaseUntilMs the lease as `listRunning` showed it: an owner that has renewed it since
   *   keeps the generation. Undefined: whichever lease it is.
   * @returns whether it is ours now.
   */
  takeOver(
    id: string,
    from: { ownerId: string; leaseUntilMs?: number },
    to: { ownerId: string; leaseUntilMs: number },
  ): Promise<boolean>;
  /**
   * How many that count were started since `sinceMs`, by one user or (undefined) by all. The built-in
   * guide's (`planner` of the request) don't count, and those that failed only if a model took tokens.
   */
  countSince(sinceMs: number, userId: string | undefined): Promise<number>;
  /** Forgets ended generations started before `beforeMs`, with their logs. */
  removeEnded(beforeMs: number): Promise<void>;
};

/** Another process has taken the generation over, or it has already ended. */
export class LostOwnershipError extends Error {
  override readonly name = "LostOwnershipError";
}

/** Where everything is kept. Every adapter passes test/contract/store/store-contract.ts. */
export type Store = {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly trips: TripStore;
  readonly history: TripHistoryStore;
  readonly generations: GenerationStore;
  readonly shareLinks: ShareLinkStore;
  readonly accessTokens: AccessTokenStore;
  readonly oauth: OAuthStore;
  readonly lookups: LookupStore;
  /** All of it, for moving it elsewhere. */
  readonly records: RecordStore;
  /** Rejects when the store can't be written to or its migrations are not at the head. */
  checkReady(): Promise<void>;
  close(): Promise<void>;
};
