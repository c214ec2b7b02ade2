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
const REGION_OF: ReadonlyMap<string, Region> = new Map(
  Object.entries(REGIONS).flatMap(([region, codes]) =>
    codes.split(" ").map((code) => [code, region as Region] as const),
  ),
);

/** Drawings that say it themselves; places of the dead, before which nothing cheerful stands; synagogues; tanks, slopes and clubs, where nothing else would. */
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
  "synagogue",
  "night-club",
  "ice-rink",
]);

type Region = keyof typeof REGIONS;
const EUROPE: readonly Region[] = [
  "greece",
  "italy",
  "spain",
  "portugal",
  "france",
  "britain",
  "ireland",
  "netherlands",
  "germany",
  "central",
];
const WEST: readonly Region[] = [
  ...EUROPE,
  "mexico",
  "brazil",
  "argentina",
  "usa",
  "canada",
  "australia",
  "new-zealand",
  "south-africa",
];
const ISLAM: readonly Region[] = ["morocco", "egypt", "turkey", "gulf"];
/** Drawings of buildings of one culture: before them stand only signs of the same. */
const CULTURES: Partial<Record<Drawing, readonly Region[]>> = {
  worship: EUROPE,
  "church-gothic": WEST,
  "church-baroque": WEST,
  "church-modern": WEST,
  "church-neoclassical": WEST,
  "church-orthodox": ["greece"],
  "church-domed": EUROPE,
  "church-italian": ["italy"],
  mosque: ISLAM,
  "temple-chinese": ["china"],
  "temple-korean": ["korea"],
  "temple-hindu": ["india"],
  "temple-indian": ["india"],
  "temple-sikh": ["india"],
  "temple-egyptian": ["egypt"],
  "buddha-seated": ["japan", "china", "thai"],
  "statue-christ": ["brazil", "portugal"],
  "palace-european": WEST,
  "palace-east-asian": ["korea", "china"],
  "palace-moorish": ["spain", "morocco"],
  "palace-ottoman": ["turkey"],
  "garden-formal": WEST,
  "garden-chinese": ["china"],
  "garden-japanese": ["japan"],
  "theatre-asian": ["japan", "korea", "china"],
  "market-christmas": WEST,
  "bazaar-indian": ["india"],
  souk: ISLAM,
  medina: ISLAM,
  hamam: ["morocco", "turkey"],
  chinatown: ["china"],
  "house-gaudi": ["spain"],
  "tower-galata": ["turkey"],
};

/** Drawings of the wild, of water, of beasts and of nights out: before them only stands what hangs or grows. */
const OPEN: ReadonlySet<string> = new Set<Drawing>([
  "viewpoint",
  "beach",
  "nightlife",
  "nature",
  "zoo",
  "theme-park",
  "skyscraper",
  "tower-sea",
  "cable-car",
  "cable-car-city",
  "funicular",
  "ferris-wheel",
  "ship",
  "warship",
  "boat",
  "boat-lateen",
  "lighthouse",
  "harbour",
  "canal",
  "promenade",
  "bridge",
  "bridge-suspension",
  "bridge-arch",
  "bridge-towers",
  "bridge-modern",
  "floating-market",
  "garden-chinese",
  "garden-japanese",
  "garden-tropical",
  "bamboo",
  "vineyard",
  "waterfall",
  "coast",
  "beach-north",
  "desert",
  "island",
  "hills",
  "hot-spring",
  "wildlife",
  "pool",
  "megaliths",
  "park-2",
  "buddha-seated",
  "statue-christ",
  "jazz",
  "fireworks",
  "parade",
]);
/** Drawings of streets, parks and houses at night: no vehicle, animal or crockery stands before them. */
const STREETS: ReadonlySet<string> = new Set<Drawing>([
  "old-town",
  "park",
  "garden-formal",
  "show",
  "opera",
  "theatre-asian",
  "pub",
  "avenue",
  "avenue-palms",
  "boulevard",
  "chinatown",
  "medina",
  "street-mediterranean",
  "street-east-asian",
  "street-night-market",
  "street-american",
  "street-colonial",
  "street-terraces",
  "street-neon",
]);
/** The regions whose sign has none: a kiosk, a telephone box and a beer table belong there. */
const FIT_STREETS: ReadonlySet<string> = new Set<Region>(["france", "britain", "germany"]);
/** The regions whose sign has a part that hangs or grows: /art/in-<region>.svg#light. */
const WITH_LIGHT: ReadonlySet<string> = new Set<Region>([
  "japan",
  "china",
  "thai",
  "india",
  "morocco",
  "gulf",
  "greece",
  "italy",
  "spain",
  "netherlands",
  "germany",
  "mexico",
  "brazil",
  "argentina",
  "canada",
  "australia",
  "new-zealand",
  "south-africa",
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
  "souk",
]);
/** The regions whose sign can. */
const FIT_INDOORS: ReadonlySet<string> = new Set<Region>([
  "japan",
  "china",
  "morocco",
  "turkey",
  "gulf",
  "mexico",
  "argentina",
]);

/**
 * The address of a place's illustration; its fragment is the region that stands before it, or what hangs or grows of it.
 *
 * @param countryCode ISO 3166-1.
 */
export function drawingAddress(drawing: string, countryCode = ""): string {
  const region = REGION_OF.get(countryCode);
  const sign = region === undefined ? undefined : signBefore(drawing, region);
  return `/art/${drawing}.svg${sign === undefined ? "" : `#${sign}`}`;
}

function signBefore(drawing: string, region: Region): string | undefined {
  const culture: readonly Region[] | undefined = CULTURES[drawing as Drawing];
  if (ALONE.has(drawing) || culture?.includes(region) === false) return undefined;
  if (INDOORS.has(drawing)) return FIT_INDOORS.has(region) ? region : undefined;
  const isWhole = STREETS.has(drawing) ? FIT_STREETS.has(region) : !OPEN.has(drawing);
  if (isWhole) return region;
  return WITH_LIGHT.has(region) ? `${region}-light` : undefined;
}
