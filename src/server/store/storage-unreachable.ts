/** The database doesn't answer, or not in time; what was asked of it may or may not have been done. */
export class StorageUnreachable extends Error {
  override readonly name = "StorageUnreachable";
}
