import { existsSync, readFileSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "../lib/startup-error.ts";
import { isDamage, isLocked } from "../store/sql/sqlite/sqlite-error.ts";

/** How certain it is that no other process has a database open. */
export type HeldDatabase = {
  /** A lock keeps everybody out until it is released; where not, the file is too damaged to be locked. */
  readonly isLocked: boolean;
  release(): void;
};

/**
 * Locks a database for this process alone, or finds that another has it open: a process that has used a
 * database with a write-ahead log holds a lock on it until it is closed, and no log can be put away
 * before. From here on the file is whole without its log.
 *
 * @throws StartupError when a server, or another, has it open.
 */
export function holdDatabase(path: string): HeldDatabase {
  const nothing = { isLocked: false, release: () => undefined };
  if (!existsSync(path)) return nothing;
  const inUse = new StartupError(`A server uses ${path}. Stop it first; nothing was changed.`);
  const handle = new DatabaseSync(path, { timeout: 0 });
  try {
    handle.exec("PRAGMA locking_mode = EXCLUSIVE");
    const mode = handle.prepare("PRAGMA journal_mode = DELETE").get()?.journal_mode;
    if (mode !== "delete") throw inUse;
    handle.exec("BEGIN EXCLUSIVE");
    return { isLocked: true, release: () => handle.close() };
  } catch (error) {
    handle.close();
    if (isLocked(error)) throw inUse;
    if (!isDamage(error)) throw error;
    if (isLockedByAny(path)) throw inUse;
    return nothing;
  }
}

/** Linux lists every lock that is held on a file, whatever the file holds. */
function isLockedByAny(path: string): boolean {
  const locks = "/proc/locks";
  if (!existsSync(locks)) return false;
  const { ino } = statSync(path);
  return readFileSync(locks, "utf8")
    .split("\n")
    .some((line) => line.includes(`:${ino} `));
}
