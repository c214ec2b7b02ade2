import type { SessionStore } from "../session-store.ts";
import type { FirestoreDatabase } from "./database.ts";
import { finishRemovals } from "./finish-removal.ts";
import { docId, PENDING_SIGN_INS, SESSIONS, sessionPath, userPath } from "./paths.ts";
import { keepRecords } from "./record-keeping.ts";
import { readUser } from "./user-fields.ts";

const pendingPath = (idHash: string) => `${PENDING_SIGN_INS}/${docId(idHash)}`;

export const sessionRecords = keepRecords("sessions", SESSIONS, ({ tokenHash }) =>
  sessionPath(tokenHash),
);

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
      const [fields] = await database.read(sessionPath(tokenHash));
      if (fields === undefined || Number(fields.expiresAtMs) <= nowMs) return undefined;
      const session = sessionRecords.readFields(fields);
      const { createdAtMs, expiresAtMs, sealedProviderToken } = session;
      const [user] = await database.read(userPath(session.userId));
      return user && { user: readUser(user), createdAtMs, expiresAtMs, sealedProviderToken };
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
        .map(sessionRecords.readFound)
        .filter(({ expiresAtMs }) => expiresAtMs > nowMs)
        .map(({ userId: _, expiresAtMs, sealedProviderToken, ...listed }) => listed)
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
