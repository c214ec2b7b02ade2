import { readListedSession, readSession } from "../read-rows.ts";
import type { SessionStore } from "../store.ts";
import type { ReservedDatabase } from "../with-disk-reserve.ts";

export function createSqliteSessionStore(database: ReservedDatabase): SessionStore {
  const findSession = database.remember(
    `SELECT s.created_at_ms, s.expires_at_ms, s.sealed_provider_token,
            u.id, u.issuer, u.subject, u.email, u.profile
     FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.token_hash = ?`,
    readSession,
  );
  return {
    async create(session) {
      database.run(
        `INSERT INTO sessions
           (id, token_hash, user_id, device, created_at_ms, last_used_at_ms, expires_at_ms,
            sealed_provider_token)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        session.id,
        session.tokenHash,
        session.userId,
        session.device,
        session.createdAtMs,
        session.createdAtMs,
        session.expiresAtMs,
        session.sealedProviderToken ?? null,
      );
    },

    async find(tokenHash, nowMs) {
      const session = findSession(tokenHash);
      return session === undefined || session.expiresAtMs <= nowMs ? undefined : session;
    },

    async extend(tokenHash, expiresAtMs, nowMs) {
      database.run(
        "UPDATE sessions SET expires_at_ms = ?, last_used_at_ms = ? WHERE token_hash = ?",
        expiresAtMs,
        nowMs,
        tokenHash,
      );
    },

    async remove(tokenHash) {
      database.freeing(() => database.run("DELETE FROM sessions WHERE token_hash = ?", tokenHash));
    },

    async list(userId, nowMs) {
      return database
        .all(
          `SELECT id, token_hash, device, created_at_ms, last_used_at_ms FROM sessions
           WHERE user_id = ? AND expires_at_ms > ? ORDER BY last_used_at_ms DESC, id`,
          userId,
          nowMs,
        )
        .map(readListedSession);
    },

    async removeById(userId, id) {
      return database.freeing(
        () => database.run("DELETE FROM sessions WHERE user_id = ? AND id = ?", userId, id) > 0,
      );
    },

    async removeAllBut(userId, tokenHash) {
      database.freeing(() =>
        database.run(
          "DELETE FROM sessions WHERE user_id = ? AND token_hash <> ?",
          userId,
          tokenHash,
        ),
      );
    },

    async savePendingSignIn(idHash, payload, expiresAtMs) {
      database.run(
        "INSERT INTO pending_sign_ins (id_hash, payload, expires_at_ms) VALUES (?, ?, ?)",
        idHash,
        payload,
        expiresAtMs,
      );
    },

    async takePendingSignIn(idHash, nowMs) {
      const row = database.get(
        "DELETE FROM pending_sign_ins WHERE id_hash = ? RETURNING payload, expires_at_ms",
        idHash,
      );
      if (row === undefined || Number(row.expires_at_ms) <= nowMs) return undefined;
      return String(row.payload);
    },

    async removeExpired(nowMs) {
      database.freeing(() => {
        database.run("DELETE FROM sessions WHERE expires_at_ms <= ?", nowMs);
        database.run("DELETE FROM pending_sign_ins WHERE expires_at_ms <= ?", nowMs);
      });
    },
  };
}
