import type { Position } from "../domain/geo.ts";
import { estimateTravel, type TravelStyle } from "../domain/travel.ts";

export type Way = ReturnType<typeof estimateTravel>;
export type TravelTable = (from: Position) => (to: Position) => Way;

/** Estimates each way once; planning asks for the same ones thousands of times. */
export function createTravelTable(style: TravelStyle): TravelTable {
  const table = new Map<Position, (to: Position) => Way>();

  function estimateFrom(from: Position): (to: Position) => Way {
    const ways = new Map<Position, Way>();
    return (to) => {
      const known = ways.get(to);
      if (known !== undefined) return known;
      const way = estimateTravel(from, to, style);
      ways.set(to, way);
      return way;
    };
  }

  return (from) => {
    const known = table.get(from);
    if (known !== undefined) return known;
    const wayTo = estimateFrom(from);
    table.set(from, wayTo);
    return wayTo;
  };
}
