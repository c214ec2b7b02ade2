import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { type Access, asOwner, makerOf } from "../access.ts";
import { newStamp, type TripAdded, type TripReplaced, type TripStore } from "../trip-store.ts";
import { insertTrip } from "./insert-trip.ts";
import { readListedDocument, readSummary, readTrip } from "./read-rows.ts";
import { insertRecord } from "./record-tables.ts";
import { refusalOf } from "./refusal-of.ts";
import type { SqlDatabase, SqlQueries, SqlTransaction } from "./sql-database.ts";
import { insertTripStep } from "./trip-history-store.ts";
import { type TripIds, withReservedId } from "./trip-ids.ts";

/** Keys of changes remembered for one person: more than any browser has waiting, and a bound. */
const MAX_KEYS = 1000;
/** Ids are digits, which come before letters. */
const AFTER_ALL_IDS = "A";

export function createTripStore(database: SqlDatabase, tripIds: TripIds): TripStore {
  const { documentBytes } = database.dialect;
  const findTrip = database.rememberOne(
    `SELECT version, stamp, ${documentBytes} FROM trips WHERE id = $1 AND owner_id = $2`,
    (row) => (row === undefined ? undefined : readTrip(row)),
  );
  // Ids are milliseconds of one length, so the order of text is the order of time.
  const listTrips = database.remember(
    `SELECT id, version, summary FROM trips WHERE owner_id = $1 AND id < $2
     ORDER BY id DESC LIMIT $3`,
    (rows): readonly TripSummary[] => rows.map(readSummary),
  );

  return {
    add: (added) => addTrip(database, tripIds, added),
    replace: (id, access, next) => database.transaction((tx) => replaceTrip(tx, id, access, next)),

    find: (id, { userId }) => findTrip(id, userId),

    async list(ownerId, { cursor, limit }) {
      const summaries = await listTrips(ownerId, cursor ?? AFTER_ALL_IDS, limit + 1);
      const trips = summaries.slice(0, limit);
      return { trips, nextCursor: summaries.length > limit ? trips.at(-1)?.id : undefined };
    },

    findContentHash: ({ userId }, idempotencyKey) => findHash(database, userId, idempotencyKey),

    async remove(id, access, expectedVersion) {
      const { userId } = access;
      return database.freeing.transaction(async (tx) => {
        const refusal = await refusalOf(tx, access);
        if (refusal !== undefined) return { outcome: "forbidden", code: refusal };
        // Its document may be damaged, and is asked for only where it is needed.
        const removed = await tx.run(
          "DELETE FROM trips WHERE id = $1 AND owner_id = $2 AND version = coalesce($3, version)",
          id,
          userId,
          expectedVersion ?? null,
        );
        if (removed > 0) return { outcome: "removed" };
        const trip = await takeTrip(tx, id, userId);
        return trip === undefined ? { outcome: "not_found" } : { outcome: "conflict", trip };
      });
    },

    async forgetChanges(beforeMs) {
      await database.freeing.run("DELETE FROM trip_changes WHERE made_at_ms < $1", beforeMs);
    },

    async measure(ownerId) {
      const row = await database.get(
        `SELECT count(*) AS trips, coalesce(sum(octet_length(document)), 0) AS bytes
         FROM trips WHERE owner_id = $1`,
        ownerId,
      );
      return { trips: Number(row?.trips), bytes: Number(row?.bytes) };
    },

    async listDocuments(ownerId, { beforeId, limit }) {
      const rows = await database.all(
        `SELECT id, ${documentBytes} FROM trips WHERE owner_id = $1 AND id < $2
         ORDER BY id DESC LIMIT $3`,
        ownerId,
        beforeId ?? AFTER_ALL_IDS,
        limit,
      );
      return rows.map((row) => ({ id: String(row.id), document: readListedDocument(row) }));
    },
  };
}

function addTrip(
  database: SqlDatabase,
  tripIds: TripIds,
  added: Parameters<TripStore["add"]>[0],
): Promise<TripAdded> {
  const { userId, right, newTrip, idempotencyKey, contentHash, nowMs } = added;
  const add = (reserve: TripIds["reserve"]) =>
    database.transaction(async (tx): Promise<TripAdded & { tripId: string }> => {
      // A person's are added one by one, so that of two with one key the second finds the first.
      await tx.get(`SELECT id FROM users WHERE id = $1 ${tx.dialect.forUpdate}`, userId);
      const former = await tx.get(
        `SELECT trip_id, changes_hash FROM trip_changes
             WHERE owner_id = $1 AND idempotency_key = $2`,
        userId,
        idempotencyKey,
      );
      if (former !== undefined) {
        const tripId = String(former.trip_id);
        const isSame = former.changes_hash === contentHash;
        return { outcome: isSame ? "already" : "key_reused", tripId };
      }
      const refusal = await refusalOf(tx, asOwner(userId, right));
      if (refusal !== undefined) return { outcome: "forbidden", code: refusal, tripId: "" };
      const tripId = await insertTrip(tx, userId, newTrip, { nowMs, reserve });
      await insertRecord(tx, "tripChanges", {
        ownerId: userId,
        idempotencyKey,
        tripId,
        changesHash: contentHash,
        madeAtMs: nowMs,
      });
      await forgetOldestKeys(tx, userId);
      return { outcome: "added", tripId };
    });
  return withReservedId(tripIds, nowMs, add);
}

async function replaceTrip(
  tx: SqlTransaction,
  id: string,
  access: Access,
  next: Parameters<TripStore["replace"]>[2],
): Promise<TripReplaced> {
  const { userId } = access;
  const { expectedVersion, idempotencyKey, contentHash, document, summary, nowMs } = next;
  // The key is taken first: two with one key, even for two trips, come one by one. The trip is locked, so that
  // its owner isn't gone by then: accounts that become one have moved it, or wait.
  const taken = await tx.run(
    `INSERT INTO trip_changes (owner_id, idempotency_key, trip_id, changes_hash, made_at_ms)
           SELECT $1, $2, $3, $4, CAST($5 AS BIGINT) FROM trips WHERE id = $3 AND owner_id = $1 ${tx.dialect.forUpdate}
           ON CONFLICT (owner_id, idempotency_key) DO NOTHING`,
    userId,
    idempotencyKey,
    id,
    contentHash,
    nowMs,
  );
  if (taken === 0) {
    const trip = await takeTrip(tx, id, userId);
    if (trip === undefined) return { outcome: "not_found" };
    const isSame = (await findHash(tx, userId, idempotencyKey)) === contentHash;
    return isSame ? { outcome: "already", trip } : { outcome: "key_reused" };
  }
  const refusal = await refusalOf(tx, access);
  if (refusal !== undefined) {
    await forgetKey(tx, userId, idempotencyKey);
    return { outcome: "forbidden", code: refusal };
  }
  const version = expectedVersion + 1;
  const stamp = newStamp();
  const text = JSON.stringify(document);
  const replaced = await tx.run(
    `UPDATE trips SET version = $1, summary = $2, document = $3, stamp = $7
           WHERE id = $4 AND owner_id = $5 AND version = $6`,
    version,
    JSON.stringify(summary),
    text,
    id,
    userId,
    expectedVersion,
    stamp,
  );
  if (replaced === 0) {
    const trip = await takeTrip(tx, id, userId);
    await forgetKey(tx, userId, idempotencyKey);
    return trip === undefined ? { outcome: "not_found" } : { outcome: "conflict", trip };
  }
  await insertTripStep(tx, id, {
    ...next.step,
    version,
    atMs: nowMs,
    madeBy: makerOf(access),
  });
  await forgetOldestKeys(tx, userId);
  return { outcome: "replaced", trip: { document: Buffer.from(text), version, stamp } };
}

/** The trip as it is until the transaction ends. */
async function takeTrip(tx: SqlQueries, id: string, ownerId: string) {
  const row = await tx.get(
    `SELECT version, stamp, document FROM trips WHERE id = $1 AND owner_id = $2 ${tx.dialect.forUpdate}`,
    id,
    ownerId,
  );
  return row === undefined ? undefined : readTrip(row);
}

async function forgetOldestKeys(tx: SqlQueries, ownerId: string): Promise<void> {
  await tx.run(
    `DELETE FROM trip_changes WHERE owner_id = $1 AND idempotency_key IN (
         SELECT idempotency_key FROM trip_changes WHERE owner_id = $1
         ORDER BY made_at_ms DESC LIMIT 1000000 OFFSET $2)`,
    ownerId,
    MAX_KEYS,
  );
}

async function forgetKey(tx: SqlQueries, userId: string, idempotencyKey: string) {
  await tx.run(
    "DELETE FROM trip_changes WHERE owner_id = $1 AND idempotency_key = $2",
    userId,
    idempotencyKey,
  );
}

async function findHash(
  queries: Pick<SqlQueries, "get">,
  userId: string,
  idempotencyKey: string,
): Promise<string | undefined> {
  const row = await queries.get(
    "SELECT changes_hash FROM trip_changes WHERE owner_id = $1 AND idempotency_key = $2",
    userId,
    idempotencyKey,
  );
  return row === undefined ? undefined : String(row.changes_hash);
}
