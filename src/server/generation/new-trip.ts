import { randomUUID } from "node:crypto";
import { summariseTrip } from "../../domain/trip/summarise-trip.ts";
import type { TripDraft } from "../../domain/trip/trip.ts";
import { withIds } from "../../domain/trip/with-ids.ts";
import type { NewTrip } from "../store/trip-store.ts";

/** Makes a planned trip what is stored, once the store has an id for it; fields in the specification's order. */
export function newTrip(draft: TripDraft, createdAtMs: number): NewTrip {
  const tripData = withIds(draft.tripData, () => randomUUID().slice(0, 8));
  return ({ id, userEmail }) => {
    const document = {
      id,
      ...draft,
      tripData,
      userEmail,
      version: 1,
      createdAt: new Date(createdAtMs).toISOString(),
    };
    return { document, summary: summariseTrip(document) };
  };
}
