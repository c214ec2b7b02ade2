import { chmodSync, closeSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "../../../lib/make-folder.ts";
import { StorageDamaged } from "../../storage-error.ts";

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/** Which file is there; another one under the same name is another. */
function fileAt(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? undefined : `${stats.dev}:${stats.ino}`;
}

/** The files of a database as the folder shows them, which SQLite doesn't look at once it has them open. */
export type SqliteFile = {
  /** Whether another file was put in the place of the database's. */
  isAnother(): boolean;
  /**
   * Later writes would be lost with the last handle on a deleted file, without a word of SQLite's.
   *
   * @throws StorageDamaged when the database or its log was deleted, replaced or emptied.
   */
  assertThere(): void;
};

/**
 * Makes the folder and the file where there are none. Both are their owner's alone, and so are the files
 * that SQLite makes beside it; those that others may read are tightened where we may.
 */
export function prepareSqliteFile(path: string): SqliteFile {
  makeFolder(dirname(path));
  if (fileAt(path) === undefined) closeSync(openSync(path, "a", OWNER_ONLY));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) tighten(file);
  const database = fileAt(path);
  let log: string | undefined;
  return {
    isAnother: () => fileAt(path) !== database,
    assertThere() {
      const stats = statSync(path, { throwIfNoEntry: false });
      const logNow = fileAt(`${path}-wal`);
      if (stats === undefined || `${stats.dev}:${stats.ino}` !== database) {
        throw new StorageDamaged("the database file was deleted or replaced");
      }
      if (stats.size === 0) throw new StorageDamaged("the database file was emptied");
      if (log !== undefined && logNow !== log) {
        throw new StorageDamaged("the database's write-ahead log was deleted or replaced");
      }
      log = logNow;
    },
  };
}

function tighten(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined || (stats.mode & OTHERS) === 0) return;
  try {
    chmodSync(file, OWNER_ONLY);
  } catch {
    // It is another user's; the doctor warns of a folder that others may look into.
  }
}
