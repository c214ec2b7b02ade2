import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

/** A server holds its own file for moments; another program that has it for longer has it for good. */
const BUSY_TIMEOUT_MS = 2_000;

/**
 * Opens a database to look at it, and leaves the file and its folder as they are. Where no server has it
 * open, as the missing log shows, SQLite is told that nobody changes the file: else it would make a log
 * and leave it there, perhaps as a user whose files the server can't open.
 */
export function openReadOnly(path: string): DatabaseSync {
  const url = pathToFileURL(path);
  if (!existsSync(`${path}-wal`)) url.searchParams.set("immutable", "1");
  return new DatabaseSync(url, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
}
