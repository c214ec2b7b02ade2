import { existsSync } from "node:fs";
import { API_PATHS } from "../../domain/wire.ts";
import type { StreetMapAddress } from "../../domain/wire-schemas.ts";
import { addressProblem } from "./address-problem.ts";
import type { SettingsReader } from "./settings-reader.ts";

export type StreetMapConfig =
  /** A PMTiles file of the operator's, by its path or https address: we answer its tiles. */
  | { readonly kind: "archive"; readonly archive: string }
  /** A TileJSON document or images of a server that browsers ask themselves. */
  | StreetMapAddress;

const OPEN_FREE_MAP = "https://tiles.openfreemap.org/planet";
const IS_ADDRESS = /^[a-z]{1,10}:\/\//i;

/** The street map: OpenFreeMap's where the setting is missing and open data is on; "off" is none. */
export function readStreetMap(from: SettingsReader): StreetMapConfig | undefined {
  const text = from.read("MAP_TILES");
  if (text === "off") return undefined;
  if (text === undefined) {
    const isOpen = from.read("OPEN_DATA") !== "off";
    return isOpen ? { kind: "tile-json", url: OPEN_FREE_MAP } : undefined;
  }
  const map = readMap(text);
  if (typeof map !== "string") return map;
  from.problems.push(map);
  return undefined;
}

/** @returns a problem in words, where it is none. */
function readMap(text: string): StreetMapConfig | string {
  if (!IS_ADDRESS.test(text)) {
    if (!text.endsWith(".pmtiles"))
      return `MAP_TILES is "${text}", not a .pmtiles file or an address`;
    return existsSync(text)
      ? { kind: "archive", archive: text }
      : `MAP_TILES is "${text}", and there is no such file`;
  }
  const filled = text.replace(/\{[zxy]\}/g, "0");
  const problem = addressProblem("MAP_TILES", filled, { takesQuery: true });
  if (problem !== undefined) return problem;
  if (new URL(filled).pathname.endsWith(".pmtiles")) return { kind: "archive", archive: text };
  if (!/[{}]/.test(text)) return { kind: "tile-json", url: text };
  if (["{z}", "{x}", "{y}"].some((part) => !text.includes(part)) || /[{}]/.test(filled)) {
    return "MAP_TILES needs {z}, {x} and {y}, and nothing else in braces";
  }
  // The one origin that pages may load from must be the same for every tile.
  const isFixed = text.toLowerCase().startsWith(new URL(filled).origin);
  return isFixed
    ? { kind: "images", url: text }
    : "MAP_TILES names another server for each tile, not one";
}

/** The street map's addresses as pages get them. */
export function streetMapAddress(map: StreetMapConfig): StreetMapAddress {
  return map.kind === "archive" ? { kind: "tile-json", url: API_PATHS.map } : map;
}

/** The origin that browsers ask for the street map; undefined: no other than ours. */
export function mapOrigin(map: StreetMapConfig | undefined): string | undefined {
  if (map === undefined || map.kind === "archive") return undefined;
  return new URL(map.url.replace(/\{[zxy]\}/g, "0")).origin;
}
