import type { Trip } from "../../../domain/trip/trip.ts";
import { type LookupStore, lookupHash, lookupsOfTrip } from "../lookup-store.ts";
import { insertRecord, putRecord } from "./record-tables.ts";
import type { SqlDatabase, SqlQueries } from "./sql-database.ts";

/** Asked for each old one by the index: an EXISTS becomes a join, for which PostgreSQL may read the whole table. */
const NAMED_BY =
  "(SELECT max(trip_id) FROM trip_lookups WHERE trip_lookups.key_hash = lookups.key_hash)";

export function createLookupStore(database: SqlDatabase): LookupStore {
  async function find(key: string): Promise<string | undefined> {
    const row = await database.get(
      "SELECT value FROM lookups WHERE key_hash = $1",
      lookupHash(key),
    );
    return row === undefined ? undefined : String(row.value);
  }

  return {
    find,

    async save(key, value, nowMs) {
      await putRecord(database, "lookups", {
        keyHash: lookupHash(key),
        value,
        savedAtMs: nowMs,
      });
    },

    async saveFirst(key, value, nowMs) {
      const lookup = { keyHash: lookupHash(key), value, savedAtMs: nowMs };
      await insertRecord(database, "lookups", lookup, "ON CONFLICT (key_hash) DO NOTHING");
      const saved = await find(key);
      if (saved === undefined) throw new Error("what was just saved is not there");
      return saved;
    },

    async removeOld(beforeMs, { keepKey, nowMs }) {
      await database.freeing.run(
        `UPDATE lookups SET saved_at_ms = $2 WHERE saved_at_ms < $1 AND ${NAMED_BY} IS NOT NULL`,
        beforeMs,
        nowMs,
      );
      await database.freeing.run(
        `DELETE FROM lookups WHERE saved_at_ms < $1 AND key_hash <> $2 AND ${NAMED_BY} IS NULL`,
        beforeMs,
        lookupHash(keepKey),
      );
    },
  };
}

/** Notes which lookups a new trip names; no edit changes that. */
export async function keepLookupsOf(
  tx: Pick<SqlQueries, "run">,
  tripId: string,
  document: Pick<Trip, "openData" | "bases">,
): Promise<void> {
  for (const keyHash of lookupsOfTrip(document)) {
    await tx.run(
      "INSERT INTO trip_lookups (key_hash, trip_id) VALUES ($1, $2) ON CONFLICT (key_hash, trip_id) DO NOTHING",
      keyHash,
      tripId,
    );
  }
}
