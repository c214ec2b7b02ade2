import type { SessionStore } from "../session-store.ts";
import { readListedSession, readSession } from "./read-rows.ts";
import { insertRecord } from "./record-tables.ts";
import type { SqlDatabase } from "./sql-database.ts";

export function createSessionStore(database: SqlDatabase): SessionStore {
  const findSession = database.rememberOne(
    `SELECT s.created_at_ms, s.expires_at_ms, s.sealed_provider_token,
            u.id, u.issuer, u.subject, u.email, u.profile, u.language
     FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.token_hash = $1`,
    (row) => (row === undefined ? undefined : readSession(row)),
  );

  return {
    async create(session) {
      await insertRecord(database, "sessions", {
        ...session,
        lastUsedAtMs: session.createdAtMs,
      });
    },

    async find(tokenHash, nowMs) {
      const session = await findSession(tokenHash);
      return session === undefined || session.expiresAtMs <= nowMs ? undefined : session;
    },

    async extend(tokenHash, expiresAtMs, nowMs) {
      await database.run(
        "UPDATE sessions SET expires_at_ms = $1, last_used_at_ms = $2 WHERE token_hash = $3",
        expiresAtMs,
        nowMs,
        tokenHash,
      );
    },

    async remove(tokenHash) {
      await database.freeing.run("DELETE FROM sessions WHERE token_hash = $1", tokenHash);
    },

    async list(userId, nowMs) {
      const rows = await database.all(
        `SELECT id, token_hash, device, created_at_ms, last_used_at_ms FROM sessions
         WHERE user_id = $1 AND expires_at_ms > $2 ORDER BY last_used_at_ms DESC, id`,
        userId,
        nowMs,
      );
      return rows.map(readListedSession);
    },

    async removeById(userId, id) {
      const removed = await database.freeing.run(
        "DELETE FROM sessions WHERE user_id = $1 AND id = $2",
        userId,
        id,
      );
      return removed > 0;
    },

    async removeAllBut(userId, tokenHash) {
      await database.freeing.run(
        "DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2",
        userId,
        tokenHash,
      );
    },

    async savePendingSignIn(idHash, payload, expiresAtMs) {
      await database.run(
        "INSERT INTO pending_sign_ins (id_hash, payload, expires_at_ms) VALUES ($1, $2, $3)",
        idHash,
        payload,
        expiresAtMs,
      );
    },

    async takePendingSignIn(idHash, nowMs) {
      // Of many that delete a row one does; the others wait for it and find none.
      const row = await database.get(
        "DELETE FROM pending_sign_ins WHERE id_hash = $1 RETURNING payload, expires_at_ms",
        idHash,
      );
      if (row === undefined || Number(row.expires_at_ms) <= nowMs) return undefined;
      return String(row.payload);
    },

    async removeExpired(nowMs) {
      await database.freeing.run("DELETE FROM sessions WHERE expires_at_ms <= $1", nowMs);
      await database.freeing.run("DELETE FROM pending_sign_ins WHERE expires_at_ms <= $1", nowMs);
    },
  };
}
