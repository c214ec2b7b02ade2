import { randomUUID } from "node:crypto";
import type { SignedInClient } from "../sign-in/walk.ts";

/** Changes a trip as another device would, whatever its version. */
export function changeElsewhere(
  client: SignedInClient,
  tripId: string,
  ...edits: readonly object[]
): Promise<Response> {
  return client.fetch(`/api/trips/${tripId}`, {
    method: "PATCH",
    headers: { "if-match": "*", "idempotency-key": randomUUID() },
    body: JSON.stringify({ edits }),
  });
}
