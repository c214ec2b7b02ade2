import type { Trip } from "../../../domain/trip/trip.ts";
import { type Access, asOwner, makerOf } from "../access.ts";
import { tripStepId } from "../trip-history-store.ts";
import type { TripAdded, TripReplaced, TripStore } from "../trip-store.ts";
import type { FirestoreDatabase, FirestoreReads, FirestoreTransaction, Found } from "./database.ts";
import { createTripIds } from "./generation-log.ts";
import { findLegacyTrips, findOwnedTrip, findOwnedTrips, nextVersion } from "./owned-trips.ts";
import { TRIP_CHANGES, tripChangeKey, tripChangePath, tripPath, userPath } from "./paths.ts";
import { keepRecords } from "./record-keeping.ts";
import { refusalOf } from "./refusal-of.ts";
import { allLinksOf } from "./share-link-store.ts";
import {
  newTripFields,
  readStoredTrip,
  readSummary,
  readTripDocument,
  SUMMARY_FIELDS,
  versionOf,
} from "./trip-document.ts";
import { allFilesOf, removePiecesOf } from "./trip-file-store.ts";
import { allStepsOf, oldStepsOf, tripHistoryRecords } from "./trip-history-store.ts";
import { readUser } from "./user-fields.ts";
import { assertFits, type Fields } from "./values.ts";

/** Keys of changes remembered for one person: more than any browser has waiting, and a bound. */
const MAX_KEYS = 1000;

export function createFirestoreTripStore(database: FirestoreDatabase): TripStore {
  const ids = createTripIds(database);

  return {
    async add(added) {
      for (let idMs = ids.takeFrom(added.nowMs); ; idMs = await ids.takeAfter(idMs)) {
        const result = await database.transact((transaction) =>
          addTrip(transaction, String(idMs), added),
        );
        if (result?.outcome === "added") await forgetOldestKeys(database, added.userId);
        if (result !== undefined) return result;
      }
    },

    async find(id, { userId }) {
      const fields = await findOwnedTrip(database, id, userId);
      return fields === undefined ? undefined : readStoredTrip(id, fields);
    },

    async list(ownerId, { cursor, limit }) {
      const found = await findPage(database, ownerId, {
        beforeId: cursor,
        limit: limit + 1,
        select: SUMMARY_FIELDS,
      });
      const page = found.slice(0, limit);
      return {
        trips: page.map(({ id, fields }) => readSummary(id, fields)),
        nextCursor: found.length > limit ? page.at(-1)?.id : undefined,
      };
    },

    findContentHash: ({ userId }, idempotencyKey) => findHash(database, userId, idempotencyKey),

    async replace(id, access, next) {
      const replaced = await database.transact((transaction) =>
        replaceTrip(transaction, id, access, next),
      );
      if (replaced.outcome === "replaced") await forgetOldestKeys(database, access.userId);
      return replaced;
    },

    async remove(id, access, expectedVersion) {
      const { userId } = access;
      const removed = await database.transact<Awaited<ReturnType<TripStore["remove"]>>>(
        async (transaction) => {
          const refusal = await refusalOf(transaction, access);
          if (refusal !== undefined) return { outcome: "forbidden", code: refusal };
          const fields = await findOwnedTrip(transaction, id, userId);
          if (fields === undefined) return { outcome: "not_found" };
          if (expectedVersion !== undefined && expectedVersion !== versionOf(fields)) {
            return { outcome: "conflict", trip: readStoredTrip(id, fields) };
          }
          const steps = await allStepsOf(transaction, id);
          const links = await allLinksOf(transaction, id);
          const files = await allFilesOf(transaction, id);
          transaction.write({ kind: "delete", path: tripPath(id) }, ...steps, ...links, ...files);
          return { outcome: "removed" };
        },
      );
      if (removed.outcome === "removed") await removePiecesOf(database, id);
      return removed;
    },

    async forgetChanges(beforeMs) {
      await database.deleteFound(TRIP_CHANGES, [["madeAtMs", "<", beforeMs]]);
    },

    async measure(ownerId) {
      const [owned, legacy] = await Promise.all([
        findOwnedTrips(database, ownerId, { select: ["bytes"] }),
        findLegacyTrips(database, ownerId),
      ]);
      const bytes = [
        ...owned.map(({ fields }) => Number(fields.bytes)),
        ...legacy.map(({ id, fields }) => readStoredTrip(id, fields).document.byteLength),
      ];
      return { trips: bytes.length, bytes: bytes.reduce((sum, one) => sum + one, 0) };
    },

    async listDocuments(ownerId, page) {
      const found = await findPage(database, ownerId, page);
      return found.map(({ id, fields }) => ({ id, document: readStoredTrip(id, fields).document }));
    },
  };
}

/** @returns undefined where another trip has the id. */
async function addTrip(
  transaction: FirestoreTransaction,
  tripId: string,
  added: Parameters<TripStore["add"]>[0],
): Promise<TripAdded | undefined> {
  const { userId, right, newTrip, idempotencyKey, contentHash, nowMs } = added;
  const [known, other, user] = await transaction.read(
    tripChangePath(userId, idempotencyKey),
    tripPath(tripId),
    userPath(userId),
  );
  if (known !== undefined) {
    if (known.changesHash !== contentHash) return { outcome: "key_reused" };
    return { outcome: "already", tripId: String(known.tripId) };
  }
  if (user === undefined) throw new Error("there is no such user");
  if (other !== undefined) return undefined;
  const refusal = await refusalOf(transaction, asOwner(userId, right));
  if (refusal !== undefined) return { outcome: "forbidden", code: refusal };
  const { document } = newTrip({ id: tripId, userEmail: readUser(user).email });
  const fields = newTripFields(document, userId);
  assertFits(tripPath(tripId), fields);
  transaction.write(
    { kind: "set", path: tripPath(tripId), fields },
    ...tripChangeRecords.write({
      ownerId: userId,
      idempotencyKey,
      tripId,
      changesHash: contentHash,
      madeAtMs: nowMs,
    }),
  );
  return { outcome: "added", tripId };
}

async function replaceTrip(
  transaction: FirestoreTransaction,
  id: string,
  access: Access,
  next: Parameters<TripStore["replace"]>[2],
): Promise<TripReplaced> {
  const { userId } = access;
  const { expectedVersion, idempotencyKey, contentHash, document, nowMs } = next;
  const fields = await findOwnedTrip(transaction, id, userId);
  if (fields === undefined) return { outcome: "not_found" };
  const trip = readStoredTrip(id, fields);
  const formerHash = await findHash(transaction, userId, idempotencyKey);
  if (formerHash !== undefined) {
    const isSame = formerHash === contentHash;
    return isSame ? { outcome: "already", trip } : { outcome: "key_reused" };
  }
  if (expectedVersion !== trip.version) return { outcome: "conflict", trip };
  const refusal = await refusalOf(transaction, access);
  if (refusal !== undefined) return { outcome: "forbidden", code: refusal };
  const changes = nextFields(id, fields, document);
  const { merged, updates } = nextVersion(id, userId, fields, changes);
  assertFits(tripPath(id), merged);
  const change = {
    ownerId: userId,
    idempotencyKey,
    tripId: id,
    changesHash: contentHash,
    madeAtMs: nowMs,
  };
  const version = versionOf(merged);
  const taken = { ...next.step, version, atMs: nowMs, madeBy: makerOf(access) };
  const step = { ...taken, id: tripStepId(id, version), tripId: id };
  const old = await oldStepsOf(transaction, id, step);
  transaction.write(...tripChangeRecords.write(change), ...tripHistoryRecords.write(step), ...old, {
    kind: "update",
    path: tripPath(id),
    fields: updates,
  });
  return { outcome: "replaced", trip: readStoredTrip(id, merged) };
}

/** Newest first. */
async function findPage(
  database: FirestoreDatabase,
  ownerId: string,
  page: { beforeId: string | undefined; limit: number; select?: readonly string[] },
): Promise<Found[]> {
  const [owned, legacy] = await Promise.all([
    findOwnedTrips(database, ownerId, page),
    findLegacyTrips(database, ownerId),
  ]);
  const { beforeId, limit } = page;
  return [...owned, ...legacy.filter(({ id }) => beforeId === undefined || id < beforeId)]
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, limit);
}

async function forgetOldestKeys(database: FirestoreDatabase, ownerId: string): Promise<void> {
  if ((await database.count(TRIP_CHANGES, [["ownerId", "==", ownerId]])) <= MAX_KEYS) return;
  const keys = await database.find(TRIP_CHANGES, {
    where: [["ownerId", "==", ownerId]],
    select: ["madeAtMs"],
  });
  const oldest = keys
    .toSorted((one, other) => Number(other.fields.madeAtMs) - Number(one.fields.madeAtMs))
    .slice(MAX_KEYS);
  await database.commitAll(oldest.map(({ path }) => ({ kind: "delete", path })));
}

async function findHash(
  reads: FirestoreReads,
  userId: string,
  idempotencyKey: string,
): Promise<string | undefined> {
  const [known] = await reads.read(tripChangePath(userId, idempotencyKey));
  return known === undefined ? undefined : String(known.changesHash);
}

/** The documents that remember changes, each named after who made it and under which key. */
export const tripChangeRecords = keepRecords(
  "tripChanges",
  TRIP_CHANGES,
  ({ ownerId, idempotencyKey }) => tripChangePath(ownerId, idempotencyKey),
  ({ ownerId, idempotencyKey }) => ({ key: tripChangeKey(ownerId, idempotencyKey) }),
);

/** The fields that the next version changes; what its document no longer has becomes null. */
function nextFields(id: string, fields: Fields, document: Trip): Fields {
  const before: Fields = readTripDocument(id, fields);
  const after: Fields = document;
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]));
}
