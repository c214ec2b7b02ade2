import {
  type Account,
  type AccountContent,
  type AccountLink,
  type AccountLinks,
  type AccountStore,
  byAge,
  changedAccount,
  hasOtherOwner,
  isGoodLink,
  mayCreate,
} from "../account-store.ts";
import type { FirestoreDatabase, FirestoreTransaction } from "./database.ts";
import { docId, userPath } from "./paths.ts";
import { keepRecords } from "./record-keeping.ts";
import { userFields } from "./user-fields.ts";

const ACCOUNTS = "tripwrightAccounts";
const ACCOUNT_LINKS = "tripwrightAccountLinks";
const accountPath = (id: string) => `${ACCOUNTS}/${docId(id)}`;
const linkPath = (id: string) => `${ACCOUNT_LINKS}/${docId(id)}`;

export const accountRecords = keepRecords("accounts", ACCOUNTS, ({ id }) => accountPath(id));

export const accountLinkRecords = keepRecords("accountLinks", ACCOUNT_LINKS, ({ id }) =>
  linkPath(id),
);
const { readFields: readAccount, writeOf } = accountRecords;
const { readFields: readLink, writeOf: writeOfLink } = accountLinkRecords;

export function createFirestoreAccountStore(database: FirestoreDatabase): AccountStore {
  return { ...accountsIn(database), ...linksIn(database) };
}

function accountsIn(database: FirestoreDatabase): Omit<AccountStore, keyof AccountLinks> {
  async function findBy(field: "nameKey" | "userId", value: string) {
    const [found] = await database.find(ACCOUNTS, { where: [[field, "==", value]], limit: 1 });
    return found === undefined ? undefined : readAccount(found.fields);
  }

  return {
    count: () => database.count(ACCOUNTS, []),

    async create(account, user, right) {
      return database.transact(async (transaction) => {
        const found = await transaction.find(ACCOUNTS, {});
        const others = found.map(accountRecords.readFound);
        // A former try of this one was made.
        if (others.some(({ id }) => id === account.id)) return "created";
        const link = right.kind === "link" ? await linkIn(transaction, right) : undefined;
        if (!mayCreate(right, link, others.length)) return "not_allowed";
        if (others.some(({ nameKey }) => nameKey === account.nameKey)) return "name_taken";
        transaction.write(
          {
            kind: "set",
            path: userPath(user.id),
            fields: { ...userFields(user), formerEmail: null },
          },
          writeOf({ ...account, revision: 1 }),
          ...(link === undefined ? [] : [writeOfLink({ ...link, usesLeft: link.usesLeft - 1 })]),
        );
        return "created";
      });
    },

    async find(id) {
      const [fields] = await database.read(accountPath(id));
      return fields === undefined ? undefined : readAccount(fields);
    },

    findByName: (nameKey) => findBy("nameKey", nameKey),
    findByUser: (userId) => findBy("userId", userId),

    async list() {
      const found = await database.find(ACCOUNTS, {});
      return found.map(accountRecords.readFound).toSorted(byAge);
    },

    async change(id, change) {
      return database.transact(async (transaction) => {
        const [fields] = await transaction.read(accountPath(id));
        return fields === undefined ? undefined : write(transaction, readAccount(fields), change);
      });
    },

    async rename(id, name, nameKey) {
      return database.transact(async (transaction) => {
        const found = await transaction.find(ACCOUNTS, {});
        const accounts = found.map(accountRecords.readFound);
        const account = accounts.find((one) => one.id === id);
        if (account === undefined) return "not_found";
        if (accounts.some((one) => one.id !== id && one.nameKey === nameKey)) return "name_taken";
        write(transaction, { ...account, nameKey }, ({ content }) => ({ ...content, name }));
        return "renamed";
      });
    },

    async changeRole(id, role) {
      return database.transact(async (transaction) => {
        const found = await transaction.find(ACCOUNTS, {});
        const accounts = found.map(accountRecords.readFound);
        const account = accounts.find((one) => one.id === id);
        if (account === undefined) return "not_found";
        if (role !== "owner" && !hasOtherOwner(accounts, id)) return "last_owner";
        write(transaction, account, ({ content }) => ({ ...content, role }));
        return "changed";
      });
    },
  };
}

function linksIn(database: FirestoreDatabase): AccountLinks {
  return {
    async createLink(link) {
      await database.commit([writeOfLink(link)]);
    },

    async findLink(tokenHash, nowMs) {
      return linkIn(database, { tokenHash, nowMs });
    },

    async listLinks(nowMs) {
      const found = await database.find(ACCOUNT_LINKS, { where: [["expiresAtMs", ">", nowMs]] });
      return found
        .map(accountLinkRecords.readFound)
        .filter((link) => isGoodLink(link, nowMs))
        .toSorted(byAge);
    },

    async removeLink(id) {
      return database.transact(async (transaction) => {
        const [fields] = await transaction.read(linkPath(id));
        if (fields === undefined) return false;
        transaction.write({ kind: "delete", path: linkPath(id) });
        return true;
      });
    },

    async reset(tokenHash, nowMs, change) {
      return database.transact(async (transaction) => {
        const link = await linkIn(transaction, { tokenHash, nowMs });
        if (link?.accountId === undefined) return undefined;
        const [fields] = await transaction.read(accountPath(link.accountId));
        if (fields === undefined) return undefined;
        const links = await transaction.find(ACCOUNT_LINKS, {
          where: [["accountId", "==", link.accountId]],
          select: [],
        });
        for (const { path } of links) transaction.write({ kind: "delete", path });
        return write(transaction, readAccount(fields), change);
      });
    },

    async removeExpired(nowMs) {
      await database.deleteFound(ACCOUNT_LINKS, [["expiresAtMs", "<=", nowMs]]);
    },
  };
}

/** Deletes the account of a removed user, and what resets it. */
export async function removeAccountOf(database: FirestoreDatabase, userId: string): Promise<void> {
  const found = await database.find(ACCOUNTS, { where: [["userId", "==", userId]] });
  for (const { path, fields } of found) {
    await database.deleteFound(ACCOUNT_LINKS, [["accountId", "==", String(fields.id)]]);
    await database.commit([{ kind: "delete", path }]);
  }
}

/** Makes the account of a user another's, unless they have one. */
export async function moveAccountOf(
  database: FirestoreDatabase,
  fromId: string,
  intoId: string,
): Promise<void> {
  await database.transact(async (transaction) => {
    const theirs = { where: [["userId", "==", intoId]] as const, select: ["id"], limit: 1 };
    if ((await transaction.find(ACCOUNTS, theirs)).length > 0) return;
    const found = await transaction.find(ACCOUNTS, { where: [["userId", "==", fromId]] });
    for (const { path } of found) {
      transaction.write({ kind: "update", path, fields: { userId: intoId } });
    }
  });
}

async function linkIn(
  reads: Pick<FirestoreTransaction, "find">,
  { tokenHash, nowMs }: { readonly tokenHash: string; readonly nowMs: number },
): Promise<AccountLink | undefined> {
  const [found] = await reads.find(ACCOUNT_LINKS, {
    where: [["tokenHash", "==", tokenHash]],
    limit: 1,
  });
  const link = found === undefined ? undefined : readLink(found.fields);
  return link !== undefined && isGoodLink(link, nowMs) ? link : undefined;
}

function write(
  transaction: FirestoreTransaction,
  account: Account,
  change: (account: Account) => AccountContent,
): Account {
  const changed = changedAccount(account, change);
  transaction.write(writeOf(changed));
  return changed;
}
