import { STAND_IN_SIGHTS, type StandInSight } from "./open-data-sights.ts";

/** A place of an invented town, as the open services have it between them. */
export type StandInPlace = {
  readonly name: string;
  /** Tags of OpenStreetMap beside its name. */
  readonly tags: Readonly<Record<string, string>>;
  /** Its class at Wikidata; undefined where Wikidata doesn't have it. */
  readonly wikidataClass?: string;
  readonly sitelinks?: number;
  /** Metres east and north of the middle. */
  readonly at: readonly [east: number, north: number];
  /** Its listing in Wikivoyage; undefined where there is none. */
  readonly listing?: {
    readonly section: string;
    readonly kind: "see" | "do" | "eat" | "sleep";
    readonly hours?: string;
    readonly price?: string;
    readonly content: string;
  };
};

export type StandInTown = {
  readonly name: string;
  readonly state: string;
  readonly osmId: number;
  readonly centre: { readonly lat: number; readonly lon: number };
  readonly places: readonly StandInPlace[];
  /** The title of its page in Wikivoyage, where that isn't its name. */
  readonly pageTitle?: string;
  /** The region that its page names, where that isn't the state. */
  readonly isIn?: string;
  /** Pages of its own for its districts, with a listing each; none where it has all on one page. */
  readonly districts?: readonly StandInDistrict[];
};

export type StandInDistrict = {
  readonly name: string;
  /** Kilometres north of the middle. */
  readonly kmNorth: number;
};

const COUNTRY = { country: "Portugal", countrycode: "PT" } as const;
export const STAND_IN_COUNTRY = COUNTRY;

const EATERIES = ["Tasca do Rio", "Café Salema", "Adega da Ponte", "Casa das Sopas", "Forno Velho"];
const HOTELS: readonly (readonly [name: string, level: string, price: string, stars: string])[] = [
  ["River Hostel Alvorim", "Budget", "dorm bed €22, double €55", ""],
  ["Pensão Salema", "Budget", "double €58", "2"],
  ["Hotel da Ponte", "Mid-range", "double €95", "3"],
  ["Hotel Santa Clara", "Mid-range", "double €120", "4"],
  ["Palace Hotel Alvorim", "Splurge", "double €260", "5"],
  ["Castle Hotel Alvorim", "Splurge", "double €210", "5"],
];

/** Spread over the middle of a town, always the same way: by the golden angle. */
function spot(index: number): readonly [number, number] {
  const away = 250 + 95 * index;
  const angle = index * 2.399963;
  return [Math.round(away * Math.cos(angle)), Math.round(away * Math.sin(angle))];
}

function tagsOf(text: string): Record<string, string> {
  return Object.fromEntries(text.split(";").map((tag) => tag.split("=")));
}

function sightOf(
  [name, tags, wikidataClass, sitelinks, listing]: StandInSight,
  index: number,
): StandInPlace {
  return {
    name,
    tags: tagsOf(tags),
    at: spot(index),
    ...(wikidataClass === undefined ? {} : { wikidataClass, sitelinks }),
    ...(listing === undefined
      ? {}
      : {
          listing: {
            section: listing[0],
            kind: "see",
            hours: listing[1],
            price: listing[2],
            content: `${name} is one of the sights that the town is proud of. Allow an hour.`,
          },
        }),
  };
}

function hotelOf(
  [name, level, price, stars]: (typeof HOTELS)[number],
  index: number,
): StandInPlace {
  const tags = name.includes("Hostel") ? { tourism: "hostel" } : { tourism: "hotel" };
  return {
    name,
    tags: stars === "" ? tags : { ...tags, stars },
    at: spot(index + 3).map((metres) => metres / 2) as unknown as readonly [number, number],
    listing: { section: level, kind: "sleep", price, content: `${name} has rooms by the river.` },
  };
}

function eateryOf(name: string, index: number): StandInPlace {
  return {
    name,
    tags: { amenity: "restaurant", cuisine: "portuguese", opening_hours: "Mo-Su 12:00-22:00" },
    at: spot(index + 1).map((metres) => metres / 3) as unknown as readonly [number, number],
    listing: {
      section: "Mid-range",
      kind: "eat",
      hours: "daily noon-10PM",
      price: "mains €12",
      content: `${name} cooks what the market had in the morning.`,
    },
  };
}

/** The first of the sights and one hotel, under another name. */
function fewPlaces(name: string, sights = 11): StandInPlace[] {
  const renamed = STAND_IN_SIGHTS.slice(0, sights).map(
    ([sight, ...rest]): StandInSight => [sight.replaceAll("Alvorim", name), ...rest],
  );
  return [...renamed.map(sightOf), ...HOTELS.slice(1, 2).map(hotelOf)];
}

/** Places that only the map has. */
const MAPPED_SIGHTS = STAND_IN_SIGHTS.map(
  ([name, tags]): StandInSight => [name.replaceAll("Alvorim", "Mudeira"), tags, undefined, 0],
);

/** Alvorim has much to see, Pedrela some things, Ermo next to nothing, Mudeira nothing but on the map. */
export const STAND_IN_TOWNS: readonly StandInTown[] = [
  {
    name: "Alvorim",
    state: "Costa Clara",
    osmId: 9_100_001,
    centre: { lat: 40.21, lon: -8.43 },
    places: [...STAND_IN_SIGHTS.map(sightOf), ...HOTELS.map(hotelOf), ...EATERIES.map(eateryOf)],
  },
  {
    name: "Pedrela",
    state: "Costa Clara",
    osmId: 9_100_002,
    centre: { lat: 40.66, lon: -7.91 },
    places: fewPlaces("Pedrela"),
  },
  {
    name: "Ermo",
    state: "Costa Clara",
    osmId: 9_100_003,
    centre: { lat: 40.9, lon: -7.5 },
    places: STAND_IN_SIGHTS.slice(25, 28).map(sightOf),
  },
  {
    name: "Mudeira",
    state: "Serra Calada",
    osmId: 9_100_005,
    centre: { lat: 41.6, lon: -6.9 },
    places: MAPPED_SIGHTS.map(sightOf),
  },
];

/** From the far north to the far south: the middle is neither first nor last on the page. */
const DISTRICTS = Array.from({ length: 25 }, (_, index) => ({
  name: `Bairro ${index + 1}`,
  kmNorth: 12 - index,
}));

/** Towns that Photon's stand-in doesn't have: where the world is odd. Their sights are made up. */
const ODD_TOWNS: readonly StandInTown[] = [
  {
    name: "Grande Alva",
    state: "Costa Clara",
    osmId: 9_100_005,
    centre: { lat: 41.5, lon: -8.4 },
    places: fewPlaces("Grande Alva", STAND_IN_SIGHTS.length),
    districts: DISTRICTS,
  },
  {
    name: "Luxembourg",
    state: "Luxembourg",
    osmId: 407_489,
    centre: { lat: 49.6113, lon: 6.132 },
    places: fewPlaces("Luxembourg"),
    pageTitle: "Luxembourg City",
  },
  {
    name: "Valletta",
    state: "Malta",
    osmId: 9_100_007,
    centre: { lat: 35.8989, lon: 14.5146 },
    places: fewPlaces("Valletta"),
  },
  {
    name: "Macau",
    state: "China",
    osmId: 1_867_188,
    centre: { lat: 22.1976, lon: 113.5439 },
    places: fewPlaces("Macau"),
  },
  {
    name: "Taveuni",
    state: "Fiji",
    osmId: 9_100_006,
    centre: { lat: -16.85, lon: 179.995 },
    places: fewPlaces("Taveuni"),
  },
];
export const ALL_TOWNS: readonly StandInTown[] = [...STAND_IN_TOWNS, ...ODD_TOWNS];

/** Next to Alvorim, of which it is a part to Wikivoyage: it has no page of its own. */
export const STAND_IN_VILLAGE = {
  name: "Quinta da Ponte",
  osmId: 9_100_004,
  lat: 40.225,
  lon: -8.42,
} as const;

/** Where the towns are; too wide to stay in one place. */
export const STAND_IN_REGION = {
  name: "Costa Clara",
  osmId: 9_100_010,
  centre: { lat: 40.5, lon: -8.1 },
  extent: [-9.2, 41.3, -7.1, 39.8] as const,
};

export const METRES_A_DEGREE = 111_300;

export function positionOf(
  { centre }: StandInTown,
  { at: [east, north] }: StandInPlace,
): { lat: number; lon: number } {
  const lat = centre.lat + north / METRES_A_DEGREE;
  const lon = centre.lon + east / METRES_A_DEGREE / Math.cos((centre.lat * Math.PI) / 180);
  const round = lon > 180 ? lon - 360 : lon;
  return { lat: Number(lat.toFixed(6)), lon: Number(round.toFixed(6)) };
}

export function wikidataId({ osmId }: StandInTown, index: number): string {
  return `Q${osmId * 100 + index}`;
}
