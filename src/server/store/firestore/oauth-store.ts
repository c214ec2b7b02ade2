import type { OAuthStore } from "../oauth-store.ts";
import type { FirestoreDatabase } from "./database.ts";
import { OAUTH_ENTRIES, oauthEntryPath, userPath } from "./paths.ts";
import { keepRecords } from "./record-keeping.ts";
import { readUser } from "./user-fields.ts";

export const oauthRecords = keepRecords("oauthEntries", OAUTH_ENTRIES, ({ id }) =>
  oauthEntryPath(id),
);

export function createFirestoreOAuthStore(database: FirestoreDatabase): OAuthStore {
  return {
    async put(entry) {
      await database.commit(oauthRecords.write(entry));
    },

    async find(id, nowMs) {
      const [fields] = await database.read(oauthEntryPath(id));
      if (fields === undefined || Number(fields.expiresAtMs) <= nowMs) return undefined;
      const entry = oauthRecords.readFields(fields);
      if (entry.userId === undefined) return { entry, user: undefined };
      const [user] = await database.read(userPath(entry.userId));
      return user === undefined ? undefined : { entry, user: readUser(user) };
    },

    async consume(id, nowMs) {
      const path = oauthEntryPath(id);
      return database.transact(async (transaction) => {
        const [fields] = await transaction.read(path);
        // An earlier try of this transaction may have succeeded: then the program is refused, and connects again.
        if (fields === undefined || fields.consumedAtMs !== 0) return false;
        transaction.write({ kind: "update", path, fields: { consumedAtMs: nowMs } });
        return true;
      });
    },

    async remove(id) {
      await database.commit([{ kind: "delete", path: oauthEntryPath(id) }]);
    },

    async removeGrant(grantId) {
      await database.deleteFound(OAUTH_ENTRIES, [["grantId", "==", grantId]]);
    },

    async list(userId, kind, nowMs) {
      const found = await database.find(OAUTH_ENTRIES, {
        where: [
          ["userId", "==", userId],
          ["kind", "==", kind],
        ],
      });
      return found
        .map(oauthRecords.readFound)
        .filter(({ expiresAtMs }) => expiresAtMs > nowMs)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    },

    async removeExpired(nowMs) {
      await database.deleteFound(OAUTH_ENTRIES, [["expiresAtMs", "<=", nowMs]]);
    },
  };
}
