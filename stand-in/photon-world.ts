import { readFileSync } from "node:fs";
import {
  STAND_IN_COUNTRY,
  STAND_IN_REGION,
  STAND_IN_TOWNS,
  STAND_IN_VILLAGE,
} from "./open-data-towns.ts";
import type { PhotonRecord } from "./photon.ts";

const MAX_HOUSES = 99;
const file = new URL("photon-records.json", import.meta.url);
/** Real places of all kinds, from general knowledge of OpenStreetMap; importance is rounded. */
const REAL: readonly PhotonRecord[] = JSON.parse(readFileSync(file, "utf8"));
const { country, countrycode } = STAND_IN_COUNTRY;
const inCountry = { address: { country: { default: country } }, countrycode };

/** The places that Photon knows in tests: real ones, and the stand-in's towns among them. */
export const PHOTON_WORLD: readonly PhotonRecord[] = [
  ...REAL,
  ...STAND_IN_TOWNS.map(({ name, state, osmId, centre: { lat, lon } }) => ({
    ...placeOf(osmId, "city", "city", name),
    address: { ...inCountry.address, state: { default: state } },
    at: [lon, lat] as const,
    extent: [lon - 0.06, lat + 0.05, lon + 0.06, lat - 0.05],
  })),
  {
    ...placeOf(STAND_IN_VILLAGE.osmId, "village", "city", STAND_IN_VILLAGE.name),
    osm_type: "N",
    at: [STAND_IN_VILLAGE.lon, STAND_IN_VILLAGE.lat],
  },
  {
    ...placeOf(STAND_IN_REGION.osmId, "state", "state", STAND_IN_REGION.name),
    at: [STAND_IN_REGION.centre.lon, STAND_IN_REGION.centre.lat],
    extent: STAND_IN_REGION.extent,
  },
  ...streetOf(),
];

function placeOf(osm_id: number, osm_value: string, type: string, name: string) {
  const own = { osm_type: "R", osm_id, osm_key: "place", osm_value, type, importance: 0.5 };
  return { ...own, names: { default: name }, ...inCountry };
}

/** Of its numbers from 100 on Photon knows the street alone. */
function streetOf(): PhotonRecord[] {
  const [town] = STAND_IN_TOWNS;
  const { lat = 0, lon = 0 } = town?.centre ?? {};
  const city = { default: town?.name ?? "" };
  const of = { ...inCountry, address: { ...inCountry.address, city }, importance: 0.1 };
  const at = [lon + 0.005, lat + 0.005] as const;
  const street = { osm_type: "W", osm_key: "highway", osm_value: "residential", type: "street" };
  const houses = Array.from({ length: MAX_HOUSES }, (_, index) => ({
    ...of,
    ...{ osm_type: "W", osm_id: 9_900_001 + index, osm_key: "building", osm_value: "yes" },
    type: "house",
    address: { ...of.address, street: { default: "Rua" } },
    housenumber: String(index + 1),
    at,
  }));
  return [{ ...of, ...street, osm_id: 9_900_000, names: { default: "Rua" }, at }, ...houses];
}
