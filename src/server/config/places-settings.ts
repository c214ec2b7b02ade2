import { readMapTileUrl } from "./read-map-tile-url.ts";

/** Who suggests destinations while someone types. */
export type SuggestionsConfig =
  /** The built-in guide alone: no service is asked. */
  | { readonly kind: "guide" }
  | ({ readonly kind: "google" } & GooglePlacesConfig)
  | { readonly kind: "photon"; readonly photonUrl: string };

/** Who has photos. */
export type PhotosConfig =
  /** No service: our illustrations take their place. */
  | { readonly kind: "illustrations" }
  | ({ readonly kind: "google" } & GooglePlacesConfig)
  | {
      readonly kind: "wikimedia";
      readonly wikipediaUrl: string;
      readonly commonsUrl: string;
    };

/** The services that guides of other cities are made from, and how many new places they are asked about. */
export type OpenGuidesConfig = {
  readonly photonUrl: string;
  readonly wikivoyageUrl: string;
  readonly wikidataQueryUrl: string;
  readonly wikipediaUrl: string;
  readonly overpassUrl: string;
  /** Of the whole server. */
  readonly newPlacesADay: number;
};

type GooglePlacesConfig = { readonly apiKey: string; readonly baseUrl: string };

/** The variables that set them. */
export const PLACES_VARIABLES = [
  "GOOGLE_MAPS_API_KEY",
  "PLACES_BASE_URL",
  "OPEN_DATA",
  "OPEN_DATA_CONTACT",
  "OPEN_GUIDES_A_DAY",
  "MAP_TILE_URL",
  "PHOTON_URL",
  "WIKIPEDIA_URL",
  "COMMONS_URL",
  "WIKIVOYAGE_URL",
  "WIKIDATA_QUERY_URL",
  "OVERPASS_URL",
  "FRANKFURTER_URL",
  "SUGGESTIONS",
  "PHOTOS",
] as const;
type Variable = (typeof PLACES_VARIABLES)[number];

/** A traveller's usual server meets a few; each asks all services together some ten times. */
const NEW_PLACES_A_DAY = 60;
const MOST_PLACES_A_DAY = 10_000;
/** A page's address or one of mail, as it may stand in a header. */
const CONTACT = /^[\w.:/@~?=&%+#-]{5,200}$/;

/** The default addresses of services; only for these are the image hosts known. */
export const SERVICE_URLS = {
  places: "https://places.googleapis.com",
  photon: "https://photon.komoot.io",
  wikipedia: "https://en.wikipedia.org",
  commons: "https://commons.wikimedia.org",
  wikivoyage: "https://en.wikivoyage.org",
  wikidataQuery: "https://query.wikidata.org",
  overpass: "https://overpass-api.de",
  frankfurter: "https://api.frankfurter.dev",
} as const;

const SUGGESTIONS = ["guide", "google", "photon"] as const satisfies SuggestionsConfig["kind"][];
const PHOTOS = ["illustrations", "google", "wikimedia"] as const satisfies PhotosConfig["kind"][];

/**
 * Google where its key is set, else open data unless that is off; SUGGESTIONS and PHOTOS choose
 * each separately.
 */
export function readPlacesConfig(from: {
  read: (name: Variable) => string | undefined;
  readSecret: (name: Variable) => string | undefined;
  readServiceUrl: (name: Variable, fallback: string) => string;
  /** The contact where none is named. */
  publicUrl: string;
  problems: string[];
}): {
  suggestions: SuggestionsConfig;
  photos: PhotosConfig;
  mapTileUrl: string | undefined;
  frankfurterUrl: string | undefined;
  openGuides: OpenGuidesConfig | undefined;
  openDataContact: string;
} {
  const { read, readServiceUrl, problems } = from;
  const apiKey = from.readSecret("GOOGLE_MAPS_API_KEY");
  const baseUrl = readServiceUrl("PLACES_BASE_URL", SERVICE_URLS.places);
  const photonUrl = readServiceUrl("PHOTON_URL", SERVICE_URLS.photon);
  const wikipediaUrl = readServiceUrl("WIKIPEDIA_URL", SERVICE_URLS.wikipedia);
  const commonsUrl = readServiceUrl("COMMONS_URL", SERVICE_URLS.commons);
  const frankfurterUrl = readServiceUrl("FRANKFURTER_URL", SERVICE_URLS.frankfurter);
  const wikivoyageUrl = readServiceUrl("WIKIVOYAGE_URL", SERVICE_URLS.wikivoyage);
  const wikidataQueryUrl = readServiceUrl("WIKIDATA_QUERY_URL", SERVICE_URLS.wikidataQuery);
  const overpassUrl = readServiceUrl("OVERPASS_URL", SERVICE_URLS.overpass);
  const newPlacesADay = readNewPlaces();
  const openDataContact = readContact();
  const isOpen = readChoice("OPEN_DATA", ["on", "off"]) !== "off";

  function readNewPlaces(): number {
    const text = read("OPEN_GUIDES_A_DAY");
    if (text === undefined) return NEW_PLACES_A_DAY;
    if (/^\d{1,5}$/.test(text) && Number(text) <= MOST_PLACES_A_DAY) return Number(text);
    problems.push(
      `OPEN_GUIDES_A_DAY is "${text}", not a whole number from 0 to ${MOST_PLACES_A_DAY}`,
    );
    return NEW_PLACES_A_DAY;
  }

  function readContact(): string {
    const text = read("OPEN_DATA_CONTACT");
    if (text === undefined) return from.publicUrl;
    if (CONTACT.test(text)) return text;
    problems.push(`OPEN_DATA_CONTACT is "${text}", not an address of a page or of mail`);
    return from.publicUrl;
  }

  /** The last choice is open data, the first is no service. */
  function readChoice<Choice extends string>(name: Variable, choices: readonly Choice[]) {
    const text = read(name);
    const choice = choices.find((one) => one === text);
    if (text !== undefined && choice === undefined) {
      problems.push(
        `${name} is "${text}", not ${new Intl.ListFormat("en", { type: "disjunction" }).format(choices)}`,
      );
    }
    return choice;
  }

  function choose<Kind extends string>(
    name: "SUGGESTIONS" | "PHOTOS",
    kinds: readonly [nobody: Kind, google: Kind, open: Kind],
  ): Kind {
    const [nobody, google, open] = kinds;
    const chosen = readChoice(name, kinds);
    if (chosen === google && apiKey === undefined) {
      problems.push(`${name} is "${google}", which needs a GOOGLE_MAPS_API_KEY`);
      return nobody;
    }
    return chosen ?? (apiKey !== undefined ? google : isOpen ? open : nobody);
  }

  const google = { kind: "google", apiKey: apiKey ?? "", baseUrl } as const;
  const suggestions = {
    guide: { kind: "guide" },
    google,
    photon: { kind: "photon", photonUrl },
  } as const;
  const photos = {
    illustrations: { kind: "illustrations" },
    google,
    wikimedia: { kind: "wikimedia", wikipediaUrl, commonsUrl },
  } as const;
  return {
    suggestions: suggestions[choose("SUGGESTIONS", SUGGESTIONS)],
    photos: photos[choose("PHOTOS", PHOTOS)],
    mapTileUrl: readMapTileUrl(read("MAP_TILE_URL"), { isOpen, problems: from.problems }),
    frankfurterUrl: isOpen ? frankfurterUrl : undefined,
    openGuides:
      isOpen && newPlacesADay > 0
        ? { photonUrl, wikivoyageUrl, wikidataQueryUrl, wikipediaUrl, overpassUrl, newPlacesADay }
        : undefined,
    openDataContact,
  };
}
