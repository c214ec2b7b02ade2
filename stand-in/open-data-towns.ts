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
};

const COUNTRY = { country: "Portugal", countrycode: "PT" } as const;
export const STAND_IN_COUNTRY = COUNTRY;

const MUSEUM = "Q33506";
const CHURCH = "Q16970";
const PARK = "Q22698";
const CASTLE = "Q23413";
const SQUARE = "Q174782";

/** Sights of a town with much to see: name, tags, class, articles, hours, price, section. */
type Sight = readonly [
  name: string,
  tags: string,
  wikidataClass: string | undefined,
  sitelinks: number,
  listing?: readonly [section: string, hours: string, price: string],
];

const SIGHTS: readonly Sight[] = [
  ["Alvorim Castle", "historic=castle", CASTLE, 42, ["Landmarks", "Tu-Su 09:00-18:00", "€8"]],
  [
    "Cathedral of Saint Ines",
    "amenity=place_of_worship;building=cathedral",
    "Q2977",
    38,
    ["Churches", "daily 08:00-18:30", "free"],
  ],
  ["Museum of the River", "tourism=museum", MUSEUM, 25, ["Museums", "Tu-Su 10AM-6PM", "€6"]],
  [
    "Tile Museum of Alvorim",
    "tourism=museum",
    MUSEUM,
    22,
    ["Museums", "W-M 10:00-18:00", "€5, free for children"],
  ],
  [
    "Old Bridge of Alvorim",
    "tourism=attraction;man_made=bridge",
    "Q12280",
    19,
    ["Landmarks", "", ""],
  ],
  ["Garden of the Bishops", "leisure=garden", PARK, 17, ["Parks", "daily 08:00-19:00", "free"]],
  [
    "Clock Tower of Alvorim",
    "historic=tower;tourism=attraction",
    "Q12518",
    14,
    ["Landmarks", "daily 10:00-17:00", "€3"],
  ],
  [
    "Municipal Gallery Duarte",
    "tourism=gallery",
    MUSEUM,
    12,
    ["Museums", "Tu-Sa 10:00-18:00", "€4"],
  ],
  [
    "Covered Market of Alvorim",
    "amenity=marketplace",
    "Q330284",
    11,
    ["Markets", "M-Sa 7AM-3PM", "free"],
  ],
  ["Belvedere of the Winds", "tourism=viewpoint", "Q6017969", 9, ["Views", "24 hours", "free"]],
  [
    "Church of the Carmelites",
    "amenity=place_of_worship",
    CHURCH,
    9,
    ["Churches", "daily 09:00-17:00", "free"],
  ],
  [
    "Royal Theatre of Alvorim",
    "amenity=theatre",
    "Q24354",
    8,
    ["Landmarks", "M-F 10:00-17:00", "€7"],
  ],
  [
    "Botanical Garden of Alvorim",
    "leisure=garden",
    "Q167346",
    8,
    ["Parks", "daily 09:00-18:00", "€2"],
  ],
  ["Zoo of Alvorim", "tourism=zoo", "Q43501", 7, ["Parks", "daily 10:00-18:00", "€12"]],
  [
    "Archaeological Museum of Alvorim",
    "tourism=museum",
    MUSEUM,
    7,
    ["Museums", "Tu-Su 10:00-17:00", "€4"],
  ],
  [
    "Monastery of Santa Clara",
    "historic=monastery",
    "Q44613",
    7,
    ["Churches", "Tu-Su 09:30-17:00", "€5"],
  ],
  ["Republic Square", "tourism=attraction;place=square", SQUARE, 6, ["Landmarks", "", ""]],
  [
    "House of the Poet Salema",
    "tourism=museum",
    MUSEUM,
    6,
    ["Museums", "Tu-Sa 10:00-12:30, 14:00-17:30", "€3"],
  ],
  ["River Park", "leisure=park", PARK, 6, ["Parks", "24 hours", "free"]],
  ["Gate of Saint James", "historic=city_gate", "Q82117", 5, ["Landmarks", "", ""]],
  ["Church of Mercy", "amenity=place_of_worship", CHURCH, 5],
  [
    "Science Centre of Alvorim",
    "tourism=museum",
    MUSEUM,
    5,
    ["Museums", "Tu-Su 10:00-18:00", "€9"],
  ],
  [
    "Aquarium of Alvorim",
    "tourism=aquarium",
    "Q2281788",
    5,
    ["Landmarks", "daily 10:00-19:00", "€14"],
  ],
  [
    "Wine Cellars of Alvorim",
    "tourism=attraction",
    "Q156362",
    5,
    ["Landmarks", "daily 10:00-18:00", "€15"],
  ],
  ["Synagogue of Alvorim", "amenity=place_of_worship", "Q34627", 4],
  [
    "Palace of the Counts",
    "historic=palace",
    "Q16560",
    4,
    ["Landmarks", "Th-Tu 10:00-17:00", "€6"],
  ],
  [
    "Railway Museum of Alvorim",
    "tourism=museum",
    MUSEUM,
    4,
    ["Museums", "Sa Su 10:00-18:00", "€5"],
  ],
  [
    "Roman Baths of Alvorim",
    "historic=archaeological_site",
    "Q839954",
    4,
    ["Landmarks", "Tu-Su 10:00-17:00", "€2"],
  ],
  ["Museum of Paper", "tourism=museum", MUSEUM, 3, ["Museums", "Tu-F 10:00-17:00", "€2"]],
  ["Park of the Poplars", "leisure=park", PARK, 3],
  ["Chapel of the Souls", "amenity=place_of_worship", "Q108325", 3],
  ["Fish Market Hall", "amenity=marketplace", "Q330284", 3],
  ["Belvedere of the Olives", "tourism=viewpoint", undefined, 0, ["Views", "24 hours", "free"]],
  ["River Beach of Alvorim", "natural=beach", "Q40080", 3, ["Beaches", "24 hours", "free"]],
  [
    "Observatory of Alvorim",
    "tourism=attraction",
    "Q62832",
    3,
    ["Landmarks", "F Sa 20:00-23:00", "€5"],
  ],
  ["Statue of the Navigator", "historic=monument;tourism=attraction", "Q4989906", 3],
  ["Museum of Toys", "tourism=museum", MUSEUM, 3, ["Museums", "Tu-Su 10:00-18:00", "€4"]],
  ["Church of Saint Peter", "amenity=place_of_worship", CHURCH, 3],
];

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
  [name, tags, wikidataClass, sitelinks, listing]: Sight,
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

const THIN_SIGHTS = SIGHTS.slice(0, 11).map(
  ([name, ...rest]): Sight => [name.replaceAll("Alvorim", "Pedrela"), ...rest],
);

/** Alvorim has much to see, Pedrela some things, Ermo next to nothing. */
export const STAND_IN_TOWNS: readonly StandInTown[] = [
  {
    name: "Alvorim",
    state: "Costa Clara",
    osmId: 9_100_001,
    centre: { lat: 40.21, lon: -8.43 },
    places: [...SIGHTS.map(sightOf), ...HOTELS.map(hotelOf), ...EATERIES.map(eateryOf)],
  },
  {
    name: "Pedrela",
    state: "Costa Clara",
    osmId: 9_100_002,
    centre: { lat: 40.66, lon: -7.91 },
    places: [...THIN_SIGHTS.map(sightOf), ...HOTELS.slice(1, 2).map(hotelOf)],
  },
  {
    name: "Ermo",
    state: "Costa Clara",
    osmId: 9_100_003,
    centre: { lat: 40.9, lon: -7.5 },
    places: SIGHTS.slice(25, 28).map(sightOf),
  },
];

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
