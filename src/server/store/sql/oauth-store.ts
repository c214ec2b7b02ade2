import type { OAuthStore } from "../oauth-store.ts";
import { readUser } from "./read-rows.ts";
import { columnsOf, putRecord, readRow } from "./record-tables.ts";
import type { SqlDatabase } from "./sql-database.ts";

export function createOAuthStore(database: SqlDatabase): OAuthStore {
  return {
    async put(entry) {
      await putRecord(database, "oauthEntries", entry);
    },

    async find(id, nowMs) {
      const row = await database.get(
        `SELECT e.id AS entry_id, e.kind, e.user_id, e.grant_id, e.expires_at_ms, e.consumed_at_ms,
                e.payload, u.id, u.issuer, u.subject, u.email, u.profile, u.language
         FROM oauth_entries e LEFT JOIN users u ON u.id = e.user_id
         WHERE e.id = $1 AND e.expires_at_ms > $2`,
        id,
        nowMs,
      );
      if (row === undefined) return undefined;
      return {
        entry: readRow("oauthEntries", { ...row, id: row.entry_id ?? null }),
        user: row.user_id === null ? undefined : readUser(row),
      };
    },

    async consume(id, nowMs) {
      const changed = await database.run(
        "UPDATE oauth_entries SET consumed_at_ms = $1 WHERE id = $2 AND consumed_at_ms = 0",
        nowMs,
        id,
      );
      return changed > 0;
    },

    async remove(id) {
      await database.freeing.run("DELETE FROM oauth_entries WHERE id = $1", id);
    },

    async removeGrant(grantId) {
      await database.freeing.run("DELETE FROM oauth_entries WHERE grant_id = $1", grantId);
    },

    async list(userId, kind, nowMs) {
      const rows = await database.all(
        `SELECT ${columnsOf("oauthEntries")} FROM oauth_entries
         WHERE user_id = $1 AND kind = $2 AND expires_at_ms > $3 ORDER BY id`,
        userId,
        kind,
        nowMs,
      );
      return rows.map((row) => readRow("oauthEntries", row));
    },

    async removeExpired(nowMs) {
      await database.freeing.run("DELETE FROM oauth_entries WHERE expires_at_ms <= $1", nowMs);
    },
  };
}
