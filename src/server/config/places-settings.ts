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

type GooglePlacesConfig = { readonly apiKey: string; readonly baseUrl: string };

/** The variables that set them. */
export const PLACES_VARIABLES = [
  "GOOGLE_MAPS_API_KEY",
  "PLACES_BASE_URL",
  "OPEN_DATA",
  "MAP_TILE_URL",
  "PHOTON_URL",
  "WIKIPEDIA_URL",
  "COMMONS_URL",
  "FRANKFURTER_URL",
  "SUGGESTIONS",
  "PHOTOS",
] as const;
type Variable = (typeof PLACES_VARIABLES)[number];

/** The default addresses of services; only for these are the image hosts known. */
export const SERVICE_URLS = {
  places: "https://places.googleapis.com",
  photon: "https://photon.komoot.io",
  wikipedia: "https://en.wikipedia.org",
  commons: "https://commons.wikimedia.org",
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
  problems: string[];
}): {
  suggestions: SuggestionsConfig;
  photos: PhotosConfig;
  mapTileUrl: string | undefined;
  frankfurterUrl: string | undefined;
} {
  const { read, readServiceUrl, problems } = from;
  const apiKey = from.readSecret("GOOGLE_MAPS_API_KEY");
  const baseUrl = readServiceUrl("PLACES_BASE_URL", SERVICE_URLS.places);
  const photonUrl = readServiceUrl("PHOTON_URL", SERVICE_URLS.photon);
  const wikipediaUrl = readServiceUrl("WIKIPEDIA_URL", SERVICE_URLS.wikipedia);
  const commonsUrl = readServiceUrl("COMMONS_URL", SERVICE_URLS.commons);
  const frankfurterUrl = readServiceUrl("FRANKFURTER_URL", SERVICE_URLS.frankfurter);
  const isOpen = readChoice("OPEN_DATA", ["on", "off"]) !== "off";

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
  };
}
