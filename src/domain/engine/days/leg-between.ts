import type { Position } from "../../places/geo.ts";
import {
  estimateTravel,
  type LegEstimate,
  legOutOfTown,
  type TravelStyle,
} from "../../places/travel.ts";
import type { WayOut } from "../../places/way-out.ts";

/** An end of a leg: the hotel, or a place, out of town with the way there. */
export type LegEnd = { readonly at: Position | undefined; readonly way?: WayOut | undefined };

/**
 * The leg between two stops: the usual way where one of them is out of town, else an estimate.
 *
 * @returns undefined where it is not known where one of them is.
 */
export function legBetween(
  from: LegEnd | undefined,
  to: LegEnd | undefined,
  style: TravelStyle,
): LegEstimate | undefined {
  if (from?.at === undefined || to?.at === undefined) return undefined;
  if (to.way === undefined && from.way === undefined) return estimateTravel(from.at, to.at, style);
  const way = to.way ?? from.way;
  if (way === undefined) return undefined;
  // From one place out of town to another the way leads through town.
  const minutes = (from.way?.minutes ?? 0) + (to.way?.minutes ?? 0);
  const leg = legOutOfTown(from.at, to.at, { by: way.by, minutes });
  return to.way === undefined ? leg : { ...leg, way: { by: way.by, from: to.way.from } };
}
