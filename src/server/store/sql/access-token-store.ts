import type { AccessTokenStore } from "../access-token-store.ts";
import { readUser } from "./read-rows.ts";
import { columnsOf, insertRecord, readRow } from "./record-tables.ts";
import type { SqlDatabase } from "./sql-database.ts";

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
        : {
            token: readRow("accessTokens", { ...row, id: row.token_id ?? null }),
            user: readUser(row),
          },
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
        await insertRecord(tx, "accessTokens", token);
        return true;
      });
    },

    find: (tokenHash) => findToken(tokenHash),

    async list(userId) {
      const rows = await database.all(
        `SELECT ${columnsOf("accessTokens")} FROM access_tokens WHERE user_id = $1`,
        userId,
      );
      return rows
        .map((row) => readRow("accessTokens", row))
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
