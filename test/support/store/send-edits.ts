import { randomUUID } from "node:crypto";
import type { SignedInClient } from "../sign-in/walk.ts";

/** Sends edits of a trip. @param version that they were made to; without it, whichever the trip has. */
export function sendEdits(
  client: SignedInClient,
  tripId: string,
  edits: readonly object[],
  version?: number,
): Promise<Response> {
  return client.fetch(`/api/trips/${tripId}`, {
    method: "PATCH",
    headers: {
      "if-match": version === undefined ? "*" : `"v${version}"`,
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify({ edits }),
  });
}
