import type { Trip } from "../../domain/trip/trip.ts";
import type { Clock } from "../lib/clock.ts";
import { asOwner } from "../store/access.ts";
import type { Store } from "../store/store.ts";
import { requireMemberVisit } from "../store/trip-member-store.ts";
import { tripOfMember } from "./trip-member.ts";
import { tripOfStored } from "./trip-of-stored.ts";

/** A trip of one's own, or one that somebody shares, as one sees it. @throws AppError `trip_not_found`. */
export async function tripToRead(
  needed: { readonly store: Store; readonly clock: Clock },
  userId: string,
  tripId: string,
): Promise<Trip> {
  const stored = await needed.store.trips.find(tripId, asOwner(userId));
  if (stored !== undefined) return tripOfStored(stored);
  const visit = await requireMemberVisit(needed, userId, tripId);
  return (await tripOfMember(needed, visit)).trip;
}
