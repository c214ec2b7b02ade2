import { distanceKm, type Position } from "../../domain/places/geo.ts";
import type { Box } from "../../guide/open/open-data.ts";

/** A small town has at least its surroundings. */
const LEAST_REACH_KM = 6;
const KM_A_DEGREE = 111.3;

/** The area of a place: no further than `reachKm` from its centre, and at least the surroundings. */
export function workArea(centre: Position, covers: Box | undefined, reachKm: number): Box {
  const least = squareAround(centre, LEAST_REACH_KM);
  if (covers === undefined) return least;
  const most = squareAround(centre, reachKm);
  const { lon } = centre;
  // Sides are compared by how far they are from the centre, as the 180th meridian may lie between.
  const aside = (degrees: number) => turned(degrees - lon);
  const west = Math.min(aside(least.west), Math.max(aside(most.west), aside(covers.west)));
  const east = Math.max(aside(least.east), Math.min(aside(most.east), aside(covers.east)));
  return {
    south: Math.min(least.south, Math.max(most.south, covers.south)),
    west: fourDecimals(turned(lon + west)),
    north: Math.max(least.north, Math.min(most.north, covers.north)),
    east: fourDecimals(turned(lon + east)),
  };
}

/** To the nearer two sides: corners are mostly country. */
export function radiusOf({ north, east }: Box, { lat, lon }: Position): number {
  const up = distanceKm({ lat: north, lon }, { lat, lon });
  const aside = distanceKm({ lat, lon: east }, { lat, lon });
  return Math.max(LEAST_REACH_KM - 1, Math.round(Math.min(up, aside)));
}

function squareAround({ lat, lon }: Position, halfKm: number): Box {
  const up = halfKm / KM_A_DEGREE;
  const aside = up / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  return {
    south: fourDecimals(Math.max(-90, lat - up)),
    west: fourDecimals(turned(lon - aside)),
    north: fourDecimals(Math.min(90, lat + up)),
    east: fourDecimals(turned(lon + aside)),
  };
}

/** From -180 to 180. */
function turned(degrees: number): number {
  return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
}

function fourDecimals(degrees: number): number {
  return Number(degrees.toFixed(4));
}
