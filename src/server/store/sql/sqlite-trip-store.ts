import { summariseTrip } from "../../../domain/trip/summarise-trip.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import { changeTrip } from "../../../domain/trip/trip-change.ts";
import type { TripSummary } from "../../../domain/wire.ts";
import { hashToken } from "../../lib/tokens.ts";
import { checkStored, parseStored } from "../parse-stored.ts";
import { readSummary, readTrip } from "../read-rows.ts";
import type { StoredTrip, TripChanged, TripStore } from "../store.ts";
import type { ReservedDatabase } from "../with-disk-reserve.ts";

/** Keys of changes remembered for one person: more than any browser has waiting, and a bound. */
const MAX_KEYS = 1000;
/** Ids are digits, which come before letters. */
const AFTER_ALL_IDS = "A";

export function createSqliteTripStore(database: ReservedDatabase): TripStore {
  const findTrip = database.remember(
    "SELECT CAST(document AS BLOB) AS document, version FROM trips WHERE id = ? AND owner_id = ?",
    (row): StoredTrip => {
      // As a BLOB it is never decoded, to be encoded again on its way out.
      const { buffer, byteOffset, byteLength } = row.document as Uint8Array<ArrayBuffer>;
      const document = checkStored(Buffer.from(buffer, byteOffset, byteLength));
      return { document, version: Number(row.version) };
    },
  );
  // Ids are milliseconds of one length, so the order of text is the order of time.
  const listTrips = database.rememberAll(
    `SELECT id, version, summary FROM trips WHERE owner_id = ? AND id < ?
     ORDER BY id DESC LIMIT CAST(? AS INTEGER)`,
    (rows): readonly TripSummary[] => rows.map(readSummary),
  );
  function ownedRow(id: string, ownerId: string) {
    return database.get(
      "SELECT version, document FROM trips WHERE id = ? AND owner_id = ?",
      id,
      ownerId,
    );
  }

  return {
    async find(id, ownerId) {
      return findTrip(id, ownerId);
    },

    async list(ownerId, { cursor, limit }) {
      const summaries = listTrips(ownerId, cursor ?? AFTER_ALL_IDS, String(limit + 1));
      const trips = summaries.slice(0, limit);
      return {
        trips,
        nextCursor: summaries.length > limit ? trips.at(-1)?.id : undefined,
      };
    },

    async change(id, ownerId, { expectedVersion, idempotencyKey, changes, nowMs }) {
      const changesHash = hashToken(JSON.stringify([id, changes]));
      return database.transaction((): TripChanged => {
        const row = ownedRow(id, ownerId);
        if (row === undefined) return { outcome: "not_found" };
        const trip = readTrip(row);
        const known = database.get(
          "SELECT changes_hash FROM trip_changes WHERE owner_id = ? AND idempotency_key = ?",
          ownerId,
          idempotencyKey,
        );
        if (known !== undefined) {
          const isSame = known.changes_hash === changesHash;
          return isSame ? { outcome: "changed", trip } : { outcome: "key_reused" };
        }
        if (expectedVersion !== undefined && expectedVersion !== trip.version) {
          return { outcome: "conflict", trip };
        }
        // Written by `insertTrip` or here, from a Trip.
        const before = parseStored<Trip>(row.document);
        const changed = changeTrip(before, changes);
        if (changed === undefined) return { outcome: "impossible" };
        const version = trip.version + 1;
        const document = JSON.stringify({ ...changed, version });
        database.run(
          "UPDATE trips SET version = ?, summary = ?, document = ? WHERE id = ?",
          version,
          JSON.stringify(summariseTrip({ ...changed, version })),
          document,
          id,
        );
        database.run(
          `INSERT INTO trip_changes (owner_id, idempotency_key, trip_id, changes_hash, made_at_ms)
           VALUES (?, ?, ?, ?, ?)`,
          ownerId,
          idempotencyKey,
          id,
          changesHash,
          nowMs,
        );
        database.run(
          `DELETE FROM trip_changes WHERE owner_id = ? AND idempotency_key IN (
             SELECT idempotency_key FROM trip_changes WHERE owner_id = ?
             ORDER BY made_at_ms DESC LIMIT -1 OFFSET ?)`,
          ownerId,
          ownerId,
          MAX_KEYS,
        );
        return { outcome: "changed", trip: { document: Buffer.from(document), version } };
      });
    },

    async remove(id, ownerId, expectedVersion) {
      return database.freeing(() =>
        database.transaction(() => {
          const row = ownedRow(id, ownerId);
          if (row === undefined) return { outcome: "not_found" };
          if (expectedVersion !== undefined && expectedVersion !== Number(row.version)) {
            return { outcome: "conflict", trip: readTrip(row) };
          }
          database.run("DELETE FROM trips WHERE id = ?", id);
          return { outcome: "removed" };
        }),
      );
    },

    async forgetChanges(beforeMs) {
      database.freeing(() =>
        database.run("DELETE FROM trip_changes WHERE made_at_ms < ?", beforeMs),
      );
    },

    async measure(ownerId) {
      const row = database.get(
        `SELECT count(*) AS trips, coalesce(sum(octet_length(document)), 0) AS bytes
         FROM trips WHERE owner_id = ?`,
        ownerId,
      );
      return { trips: Number(row?.trips), bytes: Number(row?.bytes) };
    },

    async listDocuments(ownerId, { beforeId, limit }) {
      return database
        .all(
          `SELECT id, CAST(document AS BLOB) AS document FROM trips
           WHERE owner_id = ? AND id < ? ORDER BY id DESC LIMIT ?`,
          ownerId,
          beforeId ?? AFTER_ALL_IDS,
          limit,
        )
        .map((row) => ({ id: String(row.id), document: checkStored(row.document as Uint8Array) }));
    },
  };
}
