import { statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { backupFolder, listBackups, restoreAdvice } from "./backup-files.ts";
import { openReadOnly } from "./open-read-only.ts";

/**
 * Whether a database that isn't there, is empty, or has no table of ours was there before: a server leaves other files
 * in its folder. To begin a new one in its place would hide that everybody's trips are gone.
 *
 * @returns what to do, in sentences; undefined where all is well, and in a folder that is new.
 */
export function lostDatabase(path: string): string | undefined {
  const dataDir = dirname(path);
  try {
    const database = statSync(path, { throwIfNoEntry: false });
    const hasPages = database !== undefined && database.size > 0;
    if (hasPages && hasTables(path)) return undefined;
    // The log of one that has pages belongs to them: they may come of a first start that was cut short.
    const names = leftBeside(path).filter((name) => !(hasPages && name.endsWith("-wal")));
    if (names.length === 0) return undefined;
    const what = database === undefined ? "is missing" : "is empty";
    return `The database ${path} ${what}, but there was one: ${names.join(", ")} beside it ${names.length === 1 ? "says" : "say"} so. If its disk isn't mounted, mount it. ${restoreAdvice(dataDir)}. To start afresh, set DATA_DIR to a new folder, or move all that is in this one away.`;
  } catch {
    // The opener has the words for a folder that can't be read.
    return undefined;
  }
}

function hasTables(path: string): boolean {
  const handle = openReadOnly(path);
  try {
    const found = handle.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get();
    return found !== undefined;
  } finally {
    handle.close();
  }
}

/** Files that a server or a backup leaves in the folder of its database. */
function leftBeside(path: string): string[] {
  const folder = dirname(path);
  const files = [`${path}-reserve`, `${path}-wal`, join(folder, "photo-key")].filter(
    (file) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0,
  );
  const backups = backupFolder(folder);
  return [...files, ...(listBackups(backups).length > 0 ? [backups] : [])].map((one) =>
    basename(one),
  );
}
