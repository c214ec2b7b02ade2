import type { GenerationEvent } from "../../domain/api/generation.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import type { AccessToken } from "./access-token-store.ts";
import type { Account, AccountLink } from "./account-store.ts";
import type { GenerationState } from "./generation-store.ts";
import type { OAuthEntry } from "./oauth-store.ts";
import type { ListedSession } from "./session-store.ts";
import type { ShareLink } from "./share-link-store.ts";
import type { TripFile, TripFilePiece } from "./trip-file-store.ts";
import type { TripStep } from "./trip-history-store.ts";
import type { TripMember } from "./trip-member-store.ts";
import type { User } from "./user-store.ts";

/**
 * Everything a store holds, as it is written down to be moved to another: each kind by itself, in an
 * order in which what is referred to comes first. Sign-ins under way (ten minutes) are left behind.
 */
export type StoreRecords = {
  readonly users: User;
  readonly accounts: Account;
  readonly accountLinks: AccountLink;
  readonly sessions: ListedSession & {
    readonly userId: string;
    readonly expiresAtMs: number;
    readonly sealedProviderToken: string | undefined;
  };
  readonly trips: {
    readonly id: string;
    /** Undefined: the original product's, for whoever signs in with its `userEmail`, verified. */
    readonly ownerId: string | undefined;
    readonly version: number;
    readonly document: Trip;
  };
  readonly tripChanges: {
    readonly ownerId: string;
    readonly idempotencyKey: string;
    readonly tripId: string;
    readonly changesHash: string;
    readonly madeAtMs: number;
  };
  readonly tripHistory: TripStep & { readonly id: string; readonly tripId: string };
  readonly shareLinks: ShareLink;
  readonly tripMembers: TripMember;
  readonly tripFiles: TripFile;
  readonly tripFilePieces: TripFilePiece;
  readonly accessTokens: AccessToken;
  readonly oauthEntries: OAuthEntry;
  readonly generations: {
    readonly id: string;
    readonly userId: string;
    readonly idempotencyKey: string;
    readonly request: TripRequest;
    readonly state: GenerationState;
    /** Whose server runs it, or ran it, and until when it may lie still. */
    readonly ownerId: string;
    readonly leaseUntilMs: number;
    readonly createdAtMs: number;
    readonly inputTokens: number;
    readonly outputTokens: number;
    /** The log, from number 1 on. */
    readonly events: readonly GenerationEvent[];
  };
  readonly removedGenerations: {
    readonly id: string;
    readonly userId: string;
    readonly createdAtMs: number;
    readonly inputTokens: number;
    readonly outputTokens: number;
  };
  readonly lookups: {
    readonly keyHash: string;
    readonly value: string;
    readonly savedAtMs: number;
  };
};

export type RecordKind = keyof StoreRecords;

/** In this order: what is referred to comes before what refers to it. */
export const RECORD_KINDS = [
  "users",
  "accounts",
  "accountLinks",
  "sessions",
  "trips",
  "tripChanges",
  "tripHistory",
  "shareLinks",
  "tripMembers",
  "tripFiles",
  "tripFilePieces",
  "accessTokens",
  "oauthEntries",
  "generations",
  "removedGenerations",
  "lookups",
] as const satisfies readonly RecordKind[];

/** Most bytes of the documents and logs of one page together; a single one may be larger. */
export const PAGE_BYTES = 4 * 1024 * 1024;

/** A store's whole content, for moving it. No other process writes meanwhile. */
export type RecordStore = {
  /**
   * Some of a kind's records in an order of the store's own that stays the same, a page at a time.
   *
   * @param after the `next` of the page before; undefined begins.
   * @param limit how many, at most 1,000; a page may hold fewer, as it keeps to `PAGE_BYTES`.
   * @returns `next` undefined on the last page.
   */
  read<Kind extends RecordKind>(
    kind: Kind,
    page: { after: string | undefined; limit: number },
  ): Promise<{ records: StoreRecords[Kind][]; next: string | undefined }>;
  /** Writes all of them or throws; a record that is there already is replaced, so a page may be written again. */
  write<Kind extends RecordKind>(kind: Kind, records: readonly StoreRecords[Kind][]): Promise<void>;
  /** How many of a kind there are. */
  count(kind: RecordKind): Promise<number>;
};

/**
 * How far a page goes that begins with these keys: as many as fit, and one at least.
 *
 * @param keys in order, with what each takes; no more than `limit` of them.
 * @returns the page's last key (undefined: there is nothing), and where the next page begins.
 */
export function fittingPage(
  keys: readonly { readonly id: string; readonly bytes: number }[],
  limit: number,
): { last: string | undefined; next: string | undefined } {
  let last: string | undefined;
  let taken = 0;
  let total = 0;
  for (const { id, bytes } of keys) {
    total += bytes;
    if (last !== undefined && total > PAGE_BYTES) break;
    last = id;
    taken += 1;
  }
  const isWhole = taken === keys.length && keys.length < limit;
  return { last, next: isWhole ? undefined : last };
}
