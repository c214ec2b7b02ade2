import type { StoredTrip } from "../../../src/server/store/trip-store.ts";

/** A stored trip's document as JSON; undefined where there is no trip. */
export function parseDocument(trip: StoredTrip | undefined): unknown {
  return trip === undefined ? undefined : JSON.parse(Buffer.from(trip.document).toString("utf8"));
}
