import { Map as MapCanvas, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { type TileJson, tileJsonSchema } from "../../../../../domain/places/tile-json.ts";
import type { StreetMapAddress } from "../../../../../domain/wire-schemas.ts";
import { trustedScriptUrl } from "../../../../lib/trusted-script-url.ts";
import type { Camera } from "../layout/map-camera.ts";
import { toPosition } from "../layout/mercator.ts";
import { mapCredits } from "./map-credits.ts";
import { type MapColours, streetMapStyle } from "./street-map-style.ts";

/** Its tiles are twice as wide as those that we count zooms by. */
const ZOOM_BEHIND = 1;
/** More is not seen, and costs a phone. */
const MOST_PIXELS = 2;
const DARK = "(prefers-color-scheme: dark)";
const COLOURS = [
  "land",
  "water",
  "park",
  "street",
  "street-edge",
  "water-ink",
  "park-ink",
  "quarter-ink",
] as const satisfies (keyof MapColours)[];

export type DrawnStreetMap = Awaited<ReturnType<typeof drawStreetMap>>;

let isWorkerNamed = false;

/** The library makes its worker of a string, which only a policy called "default" lets through: this one knows one address. */
function nameWorker(): void {
  if (isWorkerNamed) return;
  isWorkerNamed = true;
  const address = new URL(workerUrl, location.href).href;
  trustedScriptUrl("default", address);
  setWorkerUrl(address);
}

/**
 * Draws the street map into an element, without anything to move it by, until the signal aborts.
 *
 * @param options.onAnswer called when tiles have come, or have failed to.
 * @throws where its description doesn't come, or the browser has no WebGL.
 */
export async function drawStreetMap(
  container: HTMLElement,
  address: StreetMapAddress,
  options: {
    readonly camera: Camera;
    readonly signal: AbortSignal;
    readonly onAnswer: (haveCome: boolean) => void;
  },
) {
  const { signal, onAnswer } = options;
  const tiles = await readTileJson(address, signal);
  signal.throwIfAborted();
  nameWorker();
  const dark = matchMedia(DARK);
  const style = () =>
    streetMapStyle(tiles, {
      colours: coloursOf(container),
      language: document.documentElement.lang || "en",
      isDark: dark.matches,
    });
  const map = new MapCanvas({
    container,
    style: style(),
    interactive: false,
    attributionControl: false,
    pixelRatio: Math.min(MOST_PIXELS, devicePixelRatio),
    fadeDuration: 0,
    ...viewOf(options.camera),
  });
  signal.addEventListener("abort", () => map.remove(), { once: true });
  dark.addEventListener("change", () => map.setStyle(style()), { signal });
  let haveCome = false;
  const answer = (come: boolean) => {
    haveCome ||= come;
    if (!signal.aborted) onAnswer(haveCome);
  };
  map.on("sourcedata", ({ tile }) => {
    if (tile !== undefined && !haveCome) answer(true);
  });
  // Of a tile, or of the canvas. Nothing has come either where nothing is there.
  map.on("error", () => answer(false));
  map.on("idle", () => answer(false));
  return {
    credits: mapCredits(tiles.attribution),
    /** Which of the map's addresses there are tiles at, for those who keep some. */
    template: tiles.tiles[0] ?? "",
    maxZoom: tiles.maxzoom ?? 0,
    /** Looks there from the next frame on. */
    look: (camera: Camera) => void map.jumpTo(viewOf(camera)),
  };
}

function viewOf(camera: Camera) {
  const { lat, lon } = toPosition(camera);
  return { center: { lat, lng: lon }, zoom: camera.zoom - ZOOM_BEHIND };
}

function coloursOf(element: HTMLElement): MapColours {
  const style = getComputedStyle(element);
  const read = (name: string) => [name, style.getPropertyValue(`--map-${name}`).trim()];
  return Object.fromEntries(COLOURS.map(read)) as MapColours;
}

const DEADLINE_MS = 10_000;
const MAX_IMAGE_ZOOM = 19;

/**
 * Reads the street map's TileJSON and makes its addresses absolute.
 *
 * @throws where the document doesn't come in time, or is another.
 */
async function readTileJson(
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
