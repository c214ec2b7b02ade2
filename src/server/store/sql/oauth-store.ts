import type { OAuthEntry, OAuthKind, OAuthStore } from "../oauth-store.ts";
import { parseStoredOr } from "../parse-stored.ts";
import { readUser } from "./read-rows.ts";
import type { SqlDatabase, SqlRow } from "./sql-database.ts";

const COLUMNS = "id, kind, user_id, grant_id, expires_at_ms, consumed_at_ms, payload";

export function createOAuthStore(database: SqlDatabase): OAuthStore {
  return {
    async put(entry) {
      await database.run(
        `INSERT INTO oauth_entries (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (id) DO UPDATE SET user_id = excluded.user_id, grant_id = excluded.grant_id,
           expires_at_ms = excluded.expires_at_ms, consumed_at_ms = excluded.consumed_at_ms,
           payload = excluded.payload`,
        entry.id,
        entry.kind,
        entry.userId ?? null,
        entry.grantId ?? null,
        entry.expiresAtMs,
        entry.consumedAtMs,
        JSON.stringify(entry.payload),
      );
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
        entry: readEntry({ ...row, id: row.entry_id ?? null }),
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
        `SELECT ${COLUMNS} FROM oauth_entries
         WHERE user_id = $1 AND kind = $2 AND expires_at_ms > $3 ORDER BY id`,
        userId,
        kind,
        nowMs,
      );
      return rows.map(readEntry);
    },

    async removeExpired(nowMs) {
      await database.freeing.run("DELETE FROM oauth_entries WHERE expires_at_ms <= $1", nowMs);
    },
  };
}

function readEntry(row: SqlRow): OAuthEntry {
  return {
    id: String(row.id),
    kind: String(row.kind) as OAuthKind,
    userId: row.user_id === null ? undefined : String(row.user_id),
    grantId: row.grant_id === null ? undefined : String(row.grant_id),
    expiresAtMs: Number(row.expires_at_ms),
    consumedAtMs: Number(row.consumed_at_ms),
    // Written from an OAuthEntry's. One that can't be read says nothing, and so allows nothing.
    payload: parseStoredOr<OAuthEntry["payload"]>(row.payload, {}),
  };
}
