import { StorageError } from "./storage-error.ts";

/** There is no room left to keep this. */
export class StorageFull extends StorageError {
  override readonly name = "StorageFull";
  override readonly trouble = "full";
}
