import { distanceKm, type Position } from "../../domain/places/geo.ts";
import type { Box } from "./open-data.ts";

/** From corner to corner, in kilometres. */
export function diagonalKm({ south, west, north, east }: Box): number {
  return distanceKm({ lat: south, lon: west }, { lat: north, lon: east });
}

/** Over the 180th meridian west is greater than east. */
export function boxHas({ south, west, north, east }: Box, { lat, lon }: Position): boolean {
  const isBetween = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
  return lat >= south && lat <= north && isBetween;
}
