import { removeTokensOf } from "./access-token-store.ts";
import { removeAccountOf } from "./account-store.ts";
import type { FirestoreDatabase } from "./database.ts";
import { removeOAuthOf } from "./oauth-store.ts";
import { findLegacyTrips, findOwnedTrips } from "./owned-trips.ts";
import { docId, GENERATIONS, REMOVALS, SESSIONS, TRIP_CHANGES, TRIPS } from "./paths.ts";
import { removeGeneration } from "./remove-generation.ts";
import { removeLinksOf } from "./share-link-store.ts";
import { ownedFrom, ownedTo } from "./trip-document.ts";
import { allFilesOf, removePiecesOf } from "./trip-file-store.ts";
import { allStepsOf } from "./trip-history-store.ts";
import { removeMembershipsOf } from "./trip-member-store.ts";
import type { Fields } from "./values.ts";

/** A removal that was begun, and whose server is surely no longer at it. */
const LEFT_ALONE_MS = 60_000;

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
  await removeLinksOf(database, userId);
  await removeMembershipsOf(database, userId);
  await removeTokensOf(database, userId);
  await removeAccountOf(database, userId);
  await removeOAuthOf(database, userId);
  await database.deleteFound(TRIP_CHANGES, [["ownerId", "==", userId]]);
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
  await database.commit([{ kind: "delete", path: `${REMOVALS}/${docId(userId)}` }]);
}

/** Finishes what servers that died had begun. */
export async function finishRemovals(database: FirestoreDatabase): Promise<void> {
  const left = await database.find(REMOVALS, {
    where: [["startedAtMs", "<", Date.now() - LEFT_ALONE_MS]],
  });
  for (const { fields } of left) await finishRemoval(database, fields);
}
