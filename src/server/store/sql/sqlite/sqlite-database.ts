import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { StartupError } from "../../../lib/startup-error.ts";
import { isStorageFull } from "../../is-storage-full.ts";
import { StorageDamaged } from "../../storage-damaged.ts";
import { type Migration, SQLITE_MIGRATIONS } from "../migrations.ts";
import type { SqlRow, SqlValue } from "../sql-database.ts";
import { restoreAdvice } from "./backup-files.ts";
import { migrateSqlite } from "./migrate-sqlite.ts";
import { readAhead } from "./read-ahead.ts";
import { isDamage, isLocked } from "./sqlite-error.ts";
import { prepareSqliteFile, type SqliteFile } from "./sqlite-file.ts";

/** Older ones can corrupt a WAL database (fixed in SQLite 3.51.3, March 2026). */
const OLDEST_SAFE_SQLITE = [3, 51, 3] as const;
const BUSY_TIMEOUT_MS = 5000;

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
  migrations: readonly Migration[] = SQLITE_MIGRATIONS,
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
    // From here on no process can replace the file: that needs a lock which we hold.
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
  return `${start} ${restoreAdvice(dirname(path))}, or set DATA_DIR to a new folder to start afresh.`;
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
      // What PostgreSQL calls $1 is ?1 here, where $1 would be a name.
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

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
