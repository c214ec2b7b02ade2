import { StorageUnreachable } from "../storage-error.ts";

/** gRPC's codes. */
export const NOT_FOUND = 5;
export const PERMISSION_DENIED = 7;
export const UNAUTHENTICATED = 16;
/**
 * Of failures that pass: cancelled, deadline exceeded, quota exhausted, aborted, internal, unavailable.
 */
const PASSING: ReadonlySet<unknown> = new Set([1, 4, 8, 10, 13, 14]);

/** Cloud Firestore doesn't answer, in the original product's words for it (specification, section 8). */
export class FirestoreUnreachable extends StorageUnreachable {
  override readonly trouble = "cloud_unreachable";

  /** @param cause what happened, an error or in words. */
  constructor(cause: unknown) {
    super("Could not reach Cloud Firestore backend.", { cause });
  }
}

/** The store's own error for a call that failed. */
export function asFirestoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof FirestoreUnreachable) return error;
  const { code } = error as Error & { code?: unknown };
  // Of the network, or of the service that gives the credentials: ENOTFOUND, ECONNREFUSED.
  const isNetwork = typeof code === "string" && /^E[A-Z]+$/.test(code);
  return PASSING.has(code) || isNetwork ? new FirestoreUnreachable(error) : error;
}
