import type { FirestoreReads, Found } from "./firestore-database.ts";
import { TRIPS } from "./firestore-places.ts";
import { ownedFrom, ownedTo, ownerOf, TRIP_ID } from "./firestore-trip-document.ts";
import { emailOf } from "./firestore-user.ts";

/** The trips that are this owner's by their id, newest first. */
export function findOwnedTrips(
  database: FirestoreReads,
  ownerId: string,
  page: { beforeId?: string | undefined; limit?: number; select?: readonly string[] },
): Promise<Found[]> {
  const { beforeId, ...rest } = page;
  return database.find(TRIPS, {
    where: [
      ["ownedAs", ">", ownedFrom(ownerId)],
      ["ownedAs", "<", beforeId === undefined ? ownedTo(ownerId) : ownedFrom(ownerId, beforeId)],
    ],
    orderBy: ["ownedAs", "desc"],
    ...rest,
  });
}

/**
 * The original product's trips with the user's verified address that nobody has changed here yet. That
 * there are none is told by two counts, so that it costs no reading of all that they have.
 */
export async function findLegacyTrips(
  database: FirestoreReads,
  userId: string,
  email?: string,
): Promise<Found[]> {
  const userEmail = email ?? (await emailOf(database, userId));
  if (userEmail === undefined) return [];
  const byEmail = ["userEmail", "==", userEmail] as const;
  const [all, theirs] = await Promise.all([
    database.count(TRIPS, [byEmail]),
    database.count(TRIPS, [byEmail, ["ownerId", "==", userId]]),
  ]);
  if (all === theirs) return [];
  const found = await database.find(TRIPS, { where: [byEmail] });
  return found.filter(({ id, fields }) => ownerOf(fields) === undefined && TRIP_ID.test(id));
}
