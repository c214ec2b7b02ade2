import { type AccessToken, type AccessTokenStore, DAMAGED_TOKEN } from "../access-token-store.ts";
import { parseStoredOr } from "../parse-stored.ts";
import type { FirestoreDatabase, FirestoreWrite } from "./database.ts";
import { ACCESS_TOKENS, tokenPath, userPath } from "./paths.ts";
import type { RecordKeeping } from "./record-keeping.ts";
import { readUser } from "./user-fields.ts";
import type { Fields } from "./values.ts";

/** The documents of tokens, each named after its id. */
export const accessTokenRecords: RecordKeeping<"accessTokens"> = {
  collection: ACCESS_TOKENS,
  orderBy: "id",
  read: ({ fields }) => readToken(fields),
  write: (token) => [writeOf(token)],
};

export function createFirestoreAccessTokenStore(database: FirestoreDatabase): AccessTokenStore {
  return {
    async create(token, most) {
      return database.transact(async (transaction) => {
        const [user] = await transaction.read(userPath(token.userId));
        if (user === undefined) return false;
        const others = await transaction.find(ACCESS_TOKENS, {
          where: [["userId", "==", token.userId]],
          select: ["id"],
        });
        // A former try of this one may have been made.
        if (others.filter(({ fields }) => fields.id !== token.id).length >= most) return false;
        transaction.write(writeOf(token));
        return true;
      });
    },

    async find(tokenHash) {
      const [found] = await database.find(ACCESS_TOKENS, {
        where: [["tokenHash", "==", tokenHash]],
        limit: 1,
      });
      if (found === undefined) return undefined;
      const token = readToken(found.fields);
      const [user] = await database.read(userPath(token.userId));
      return user === undefined ? undefined : { token, user: readUser(user) };
    },

    async list(userId) {
      const found = await database.find(ACCESS_TOKENS, { where: [["userId", "==", userId]] });
      return found
        .map(({ fields }) => readToken(fields))
        .toSorted((one, other) => other.content.createdAtMs - one.content.createdAtMs);
    },

    async touch(id, nowMs) {
      await database.transact(async (transaction) => {
        const [fields] = await transaction.read(tokenPath(id));
        if (fields === undefined) return;
        transaction.write({ kind: "update", path: tokenPath(id), fields: { lastUsedAtMs: nowMs } });
      });
    },

    async remove(userId, id) {
      return database.transact(async (transaction) => {
        const [fields] = await transaction.read(tokenPath(id));
        if (fields?.userId !== userId) return false;
        transaction.write({ kind: "delete", path: tokenPath(id) });
        return true;
      });
    },
  };
}

/** Deletes all tokens of a removed user. */
export async function removeTokensOf(database: FirestoreDatabase, userId: string): Promise<void> {
  await database.deleteFound(ACCESS_TOKENS, [["userId", "==", userId]]);
}

function writeOf(token: AccessToken): FirestoreWrite {
  const fields = { ...token, content: JSON.stringify(token.content) };
  return { kind: "set", path: tokenPath(token.id), fields };
}

function readToken(fields: Fields): AccessToken {
  return {
    id: String(fields.id),
    userId: String(fields.userId),
    tokenHash: String(fields.tokenHash),
    lastUsedAtMs: Number(fields.lastUsedAtMs),
    // Written from an AccessToken's.
    content: parseStoredOr<AccessToken["content"]>(fields.content, DAMAGED_TOKEN),
  };
}
