import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { StartupError } from "../lib/startup-error.ts";
import { createReadMemo, type ReadMemo } from "./read-memo.ts";
import { SQLITE_MIGRATIONS, type SqliteMigration } from "./sqlite-migrations.ts";

/** Older ones can corrupt a WAL database (fixed in SQLite 3.51.3, March 2026). */
const OLDEST_SAFE_SQLITE = [3, 51, 3] as const;
const BUSY_TIMEOUT_MS = 5000;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

export type SqlValue = string | number | null | Uint8Array;
type Row = Record<string, SqlValue>;

/** A thin hand on node:sqlite: prepared statements kept by their text, and transactions. */
export type SqliteDatabase = {
  run(sql: string, ...values: SQLInputValue[]): number;
  get(sql: string, ...values: SQLInputValue[]): Row | undefined;
  /**
   * A query for one row that is asked again and again: what `read` makes of the row is remembered
   * until anyone writes, and must not be changed.
   */
  remember<T>(sql: string, read: (row: Row) => T): (...values: string[]) => T | undefined;
  all(sql: string, ...values: SQLInputValue[]): Row[];
  /** Runs `work` in BEGIN IMMEDIATE; a throw rolls it back. Never nested. */
  transaction<T>(work: () => T): T;
  schemaVersion(): number;
  close(): void;
};

/**
 * Opens (or creates) the database, makes it durable, and brings its schema to the newest version.
 *
 * @throws StartupError with one sentence for the operator when the file can't be opened or written,
 *   is damaged, was written by a newer Tripwright, or SQLite is too old to be safe.
 */
export function openSqliteDatabase(
  path: string,
  migrations: readonly SqliteMigration[] = SQLITE_MIGRATIONS,
): SqliteDatabase {
  const handle = openHandle(path);
  try {
    assertWritable(handle, path);
    assertSafeVersion(handle);
    assertIntact(handle);
    setPragmas(handle, path);
    const database = wrap(handle);
    migrate(database, handle, migrations, path);
    return database;
  } catch (error) {
    handle.close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database ${path} can't be used (${reason(error)}). Restore it from a backup, or move it away to start afresh.`,
      { cause: error },
    );
  }
}

function openHandle(path: string): DatabaseSync {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    return new DatabaseSync(path, {
      timeout: BUSY_TIMEOUT_MS,
      enableForeignKeyConstraints: true,
    });
  } catch (error) {
    throw notWritable(path, error);
  }
}

function assertWritable(handle: DatabaseSync, path: string): void {
  try {
    handle.exec("PRAGMA user_version = 0");
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    // A damaged file is writable; it needs other words.
    if (errcode === SQLITE_CORRUPT || errcode === SQLITE_NOTADB) throw error;
    throw notWritable(path, error);
  }
}

function notWritable(path: string, cause: unknown): StartupError {
  return new StartupError(
    `The data folder ${dirname(path)} can't be written to (${reason(cause)}). Make it writable for user ${process.getuid?.() ?? "running this"}, or set DATA_DIR to another folder.`,
    { cause },
  );
}

/** Reads every page once: trips must not go missing one by one while the server seems well. */
function assertIntact(handle: DatabaseSync): void {
  const found = String(handle.prepare("PRAGMA quick_check(1)").get()?.quick_check);
  if (found !== "ok") throw new Error(`it is damaged: ${found.split("\n").at(-1)}`);
}

/** @throws StartupError for a SQLite that may corrupt what it holds. */
export function assertSafeVersion(handle: DatabaseSync): void {
  const version = String(handle.prepare("SELECT sqlite_version() AS version").get()?.version);
  const parts = version.split(".").map(Number);
  for (const [index, wanted] of OLDEST_SAFE_SQLITE.entries()) {
    const part = parts[index] ?? 0;
    if (part > wanted) return;
    if (part < wanted) {
      throw new StartupError(
        `This Node brings SQLite ${version}, which can corrupt data; use a Node with SQLite ${OLDEST_SAFE_SQLITE.join(".")} or newer.`,
      );
    }
  }
}

/** Sets what durability needs and reads each back: a setting that didn't take must stop the start. */
function setPragmas(handle: DatabaseSync, path: string): void {
  const wanted = {
    journal_mode: "wal",
    synchronous: 2,
    foreign_keys: 1,
    busy_timeout: BUSY_TIMEOUT_MS,
  };
  for (const [pragma, value] of Object.entries(wanted)) {
    handle.exec(`PRAGMA ${pragma} = ${value}`);
    const row = handle.prepare(`PRAGMA ${pragma}`).get() ?? {};
    const actual = Object.values(row)[0];
    if (actual !== value) {
      throw new StartupError(
        `The database ${path} refuses ${pragma}=${value} (it says ${actual}). Put DATA_DIR on a local disk.`,
      );
    }
  }
}

function wrap(handle: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = handle.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  };
  const get = (sql: string, ...values: SQLInputValue[]) =>
    // Every column is TEXT, INTEGER or NULL in a STRICT table, so a Row is what comes back.
    prepared(sql).get(...values) as Row | undefined;
  const readVersion = () => Number(get("PRAGMA data_version")?.data_version);
  const memos: Pick<ReadMemo<unknown>, "forget">[] = [];
  const forgetAll = (): void => {
    for (const memo of memos) memo.forget();
  };
  let inTransaction = false;
  return {
    run(sql, ...values) {
      forgetAll();
      return Number(prepared(sql).run(...values).changes);
    },
    get,
    remember<T>(sql: string, read: (row: Row) => T) {
      const memo = createReadMemo<T>(readVersion);
      memos.push(memo);
      return (...values: string[]): T | undefined => {
        const find = () => {
          const row = get(sql, ...values);
          return row === undefined ? undefined : read(row);
        };
        // What a transaction reads may yet be rolled back.
        return inTransaction ? find() : memo.get(values.join("\u0000"), find);
      };
    },
    all: (sql, ...values) => prepared(sql).all(...values) as Row[],
    transaction(work) {
      handle.exec("BEGIN IMMEDIATE");
      inTransaction = true;
      try {
        const result = work();
        handle.exec("COMMIT");
        return result;
      } catch (error) {
        // A full disk, and some other trouble, makes SQLite roll back by itself.
        if (handle.isTransaction) handle.exec("ROLLBACK");
        throw error;
      } finally {
        inTransaction = false;
        forgetAll();
      }
    },
    schemaVersion: () =>
      Number(
        handle.prepare("SELECT coalesce(max(version), 0) AS version FROM migrations").get()
          ?.version,
      ),
    close() {
      statements.clear();
      handle.close();
    },
  };
}

function migrate(
  database: SqliteDatabase,
  handle: DatabaseSync,
  migrations: readonly SqliteMigration[],
  path: string,
): void {
  database.transaction(() => {
    handle.exec(
      "CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, applied_at_ms INTEGER NOT NULL) STRICT",
    );
  });
  const newest = migrations.at(-1)?.version ?? 0;
  const current = database.schemaVersion();
  if (current > newest) {
    throw new StartupError(
      `The database ${path} is at version ${current}, but this Tripwright knows versions up to ${newest}. Install the newer Tripwright that wrote it.`,
    );
  }
  for (const { version, sql } of migrations) {
    database.transaction(() => {
      // Read inside the lock: another process may have applied it in the meantime.
      if (version <= database.schemaVersion()) return;
      handle.exec(sql);
      database.run(
        "INSERT INTO migrations (version, applied_at_ms) VALUES (?, ?)",
        version,
        Date.now(),
      );
    });
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
