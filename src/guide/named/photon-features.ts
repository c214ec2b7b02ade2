import * as z from "zod/mini";
import type { Box } from "../open/open-data.ts";
import type { NamedPlace } from "./named-place.ts";

/** Where towns, regions and districts are, and all that is of no address: islands, parks, lakes. */
const LAYERS = ["city", "locality", "district", "county", "state", "country", "other"];
/** Of these layers what one can travel to: no rivers, no fields. */
const TAGS = [
  "place",
  "boundary",
  "leisure:nature_reserve",
  "natural:water",
  "natural:bay",
  "natural:peninsula",
  "natural:mountain_range",
  "natural:peak",
  "natural:volcano",
  "natural:valley",
  "natural:wetland",
  "natural:desert",
  "natural:glacier",
  "natural:cape",
  "waterway:waterfall",
  "natural:beach",
];
/** Places with an address that are a reason to travel: no shops, no restaurants, no streets. */
const SIGHT_TAGS = [
  "tourism:attraction",
  "tourism:museum",
  "tourism:gallery",
  "tourism:viewpoint",
  "tourism:theme_park",
  "tourism:zoo",
  "tourism:aquarium",
  "historic",
  "man_made:tower",
  "man_made:bridge",
  "man_made:lighthouse",
  "natural",
  "leisure:park",
  "leisure:stadium",
  "amenity:place_of_worship",
  "amenity:theatre",
  "amenity:university",
  "aeroway:aerodrome",
  "place:square",
];
const LONGEST_NAME = 70;
/** From there on an extent goes round the world, because the place lies on both sides of the 180th meridian. */
const MAX_DEGREES = 180;

/** Made at the first question: a process’s first one takes 5 MB. */
let countryNames: Intl.DisplayNames | undefined;
function nameOfCountry(code: string): string | undefined {
  countryNames ??= new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return countryNames.of(code);
}

const answerSchema = z.object({ features: z.array(z.unknown()) });
const text = z.optional(z.string());
const featureSchema = z.object({
  geometry: z.object({
    coordinates: z.tuple([
      z.number().check(z.minimum(-180), z.maximum(180)),
      z.number().check(z.minimum(-90), z.maximum(90)),
    ]),
  }),
  properties: z.object({
    osm_type: z.enum(["N", "W", "R"]),
    osm_id: z.int().check(z.minimum(1)),
    osm_key: text,
    osm_value: text,
    type: text,
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME))),
    housenumber: text,
    street: text,
    district: text,
    city: text,
    county: text,
    state: text,
    country: text,
    countrycode: z.string().check(z.regex(/^[A-Za-z]{2}$/)),
    /** Odd values in it are left out. */
    extent: z.catch(
      z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
      undefined,
    ),
  }),
});

/** The parameters of a question for places that can be travelled to. @param more `lang`, `limit`. */
export function placesQuery(q: string, more: Readonly<Record<string, string>>): string[][] {
  return [
    ["q", q],
    ...Object.entries(more),
    ...LAYERS.map((layer) => ["layer", layer]),
    ...TAGS.map((tag) => ["osm_tag", tag]),
  ];
}

/** The parameters of a question for a sight, or for a house where a number was typed. */
export function sightsQuery(q: string, more: Readonly<Record<string, string>>): string[][] {
  const isAddress = /\d/.test(q);
  return [
    ["q", q],
    ...Object.entries(more),
    ...["house", "street"].map((layer) => ["layer", layer]),
    ...(isAddress ? [] : SIGHT_TAGS.map((tag) => ["osm_tag", tag])),
  ];
}

/** The parameters of a question for anything that is called so. */
export function anythingQuery(q: string, more: Readonly<Record<string, string>>): string[][] {
  return [["q", q], ...Object.entries(more)];
}

/** Whether a place has an address and is a reason to travel. */
export function isSight({ key, value, layer }: NamedPlace): boolean {
  return layer === "house" && (SIGHT_TAGS.includes(key) || SIGHT_TAGS.includes(`${key}:${value}`));
}

/**
 * The places of an answer, in its order. A feature that can't be read is left out: one odd one doesn't cost the others.
 *
 * @returns undefined where it is no answer of Photon's.
 */
export function readPlaces(answer: unknown): NamedPlace[] | undefined {
  return answerSchema.safeParse(answer).data?.features.flatMap((feature) => {
    const read = featureSchema.safeParse(feature).data;
    if (read === undefined) return [];
    const { properties, geometry } = read;
    const { osm_type, osm_id, osm_key, osm_value, type, extent, housenumber, street } = properties;
    const address = housenumber && street ? `${housenumber} ${street}` : undefined;
    const name = properties.name ?? address;
    if (name === undefined) return [];
    const { district, city, county, state, countrycode } = properties;
    const country = properties.country ?? nameOfCountry(countrycode.toUpperCase());
    if (country === undefined) return [];
    const [lon, lat] = geometry.coordinates;
    const box = extent === undefined ? undefined : boxOf(extent);
    const within = [district, city, county, state, country].filter((part) => part !== undefined);
    return [
      {
        id: `osm:${osm_type}${osm_id}`,
        key: osm_key ?? "",
        value: osm_value ?? "",
        layer: type ?? "",
        name,
        ...(name === address ? { localName: `${street} ${housenumber}` } : {}),
        within,
        city,
        county,
        state,
        country,
        countryCode: countrycode.toUpperCase(),
        centre: { lat: rounded(lat), lon: rounded(lon) },
        box,
      },
    ];
  });
}

/** As our positions are. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(4));
}

/** Photon has west, north, east, south. */
function boxOf([west, north, east, south]: readonly [number, number, number, number]):
  | Box
  | undefined {
  const isOnEarth =
    Math.max(Math.abs(west), Math.abs(east)) <= 180 &&
    Math.max(Math.abs(north), Math.abs(south)) <= 90;
  if (!isOnEarth || south >= north || west === east) return undefined;
  // How far it reaches to either side of the meridian nobody says then.
  if (east - west > MAX_DEGREES) return undefined;
  return { south: rounded(south), west: rounded(west), north: rounded(north), east: rounded(east) };
}
