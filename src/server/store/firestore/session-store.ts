import type { ListedSession, SessionStore } from "../session-store.ts";
import type { FirestoreDatabase } from "./database.ts";
import { finishRemovals } from "./finish-removal.ts";
import { docId, PENDING_SIGN_INS, SESSIONS, sessionPath, userPath } from "./paths.ts";
import type { RecordKeeping } from "./record-keeping.ts";
import { readUser } from "./user-fields.ts";
import type { Fields } from "./values.ts";

const pendingPath = (idHash: string) => `${PENDING_SIGN_INS}/${docId(idHash)}`;

export const sessionRecords: RecordKeeping<"sessions"> = {
  collection: SESSIONS,
  orderBy: "tokenHash",
  read: ({ fields }) => ({
    ...readListedSession(fields),
    userId: String(fields.userId),
    expiresAtMs: Number(fields.expiresAtMs),
    sealedProviderToken: readSealedToken(fields),
  }),
  write: ({ sealedProviderToken, ...session }) => [
    {
      kind: "set",
      path: sessionPath(session.tokenHash),
      fields: { ...session, sealedProviderToken: sealedProviderToken ?? null },
    },
  ],
};

export function createFirestoreSessionStore(database: FirestoreDatabase): SessionStore {
  async function findOf(userId: string) {
    return database.find(SESSIONS, { where: [["userId", "==", userId]] });
  }

  return {
    async create(session) {
      await database.commit(
        sessionRecords.write({ ...session, lastUsedAtMs: session.createdAtMs }),
      );
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

function readListedSession(fields: Fields): ListedSession {
  return {
    id: String(fields.id),
    tokenHash: String(fields.tokenHash),
    device: String(fields.device),
    createdAtMs: Number(fields.createdAtMs),
    lastUsedAtMs: Number(fields.lastUsedAtMs),
  };
}

function readSealedToken({ sealedProviderToken }: Fields): string | undefined {
  return typeof sealedProviderToken === "string" ? sealedProviderToken : undefined;
}
