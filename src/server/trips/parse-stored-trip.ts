import type { Trip } from "../../domain/trip/trip.ts";
import type { StoredTrip } from "../store/store.ts";

/** A stored document was written by us, from a trip. */
export function parseStoredTrip({ document }: Pick<StoredTrip, "document">): Trip {
  return JSON.parse(Buffer.from(document).toString()) as Trip;
}
