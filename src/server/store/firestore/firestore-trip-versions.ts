import type { FirestoreDatabase } from "./firestore-database.ts";
import { tripPath } from "./firestore-places.ts";
import { ownedFields, ownerOf, versionOf } from "./firestore-trip-document.ts";
import { findLegacyTrips, findOwnedTrips } from "./firestore-trip-queries.ts";
import type { Fields } from "./firestore-values.ts";

/** The trip with changes to its fields, as its owner's from now on. @returns what is to be written of it. */
export function nextVersion(
  id: string,
  ownerId: string,
  fields: Fields,
  changes: Fields,
): { merged: Fields; updates: Fields } {
  const version = versionOf(fields) + 1;
  const merged = ownedFields({ ...fields, ...changes, id, version }, ownerId);
  const { ownedAs, bytes } = merged;
  return { merged, updates: { ...changes, id, version, ownerId, ownedAs, bytes } };
}

/** Brings the address on all of a user's trips up to date, on those from before Tripwright, too. */
export async function followEmail(
  database: FirestoreDatabase,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const [owned, legacy] = await Promise.all([
    findOwnedTrips(database, userId, { select: ["userEmail"] }),
    findLegacyTrips(database, userId, from),
  ]);
  for (const { id, fields } of [...owned, ...legacy]) {
    if (fields.userEmail !== to) await setEmail(database, id, { userId, from, to });
  }
}

async function setEmail(
  database: FirestoreDatabase,
  id: string,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await database.transact(async (transaction) => {
    const [fields] = await transaction.read(tripPath(id));
    if (fields === undefined || fields.userEmail === to) return;
    if ((ownerOf(fields) ?? userId) !== userId) return;
    if (ownerOf(fields) === undefined && fields.userEmail !== from) return;
    const { updates } = nextVersion(id, userId, fields, { userEmail: to });
    transaction.write({ kind: "update", path: tripPath(id), fields: updates });
  });
}
