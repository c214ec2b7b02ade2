import { removeAccountOf } from "./account-store.ts";
import type { FirestoreDatabase } from "./database.ts";
import { findLegacyTrips, findOwnedTrips } from "./owned-trips.ts";
import {
  ACCESS_TOKENS,
  GENERATIONS,
  OAUTH_ENTRIES,
  REMOVALS,
  removalPath,
  SESSIONS,
  SHARE_LINKS,
  TRIP_CHANGES,
  TRIP_MEMBERS,
  TRIPS,
  userPath,
} from "./paths.ts";
import { removeGeneration } from "./remove-generation.ts";
import { ownedFrom, ownedTo } from "./trip-document.ts";
import { allFilesOf, removePiecesOf } from "./trip-file-store.ts";
import { allStepsOf } from "./trip-history-store.ts";
import type { Fields } from "./values.ts";

/** A removal that was begun, and whose server is surely no longer at it. */
const LEFT_ALONE_MS = 60_000;

/**
 * Removes a user with all that they leave. From the note on no session of theirs is good, and no generation is created:
 * that needs the user.
 *
 * @param email whose trips of the original product go, too; null: none do.
 */
export async function removeFirestoreUser(
  database: FirestoreDatabase,
  userId: string,
  email: string | null,
): Promise<void> {
  const removal = { userId, email, startedAtMs: Date.now() };
  await database.commit([
    { kind: "set", path: removalPath(userId), fields: removal },
    { kind: "delete", path: userPath(userId) },
  ]);
  await finishRemoval(database, removal);
}

/**
 * Removes what a removed user leaves. The note of it goes last: what one server didn't finish another
 * does, or this one at the user's next sign-in.
 */
export async function finishRemoval(database: FirestoreDatabase, removal: Fields): Promise<void> {
  const userId = String(removal.userId);
  await database.deleteFound(SESSIONS, [["userId", "==", userId]]);
  const generations = await database.find(GENERATIONS, { where: [["userId", "==", userId]] });
  // Before the trips, as a generation that is there can make one more.
  for (const { fields } of generations) {
    await removeGeneration(database, fields, { isCounted: true });
  }
  await removeAccountOf(database, userId);
  for (const collection of [TRIP_MEMBERS, ACCESS_TOKENS, OAUTH_ENTRIES]) {
    await database.deleteFound(collection, [["userId", "==", userId]]);
  }
  for (const collection of [SHARE_LINKS, TRIP_CHANGES]) {
    await database.deleteFound(collection, [["ownerId", "==", userId]]);
  }
  for (const { id } of await findOwnedTrips(database, userId, { select: [] })) {
    await database.commitAll(await allStepsOf(database, id));
    await database.commitAll(await allFilesOf(database, id));
    await removePiecesOf(database, id);
  }
  await database.deleteFound(TRIPS, [
    ["ownedAs", ">", ownedFrom(userId)],
    ["ownedAs", "<", ownedTo(userId)],
  ]);
  if (typeof removal.email === "string") {
    const legacy = await findLegacyTrips(database, userId, removal.email);
    await database.commitAll(legacy.map(({ path }) => ({ kind: "delete", path })));
  }
  await database.commit([{ kind: "delete", path: removalPath(userId) }]);
}

/** Finishes what servers that died had begun. */
export async function finishRemovals(database: FirestoreDatabase): Promise<void> {
  const left = await database.find(REMOVALS, {
    where: [["startedAtMs", "<", Date.now() - LEFT_ALONE_MS]],
  });
  for (const { fields } of left) await finishRemoval(database, fields);
}
