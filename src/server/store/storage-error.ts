/** What is wrong with the store; `cloud_unreachable` where the database is someone else's service. */
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
