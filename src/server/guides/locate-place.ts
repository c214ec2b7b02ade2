import * as z from "zod/mini";
import { distanceKm, type Position } from "../../domain/places/geo.ts";
import { plainText } from "../../domain/plain-text.ts";
import type { Box } from "../../guide/open/open-data.ts";
import { createOpenService, type OpenServiceParts, readAnswer } from "./open-service.ts";

const SERVICE = "Photon place";
const REST_MS = 60_000;
const DEADLINE_MS = 6_000;
const MOST_BYTES = 256 * 1024;
const MOST = 8;
const LAYERS = ["city", "locality", "district", "county", "state", "country"];
/** What is wider is no city that one stays in; a small state or island is. */
const MOST_CITY_KM = 80;
const WIDE_KINDS: readonly string[] = [
  "country",
  "state",
  "region",
  "province",
  "county",
  "island",
  "archipelago",
];
const MAX_NAME = 70;

const featuresSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        osm_type: z.enum(["N", "W", "R"]),
        osm_id: z.int().check(z.minimum(1)),
        osm_value: z.optional(z.string()),
        type: z.optional(z.string()),
        name: z.optional(z.string()),
        state: z.optional(z.string()),
        country: z.optional(z.string()),
        countrycode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
        extent: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
      }),
    }),
  ),
});
type Feature = z.infer<typeof featuresSchema>["features"][number];

export const locatedPlaceSchema = z.object({
  /** "osm:R120965"; "wikidata:Q456" where Photon did not answer. */
  id: z.string(),
  name: z.string(),
  state: z.optional(z.string()),
  country: z.string(),
  countryCode: z.string(),
  centre: z.object({ lat: z.number(), lon: z.number() }),
  /** What it covers; left out where OpenStreetMap has it as a point. */
  box: z.optional(
    z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  ),
  /** More than one town: a region, a large island, a country. */
  isRegion: z.boolean(),
});
/** A destination as OpenStreetMap has it. */
export type LocatedPlace = z.infer<typeof locatedPlaceSchema>;

export type PlaceLocator = {
  /**
   * @param placeId the suggestion that was chosen, "osm:R120965"; any other text is ignored.
   * @returns undefined where there is no such place. @throws ServiceError
   */
  locate(
    label: string,
    placeId: string | undefined,
    signal: AbortSignal,
  ): Promise<LocatedPlace | undefined>;
};

/** Where a destination is, by Photon: the one question that has what was typed in it. */
export function createPlaceLocator(photonUrl: string, parts: OpenServiceParts): PlaceLocator {
  const service = createOpenService(SERVICE, REST_MS, parts);
  return {
    async locate(label, placeId, signal) {
      const query = new URLSearchParams({ q: label, limit: String(MOST), lang: "en" });
      for (const layer of LAYERS) query.append("layer", layer);
      const url = `${photonUrl}/api?${query}`;
      const answer = await service.ask({
        url,
        deadlineMs: DEADLINE_MS,
        mostBytes: MOST_BYTES,
        signal,
      });
      const { features } = readAnswer(SERVICE, featuresSchema, answer);
      const chosen = features.find((feature) => idOf(feature) === placeId);
      // Of what was typed, the best that is so called: Photon also answers with what merely sounds alike.
      const named = features.filter((feature) => isCalled(feature, label));
      const feature = chosen ?? named[0];
      return feature === undefined ? undefined : toPlace(feature);
    },
  };
}

const idOf = ({ properties: { osm_type, osm_id } }: Feature) => `osm:${osm_type}${osm_id}`;

function isCalled({ properties: { name = "" } }: Feature, label: string): boolean {
  const [typed = ""] = label.split(",");
  const own = plainText(name);
  return own !== "" && (own === plainText(typed) || own === plainText(label));
}

function toPlace(feature: Feature): LocatedPlace | undefined {
  const { properties, geometry } = feature;
  const { name, state, country, countrycode, extent } = properties;
  if (name === undefined || country === undefined || countrycode === undefined) return undefined;
  const [lon, lat] = geometry.coordinates;
  const centre = { lat: rounded(lat), lon: rounded(lon) };
  if (!isOnEarth(centre) || name.length > MAX_NAME) return undefined;
  const box = extent === undefined ? undefined : boxOf(extent);
  const kinds = [properties.osm_value, properties.type];
  const isWideKind = kinds.some((kind) => kind !== undefined && WIDE_KINDS.includes(kind));
  return {
    id: idOf(feature),
    name,
    ...(state === undefined ? {} : { state }),
    country,
    countryCode: countrycode,
    centre,
    ...(box === undefined ? {} : { box }),
    isRegion: isWideKind && (box === undefined || diagonalKm(box) > MOST_CITY_KM),
  };
}

/** As our positions are. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(4));
}

/** Photon has west, north, east, south. */
function boxOf([west, north, east, south]: readonly [number, number, number, number]):
  | Box
  | undefined {
  const box = {
    south: rounded(south),
    west: rounded(west),
    north: rounded(north),
    east: rounded(east),
  };
  const isBox =
    isOnEarth({ lat: south, lon: west }) && isOnEarth({ lat: north, lon: east }) && south < north;
  return isBox ? box : undefined;
}

function diagonalKm({ south, west, north, east }: Box): number {
  return distanceKm({ lat: south, lon: west }, { lat: north, lon: east });
}

function isOnEarth({ lat, lon }: Position): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}
