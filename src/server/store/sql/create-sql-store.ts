import type { Store } from "../store.ts";
import { createAccessTokenStore } from "./access-token-store.ts";
import { createAccountStore } from "./account-store.ts";
import { createGenerationStore } from "./generation-store.ts";
import { createLookupStore } from "./lookup-store.ts";
import type { Migration } from "./migrations.ts";
import { createOAuthStore } from "./oauth-store.ts";
import { createRecordStore } from "./record-store.ts";
import { createSessionStore } from "./session-store.ts";
import { createShareLinkStore } from "./share-link-store.ts";
import { type SqlDatabase, schemaVersion } from "./sql-database.ts";
import { createTripFileStore } from "./trip-file-store.ts";
import { createTripHistoryStore } from "./trip-history-store.ts";
import { createTripIds } from "./trip-ids.ts";
import { createTripMemberStore } from "./trip-member-store.ts";
import { createTripStore } from "./trip-store.ts";
import { createUserStore } from "./user-store.ts";

/** The store in any SQL database that these migrations have brought to the newest version. */
export function createSqlStore(database: SqlDatabase, migrations: readonly Migration[]): Store {
  const tripIds = createTripIds();
  return {
    users: createUserStore(database),
    accounts: createAccountStore(database),
    sessions: createSessionStore(database),
    trips: createTripStore(database, tripIds),
    history: createTripHistoryStore(database),
    shareLinks: createShareLinkStore(database),
    tripMembers: createTripMemberStore(database),
    tripFiles: createTripFileStore(database),
    accessTokens: createAccessTokenStore(database),
    oauth: createOAuthStore(database),
    generations: createGenerationStore(database, tripIds),
    lookups: createLookupStore(database),
    records: createRecordStore(database),
    async checkReady() {
      // Writes a row as it was: a full disk, or a database that only reads, shows here.
      await database.run("UPDATE migrations SET applied_at_ms = applied_at_ms WHERE version = 1");
      if ((await schemaVersion(database)) !== migrations.at(-1)?.version) {
        throw new Error("the schema is not at its newest version");
      }
    },
    close: () => database.close(),
  };
}
