import { AppError } from "../errors/app-error.ts";
import { ownField } from "../own-field.ts";
import type { Position } from "../places/geo.ts";
import { type ListedPlace, middleOf, positionOf, type ReadList } from "./listed-place.ts";
import { listedPlace } from "./listed-text.ts";

type Fields = Readonly<Record<string, unknown>>;

const MAX_PLACES = 20_000;
const PLACES_A_STEP = 200;
/** A list in a list of lists. */
const MAX_DEPTH = 4;

const NAME = ["Title", "title", "Name", "name", "Business Name", "label", "placeName"];
const ADDRESS = ["Address", "address", "formatted_address", "vicinity"];
const NOTE = ["Note", "note", "notes", "description", "desc", "Comment", "comment"];
const URL = ["google_maps_url", "Google Maps URL", "URL", "url", "link"];
const LAT = ["lat", "latitude", "Latitude"];
const LON = ["lng", "lon", "long", "longitude", "Longitude"];
/** Keys of objects that belong to a place. */
const PARTS = [
  "properties",
  "location",
  "Location",
  "Geo Coordinates",
  "position",
  "geometry",
  "coordinates",
];

/**
 * The places of a JSON file: GeoJSON, Takeout's saved and labelled places of all years, and lists of objects with
 * names and positions. Of an area the middle is taken; lines are no places. It yields every some places.
 *
 * @param text of a length that the caller has bounded.
 * @throws AppError `import_unreadable`.
 */
export function* readPlacesJson(text: string): Generator<void, ReadList, void> {
  const value = parse(text);
  yield;
  const places: ListedPlace[] = [];
  const shortLinks: string[] = [];
  let left = 0;
  for (const [at, entry] of entriesOf(value, 0).slice(0, MAX_PLACES).entries()) {
    if (at % PLACES_A_STEP === 0) yield;
    const raw = rawPlace(entry);
    const found = raw && listedPlace(raw);
    if (found === "short") shortLinks.push(raw?.url ?? "");
    else if (found !== undefined) places.push(found);
    else left += 1;
  }
  return { places, prose: "", shortLinks, left };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("import_unreadable", { problem: "notJson" });
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The list that the file is, or the longest within it. */
function entriesOf(value: unknown, depth: number): readonly Fields[] {
  if (Array.isArray(value)) {
    const entries = value.filter(isFields);
    // The layers of a map.
    const areLists = entries.length > 0 && entries.every((one) => "features" in one);
    return areLists ? entries.flatMap((one) => entriesOf(one, depth + 1)) : entries;
  }
  if (!isFields(value) || depth >= MAX_DEPTH) return [];
  if (ownField(value, "type") === "Feature") return [value];
  const lists = Object.values(value)
    .slice(0, 100)
    .map((one) => entriesOf(one, depth + 1));
  return lists.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function rawPlace(entry: Fields) {
  const geometry = ownField(entry, "geometry");
  const shape = isFields(geometry) ? ownField(geometry, "type") : undefined;
  if (typeof shape === "string" && !/^(?:Point|MultiPoint|Polygon|MultiPolygon)$/.test(shape))
    return undefined;
  const parts = partsOf(entry, 0);
  const text = (fields: readonly string[]) => textIn(parts, fields);
  const [lat, lon] = [numberIn(parts, LAT), numberIn(parts, LON)];
  const at =
    pointOf(geometry) ??
    (lat === undefined || lon === undefined ? undefined : positionOf(lat, lon));
  return {
    ...{ name: text(NAME), at, address: text(ADDRESS), note: text(NOTE), url: text(URL) },
    ...(shape === undefined || shape === "Point" ? {} : { isArea: true as const }),
  };
}

/** The entry, and what it keeps of the place within it. */
function partsOf(entry: Fields, depth: number): readonly Fields[] {
  if (depth >= MAX_DEPTH) return [];
  const inner = PARTS.flatMap((name) => {
    const part = ownField(entry, name);
    return isFields(part) ? partsOf(part, depth + 1) : [];
  });
  return [entry, ...inner];
}

function textIn(parts: readonly Fields[], fields: readonly string[]): string | undefined {
  for (const part of parts) {
    for (const field of fields) {
      const value = ownField(part, field);
      if (typeof value === "string" && value.trim() !== "") return value;
    }
  }
  return undefined;
}

function numberIn(parts: readonly Fields[], fields: readonly string[]): number | undefined {
  for (const part of parts) {
    for (const field of fields) {
      const value = ownField(part, field);
      if (typeof value === "number") return value;
      if (typeof value === "string" && /^-?\d{1,3}(?:\.\d+)?$/.test(value.trim()))
        return Number(value);
    }
  }
  return undefined;
}

/** A point, or the middle of an area: longitude comes first. */
function pointOf(geometry: unknown): Position | undefined {
  if (!isFields(geometry)) return undefined;
  const pairs = pairsIn(ownField(geometry, "coordinates"), 0).slice(0, MAX_PLACES);
  return middleOf(pairs.flatMap(([lon, lat]) => positionOf(lat, lon) ?? []));
}

function pairsIn(value: unknown, depth: number): [number, number][] {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return [];
  const [lon, lat] = value as unknown[];
  if (typeof lon === "number" && typeof lat === "number") return [[lon, lat]];
  return value.slice(0, MAX_PLACES).flatMap((one) => pairsIn(one, depth + 1));
}
