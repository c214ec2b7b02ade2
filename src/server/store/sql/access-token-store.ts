import { type AccessToken, type AccessTokenStore, DAMAGED_TOKEN } from "../access-token-store.ts";
import { parseStoredOr } from "../parse-stored.ts";
import { readUser } from "./read-rows.ts";
import type { SqlDatabase, SqlRow } from "./sql-database.ts";

const COLUMNS = "id, user_id, token_hash, last_used_at_ms, content";

export function createAccessTokenStore(database: SqlDatabase): AccessTokenStore {
  const { forUpdate } = database.dialect;
  const findToken = database.rememberOne(
    `SELECT t.id AS token_id, t.user_id, t.token_hash, t.last_used_at_ms, t.content,
            u.id, u.issuer, u.subject, u.email, u.profile, u.language
     FROM access_tokens t JOIN users u ON u.id = t.user_id
     WHERE t.token_hash = $1`,
    (row) =>
      row === undefined
        ? undefined
        : { token: readToken({ ...row, id: row.token_id ?? null }), user: readUser(row) },
  );

  return {
    async create(token, most) {
      return database.transaction(async (tx) => {
        // Two at once for one user come one by one.
        await tx.get(`SELECT id FROM users WHERE id = $1 ${forUpdate}`, token.userId);
        const count = await tx.get(
          "SELECT count(*) AS tokens FROM access_tokens WHERE user_id = $1",
          token.userId,
        );
        if (Number(count?.tokens) >= most) return false;
        await tx.run(
          `INSERT INTO access_tokens (${COLUMNS}) VALUES ($1, $2, $3, $4, $5)`,
          token.id,
          token.userId,
          token.tokenHash,
          token.lastUsedAtMs,
          JSON.stringify(token.content),
        );
        return true;
      });
    },

    find: (tokenHash) => findToken(tokenHash),

    async list(userId) {
      const rows = await database.all(
        `SELECT ${COLUMNS} FROM access_tokens WHERE user_id = $1`,
        userId,
      );
      return rows
        .map(readToken)
        .toSorted((one, other) => other.content.createdAtMs - one.content.createdAtMs);
    },

    async touch(id, nowMs) {
      await database.run("UPDATE access_tokens SET last_used_at_ms = $1 WHERE id = $2", nowMs, id);
    },

    async remove(userId, id) {
      const removed = await database.freeing.run(
        "DELETE FROM access_tokens WHERE user_id = $1 AND id = $2",
        userId,
        id,
      );
      return removed > 0;
    },
  };
}

function readToken(row: SqlRow): AccessToken {
  return {
    id: String(row.id),
    userId: String(row.user_id),
    tokenHash: String(row.token_hash),
    lastUsedAtMs: Number(row.last_used_at_ms),
    // Written from an AccessToken's.
    content: parseStoredOr<AccessToken["content"]>(row.content, DAMAGED_TOKEN),
  };
}
