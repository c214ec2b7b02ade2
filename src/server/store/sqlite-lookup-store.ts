import { hash } from "node:crypto";
import type { SqliteDatabase } from "./sqlite-database.ts";
import type { LookupStore } from "./store.ts";

export function createSqliteLookupStore(database: SqliteDatabase): LookupStore {
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
  };
}

/** A key may be long, and holds what a traveller asked for. */
function hashOf(key: string): string {
  return hash("sha256", key, "base64url");
}
