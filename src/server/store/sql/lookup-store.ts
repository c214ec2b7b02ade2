import { hash } from "node:crypto";
import type { LookupStore } from "../lookup-store.ts";
import type { SqlDatabase } from "./sql-database.ts";

export function createLookupStore(database: SqlDatabase): LookupStore {
  async function find(key: string): Promise<string | undefined> {
    const row = await database.get("SELECT value FROM lookups WHERE key_hash = $1", hashOf(key));
    return row === undefined ? undefined : String(row.value);
  }

  return {
    find,

    async save(key, value, nowMs) {
      await database.run(
        `INSERT INTO lookups (key_hash, value, saved_at_ms) VALUES ($1, $2, $3)
         ON CONFLICT (key_hash) DO UPDATE SET value = excluded.value, saved_at_ms = excluded.saved_at_ms`,
        hashOf(key),
        value,
        nowMs,
      );
    },

    async saveFirst(key, value, nowMs) {
      await database.run(
        `INSERT INTO lookups (key_hash, value, saved_at_ms) VALUES ($1, $2, $3)
         ON CONFLICT (key_hash) DO NOTHING`,
        hashOf(key),
        value,
        nowMs,
      );
      const saved = await find(key);
      if (saved === undefined) throw new Error("what was just saved is not there");
      return saved;
    },

    async removeOld(beforeMs, keepKey) {
      await database.freeing.run(
        "DELETE FROM lookups WHERE saved_at_ms < $1 AND key_hash <> $2",
        beforeMs,
        hashOf(keepKey),
      );
    },
  };
}

/** A key may be long, and holds what a traveller asked for. */
function hashOf(key: string): string {
  return hash("sha256", key, "base64url");
}
