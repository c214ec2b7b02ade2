import { constants, copyFileSync, existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "../../lib/make-folder.ts";
import { StartupError } from "../../lib/startup-error.ts";
import { timeInName } from "../../store/sql/sqlite/backup-files.ts";
import type { DatabaseFacts } from "../../store/sql/sqlite/inspect-sqlite.ts";
import { openSqliteDatabase } from "../../store/sql/sqlite/sqlite-database.ts";
import { holdDatabase } from "../hold-database.ts";
import { putInPlace, syncFile, syncFolder } from "../write-whole.ts";
import { checkBackup } from "./check-backup.ts";
import { removeLeftOvers } from "./remove-left-overs.ts";

const HALF_MADE = /\.restoring-\d{4}-[^/]+Z(?:-wal|-shm)?$/;

export type Restored = {
  readonly facts: DatabaseFacts;
  readonly hasHash: boolean;
  /** Where what was there before is kept; undefined where there was nothing. */
  readonly former: string | undefined;
};

/**
 * Puts a backup in the place of a database, brought to the newest schema. What was there is kept
 * beside it, and at every moment one of the two is in place, whole.
 *
 * @throws StartupError when the backup is not good or a server runs, with everything as it was.
 */
export async function restoreBackup(
  file: string,
  { database, nowMs }: { database: string; nowMs: number },
): Promise<Restored> {
  const time = timeInName(nowMs);
  const copy = `${database}.restoring-${time}`;
  makeFolder(dirname(database));
  removeLeftOvers(dirname(database), HALF_MADE, nowMs);
  try {
    if (!existsSync(file)) throw new StartupError(`There is no file ${file}. Name a backup.`);
    copyFileSync(file, copy, constants.COPYFILE_EXCL);
    const { facts, hasHash } = await checkBackup(file, copy);
    openSqliteDatabase(copy).close();
    syncFile(copy);
    const former = exchange(copy, database, `${database}.before-restore-${time}`);
    return { facts, hasHash, former };
  } finally {
    for (const end of ["", "-wal", "-shm"]) rmSync(`${copy}${end}`, { force: true });
  }
}

function exchange(copy: string, database: string, former: string): string | undefined {
  const held = holdDatabase(database);
  try {
    if (existsSync(database)) {
      keep(database, former);
      // Left where it is, it would be taken for the new one's.
      if (existsSync(`${database}-wal`)) renameSync(`${database}-wal`, `${former}-wal`);
      rmSync(`${database}-shm`, { force: true });
      syncFolder(dirname(database));
    } else {
      rmSync(`${database}-wal`, { force: true });
    }
    putInPlace(copy, database);
  } finally {
    held.release();
  }
  return existsSync(former) ? former : undefined;
}

/** A second name, so that the first is never without a file. */
function keep(database: string, former: string): void {
  try {
    linkSync(database, former);
  } catch {
    // Not every file system has second names. To read a file lets go of the locks on it, so a server
    // that starts in this very moment would not be noticed.
    copyFileSync(database, former, constants.COPYFILE_EXCL);
    syncFile(former);
  }
}
