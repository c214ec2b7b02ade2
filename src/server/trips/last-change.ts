import type { Trip } from "../../domain/trip/trip.ts";
import type { ListedTripStep } from "../store/trip-history-store.ts";

/**
 * When a trip was last changed, in milliseconds since 1970.
 *
 * @param steps of the trip, newest first; without any it is as it was made.
 */
export function lastChangeMs({ id, createdAt }: Trip, steps: readonly ListedTripStep[]): number {
  const createdAtMs = Date.parse(createdAt ?? "");
  // An id is the moment at which the trip was saved.
  return steps[0]?.atMs ?? (Number.isNaN(createdAtMs) ? Number(id) : createdAtMs);
}
