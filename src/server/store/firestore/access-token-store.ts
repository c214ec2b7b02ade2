import type { AccessTokenStore } from "../access-token-store.ts";
import type { FirestoreDatabase } from "./database.ts";
import { ACCESS_TOKENS, tokenPath, userPath } from "./paths.ts";
import { keepRecords } from "./record-keeping.ts";
import { readUser } from "./user-fields.ts";

/** The documents of tokens, each named after its id. */
export const accessTokenRecords = keepRecords("accessTokens", ACCESS_TOKENS, ({ id }) =>
  tokenPath(id),
);

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
        transaction.write(accessTokenRecords.writeOf(token));
        return true;
      });
    },

    async find(tokenHash) {
      const [found] = await database.find(ACCESS_TOKENS, {
        where: [["tokenHash", "==", tokenHash]],
        limit: 1,
      });
      if (found === undefined) return undefined;
      const token = accessTokenRecords.readFound(found);
      const [user] = await database.read(userPath(token.userId));
      return user === undefined ? undefined : { token, user: readUser(user) };
    },

    async list(userId) {
      const found = await database.find(ACCESS_TOKENS, { where: [["userId", "==", userId]] });
      return found
        .map(accessTokenRecords.readFound)
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
