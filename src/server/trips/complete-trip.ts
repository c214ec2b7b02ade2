import { randomUUID } from "node:crypto";
import type { Trip } from "../../domain/trip/trip.ts";
import { withIds } from "../../domain/trip/with-ids.ts";
import type { TripDraft } from "../store/store.ts";

/** Makes a planned trip the document that is stored; fields in the specification's order. */
export function completeTrip(
  draft: TripDraft,
  facts: { id: string; userEmail: string; createdAtMs: number },
): Trip {
  const document = {
    id: facts.id,
    ...draft,
    userEmail: facts.userEmail,
    version: 1,
    createdAt: new Date(facts.createdAtMs).toISOString(),
  };
  return withIds(document, () => randomUUID().slice(0, 8));
}
