import type { TripSummary } from "../../domain/wire.ts";
import type { SqliteDatabase } from "./sqlite-database.ts";
import type { StoredTrip, TripStore } from "./store.ts";

/** Ids are digits, which come before letters. */
const AFTER_ALL_IDS = "A";

export function createSqliteTripStore(database: SqliteDatabase): TripStore {
  const findTrip = database.remember(
    "SELECT CAST(document AS BLOB) AS document, version FROM trips WHERE id = ? AND owner_id = ?",
    (row): StoredTrip => {
      // As a BLOB it is never decoded, to be encoded again on its way out.
      const { buffer, byteOffset, byteLength } = row.document as Uint8Array<ArrayBuffer>;
      const document = Buffer.from(buffer, byteOffset, byteLength);
      return { document, version: Number(row.version) };
    },
  );
  return {
    async find(id, ownerId) {
      return findTrip(id, ownerId);
    },

    async list(ownerId, { cursor, limit }) {
      // Ids are milliseconds of one length, so the order of text is the order of time.
      const rows = database.all(
        "SELECT id, summary FROM trips WHERE owner_id = ? AND id < ? ORDER BY id DESC LIMIT ?",
        ownerId,
        cursor ?? AFTER_ALL_IDS,
        limit + 1,
      );
      const page = rows.slice(0, limit);
      return {
        // Written by `insertTrip` from a TripSummary.
        trips: page.map((row) => JSON.parse(String(row.summary)) as TripSummary),
        nextCursor: rows.length > limit ? String(page.at(-1)?.id) : undefined,
      };
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
        .map((row) => ({ id: String(row.id), document: row.document as Uint8Array }));
    },
  };
}
