import { hash } from "node:crypto";

/** The original product's trips, and ours beside them. */
export const TRIPS = "AITrips";

/** Our own collections; the original product has none whose names begin like this. */
export const USERS = "tripwrightUsers";
export const REMOVALS = "tripwrightRemovals";
export const SESSIONS = "tripwrightSessions";
/** Personal access tokens. */
export const ACCESS_TOKENS = "tripwrightAccessTokens";
export const OAUTH_ENTRIES = "tripwrightOAuthEntries";
export const PENDING_SIGN_INS = "tripwrightPendingSignIns";
export const TRIP_CHANGES = "tripwrightTripChanges";
export const SHARE_LINKS = "tripwrightShareLinks";
export const TRIP_MEMBERS = "tripwrightTripMembers";
export const GENERATIONS = "tripwrightGenerations";
const GENERATION_KEYS = "tripwrightGenerationKeys";
export const REMOVED_GENERATIONS = "tripwrightRemovedGenerations";
export const STORE = "tripwrightStore";

/** Ids of ours as they are. A digit or a hyphen is in each, and in no name that JavaScript knows. */
const PLAIN_ID = /^(?!__)(?=.*[\d-])[\w-]{1,200}$/;

/** A name for the document of any key: names are short, have no slash, and are not `.` or `..`. */
export function docId(key: string): string {
  return PLAIN_ID.test(key) ? key : `=${hash("sha256", JSON.stringify(key), "base64url")}`;
}

/** The note of a removal that was begun. */
export const removalPath = (userId: string) => `${REMOVALS}/${docId(userId)}`;
export const removedGenerationPath = (id: string) => `${REMOVED_GENERATIONS}/${docId(id)}`;
export const userPath = (userId: string) => `${USERS}/${docId(userId)}`;
export const sessionPath = (tokenHash: string) => `${SESSIONS}/${docId(tokenHash)}`;
export const tokenPath = (id: string) => `${ACCESS_TOKENS}/${docId(id)}`;
export const oauthEntryPath = (id: string) => `${OAUTH_ENTRIES}/${docId(id)}`;
export const tripPath = (id: string) => `${TRIPS}/${id}`;
export const generationPath = (id: string) => `${GENERATIONS}/${docId(id)}`;
/** A generation's events. */
export const logOf = (id: string) => `${generationPath(id)}/log`;
export const eventPath = (id: string, seq: number) => `${logOf(id)}/event-${seq}`;
export const generationKeyPath = (userId: string, idempotencyKey: string) =>
  `${GENERATION_KEYS}/${docId(JSON.stringify([userId, idempotencyKey]))}`;
export const tripChangeKey = (ownerId: string, idempotencyKey: string) =>
  docId(JSON.stringify([ownerId, idempotencyKey]));
export const tripChangePath = (ownerId: string, idempotencyKey: string) =>
  `${TRIP_CHANGES}/${tripChangeKey(ownerId, idempotencyKey)}`;
