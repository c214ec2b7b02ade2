import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { SQLITE_MIGRATIONS } from "../store/sqlite-migrations.ts";
import { type Finding, findingsAbout } from "./finding.ts";

/** A server's own writing is no reason to wait; whoever holds it for longer, has it for good. */
const BUSY_TIMEOUT_MS = 2_000;
const SQLITE_BUSY = 5;
const SQLITE_CANTOPEN = 14;
const { ok, warning, problem } = findingsAbout("store");

/** Looks at the embedded store without writing to it or to the folder it is in. */
export function checkSqlite(path: string): Finding {
  if (!existsSync(path)) return ok(`${path} isn't there yet; the first start makes it.`);
  let database: DatabaseSync | undefined;
  try {
    database = openReadOnly(path);
    const found = String(database.prepare("PRAGMA quick_check(1)").get()?.quick_check);
    if (found !== "ok") return damaged(path, found.split("\n").at(-1) ?? found);
    return judgeVersion(path, readVersion(database));
  } catch (error) {
    return refused(path, error);
  } finally {
    database?.close();
  }
}

/**
 * Where no server has it open, as the missing log shows, SQLite is told that nobody changes the file:
 * else it would make a log and leave it there, perhaps as a user whose files the server can't open.
 */
function openReadOnly(path: string): DatabaseSync {
  const url = pathToFileURL(path);
  if (!existsSync(`${path}-wal`)) url.searchParams.set("immutable", "1");
  return new DatabaseSync(url, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
}

/** @returns undefined where the file is no Tripwright's. */
function readVersion(database: DatabaseSync): number | undefined {
  const table = database
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'")
    .get();
  if (table === undefined) return undefined;
  const row = database.prepare("SELECT max(version) AS version FROM migrations").get();
  return Number(row?.version ?? 0);
}

function judgeVersion(path: string, version: number | undefined): Finding {
  const newest = SQLITE_MIGRATIONS.at(-1)?.version ?? 0;
  if (version === undefined) {
    return problem(
      `${path} is no database of Tripwright's. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  if (version > newest) {
    return problem(
      `${path} is at version ${version}, but this Tripwright knows versions up to ${newest}. Install the newer Tripwright that wrote it.`,
    );
  }
  if (version < newest) {
    return warning(
      `${path} is at version ${version}; the next start brings it to ${newest}, and an older Tripwright can't use it after that. Back it up first.`,
    );
  }
  return ok(`${path} is whole, at version ${version}.`);
}

function refused(path: string, error: unknown): Finding {
  const { message, errcode = 0 } = error as Error & { errcode?: number };
  // Extended codes say more in their higher bytes.
  switch (errcode & 0xff) {
    case SQLITE_BUSY:
      return problem(`The database ${path} is held by another program. Stop that one.`);
    case SQLITE_CANTOPEN:
      return problem(
        `The database ${path} can't be opened. Run the doctor as the user the server runs as, or make that user its owner.`,
      );
    default:
      return damaged(path, message);
  }
}

function damaged(path: string, why: string): Finding {
  return problem(
    `The database ${path} can't be used (${why}). Restore it from a backup, or move it away to start afresh.`,
  );
}
