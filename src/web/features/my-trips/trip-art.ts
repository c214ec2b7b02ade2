import type { TripSummary } from "../../../domain/wire.ts";
import { placeArt } from "../../ui/place-art.ts";

/**
 * Our picture of what a trip has most of.
 *
 * @param index of the trip among others: neighbours that have most of the same have different pictures.
 */
export function tripArt({ category }: TripSummary, index: number): string {
  return category === undefined ? "/art/destination.svg" : placeArt({ category }, index);
}
