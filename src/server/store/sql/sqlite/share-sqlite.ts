import { isStorageFull } from "../../is-storage-full.ts";
import { StorageFull } from "../../storage-full.ts";
import { replaceStatement } from "../replace-statement.ts";
import type { SqlDatabase, SqlRow, SqlTransaction, SqlWriter } from "../sql-database.ts";
import { SQLITE_DIALECT } from "../sql-dialects.ts";
import type { DiskReserve } from "./disk-reserve.ts";
import { createReadMemo, type ReadMemo } from "./read-memo.ts";
import type { SqliteDatabase } from "./sqlite-database.ts";

/**
 * One connection for all who ask: what is asked while a transaction is under way waits for its end. A
 * transaction awaits nothing but the connection, so that is within the same turn of the event loop.
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

  const tx: SqlTransaction = {
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

  /** @param assertRoom whatever must hold right before it writes. */
  function writer(assertRoom: () => void): SqlWriter {
    return {
      async run(sql, ...values) {
        while (underWay !== undefined) await underWay;
        assertRoom();
        forgetAll();
        return connection.run(sql, ...values);
      },
      async transaction(work) {
        while (underWay !== undefined) await underWay;
        assertRoom();
        connection.begin();
        const { promise, resolve } = Promise.withResolvers<void>();
        underWay = promise;
        try {
          const result = await work(tx);
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
      },
    };
  }

  /** What was given up may only be used to free more, so that the next who deletes finds room, too. */
  const writing = writer(() => {
    if (!reserve.take()) throw new StorageFull("the disk has no room left");
  });
  const rescuing = writer(() => undefined);

  async function withReserve<T>(write: () => Promise<T>): Promise<T> {
    const result = await write().catch((error: unknown) => {
      if (!isStorageFull(error) || !reserve.giveUp()) throw error;
      return write();
    });
    if (!reserve.take()) regainRoom();
    return result;
  }

  /** The log takes as much room as all that was written since it was last put away. */
  function regainRoom(): void {
    try {
      connection.get("PRAGMA wal_checkpoint(TRUNCATE)");
      reserve.take();
    } catch {
      // The next write tries again; this one was made.
    }
  }

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
    freeing: {
      run: (sql, ...values) => withReserve(() => rescuing.run(sql, ...values)),
      transaction: (work) => withReserve(() => rescuing.transaction(work)),
    },
    remember,
    rememberOne: (sql, read) => remember(sql, ([row]) => read(row)),
    async close() {
      connection.close();
    },
  };
}
