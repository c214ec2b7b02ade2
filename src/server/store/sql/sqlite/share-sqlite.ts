import { isStorageFull, StorageFull } from "../../storage-error.ts";
import {
  replaceStatement,
  type SqlDatabase,
  type SqlRow,
  type SqlTransaction,
  type SqlWriter,
} from "../sql-database.ts";
import { SQLITE_DIALECT } from "../sql-dialects.ts";
import type { DiskReserve } from "./disk-reserve.ts";
import { createReadMemo, type ReadMemo } from "./read-memo.ts";
import type { SqliteDatabase } from "./sqlite-connection.ts";

type Write = {
  /** @returns what tells the caller that it is durable. */
  readonly make: () => Promise<() => void>;
  readonly reject: (error: unknown) => void;
};

/**
 * One connection for all who ask: what is asked while a transaction is under way waits for its end. A
 * transaction awaits nothing but the connection, so that is within the same turn of the event loop.
 *
 * Writes of one turn are one transaction, as making it durable is what takes the time. None of them is
 * answered before it is durable. Where one fails, each is made by itself.
 *
 * On a full disk the reserve is given up for what frees room; from then on every other write is refused
 * with `StorageFull` until the disk has room for the reserve again.
 */
export function shareSqlite(connection: SqliteDatabase, reserve: DiskReserve): SqlDatabase {
  let underWay: Promise<void> | undefined;
  const memos: Pick<ReadMemo<unknown>, "forget">[] = [];
  const forgetAll = (): void => {
    for (const memo of memos) memo.forget();
  };

  const tx = transactionOn(connection);

  async function transact<T>(work: () => Promise<T>): Promise<T> {
    connection.begin();
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay = promise;
    try {
      const result = await work();
      connection.commit();
      return result;
    } catch (error) {
      connection.rollback();
      throw error;
    } finally {
      underWay = undefined;
      forgetAll();
      resolve();
    }
  }

  let waiting: Write[] = [];

  async function writeWaiting(): Promise<void> {
    const writes = waiting;
    waiting = [];
    await writeTogether(writes);
  }

  async function writeTogether(writes: readonly Write[]): Promise<void> {
    try {
      while (underWay !== undefined) await underWay;
      // Space that was given up may only be used to free more, so that the next deletion finds room, too.
      if (!reserve.take()) throw new StorageFull("the disk has no room left");
      const answers = await transact(async () => {
        const made: (() => void)[] = [];
        for (const { make } of writes) made.push(await make());
        return made;
      });
      for (const answer of answers) answer();
    } catch (error) {
      const [only] = writes;
      if (writes.length === 1) only?.reject(error);
      else for (const write of writes) await writeTogether([write]);
    }
  }

  const writing = writer(
    (work) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(() => void writeWaiting());
        async function make() {
          const result = await work(tx);
          return () => resolve(result);
        }
        waiting.push({ make, reject });
      }),
  );
  const rescue: SqlWriter["transaction"] = async (work) => {
    while (underWay !== undefined) await underWay;
    return transact(() => work(tx));
  };

  function remember<T>(sql: string, read: (rows: readonly SqlRow[]) => T) {
    const memo = createReadMemo<T>(connection.dataVersion);
    memos.push(memo);
    return async (...values: (string | number)[]) => {
      while (underWay !== undefined) await underWay;
      return memo.get(values.join("\u0000"), () => read(connection.all(sql, ...values)));
    };
  }

  return {
    ...writing,
    dialect: SQLITE_DIALECT,
    async get(sql, ...values) {
      while (underWay !== undefined) await underWay;
      return connection.get(sql, ...values);
    },
    async all(sql, ...values) {
      while (underWay !== undefined) await underWay;
      return connection.all(sql, ...values);
    },
    freeing: writer((work) => withReserve({ connection, reserve }, () => rescue(work))),
    remember,
    rememberOne: (sql, read) => remember(sql, ([row]) => read(row)),
    async close() {
      if (waiting.length > 0) await writeWaiting();
      connection.close();
    },
  };
}

function writer(transaction: SqlWriter["transaction"]): SqlWriter {
  return { transaction, run: (sql, ...values) => transaction((tx) => tx.run(sql, ...values)) };
}

function transactionOn(connection: SqliteDatabase): SqlTransaction {
  return {
    dialect: SQLITE_DIALECT,
    run: async (sql, ...values) => connection.run(sql, ...values),
    get: async (sql, ...values) => connection.get(sql, ...values),
    all: async (sql, ...values) => connection.all(sql, ...values),
    async replaceRows(table, rows) {
      const columns = Object.keys(table.columns);
      const values = columns.map((_, index) => `$${index + 1}`).join(", ");
      const statement = replaceStatement(table, `VALUES (${values})`);
      for (const row of rows)
        connection.run(statement, ...columns.map((name) => row[name] ?? null));
    },
  };
}

async function withReserve<T>(
  { connection, reserve }: { connection: SqliteDatabase; reserve: DiskReserve },
  write: () => Promise<T>,
): Promise<T> {
  const result = await write().catch((error: unknown) => {
    if (!isStorageFull(error) || !reserve.giveUp()) throw error;
    return write();
  });
  if (!reserve.take()) regainRoom(connection, reserve);
  return result;
}

/** The log takes as much room as all that was written since it was last put away. */
function regainRoom(connection: SqliteDatabase, reserve: DiskReserve): void {
  try {
    connection.get("PRAGMA wal_checkpoint(TRUNCATE)");
    reserve.take();
  } catch {
    // The next write tries again; this one was made.
  }
}
