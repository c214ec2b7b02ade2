import type { TripDocument } from "../../domain/trip/trip.ts";
import { TRIP_FORMAT, withIds } from "../../domain/trip/with-ids.ts";
import { yieldToEventLoop } from "../lib/yield-to-event-loop.ts";
import type { StoredTrip } from "../store/store.ts";

/** How a document begins whose days, places and hotels have ids. */
const WITH_IDS = Buffer.from(`{"format":${TRIP_FORMAT},`);

/**
 * A stored document; it was written by us, from a trip. A long one takes milliseconds, and what is made of it as many
 * again: where many are asked for at once, each has its own turn of the event loop.
 */
export async function readTrip(stored: Pick<StoredTrip, "document">) {
  await yieldToEventLoop();
  return parseTrip(stored);
}

/** What is sent of a stored trip: its own bytes, but for an older one, which is given its ids. */
export function tripBytes(stored: Pick<StoredTrip, "document">): Uint8Array {
  const start = stored.document.subarray(0, WITH_IDS.byteLength);
  if (WITH_IDS.equals(start)) return stored.document;
  return Buffer.from(JSON.stringify(parseTrip(stored)));
}

function parseTrip({ document }: Pick<StoredTrip, "document">) {
  return withIds(JSON.parse(Buffer.from(document).toString()) as TripDocument);
}
