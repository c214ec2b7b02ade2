import type { GenerationEvent } from "../../domain/api/generation.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import type { NewTrip } from "./trip-store.ts";

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
  /** Tokens that all plans since `sinceMs` took together. */
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
