import { StorageError, type StorageTrouble } from "./storage-error.ts";

/** The database doesn't answer, or not in time; what was asked of it may or may not have been done. */
export class StorageUnreachable extends StorageError {
  override readonly name = "StorageUnreachable";
  override readonly trouble: StorageTrouble = "unreachable";
}
