import type { Trip } from "../../domain/trip/trip.ts";
import type { ListedTripStep } from "../store/trip-history-store.ts";

/**
 * When a trip was last changed, in milliseconds since 1970.
 *
 * @param steps of the trip, newest first; without any it is as it was made.
 */
export function lastChangeMs(trip: Trip, steps: readonly ListedTripStep[]): number {
  return steps[0]?.atMs ?? Date.parse(trip.createdAt);
}
