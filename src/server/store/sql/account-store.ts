import {
  type Account,
  type AccountContent,
  type AccountLink,
  type AccountLinks,
  type AccountRight,
  type AccountStore,
  byAge,
  changedAccount,
  hasOtherOwner,
  isGoodLink,
  mayCreate,
} from "../account-store.ts";
import { columnsOf, insertRecord, readRow } from "./record-tables.ts";
import type { SqlDatabase, SqlQueries, SqlRow } from "./sql-database.ts";

const COLUMNS = columnsOf("accounts");
const LINK_COLUMNS = columnsOf("accountLinks");

export function createAccountStore(database: SqlDatabase): AccountStore {
  return { ...accountsIn(database), ...linksIn(database) };
}

function accountsIn(database: SqlDatabase): Omit<AccountStore, keyof AccountLinks> {
  const { forUpdate } = database.dialect;

  async function findBy(column: "id" | "name_key" | "user_id", value: string) {
    const row = await database.get(`SELECT ${COLUMNS} FROM accounts WHERE ${column} = $1`, value);
    return row === undefined ? undefined : readAccount(row);
  }

  return {
    async count() {
      const row = await database.get("SELECT count(*) AS total FROM accounts");
      return Number(row?.total);
    },

    async create(account, user, right) {
      return database.transaction(async (tx) => {
        await takeTurn(tx);
        if (!(await isAllowed(tx, right))) return "not_allowed";
        const taken = await tx.get(
          "SELECT 1 AS found FROM accounts WHERE name_key = $1",
          account.nameKey,
        );
        if (taken !== undefined) return "name_taken";
        await insertRecord(tx, "users", user);
        await insertRecord(tx, "accounts", { ...account, revision: 1 });
        if (right.kind === "link") {
          await tx.run(
            "UPDATE account_links SET uses_left = uses_left - 1 WHERE token_hash = $1",
            right.tokenHash,
          );
        }
        return "created";
      });
    },

    find: (id) => findBy("id", id),
    findByName: (nameKey) => findBy("name_key", nameKey),
    findByUser: (userId) => findBy("user_id", userId),

    async list() {
      const rows = await database.all(`SELECT ${COLUMNS} FROM accounts`);
      return rows.map(readAccount).toSorted(byAge);
    },

    async change(id, change) {
      return database.transaction(async (tx) => {
        const row = await tx.get(`SELECT ${COLUMNS} FROM accounts WHERE id = $1 ${forUpdate}`, id);
        return row === undefined ? undefined : write(tx, readAccount(row), change);
      });
    },

    rename: (id, name, nameKey) => database.transaction((tx) => rename(tx, id, name, nameKey)),

    async changeRole(id, role) {
      return database.transaction(async (tx) => {
        await takeTurn(tx);
        const rows = await tx.all(`SELECT ${COLUMNS} FROM accounts ${forUpdate}`);
        const accounts = rows.map(readAccount);
        const account = accounts.find((one) => one.id === id);
        if (account === undefined) return "not_found";
        if (role !== "owner" && !hasOtherOwner(accounts, id)) return "last_owner";
        await write(tx, account, ({ content }) => ({ ...content, role }));
        return "changed";
      });
    },
  };
}

function linksIn(database: SqlDatabase): AccountLinks {
  const { forUpdate } = database.dialect;

  return {
    async createLink(link) {
      await insertRecord(database, "accountLinks", link);
    },

    async findLink(tokenHash, nowMs) {
      const row = await database.get(
        `SELECT ${LINK_COLUMNS} FROM account_links WHERE token_hash = $1`,
        tokenHash,
      );
      return row === undefined ? undefined : goodLink(row, nowMs);
    },

    async listLinks(nowMs) {
      const rows = await database.all(
        `SELECT ${LINK_COLUMNS} FROM account_links WHERE expires_at_ms > $1`,
        nowMs,
      );
      return rows
        .map(readLink)
        .filter((link) => isGoodLink(link, nowMs))
        .toSorted(byAge);
    },

    async removeLink(id) {
      return (await database.freeing.run("DELETE FROM account_links WHERE id = $1", id)) > 0;
    },

    async reset(tokenHash, nowMs, change) {
      return database.transaction(async (tx) => {
        const row = await tx.get(
          `SELECT ${LINK_COLUMNS} FROM account_links WHERE token_hash = $1 ${forUpdate}`,
          tokenHash,
        );
        const link = row === undefined ? undefined : goodLink(row, nowMs);
        if (link?.accountId === undefined) return undefined;
        const found = await tx.get(
          `SELECT ${COLUMNS} FROM accounts WHERE id = $1 ${forUpdate}`,
          link.accountId,
        );
        if (found === undefined) return undefined;
        await tx.run("DELETE FROM account_links WHERE account_id = $1", link.accountId);
        return write(tx, readAccount(found), change);
      });
    },

    async removeExpired(nowMs) {
      await database.run("DELETE FROM account_links WHERE expires_at_ms <= $1", nowMs);
    },
  };
}

/** Whoever is to see that there is no account, or no other owner, comes one by one: no row stands for what isn't there. */
async function takeTurn(tx: SqlQueries): Promise<void> {
  await tx.get(`SELECT version FROM migrations WHERE version = 1 ${tx.dialect.forUpdate}`);
}

async function rename(tx: SqlQueries, id: string, name: string, nameKey: string) {
  // Of two who want one name the first has it.
  await takeTurn(tx);
  const { forUpdate } = tx.dialect;
  const row = await tx.get(`SELECT ${COLUMNS} FROM accounts WHERE id = $1 ${forUpdate}`, id);
  if (row === undefined) return "not_found";
  const namesake = await tx.get("SELECT id FROM accounts WHERE name_key = $1", nameKey);
  if (namesake !== undefined && namesake.id !== id) return "name_taken";
  await tx.run("UPDATE accounts SET name_key = $1 WHERE id = $2", nameKey, id);
  await write(tx, readAccount(row), ({ content }) => ({ ...content, name }));
  return "renamed";
}

async function isAllowed(tx: SqlQueries, right: AccountRight): Promise<boolean> {
  const some = await tx.get("SELECT 1 AS found FROM accounts LIMIT 1");
  const row =
    right.kind === "first"
      ? undefined
      : await tx.get(
          `SELECT ${LINK_COLUMNS} FROM account_links WHERE token_hash = $1 ${tx.dialect.forUpdate}`,
          right.tokenHash,
        );
  const link = right.kind === "first" || row === undefined ? undefined : goodLink(row, right.nowMs);
  return mayCreate(right, link, some === undefined ? 0 : 1);
}

async function write(
  tx: SqlQueries,
  account: Account,
  change: (account: Account) => AccountContent,
): Promise<Account> {
  const changed = changedAccount(account, change);
  await tx.run(
    "UPDATE accounts SET content = $1, revision = $2 WHERE id = $3",
    JSON.stringify(changed.content),
    changed.revision,
    changed.id,
  );
  return changed;
}

const readAccount = (row: SqlRow): Account => readRow("accounts", row);
const readLink = (row: SqlRow): AccountLink => readRow("accountLinks", row);

function goodLink(row: SqlRow, nowMs: number): AccountLink | undefined {
  const link = readLink(row);
  return isGoodLink(link, nowMs) ? link : undefined;
}
