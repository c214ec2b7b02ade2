import { chmodSync, closeSync, existsSync, openSync, rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { makeFolder } from "../../lib/make-folder.ts";
import { StartupError } from "../../lib/startup-error.ts";
import { backupFolder, backupName, listBackups } from "../../store/sql/sqlite/backup-files.ts";
import { type DatabaseFacts, inspectSqlite } from "../../store/sql/sqlite/inspect-sqlite.ts";
import { hashFileOf, hashOfFile, saveHash } from "../file-hash.ts";
import { assertNewFile, putInPlace, syncFile } from "../write-whole.ts";
import { removeLeftOvers } from "./remove-left-overs.ts";

const BUSY_TIMEOUT_MS = 5_000;
/** In one step: a copy in several steps begins again each time that a server writes in between. */
const ALL_PAGES = 2_147_483_647;
const HALF_MADE = /^tripwright-.+\.sqlite\.partial(?:-journal)?$/;

export type MadeBackup = {
  readonly path: string;
  readonly facts: DatabaseFacts;
  /** Older ones that were removed. */
  readonly removed: readonly string[];
};

/**
 * Copies the database as it is in one moment, whether a server is writing to it or not. The copy has
 * its name only once it was read through and found good.
 *
 * @param to undefined: into the folder of backups, which keeps the newest `keep`.
 * @throws StartupError when there is nothing to copy, or the copy is not good.
 */
export async function makeBackup(
  database: string,
  {
    dataDir,
    to,
    keep,
    nowMs,
  }: { dataDir: string; to: string | undefined; keep: number; nowMs: number },
): Promise<MadeBackup> {
  if (!existsSync(database)) {
    throw new StartupError(
      `There is no database ${database} to back up. Set DATA_DIR to its folder.`,
    );
  }
  const folder = backupFolder(dataDir);
  if (to === undefined) {
    makeFolder(folder);
    removeLeftOvers(folder, HALF_MADE, nowMs);
  }
  const path = to ?? `${folder}/${backupName(nowMs)}`;
  assertNewFile(path);
  const partial = `${path}.partial`;
  try {
    await copy(database, partial);
    const inspected = inspectSqlite(partial);
    if (!inspected.ok) {
      throw new StartupError(
        `The database ${database} ${inspected.problem}, so there is no new backup. Restore an older one: npm run restore -- FILE.`,
      );
    }
    saveHash(path, await hashOfFile(partial));
    putInPlace(partial, path);
    const removed = to === undefined ? removeOld(folder, keep) : [];
    return { path, facts: inspected.facts, removed };
  } finally {
    rmSync(partial, { force: true });
    rmSync(`${partial}-journal`, { force: true });
  }
}

async function copy(database: string, partial: string): Promise<void> {
  rmSync(partial, { force: true });
  // It holds everybody's trips and e-mail addresses.
  closeSync(openSync(partial, "w", 0o600));
  chmodSync(partial, 0o600);
  try {
    // Not read-only, as it would leave its log behind where no server runs.
    const source = new DatabaseSync(database, { timeout: BUSY_TIMEOUT_MS });
    try {
      await backup(source, partial, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
    const target = new DatabaseSync(partial);
    // One file, with no log beside it, as it is to be carried about.
    target.exec("PRAGMA journal_mode = DELETE");
    target.close();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The database ${database} can't be copied (${reason}), so there is no new backup. If it is damaged, restore an older one: npm run restore -- FILE.`,
      { cause: error },
    );
  }
  syncFile(partial);
}

function removeOld(folder: string, keep: number): string[] {
  const old = listBackups(folder).slice(keep);
  for (const path of old) {
    rmSync(path);
    rmSync(hashFileOf(path), { force: true });
  }
  return old;
}
