import type * as z from "zod/mini";
import type { Point, Sketch } from "../../domain/places/sketch.ts";
import type { GuideCity } from "../guide-city.ts";
import {
  CITY_SCHEMAS,
  type CityFile,
  type PlacesFile,
  SHAPES,
  type SketchFile,
} from "./city-folder.ts";
import { type CityTexts, cityTextsSchema } from "./city-texts.ts";
import { guideCityFaults } from "./guide-city-faults.ts";
import { sketchFaults } from "./sketch-faults.ts";

const CITY_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The files' texts; undefined where one is missing. */
export type CityFolder = Readonly<Record<CityFile, string | undefined>>;

/**
 * A city out of its folder, and what is wrong with it, one sentence a fault.
 *
 * @param id the folder's name.
 * @returns no city where its files don't have the form of one.
 */
export function readCityFolder(
  id: string,
  folder: CityFolder,
): { readonly city?: GuideCity; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const fault = (text: string) => void faults.push(text);
  if (!CITY_ID.test(id)) fault(`"${id}" is no id: lower case and hyphens`);
  const facts = readFile("city.json", folder, fault);
  const places = readFile("places.geojson", folder, fault);
  const drawn = readFile("sketch.geojson", folder, fault);
  if (facts === undefined || places === undefined || drawn === undefined) return { faults };
  const { $schema: _, landmarks, ...rest } = facts;
  const city: GuideCity = { id, ...rest, ...spotsOf(places), sketch: sketchOf(drawn) };
  for (const text of [...guideCityFaults(city), ...sketchFaults(city, landmarks)]) fault(text);
  for (const { properties, geometry } of drawn.features) {
    if (geometry.type !== SHAPES[properties.kind])
      fault(`sketch.geojson: a ${properties.kind} is a ${SHAPES[properties.kind]}`);
  }
  return { city, faults };
}

/**
 * A city's texts in another language out of their file, and what is wrong with its form.
 *
 * @param file its name, `texts.de.json`.
 */
export function readCityTexts(
  file: string,
  text: string,
): { readonly texts?: CityTexts; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const texts = parseFile({ file, text, schema: cityTextsSchema }, (fault) => faults.push(fault));
  return texts === undefined ? { faults } : { texts: texts as CityTexts, faults };
}

function readFile<File extends CityFile>(
  file: File,
  folder: CityFolder,
  fault: (text: string) => void,
) {
  const text = folder[file];
  if (text === undefined) return void fault(`${file} is missing`);
  const content = parseFile({ file, text, schema: CITY_SCHEMAS[file] }, fault);
  return content as z.infer<(typeof CITY_SCHEMAS)[File]> | undefined;
}

function parseFile(
  { file, text, schema }: { file: string; text: string; schema: z.ZodMiniType },
  fault: (text: string) => void,
): unknown {
  let json: unknown;
  try {
    // Programs that draw maps write null for a field that a feature doesn't have.
    json = JSON.parse(text, (_, value) => value ?? undefined);
  } catch (error) {
    return void fault(`${file}: ${(error as Error).message}`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    fault(`${file}, ${nameOf(json, path)}: ${message}`);
  }
  return undefined;
}

/** "Colosseum: hours" rather than "features.12.properties.hours". */
function nameOf(json: unknown, path: readonly PropertyKey[]): string {
  const [first, index, part, ...rest] = path;
  if (first !== "features" || part === undefined) return path.join(".");
  const { features } = json as { features: { properties?: { name?: unknown } | undefined }[] };
  const name = features[Number(index)]?.properties?.name;
  const field = part === "properties" ? rest : [part];
  return [name ?? `feature ${String(index)}`, ...field].join(" ");
}

type Spots = Pick<GuideCity, "places" | "dayTrips" | "hotels" | "eateries">;

function spotsOf({ features }: PlacesFile): Spots {
  const spots: Spots = { places: [], dayTrips: [], hotels: [], eateries: [] };
  for (const { properties, geometry } of features) {
    const [lon, lat] = geometry.coordinates;
    const at = { lat, lon };
    switch (properties.kind) {
      case "place":
        spots.places.push({ ...withoutKind(properties), at });
        break;
      case "day-trip":
        spots.dayTrips.push({ ...withoutKind(properties), at });
        break;
      case "hotel":
        spots.hotels.push({ ...withoutKind(properties), at });
        break;
      case "eatery": {
        const { eateryKind, ...facts } = withoutKind(properties);
        spots.eateries.push({ ...facts, kind: eateryKind, at });
      }
    }
  }
  return spots;
}

function sketchOf({ features }: SketchFile): Sketch {
  const areas = (kind: string) =>
    features.flatMap(({ properties, geometry }) => {
      if (properties.kind !== kind || geometry.type !== "Polygon") return [];
      const ring = geometry.coordinates[0].slice(0, -1).map(latitudeFirst);
      return [{ ...withoutKind(properties), ring }];
    });
  return {
    water: areas("water"),
    islands: areas("island"),
    rivers: features.flatMap(({ properties, geometry }) => {
      if (properties.kind !== "river" || geometry.type !== "LineString") return [];
      return [{ ...withoutKind(properties), line: geometry.coordinates.map(latitudeFirst) }];
    }),
    parks: areas("park"),
    streets: features.flatMap(({ properties, geometry }) =>
      properties.kind === "street" && geometry.type === "LineString"
        ? [geometry.coordinates.map(latitudeFirst)]
        : [],
    ),
    quarters: features.flatMap(({ properties, geometry }) =>
      properties.kind === "quarter" && geometry.type === "Point"
        ? [{ ...withoutKind(properties), at: latitudeFirst(geometry.coordinates) }]
        : [],
    ),
  };
}

function withoutKind<Facts extends { readonly kind: unknown }>({ kind: _, ...facts }: Facts) {
  return facts;
}

function latitudeFirst([lon, lat]: readonly [lon: number, lat: number]): Point {
  return [lat, lon];
}
