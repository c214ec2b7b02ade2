import { StorageError } from "./storage-error.ts";

/** What is stored can't be read as it was written. Some of it may be missing, so nothing is answered from it. */
export class StorageDamaged extends StorageError {
  override readonly name = "StorageDamaged";
  override readonly trouble = "damaged";
}
