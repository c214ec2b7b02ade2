import type { Position } from "../../domain/places/geo.ts";
import type { PackedWalks } from "../../domain/places/walk-times.ts";

/** Who knows the ways on foot between places, by street. */
export type TravelTimes = {
  /** The table that is kept for these places; undefined where none is. Asks nobody. */
  kept(places: readonly Position[]): Promise<PackedWalks | undefined>;
  /**
   * The table for these places: the one that is kept, or a new one, asked for once for all who want it.
   *
   * @throws ServiceError where it can't be had, the signal's reason; a question under way goes on then, and is kept.
   */
  find(
    places: readonly Position[],
    options: { readonly signal: AbortSignal },
  ): Promise<PackedWalks>;
};
