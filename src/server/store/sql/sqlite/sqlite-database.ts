import { closeSync, openSync, readSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "../../../lib/startup-error.ts";
import { isStorageFull } from "../../storage-error.ts";
import { type Migration, SQLITE_MIGRATIONS } from "../migrations.ts";
import { restoreAdvice } from "./backup-files.ts";
import { migrateSqlite } from "./migrate-sqlite.ts";
import { connectionOf, type SqliteDatabase } from "./sqlite-connection.ts";
import { isDamage, isLocked } from "./sqlite-error.ts";
import { prepareSqliteFile, type SqliteFile } from "./sqlite-file.ts";

/** Older ones can corrupt a WAL database (fixed in SQLite 3.51.3, March 2026). */
const OLDEST_SAFE_SQLITE = [3, 51, 3] as const;
const BUSY_TIMEOUT_MS = 5000;
const PIECE_BYTES = 8 * 1024 * 1024;
/** Pages that were read must still be in memory when they are asked for. */
const SHARE_OF_MEMORY = 0.5;

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
    const database = connectionOf(handle, file);
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

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Reads a file from its beginning to its end, so that the system has it in memory: a program that then reads
 * it page by page, here and there, doesn't wait for the disk at each. What can't be read is left for
 * them to find.
 *
 * Never for a file that SQLite has open in this process: closing it here would take SQLite's locks off
 * it (POSIX has them belong to the process), and another program could change it under its hands.
 */
function readAhead(path: string): void {
  const mostBytes = process.availableMemory() * SHARE_OF_MEMORY;
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    let total = 0;
    for (let bytes = PIECE_BYTES; bytes > 0 && total < mostBytes; total += bytes) {
      bytes = readSync(file, piece);
    }
  } catch {
    return;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
