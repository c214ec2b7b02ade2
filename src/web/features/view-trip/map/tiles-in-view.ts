import { type Camera, frameMiddle, type MapFrame } from "./layout/map-camera.ts";
import { TILE_PX } from "./layout/mercator.ts";

const MAX_TILE_ZOOM = 19;

/** A tile of the map, as map servers count them. */
export type Tile = { readonly z: number; readonly x: number; readonly y: number };

/** The tiles that the frame shows a part of, and no others. */
export function tilesInView(camera: Camera, frame: MapFrame): Tile[] {
  const z = Math.min(MAX_TILE_ZOOM, Math.max(0, Math.round(camera.zoom)));
  const count = 2 ** z;
  const px = TILE_PX * 2 ** (camera.zoom - z);
  const middle = frameMiddle(frame);
  const [left, top] = [camera.x * count - middle.x / px, camera.y * count - middle.y / px];
  const tiles: Tile[] = [];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(count, top + frame.height / px); y++) {
    for (let x = Math.floor(left); x < left + frame.width / px; x++) tiles.push({ z, x, y });
  }
  return tiles;
}

/** @param template an address with {z}, {x} and {y} in it. */
export function tileAddress(template: string, { z, x, y }: Tile): string {
  const count = 2 ** z;
  // The map goes round the earth.
  const values: Readonly<Record<string, number>> = { z, x: ((x % count) + count) % count, y };
  return template.replace(/\{([zxy])\}/g, (_, name: string) => String(values[name]));
}
