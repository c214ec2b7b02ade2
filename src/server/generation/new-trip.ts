import { randomUUID } from "node:crypto";
import { summariseTrip } from "../../domain/trip/summarise-trip.ts";
import { withIds } from "../../domain/trip/with-ids.ts";
import type { NewTrip, TripDraft } from "../store/store.ts";

/** Makes a planned trip what is stored, once the store has an id for it; fields in the specification's order. */
export function newTrip(draft: TripDraft, createdAtMs: number): NewTrip {
  const { format, ...planned } = withIds(draft, () => randomUUID().slice(0, 8));
  return ({ id, userEmail }) => {
    const document = {
      ...(format === undefined ? {} : { format }),
      id,
      ...planned,
      userEmail,
      version: 1,
      createdAt: new Date(createdAtMs).toISOString(),
    };
    return { document, summary: summariseTrip(document) };
  };
}
