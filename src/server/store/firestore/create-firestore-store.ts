import { randomInt } from "node:crypto";
import type { FirestoreConfig } from "../../config/read-database.ts";
import type { Store } from "../store.ts";
import { createFirestoreAccessTokenStore } from "./access-token-store.ts";
import { createFirestoreAccountStore } from "./account-store.ts";
import { openFirestoreDatabase } from "./database.ts";
import { findGoogleCredentials } from "./find-google-credentials.ts";
import { firestoreRefusal } from "./firestore-refusal.ts";
import { createFirestoreGenerationStore } from "./generation-store.ts";
import { FIRESTORE_LAYOUT, readLayout, takeLayout } from "./layout.ts";
import { createFirestoreLookupStore } from "./lookup-store.ts";
import { createFirestoreOAuthStore } from "./oauth-store.ts";
import { STORE } from "./paths.ts";
import { createFirestoreRecordStore } from "./record-store.ts";
import { createFirestoreSessionStore } from "./session-store.ts";
import { createFirestoreShareLinkStore } from "./share-link-store.ts";
import { createFirestoreTripFileStore } from "./trip-file-store.ts";
import { createFirestoreTripHistoryStore } from "./trip-history-store.ts";
import { createFirestoreTripMemberStore } from "./trip-member-store.ts";
import { createFirestoreTripStore } from "./trip-store.ts";
import { createFirestoreUserStore } from "./user-store.ts";

/** One document takes a write a second for long; servers that look at once seldom meet in one of these. */
const READY_DOCUMENTS = 16;

/**
 * A store that several servers share, in Cloud Firestore, beside the original product's trips.
 *
 * @param deadlineMs for tests only.
 * @throws StartupError when the database can't be used.
 */
export async function createFirestoreStore(
  config: FirestoreConfig,
  deadlineMs?: number,
): Promise<Store> {
  const credentials = await findGoogleCredentials(config);
  const database = openFirestoreDatabase(config, { credentials, deadlineMs });
  try {
    await takeLayout(database, config);
  } catch (error) {
    await database.close();
    throw firestoreRefusal(config, error) ?? error;
  }
  return {
    users: createFirestoreUserStore(database),
    accounts: createFirestoreAccountStore(database),
    sessions: createFirestoreSessionStore(database),
    trips: createFirestoreTripStore(database),
    history: createFirestoreTripHistoryStore(database),
    generations: createFirestoreGenerationStore(database),
    shareLinks: createFirestoreShareLinkStore(database),
    tripMembers: createFirestoreTripMemberStore(database),
    tripFiles: createFirestoreTripFileStore(database),
    accessTokens: createFirestoreAccessTokenStore(database),
    oauth: createFirestoreOAuthStore(database),
    lookups: createFirestoreLookupStore(database),
    records: createFirestoreRecordStore(database),
    async checkReady() {
      const number = randomInt(READY_DOCUMENTS);
      await database.commit([
        { kind: "set", path: `${STORE}/ready-${number}`, fields: { lookedAtMs: Date.now() } },
      ]);
      const layout = await readLayout(database);
      if (layout?.version !== FIRESTORE_LAYOUT) throw new Error("the layout is not at its newest");
    },
    close: () => database.close(),
  };
}
