import { hash } from "node:crypto";
import type { LookupStore } from "../store.ts";
import type { ReservedDatabase } from "../with-disk-reserve.ts";

export function createSqliteLookupStore(database: ReservedDatabase): LookupStore {
  function read(key: string): string | undefined {
    const row = database.get("SELECT value FROM lookups WHERE key_hash = ?", hashOf(key));
    return row === undefined ? undefined : String(row.value);
  }

  return {
    async find(key) {
      return read(key);
    },

    async save(key, value, nowMs) {
      database.run(
        `INSERT INTO lookups (key_hash, value, saved_at_ms) VALUES (?, ?, ?)
         ON CONFLICT (key_hash) DO UPDATE SET value = excluded.value, saved_at_ms = excluded.saved_at_ms`,
        hashOf(key),
        value,
        nowMs,
      );
    },

    async saveFirst(key, value, nowMs) {
      database.run(
        `INSERT INTO lookups (key_hash, value, saved_at_ms) VALUES (?, ?, ?)
         ON CONFLICT (key_hash) DO NOTHING`,
        hashOf(key),
        value,
        nowMs,
      );
      return read(key) ?? value;
    },

    async removeOld(beforeMs, keepKey) {
      database.freeing(() =>
        database.run(
          "DELETE FROM lookups WHERE saved_at_ms < ? AND key_hash <> ?",
          beforeMs,
          hashOf(keepKey),
        ),
      );
    },
  };
}

/** A key may be long, and holds what a traveller asked for. */
function hashOf(key: string): string {
  return hash("sha256", key, "base64url");
}
