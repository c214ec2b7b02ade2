const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Whether an error of SQLite says that the file is damaged, or no database at all. */
export function isDamage(error: unknown): boolean {
  return [SQLITE_CORRUPT, SQLITE_NOTADB].includes(primaryCode(error));
}

/** Whether it says that another holds the file. */
export function isLocked(error: unknown): boolean {
  return primaryCode(error) === SQLITE_BUSY;
}

/** Extended codes say more in their higher bytes. */
function primaryCode(error: unknown): number {
  const { errcode } = error instanceof Error ? (error as Error & { errcode?: unknown }) : {};
  return typeof errcode === "number" ? errcode & 0xff : 0;
}
