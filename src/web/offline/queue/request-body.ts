import type { EditsRequest } from "../../../domain/edits/edits-request.ts";
import { LIMITS } from "../../../domain/limits.ts";
import { MAX_EDITS_BYTES } from "../../../domain/wire.ts";
import { jsonBytes } from "../store/json-bytes.ts";
import type { PendingEdit } from "../store/offline-store.ts";

/** The form in which edits are sent. */
export function requestBody(pending: readonly PendingEdit[]): EditsRequest {
  return {
    edits: pending.map(({ edit }) => edit),
    before: pending.map(({ before }) => before),
  };
}

/** Whether the server takes these edits in one request. */
export function fitsRequest(pending: readonly PendingEdit[]): boolean {
  return pending.length <= LIMITS.list.edits && jsonBytes(requestBody(pending)) <= MAX_EDITS_BYTES;
}
