import { AppError } from "../../domain/errors/app-error.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { yieldToEventLoop } from "../lib/yield-to-event-loop.ts";
import { asOwner } from "../store/access.ts";
import type { Store } from "../store/store.ts";
import type { StoredTrip } from "../store/trip-store.ts";

/**
 * A stored document; it was written by us, from a trip. A long one takes milliseconds, and what is made of it as many
 * again: where many are asked for at once, each has its own turn of the event loop.
 */
export async function tripOfStored({ document }: Pick<StoredTrip, "document">): Promise<Trip> {
  await yieldToEventLoop();
  return JSON.parse(Buffer.from(document).toString()) as Trip;
}

/** As it is stored, a trip of one's own. @throws AppError `trip_not_found`. */
export async function findOwnTrip(
  { trips }: Pick<Store, "trips">,
  tripId: string,
  userId: string,
): Promise<StoredTrip> {
  const stored = await trips.find(tripId, asOwner(userId));
  if (stored === undefined) throw new AppError("trip_not_found");
  return stored;
}
