import { StorageFull } from "./storage-full.ts";

/** SQLITE_FULL: the disk has no room for the write-ahead log. */
const SQLITE_FULL = 13;
/** SQLITE_IOERR_SHMSIZE: none for the log's index. */
const SQLITE_NO_INDEX_ROOM = 4874;
/** PostgreSQL's disk_full. */
const POSTGRES_DISK_FULL = "53100";

/** Whether an error of a store says that there is no room left. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StorageFull) return true;
  const { errcode, code } = error as Error & { errcode?: unknown; code?: unknown };
  return (
    errcode === SQLITE_FULL ||
    errcode === SQLITE_NO_INDEX_ROOM ||
    code === "ENOSPC" ||
    code === POSTGRES_DISK_FULL
  );
}
