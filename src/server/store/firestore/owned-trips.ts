import { newStamp } from "../trip-store.ts";
import type { FirestoreDatabase, FirestoreReads, Found } from "./database.ts";
import { TRIPS, tripPath } from "./paths.ts";
import {
  isOurs,
  ownedFields,
  ownedFrom,
  ownedTo,
  ownerOf,
  readTripDocument,
  TRIP_ID,
  versionOf,
} from "./trip-document.ts";
import { emailOf } from "./user-fields.ts";
import type { Fields } from "./values.ts";

/** The trip's fields where it is this owner's. */
export async function findOwnedTrip(
  reads: FirestoreReads,
  id: string,
  ownerId: string,
): Promise<Fields | undefined> {
  if (!TRIP_ID.test(id)) return undefined;
  const [fields] = await reads.read(tripPath(id));
  if (fields === undefined) return undefined;
  const owner = ownerOf(fields);
  const isTheirs =
    owner === undefined ? fields.userEmail === (await emailOf(reads, ownerId)) : owner === ownerId;
  return isTheirs ? fields : undefined;
}

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
 * there are none is known by two counts, which cost less than reading all that they have.
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

/**
 * The trip with changes to its fields, as its owner's from now on. What the original product wrote is written whole, and kept as it
 * was beside that: it may have more in it than we know.
 *
 * @returns what is to be written of it.
 */
export function nextVersion(
  id: string,
  ownerId: string,
  fields: Fields,
  changes: Fields,
): { merged: Fields; updates: Fields } {
  const version = versionOf(fields) + 1;
  const stamp = newStamp();
  const { userSelection, tripData } = fields;
  const whole = isOurs(fields)
    ? {}
    : { ...readTripDocument(id, fields), former: { userSelection, tripData } };
  const written = { ...whole, ...changes, id, version, stamp };
  const merged = ownedFields({ ...fields, ...written }, ownerId);
  const { ownedAs, bytes, card, lookups } = merged;
  return { merged, updates: { ...written, ownerId, ownedAs, bytes, card, lookups } };
}

/** Brings the address on all of a user's trips up to date, on the original product's, too. */
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
