import { type TileJson, tileJsonSchema } from "../../../../../domain/places/tile-json.ts";
import type { StreetMapAddress } from "../../../../../domain/wire-schemas.ts";

const DEADLINE_MS = 10_000;
const MAX_IMAGE_ZOOM = 19;

/**
 * Reads the street map's TileJSON and makes its addresses absolute.
 *
 * @throws where the document doesn't come in time, or is another.
 */
export async function readTileJson(
  { kind, url }: StreetMapAddress,
  signal: AbortSignal,
): Promise<TileJson> {
  if (kind === "images") return { tiles: [url], maxzoom: MAX_IMAGE_ZOOM };
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const answer = await fetch(url, { signal: AbortSignal.any([signal, deadline]) });
  if (!answer.ok) throw new Error(`the map's description is ${answer.status}`);
  const read = tileJsonSchema.parse(await answer.json());
  return { ...read, tiles: read.tiles.map((tile) => absolute(tile, answer.url)) };
}

/** Braces stay as they are, which `URL` would encode. */
function absolute(tile: string, base: string): string {
  return tile.startsWith("/") ? `${new URL(base).origin}${tile}` : tile;
}
