import type { TripSummary } from "../../../domain/wire.ts";

/** Our picture of what a trip has most of, so that cards differ. */
export function tripArt({ category }: TripSummary): string {
  return `/art/${category ?? "destination"}.svg`;
}
