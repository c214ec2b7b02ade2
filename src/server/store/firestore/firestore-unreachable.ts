import { StorageUnreachable } from "../storage-unreachable.ts";

/** Cloud Firestore doesn't answer, in the original product's words for it (specification, section 8). */
export class FirestoreUnreachable extends StorageUnreachable {
  override readonly trouble = "cloud_unreachable";

  /** @param cause what happened, an error or in words. */
  constructor(cause: unknown) {
    super("Could not reach Cloud Firestore backend.", { cause });
  }
}
