import type { Position } from "../../domain/places/geo.ts";
import type { Box } from "../open/open-data.ts";

/** A place that answers to what was typed, as Photon has it. */
export type NamedPlace = {
  /** "osm:R120965". */
  readonly id: string;
  /** OpenStreetMap's main tag, "place" and "city". */
  readonly key: string;
  readonly value: string;
  /** Photon's: "city", "district", "other". */
  readonly layer: string;
  /** In English where it has such a name. */
  readonly name: string;
  /** As it is called there; undefined where nobody has asked. */
  readonly localName?: string | undefined;
  /** In English, then in the country's language as far as that was asked for. */
  readonly within: readonly string[];
  readonly city?: string | undefined;
  readonly county?: string | undefined;
  readonly state?: string | undefined;
  readonly country: string;
  /** ISO 3166-1, two capitals. */
  readonly countryCode: string;
  readonly centre: Position;
  /** The area it covers; undefined where it is a point, or the area isn't known. */
  readonly box?: Box | undefined;
};

const WIDE_VALUES = ["country", "state", "province", "region", "county", "island", "archipelago"];
const PARK_VALUES = ["national_park", "protected_area", "nature_reserve"];
const SUBURBS = ["borough", "suburb", "quarter"];

/** More than one town perhaps: a country, a region, an island, a lake with the towns around it. */
export function isWide({ key, value, layer }: NamedPlace): boolean {
  if (layer === "country" || layer === "county") return true;
  if (layer === "state") return value !== "city";
  return (
    (layer === "other" && value === "water") || (key === "place" && WIDE_VALUES.includes(value))
  );
}

/**
 * How much of a place it is, by what OpenStreetMap says alone: 6 a country, 5 a city or a state, 4 a town, an island or a
 * park, down to 1, a hamlet.
 */
export function classOf({ value, layer }: NamedPlace): number {
  if (layer === "country") return 6;
  if (layer === "state" || value === "city") return 5;
  if (layer === "county" || layer === "other") {
    const isLarge = layer === "county" || [...WIDE_VALUES, ...PARK_VALUES].includes(value);
    return isLarge ? 4 : 3;
  }
  if (value === "village" || SUBURBS.includes(value)) return 3;
  if (layer === "city") return 4;
  return layer === "district" ? 2 : 1;
}

/** "Springfield, Illinois, United States"; with the county or the city it belongs to where others are called the same. */
export function labelsOf(places: readonly NamedPlace[]): string[] {
  const plain = places.map((place) => labelOf(place, []));
  return places.map((place, index) => {
    const label = plain[index] ?? place.name;
    // Georgia, where there is a state of that name too.
    const isShared = places.some((other) => other !== place && other.name === place.name);
    if (place.layer === "country" && isShared) return `${label} (country)`;
    const isOnly = plain.filter((other) => other === label).length === 1;
    return isOnly ? label : labelOf(place, [place.city, place.county]);
  });
}

function labelOf(
  { name, layer, city, state, country }: NamedPlace,
  narrower: readonly (string | undefined)[],
): string {
  const town = layer === "district" || layer === "locality" ? city : undefined;
  const parts = [name, town, ...narrower, state, country].filter((part) => part !== undefined);
  return [...new Set(parts)].join(", ");
}
