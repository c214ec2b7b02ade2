import type { Drawing } from "./drawing.ts";

/** What says where it is, before a drawing that could be anywhere: the files /art/in-<region>.svg, by countries. */
const REGIONS = {
  japan: "JP",
  korea: "KR KP",
  china: "CN HK MO TW",
  thai: "TH LA KH MM",
  singapore: "SG",
  india: "IN NP LK BD PK",
  morocco: "MA DZ TN LY",
  egypt: "EG SD",
  turkey: "TR",
  gulf: "AE SA QA BH KW OM",
  greece: "GR CY",
  italy: "IT SM VA MT",
  spain: "ES AD",
  portugal: "PT",
  france: "FR MC",
  britain: "GB",
  ireland: "IE",
  netherlands: "NL",
  germany: "DE",
  central: "AT CZ HU SK",
  mexico: "MX GT",
  brazil: "BR",
  argentina: "AR UY",
  usa: "US",
  canada: "CA",
  australia: "AU",
  "new-zealand": "NZ",
  "south-africa": "ZA NA BW",
} as const;
const REGION_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(REGIONS).flatMap(([region, codes]) =>
    codes.split(" ").map((code) => [code, region] as const),
  ),
);

/** Drawings that say it themselves; places of the dead, before which nothing cheerful stands; tanks and slopes, where nothing else would. */
const ALONE: ReadonlySet<string> = new Set<Drawing>([
  "shrine",
  "temple-japanese",
  "palace-japanese",
  "castle-japanese",
  "float-japanese",
  "bridge-wooden",
  "sumo",
  "temple-thai",
  "market-thai",
  "street-food-thai",
  "temple-lotus",
  "stepwell",
  "palace-mughal",
  "mausoleum",
  "gate-indian",
  "minar",
  "pyramids",
  "pyramid-stepped",
  "day-of-the-dead",
  "boats-painted",
  "tower-iron",
  "tower-leaning",
  "palazzo-canal",
  "street-canal",
  "fado",
  "flamenco",
  "samba",
  "dervishes",
  "tango",
  "opera-sails",
  "parliament-gothic",
  "bridge-bascule",
  "windmill",
  "memorial",
  "cemetery",
  "catacombs",
  "aquarium",
  "cistern",
  "slope-indoor",
]);

/** Drawings of halls: before them only stands what can stand indoors. */
const INDOORS: ReadonlySet<string> = new Set<Drawing>([
  "arcade-glass",
  "arcade-japanese",
  "arena",
  "coffeehouse",
  "distillery",
  "hamam",
  "library",
  "museum-2",
  "night-club",
  "souk",
]);
/** The regions whose sign can. */
const FIT_INDOORS: ReadonlySet<string | undefined> = new Set<keyof typeof REGIONS>([
  "japan",
  "china",
  "morocco",
  "turkey",
  "gulf",
  "mexico",
  "argentina",
]);

/**
 * The address of a place's illustration; its fragment is the region that stands before it.
 *
 * @param countryCode ISO 3166-1.
 */
export function drawingAddress(drawing: string, countryCode = ""): string {
  const region = REGION_OF.get(countryCode);
  const isAlone = ALONE.has(drawing) || (INDOORS.has(drawing) && !FIT_INDOORS.has(region));
  return `/art/${drawing}.svg${region === undefined || isAlone ? "" : `#${region}`}`;
}
