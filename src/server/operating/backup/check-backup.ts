import { statSync } from "node:fs";
import { StartupError } from "../../lib/startup-error.ts";
import { type DatabaseFacts, inspectSqlite } from "../../store/sql/sqlite/inspect-sqlite.ts";
import { hashFileOf, hashOfFile, savedHash } from "../file-hash.ts";

export type CheckedBackup = {
  readonly facts: DatabaseFacts;
  /** A hash was beside it and matches; without one, a changed letter in a text may go unseen. */
  readonly hasHash: boolean;
};

/**
 * Reads a backup through and leaves it as it is.
 *
 * @param file whose name and hash are reported; `read` is the file that is read, the same or a copy.
 * @throws StartupError when it is not good, with what to do.
 */
export async function checkBackup(file: string, read = file): Promise<CheckedBackup> {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new StartupError(`There is no file ${file}. Name a backup.`);
  }
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw new StartupError(
      `${file} is a database in use, not a backup: part of it is in ${file}-wal. Make one with npm run backup.`,
    );
  }
  const saved = savedHash(file);
  if (saved !== undefined && saved !== (await hashOfFile(read))) {
    throw new StartupError(
      `The backup ${file} was altered or cut off since it was made: it doesn't match ${hashFileOf(file)}. Take another.`,
    );
  }
  const inspected = inspectSqlite(read);
  if (inspected.ok) return { facts: inspected.facts, hasHash: saved !== undefined };
  const advice = inspected.isNewer ? "" : ". Take another.";
  throw new StartupError(`The backup ${file} ${inspected.problem}${advice}`);
}
