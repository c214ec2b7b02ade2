import { MAP_CACHE } from "../../../../../domain/application-cache.ts";
import { API_PATHS } from "../../../../../domain/wire.ts";
import { whenIdle } from "../../../../lib/when/when-idle.ts";
import type { MapPoint } from "../layout/mercator.ts";
import type { DrawnStreetMap } from "./draw-street-map.ts";

/** Nearer than a country: what is wider is there when it has been looked at. */
const FROM_ZOOM = 7;
/** A city's tiles have some 30 kB each. */
const MOST_OF_A_TRIP = 300;
/** Of all trips of this browser, some 60 MB; the oldest give way. */
const MOST = 2000;
const AT_ONCE = 3;

/**
 * Keeps the tiles around a trip's places for when there is no network: of our own server's only, as others ask not to be
 * read ahead. Ends without a word where the browser keeps nothing, or is told to be sparing.
 */
export async function keepTiles(
  { template, maxZoom }: Pick<DrawnStreetMap, "template" | "maxZoom">,
  points: readonly MapPoint[],
  signal: AbortSignal,
): Promise<void> {
  const isOwn = template.startsWith(`${location.origin}${API_PATHS.map}/`);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!isOwn || !("caches" in window) || connection?.saveData === true) return;
  try {
    const cache = await caches.open(MAP_CACHE);
    await keepOne(cache, API_PATHS.map, signal);
    const left = tilesAround(points, maxZoom);
    const work = async () => {
      for (let tile = left.shift(); tile !== undefined; tile = left.shift()) {
        await whenIdle();
        const [z, x, y] = tile;
        const address = template
          .replace("{z}", String(z))
          .replace("{x}", String(x))
          .replace("{y}", String(y));
        if ((await cache.match(address)) === undefined) await keepOne(cache, address, signal);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    // In the order in which they came.
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((one) => cache.delete(one)));
  } catch {
    // No room, no network, or another screen by now: what is kept so far serves.
  }
}

/** @throws where the answer is none, so that a server in trouble is left alone. */
async function keepOne(cache: Cache, address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { signal, priority: "low" });
  if (!answer.ok) throw new Error(`${address} is ${answer.status}`);
  // A cache takes no 204.
  if (answer.status === 200) await cache.put(address, answer);
}

/** The tiles around each point and around the straight way to the next, the wide ones first. */
function tilesAround(points: readonly MapPoint[], maxZoom: number) {
  const tiles = new Map<string, readonly [z: number, x: number, y: number]>();
  for (let z = FROM_ZOOM; z <= maxZoom; z++) {
    const count = 2 ** z;
    for (const [index, point] of points.entries()) {
      const next = points[index + 1] ?? point;
      const length = Math.hypot(next.x - point.x, next.y - point.y) * count;
      // A trip out of town is long: its ends are what one walks in.
      const steps = length > 12 ? 1 : Math.ceil(length) + 1;
      for (let step = 0; step < steps; step++) {
        const part = step / steps;
        const x = Math.floor((point.x + (next.x - point.x) * part) * count);
        const y = Math.floor((point.y + (next.y - point.y) * part) * count);
        for (const [left, up] of AROUND) {
          if (tiles.size >= MOST_OF_A_TRIP) return [...tiles.values()];
          const tile = [z, x + left, y + up] as const;
          tiles.set(tile.join("/"), tile);
        }
      }
    }
  }
  return [...tiles.values()];
}

const AROUND = [-1, 0, 1].flatMap((left) => [-1, 0, 1].map((up) => [left, up] as const));
