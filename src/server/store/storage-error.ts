/** SQLITE_FULL: the disk has no room for the write-ahead log. */
const SQLITE_FULL = 13;
/** SQLITE_IOERR_SHMSIZE: none for the log's index. */
const SQLITE_NO_INDEX_ROOM = 4874;
/** PostgreSQL's disk_full. */
const POSTGRES_DISK_FULL = "53100";
/** SQLITE_CONSTRAINT_FOREIGNKEY. */
const SQLITE_FOREIGN_KEY = 787;
/** PostgreSQL's foreign_key_violation. */
const POSTGRES_FOREIGN_KEY = "23503";

/** Trouble with the store; `cloud_unreachable` where the database is someone else's service. */
export type StorageTrouble =
  | "full"
  | "unreachable"
  | "cloud_unreachable"
  | "damaged"
  | "document_too_large";

/** A store can't do what it was asked, for a reason that is not a bug. */
export abstract class StorageError extends Error {
  abstract readonly trouble: StorageTrouble;
}

/** There is no room left to keep this. */
export class StorageFull extends StorageError {
  override readonly name = "StorageFull";
  override readonly trouble = "full";
}

/** The database doesn't answer, or not in time; what was asked of it may or may not have been done. */
export class StorageUnreachable extends StorageError {
  override readonly name = "StorageUnreachable";
  override readonly trouble: StorageTrouble = "unreachable";
}

/** Stored data can't be read as it was written. Some of it may be missing, so nothing is answered from it. */
export class StorageDamaged extends StorageError {
  override readonly name = "StorageDamaged";
  override readonly trouble = "damaged";
}

/** One document holds more than the database takes of one. */
export class DocumentTooLarge extends StorageError {
  override readonly name = "DocumentTooLarge";
  override readonly trouble = "document_too_large";
}

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

/** Whether an error of a store says that what was written refers to something that isn't there. */
export function isDangling(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code } = error as Error & { errcode?: unknown; code?: unknown };
  return errcode === SQLITE_FOREIGN_KEY || code === POSTGRES_FOREIGN_KEY;
}
