import type { Position } from "../../../../../domain/places/geo.ts";

/** A point of the web Mercator square: from 0 to 1, west to east and north to south. */
export type MapPoint = { readonly x: number; readonly y: number };

/** The square's width at zoom 0, as map servers draw it. */
const TILE_PX = 256;
const EARTH_CIRCUMFERENCE_METRES = 40_075_016.7;
const RADIANS = Math.PI / 180;

export function toMapPoint({ lat, lon }: Position): MapPoint {
  const sine = Math.sin(lat * RADIANS);
  return {
    x: (lon + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

/** How many pixels the whole square is wide. */
export function worldPx(zoom: number): number {
  return TILE_PX * 2 ** zoom;
}

/** @param y of the point where it is measured: Mercator stretches what is far from the equator. */
export function metresPerPx(y: number, zoom: number): number {
  const { lat } = toPosition({ x: 0, y });
  return (EARTH_CIRCUMFERENCE_METRES * Math.cos(lat * RADIANS)) / worldPx(zoom);
}

export function toPosition({ x, y }: MapPoint): Position {
  return { lat: Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) / RADIANS, lon: x * 360 - 180 };
}
