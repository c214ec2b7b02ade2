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
      await database.commit([
        {
          kind: "update",
          path: sessionPath(tokenHash),
          fields: { expiresAtMs, lastUsedAtMs: nowMs },
        },
      ]);
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
      const write = { kind: "delete", path: found.path, mustExist: true } as const;
      return (await database.commit([write])) === "done";
    },

    async removeAllBut(userId, tokenHash) {
      const others = (await findOf(userId)).filter(({ fields }) => fields.tokenHash !== tokenHash);
      await database.commitAll(others.map(({ path }) => ({ kind: "delete", path })));
    },

    async savePendingSignIn(idHash, payload, expiresAtMs) {
      await database.commit([
        { kind: "create", path: pendingPath(idHash), fields: { payload, expiresAtMs } },
      ]);
    },

    async takePendingSignIn(idHash, nowMs) {
      const path = pendingPath(idHash);
      const [pending] = await database.read(path);
      if (pending === undefined) return undefined;
      // Of many that delete a document that must be there one does.
      const taken = await database.commit([{ kind: "delete", path, mustExist: true }]);
      if (taken !== "done" || Number(pending.expiresAtMs) <= nowMs) return undefined;
      return String(pending.payload);
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
