import type { AccessTokenStore } from "./access-token-store.ts";
import type { AccountStore } from "./account-store.ts";
import type { GenerationStore } from "./generation-store.ts";
import type { LookupStore } from "./lookup-store.ts";
import type { OAuthStore } from "./oauth-store.ts";
import type { RecordStore } from "./record-store.ts";
import type { SessionStore } from "./session-store.ts";
import type { ShareLinkStore } from "./share-link-store.ts";
import type { TripFileStore } from "./trip-file-store.ts";
import type { TripHistoryStore } from "./trip-history-store.ts";
import type { TripMemberStore } from "./trip-member-store.ts";
import type { TripStore } from "./trip-store.ts";
import type { UserStore } from "./user-store.ts";

/** Where everything is kept. Every adapter passes test/contract/store/store-contract.ts. */
export type Store = {
  readonly users: UserStore;
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly trips: TripStore;
  readonly history: TripHistoryStore;
  readonly generations: GenerationStore;
  readonly shareLinks: ShareLinkStore;
  readonly tripMembers: TripMemberStore;
  readonly tripFiles: TripFileStore;
  readonly accessTokens: AccessTokenStore;
  readonly oauth: OAuthStore;
  readonly lookups: LookupStore;
  /** All of it, for moving it elsewhere. */
  readonly records: RecordStore;
  /** Rejects when the store can't be written to or its migrations are not at the head. */
  checkReady(): Promise<void>;
  close(): Promise<void>;
};
