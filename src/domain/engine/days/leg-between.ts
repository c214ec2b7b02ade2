import type { Position } from "../../places/geo.ts";
import { estimateTravel, type LegEstimate, type TravelStyle } from "../../places/travel.ts";

/** The leg between two points; undefined where one of them is not known. */
export function legBetween(
  from: Position | undefined,
  to: Position | undefined,
  style: TravelStyle,
): LegEstimate | undefined {
  return from === undefined || to === undefined ? undefined : estimateTravel(from, to, style);
}
