import { statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { backupFolder, listBackups, restoreAdvice } from "./backup-files.ts";

/**
 * Whether a database that isn't there, or is empty, was there before: a server leaves other files in its folder. To
 * begin a new one in its place would hide that everybody's trips are gone.
 *
 * @returns what to do, in sentences; undefined where all is well, and in a folder that is new.
 */
export function lostDatabase(path: string): string | undefined {
  const dataDir = dirname(path);
  try {
    const database = statSync(path, { throwIfNoEntry: false });
    if (database !== undefined && database.size > 0) return undefined;
    const names = leftBeside(path);
    if (names.length === 0) return undefined;
    const what = database === undefined ? "is missing" : "is empty";
    return `The database ${path} ${what}, but there was one: ${names.join(", ")} beside it ${names.length === 1 ? "says" : "say"} so. If its disk isn't mounted, mount it. ${restoreAdvice(dataDir)}. To start afresh, set DATA_DIR to a new folder, or move all that is in this one away.`;
  } catch {
    // What opens it has the words for a folder that can't be read.
    return undefined;
  }
}

/** What a server or a backup leaves in the folder of its database. */
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
