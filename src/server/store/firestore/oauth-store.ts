import type { OAuthEntry, OAuthKind, OAuthStore } from "../oauth-store.ts";
import { parseStoredOr } from "../parse-stored.ts";
import type { FirestoreDatabase, FirestoreWrite } from "./database.ts";
import { OAUTH_ENTRIES, oauthEntryPath, userPath } from "./paths.ts";
import type { RecordKeeping } from "./record-keeping.ts";
import { readUser } from "./user-fields.ts";
import type { Fields } from "./values.ts";

export const oauthRecords: RecordKeeping<"oauthEntries"> = {
  collection: OAUTH_ENTRIES,
  orderBy: "id",
  read: ({ fields }) => readEntry(fields),
  write: (entry) => [writeOf(entry)],
};

export function createFirestoreOAuthStore(database: FirestoreDatabase): OAuthStore {
  return {
    async put(entry) {
      await database.commit([writeOf(entry)]);
    },

    async find(id, nowMs) {
      const [fields] = await database.read(oauthEntryPath(id));
      if (fields === undefined || Number(fields.expiresAtMs) <= nowMs) return undefined;
      const entry = readEntry(fields);
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
        .map(({ fields }) => readEntry(fields))
        .filter(({ expiresAtMs }) => expiresAtMs > nowMs)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    },

    async removeExpired(nowMs) {
      await database.deleteFound(OAUTH_ENTRIES, [["expiresAtMs", "<=", nowMs]]);
    },
  };
}

/** Deletes what a removed user had agreed to. */
export async function removeOAuthOf(database: FirestoreDatabase, userId: string): Promise<void> {
  await database.deleteFound(OAUTH_ENTRIES, [["userId", "==", userId]]);
}

function writeOf({ userId, grantId, payload, ...entry }: OAuthEntry): FirestoreWrite {
  const fields = {
    ...entry,
    userId: userId ?? null,
    grantId: grantId ?? null,
    payload: JSON.stringify(payload),
  };
  return { kind: "set", path: oauthEntryPath(entry.id), fields };
}

function readEntry(fields: Fields): OAuthEntry {
  return {
    id: String(fields.id),
    kind: String(fields.kind) as OAuthKind,
    userId: typeof fields.userId === "string" ? fields.userId : undefined,
    grantId: typeof fields.grantId === "string" ? fields.grantId : undefined,
    expiresAtMs: Number(fields.expiresAtMs),
    consumedAtMs: Number(fields.consumedAtMs),
    // Written from an OAuthEntry's. One that can't be read says nothing, and so allows nothing.
    payload: parseStoredOr<OAuthEntry["payload"]>(fields.payload, {}),
  };
}
