import type { TripSummary } from "../../../domain/trip/trip-summary.ts";

/** Our picture of what a trip has most of. */
export function tripArt({ category }: TripSummary): string {
  return `/art/${category ?? "destination"}.svg`;
}
