import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { artOf } from "../../ui/place-art.ts";

/** Our picture of what a trip has most of. */
export function tripArt({ id, category }: TripSummary): string {
  return category === undefined ? "/art/destination.svg" : artOf(category, id);
}
