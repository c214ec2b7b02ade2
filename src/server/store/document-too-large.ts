import { StorageError } from "./storage-error.ts";

/** One document holds more than the database takes of one. */
export class DocumentTooLarge extends StorageError {
  override readonly name = "DocumentTooLarge";
  override readonly trouble = "document_too_large";
}
