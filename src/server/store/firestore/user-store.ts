import { type User, type UserStore, userIdOf } from "../user-store.ts";
import type { FirestoreDatabase, FirestoreTransaction } from "./database.ts";
import { finishRemoval, removeFirestoreUser } from "./finish-removal.ts";
import { followEmailInPlans } from "./generation-log.ts";
import { moveFirestoreUser } from "./move-user.ts";
import { followEmail } from "./owned-trips.ts";
import { removalPath, USERS, userPath } from "./paths.ts";
import type { RecordKeeping } from "./record-keeping.ts";
import { readUser, userFields } from "./user-fields.ts";
import type { Fields } from "./values.ts";

export const userRecords: RecordKeeping<"users"> = {
  collection: USERS,
  orderBy: "id",
  read: ({ fields }) => readUser(fields),
  write: (user) => [
    { kind: "set", path: userPath(user.id), fields: { ...userFields(user), formerEmail: null } },
  ],
};

/**
 * Writes the user as they are now. @returns the note of their removal, where one was not finished, with
 * nothing written; or the address whose replacement has not reached all that the user has.
 */
async function write(
  transaction: FirestoreTransaction,
  user: User,
): Promise<{ removal?: Fields; former?: string }> {
  const path = userPath(user.id);
  const [known, removal] = await transaction.read(path, removalPath(user.id));
  if (removal !== undefined) return { removal };
  const before = known === undefined ? undefined : readUser(known);
  const email = before?.email ?? user.email;
  // Remembered until all has followed, which may be at the next sign-in.
  const former = email === user.email ? known?.formerEmail : email;
  const formerEmail = typeof former === "string" ? former : null;
  const kept = userFields({ ...user, language: before?.language });
  transaction.write({ kind: "set", path, fields: { ...kept, formerEmail } });
  return formerEmail === null ? {} : { former: formerEmail };
}

export function createFirestoreUserStore(database: FirestoreDatabase): UserStore {
  return {
    async find(userId) {
      const [fields] = await database.read(userPath(userId));
      return fields === undefined ? undefined : readUser(fields);
    },

    async upsert(person) {
      const user: User = { id: userIdOf(person.issuer, person.subject), ...person };
      const path = userPath(user.id);
      for (;;) {
        const upserted = await database.transact((transaction) => write(transaction, user));
        if (upserted.removal === undefined) {
          await follow(upserted.former);
          return user;
        }
        // Otherwise it would take along what is about to be made.
        await finishRemoval(database, upserted.removal);
      }

      /** @param former the address that may still be on what the user has. */
      async function follow(former: string | undefined): Promise<void> {
        if (former === undefined) return;
        await followEmailInPlans(database, user.id, user.email);
        await followEmail(database, user.id, { from: former, to: user.email });
        await database.transact(async (transaction) => {
          const [known] = await transaction.read(path);
          if (known?.formerEmail !== former) return;
          transaction.write({ kind: "update", path, fields: { formerEmail: null } });
        });
      }
    },

    async setLanguage(userId, language) {
      const path = userPath(userId);
      await database.transact(async (transaction) => {
        const [known] = await transaction.read(path);
        if (known !== undefined) transaction.write({ kind: "update", path, fields: { language } });
      });
    },

    merge: (fromId, intoId) => moveFirestoreUser(database, fromId, intoId),

    async remove(userId) {
      const [known] = await database.read(userPath(userId));
      if (known === undefined) return;
      const { email, profile } = readUser(known);
      await removeFirestoreUser(database, userId, profile.verified_email === true ? email : null);
    },
  };
}
