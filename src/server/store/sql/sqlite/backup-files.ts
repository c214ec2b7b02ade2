import { readdirSync } from "node:fs";
import { join } from "node:path";

const BACKUP_NAME = /^tripwright-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.sqlite$/;

/** Where backups of the embedded store go unless another path is named. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, "backups");
}

/** A backup's file name; in the order of names they are in the order of time. */
export function backupName(nowMs: number): string {
  return `tripwright-${timeInName(nowMs)}.sqlite`;
}

/** A moment as it may stand in a file's name. */
export function timeInName(nowMs: number): string {
  return new Date(nowMs).toISOString().replaceAll(":", "-");
}

/** The backups in a folder, newest first. A folder that isn't there has none. */
export function listBackups(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => BACKUP_NAME.test(name));
    return names
      .sort()
      .reverse()
      .map((name) => join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** How to bring a damaged database back, with the newest backup there is; the sentence goes on. */
export function restoreAdvice(dataDir: string): string {
  const [newest] = listBackups(backupFolder(dataDir));
  if (newest !== undefined) return `Restore it from a backup: npm run restore -- ${newest}`;
  return `Restore it from a backup (npm run restore -- FILE; there is none in ${backupFolder(dataDir)})`;
}
