import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { StartupError } from "../../lib/startup-error.ts";
import { restoreAdvice } from "../backup-files.ts";
import { isStorageFull } from "../is-storage-full.ts";
import { readAhead } from "../read-ahead.ts";
import { createReadMemo, type ReadMemo } from "../read-memo.ts";
import { StorageDamaged } from "../storage-damaged.ts";
import { migrateSqlite } from "./migrate-sqlite.ts";
import { isDamage, isLocked } from "./sqlite-error.ts";
import { prepareSqliteFile, type SqliteFile } from "./sqlite-file.ts";
import { SQLITE_MIGRATIONS, type SqliteMigration } from "./sqlite-migrations.ts";

/** Older ones can corrupt a WAL database (fixed in SQLite 3.51.3, March 2026). */
const OLDEST_SAFE_SQLITE = [3, 51, 3] as const;
const BUSY_TIMEOUT_MS = 5000;

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
  /** The same of a query for many. */
  rememberAll<T>(sql: string, read: (rows: readonly Row[]) => T): (...values: string[]) => T;
  all(sql: string, ...values: SQLInputValue[]): Row[];
  /** Runs `work` in BEGIN IMMEDIATE; a throw rolls it back. Never nested. */
  transaction<T>(work: () => T): T;
  schemaVersion(): number;
  /** What showed that the file is damaged since it was opened. */
  damage(): StorageDamaged | undefined;
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
  // Before SQLite has it open: to close a file of one's own takes all of the process's locks off it.
  const file = prepareFile(path);
  readAhead(path);
  const handle = openHandle(path);
  try {
    assertWritable(handle, path);
    assertSafeVersion(handle);
    assertIntact(handle);
    setPragmas(handle, path);
    const database = wrap(handle, file);
    migrateSqlite(database, handle, migrations, path);
    // From here on nobody puts another file in its place: that takes a lock which we now stand in the way of.
    if (file.isAnother()) throw new Error("another file is in its place");
    return database;
  } catch (error) {
    handle.close();
    if (file.isAnother()) {
      throw new StartupError(`Another file was put in the place of ${path} just now. Start again.`);
    }
    if (error instanceof StartupError) throw error;
    throw new StartupError(refusal(error, path), { cause: error });
  }
}

function refusal(error: unknown, path: string): string {
  if (isStorageFull(error)) return noRoom(path);
  const start = `The database ${path} can't be used (${reason(error)}).`;
  if (isLocked(error)) return `${start} Stop the other program that uses it.`;
  return `${start} ${restoreAdvice(dirname(path))}, or move it away to start afresh.`;
}

function noRoom(path: string): string {
  return `The disk that ${dirname(path)} is on has no room left. Make room, or set DATA_DIR to a folder on another disk.`;
}

function prepareFile(path: string): SqliteFile {
  try {
    return prepareSqliteFile(path);
  } catch (error) {
    throw notWritable(path, error);
  }
}

function openHandle(path: string): DatabaseSync {
  try {
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
    // A damaged file is writable, and so is a locked one; they need other words.
    if (isDamage(error) || isLocked(error)) throw error;
    throw notWritable(path, error);
  }
}

function notWritable(path: string, cause: unknown): StartupError {
  if (isStorageFull(cause)) return new StartupError(noRoom(path), { cause });
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

function wrap(handle: DatabaseSync, file: SqliteFile): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = handle.prepare(sql);
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
  const get = (sql: string, ...values: SQLInputValue[]) =>
    // Every column is TEXT, INTEGER or NULL in a STRICT table, so a Row is what comes back.
    watch(() => prepared(sql).get(...values) as Row | undefined);
  const all = (sql: string, ...values: SQLInputValue[]) =>
    watch(() => prepared(sql).all(...values) as Row[]);
  const readVersion = () => Number(get("PRAGMA data_version")?.data_version);
  const memos: Pick<ReadMemo<unknown>, "forget">[] = [];
  const forgetAll = (): void => {
    for (const memo of memos) memo.forget();
  };
  let inTransaction = false;
  function remembered<T>(find: (values: string[]) => T) {
    const memo = createReadMemo<T>(readVersion);
    memos.push(memo);
    return (...values: string[]): T =>
      // What a transaction reads may yet be rolled back.
      inTransaction ? find(values) : memo.get(values.join("\u0000"), () => find(values));
  }
  return {
    run(sql, ...values) {
      forgetAll();
      return watch(() => {
        if (!inTransaction) file.assertThere();
        return Number(prepared(sql).run(...values).changes);
      });
    },
    get,
    remember<T>(sql: string, read: (row: Row) => T) {
      return remembered((values) => {
        const row = get(sql, ...values);
        return row === undefined ? undefined : read(row);
      });
    },
    rememberAll: (sql, read) => remembered((values) => read(all(sql, ...values))),
    all,
    transaction(work) {
      watch(() => {
        file.assertThere();
        handle.exec("BEGIN IMMEDIATE");
      });
      inTransaction = true;
      try {
        const result = work();
        watch(() => handle.exec("COMMIT"));
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
      Number(get("SELECT coalesce(max(version), 0) AS version FROM migrations")?.version),
    damage: () => damage,
    close() {
      statements.clear();
      handle.close();
    },
  };
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
