import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { heroArt } from "../../ui/place-art.ts";

/** Our picture of where a trip goes, or else of what it has most of. */
export function tripArt({ hero, category }: TripSummary): string {
  return hero === undefined && category !== undefined ? `/art/${category}.svg` : heroArt(hero);
}
