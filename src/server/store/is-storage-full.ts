import { DocumentTooLarge } from "./document-too-large.ts";

/** SQLITE_FULL: the disk has no room for the write-ahead log. */
const SQLITE_FULL = 13;
/** PostgreSQL's disk_full. */
const POSTGRES_DISK_FULL = "53100";

/** Whether an error of a store says that there is no room left, in all or for the one thing. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DocumentTooLarge) return true;
  const { errcode, code } = error as Error & { errcode?: unknown; code?: unknown };
  return errcode === SQLITE_FULL || code === "ENOSPC" || code === POSTGRES_DISK_FULL;
}
