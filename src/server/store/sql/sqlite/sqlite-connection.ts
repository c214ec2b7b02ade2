import type { DatabaseSync, StatementSync } from "node:sqlite";
import { StorageDamaged } from "../../storage-error.ts";
import type { SqlRow, SqlValue } from "../sql-database.ts";
import { isDamage } from "./sqlite-error.ts";
import type { SqliteFile } from "./sqlite-file.ts";

/** SQLite itself: prepared statements kept by their text, and transactions. All of it happens at once. */
export type SqliteDatabase = {
  /** @returns how many rows were written. */
  run(sql: string, ...values: SqlValue[]): number;
  get(sql: string, ...values: SqlValue[]): SqlRow | undefined;
  all(sql: string, ...values: SqlValue[]): SqlRow[];
  /** BEGIN IMMEDIATE: no other connection writes from here on. Never nested. */
  begin(): void;
  commit(): void;
  /** Does nothing where SQLite has rolled back by itself. */
  rollback(): void;
  /** Runs `work` in a transaction; a throw rolls it back. */
  transaction<T>(work: () => T): T;
  schemaVersion(): number;
  /** Changes when another connection has written. */
  dataVersion(): number;
  /** The error that showed, since the file was opened, that it is damaged. */
  damage(): StorageDamaged | undefined;
  close(): void;
};

export function connectionOf(handle: DatabaseSync, file: SqliteFile): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      // PostgreSQL's $1 is ?1 here, where $1 would be a name.
      statement = handle.prepare(sql.replaceAll("$", "?"));
      statements.set(sql, statement);
    }
    return statement;
  };
  let damage: StorageDamaged | undefined;
  /** Damage once met is remembered: what of the file can still be read is no longer to be trusted. */
  function watch<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof StorageDamaged) damage ??= error;
      else if (isDamage(error)) {
        damage ??= new StorageDamaged("the database file is damaged", { cause: error });
      } else throw error;
      throw damage;
    }
  }
  let inTransaction = false;
  const database: SqliteDatabase = {
    run: (sql, ...values) =>
      watch(() => {
        if (!inTransaction) file.assertThere();
        return Number(prepared(sql).run(...values).changes);
      }),
    // Every column is TEXT, INTEGER or NULL in a STRICT table, so a row of ours is what comes back.
    get: (sql, ...values) => watch(() => prepared(sql).get(...values) as SqlRow | undefined),
    all: (sql, ...values) => watch(() => prepared(sql).all(...values) as SqlRow[]),
    begin() {
      watch(() => {
        file.assertThere();
        handle.exec("BEGIN IMMEDIATE");
      });
      inTransaction = true;
    },
    commit() {
      watch(() => handle.exec("COMMIT"));
      inTransaction = false;
    },
    rollback() {
      inTransaction = false;
      // A full disk, and some other trouble, makes SQLite roll back by itself.
      if (handle.isTransaction) handle.exec("ROLLBACK");
    },
    transaction(work) {
      database.begin();
      try {
        const result = work();
        database.commit();
        return result;
      } catch (error) {
        database.rollback();
        throw error;
      }
    },
    schemaVersion: () =>
      Number(database.get("SELECT coalesce(max(version), 0) AS version FROM migrations")?.version),
    dataVersion: () => Number(database.get("PRAGMA data_version")?.data_version),
    damage: () => damage,
    close() {
      statements.clear();
      handle.close();
    },
  };
  return database;
}
