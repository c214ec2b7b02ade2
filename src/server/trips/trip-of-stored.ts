import type { Trip } from "../../domain/trip/trip.ts";
import { yieldToEventLoop } from "../lib/yield-to-event-loop.ts";
import type { StoredTrip } from "../store/trip-store.ts";

/**
 * A stored document; it was written by us, from a trip. A long one takes milliseconds, and what is made of it as many
 * again: where many are asked for at once, each has its own turn of the event loop.
 */
export async function tripOfStored({ document }: Pick<StoredTrip, "document">): Promise<Trip> {
  await yieldToEventLoop();
  return JSON.parse(Buffer.from(document).toString()) as Trip;
}
