/** SQLITE_FULL: the disk has no room for the write-ahead log. */
const SQLITE_FULL = 13;
/** PostgreSQL's disk_full. */
const POSTGRES_DISK_FULL = "53100";

/** Whether an error of a store says that there is no room left. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code } = error as Error & { errcode?: unknown; code?: unknown };
  return errcode === SQLITE_FULL || code === "ENOSPC" || code === POSTGRES_DISK_FULL;
}
