import type { ListedSession, SessionStore } from "../store.ts";
import { finishRemovals } from "./finish-removal.ts";
import type { FirestoreDatabase } from "./firestore-database.ts";
import { docId, PENDING_SIGN_INS, SESSIONS, userPath } from "./firestore-places.ts";
import { readUser } from "./firestore-user.ts";
import type { Fields } from "./firestore-values.ts";

export const sessionPath = (tokenHash: string) => `${SESSIONS}/${docId(tokenHash)}`;
const pendingPath = (idHash: string) => `${PENDING_SIGN_INS}/${docId(idHash)}`;

export function createFirestoreSessionStore(database: FirestoreDatabase): SessionStore {
  async function findOf(userId: string) {
    return database.find(SESSIONS, { where: [["userId", "==", userId]] });
  }

  return {
    async create({ sealedProviderToken, ...session }) {
      await database.commit([
        {
          kind: "set",
          path: sessionPath(session.tokenHash),
          fields: {
            ...session,
            lastUsedAtMs: session.createdAtMs,
            sealedProviderToken: sealedProviderToken ?? null,
          },
        },
      ]);
    },

    async find(tokenHash, nowMs) {
      const [session] = await database.read(sessionPath(tokenHash));
      if (session === undefined || Number(session.expiresAtMs) <= nowMs) return undefined;
      const [user] = await database.read(userPath(String(session.userId)));
      if (user === undefined) return undefined;
      return {
        user: readUser(user),
        createdAtMs: Number(session.createdAtMs),
        expiresAtMs: Number(session.expiresAtMs),
        sealedProviderToken: readSealedToken(session),
      };
    },

    async extend(tokenHash, expiresAtMs, nowMs) {
      const path = sessionPath(tokenHash);
      await database.transact(async (transaction) => {
        const [session] = await transaction.read(path);
        if (session === undefined) return;
        const fields = { expiresAtMs, lastUsedAtMs: nowMs };
        transaction.write({ kind: "update", path, fields });
      });
    },

    async remove(tokenHash) {
      await database.commit([{ kind: "delete", path: sessionPath(tokenHash) }]);
    },

    async list(userId, nowMs) {
      const found = await findOf(userId);
      return found
        .filter(({ fields }) => Number(fields.expiresAtMs) > nowMs)
        .map(({ fields }) => readListedSession(fields))
        .toSorted(
          (one, other) => other.lastUsedAtMs - one.lastUsedAtMs || (one.id < other.id ? -1 : 1),
        );
    },

    async removeById(userId, id) {
      const found = (await findOf(userId)).find(({ fields }) => fields.id === id);
      if (found === undefined) return false;
      await database.commit([{ kind: "delete", path: found.path }]);
      return true;
    },

    async removeAllBut(userId, tokenHash) {
      const others = (await findOf(userId)).filter(({ fields }) => fields.tokenHash !== tokenHash);
      await database.commitAll(others.map(({ path }) => ({ kind: "delete", path })));
    },

    async savePendingSignIn(idHash, payload, expiresAtMs) {
      await database.commit([
        { kind: "set", path: pendingPath(idHash), fields: { payload, expiresAtMs } },
      ]);
    },

    takePendingSignIn(idHash, nowMs) {
      const path = pendingPath(idHash);
      return database.transact(async (transaction) => {
        const [pending] = await transaction.read(path);
        if (pending === undefined) return undefined;
        transaction.write({ kind: "delete", path });
        return Number(pending.expiresAtMs) <= nowMs ? undefined : String(pending.payload);
      });
    },

    async removeExpired(nowMs) {
      await database.deleteFound(SESSIONS, [["expiresAtMs", "<=", nowMs]]);
      await database.deleteFound(PENDING_SIGN_INS, [["expiresAtMs", "<=", nowMs]]);
      await finishRemovals(database);
    },
  };
}

export function readListedSession(fields: Fields): ListedSession {
  return {
    id: String(fields.id),
    tokenHash: String(fields.tokenHash),
    device: String(fields.device),
    createdAtMs: Number(fields.createdAtMs),
    lastUsedAtMs: Number(fields.lastUsedAtMs),
  };
}

export function readSealedToken({ sealedProviderToken }: Fields): string | undefined {
  return typeof sealedProviderToken === "string" ? sealedProviderToken : undefined;
}
