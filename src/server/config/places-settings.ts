import type { SettingsReader } from "./settings-reader.ts";

/** Who suggests destinations while someone types. */
export type SuggestionsConfig =
  /** Only the built-in guide: no service is asked. */
  | { readonly kind: "guide" }
  | ({ readonly kind: "google" } & GooglePlacesConfig)
  | { readonly kind: "photon" };

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
  readonly nasaPowerUrl: string;
  /** Of the whole server. */
  readonly newPlacesADay: number;
};

type GooglePlacesConfig = { readonly apiKey: string; readonly baseUrl: string };

/** A traveller's usual server meets a few; each asks all services together some ten times. */
const NEW_PLACES_A_DAY = 60;
const MAX_PLACES_A_DAY = 10_000;
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
  nasaPower: "https://power.larc.nasa.gov",
  metNorway: "https://api.met.no",
} as const;

const PUBLIC_ROUTING: ReadonlySet<string> = new Set([
  "routing.openstreetmap.de",
  "router.project-osrm.org",
]);
const SUGGESTIONS = ["guide", "google", "photon"] as const satisfies SuggestionsConfig["kind"][];
const PHOTOS = ["illustrations", "google", "wikimedia"] as const satisfies PhotosConfig["kind"][];

/**
 * Google where its key is set, else open data unless that is off; SUGGESTIONS and PHOTOS choose
 * each separately.
 */
export function readPlacesConfig(
  from: SettingsReader,
  publicUrl: string,
): {
  suggestions: SuggestionsConfig;
  placeSearchUrl: string | undefined;
  photos: PhotosConfig;
  frankfurterUrl: string | undefined;
  metNorwayUrl: string | undefined;
  routingUrl: string | undefined;
  transitUrl: string | undefined;
  openGuides: OpenGuidesConfig | undefined;
  openDataContact: string;
} {
  const apiKey = from.readSecret("GOOGLE_MAPS_API_KEY");
  const baseUrl = from.readServiceUrl("PLACES_BASE_URL", SERVICE_URLS.places);
  const photonUrl = from.readServiceUrl("PHOTON_URL", SERVICE_URLS.photon);
  const wikipediaUrl = from.readServiceUrl("WIKIPEDIA_URL", SERVICE_URLS.wikipedia);
  const commonsUrl = from.readServiceUrl("COMMONS_URL", SERVICE_URLS.commons);
  const frankfurterUrl = from.readServiceUrl("FRANKFURTER_URL", SERVICE_URLS.frankfurter);
  const metNorwayUrl = from.readServiceUrl("MET_NORWAY_URL", SERVICE_URLS.metNorway);
  const nasaPowerUrl = from.readServiceUrl("NASA_POWER_URL", SERVICE_URLS.nasaPower);
  const wikivoyageUrl = from.readServiceUrl("WIKIVOYAGE_URL", SERVICE_URLS.wikivoyage);
  const wikidataQueryUrl = from.readServiceUrl("WIKIDATA_QUERY_URL", SERVICE_URLS.wikidataQuery);
  const overpassUrl = from.readServiceUrl("OVERPASS_URL", SERVICE_URLS.overpass);
  const newPlacesADay = readNewPlaces(from);
  const openDataContact = readContact(from) ?? publicUrl;
  const isOpen = from.readChoice("OPEN_DATA", ["on", "off"]) !== "off";

  function choose<Kind extends string>(
    name: "SUGGESTIONS" | "PHOTOS",
    kinds: readonly [nobody: Kind, google: Kind, open: Kind],
  ): Kind {
    const [nobody, google, open] = kinds;
    const chosen = from.readChoice(name, kinds);
    if (chosen === google && apiKey === undefined) {
      from.problems.push(`${name} is "${google}", which needs a GOOGLE_MAPS_API_KEY`);
      return nobody;
    }
    return chosen ?? (apiKey !== undefined ? google : isOpen ? open : nobody);
  }

  const google = { kind: "google", apiKey: apiKey ?? "", baseUrl } as const;
  const suggestions = {
    guide: { kind: "guide" },
    google,
    photon: { kind: "photon" },
  } as const;
  const photos = {
    illustrations: { kind: "illustrations" },
    google,
    wikimedia: { kind: "wikimedia", wikipediaUrl, commonsUrl },
  } as const;
  const suggestedBy = choose("SUGGESTIONS", SUGGESTIONS);
  return {
    suggestions: suggestions[suggestedBy],
    placeSearchUrl: isOpen || suggestedBy === "photon" ? photonUrl : undefined,
    photos: photos[choose("PHOTOS", PHOTOS)],
    frankfurterUrl: isOpen ? frankfurterUrl : undefined,
    metNorwayUrl: isOpen ? metNorwayUrl : undefined,
    routingUrl: readRoutingUrl(from),
    transitUrl: readTransitUrl(from),
    openGuides:
      isOpen && newPlacesADay > 0
        ? {
            photonUrl,
            wikivoyageUrl,
            wikidataQueryUrl,
            wikipediaUrl,
            overpassUrl,
            nasaPowerUrl,
            newPlacesADay,
          }
        : undefined,
    openDataContact,
  };
}

/**
 * An operator's own server with OSRM's table service; undefined: ways on foot are estimated. The public ones count each
 * pair of places as a request, and allow one a second: a city would take an hour.
 */
function readRoutingUrl(from: SettingsReader): string | undefined {
  if (from.read("ROUTING_URL") === undefined) return undefined;
  const url = from.readServiceUrl("ROUTING_URL", "");
  if (!PUBLIC_ROUTING.has(URL.parse(url)?.hostname ?? "")) return url === "" ? undefined : url;
  from.problems.push(
    "ROUTING_URL is a public server, whose rules don't allow whole tables: run OSRM yourself, or leave it out",
  );
  return undefined;
}

/** A server with the API of MOTIS 2; undefined: rides are estimated. The public one wants to be asked first (docs/operating.md). */
function readTransitUrl(from: SettingsReader): string | undefined {
  return from.read("TRANSIT_URL") === undefined
    ? undefined
    : from.readServiceUrl("TRANSIT_URL", "") || undefined;
}

function readNewPlaces(from: SettingsReader): number {
  const text = from.read("OPEN_GUIDES_A_DAY");
  if (text === undefined) return NEW_PLACES_A_DAY;
  if (/^\d{1,5}$/.test(text) && Number(text) <= MAX_PLACES_A_DAY) return Number(text);
  from.problems.push(
    `OPEN_GUIDES_A_DAY is "${text}", not a whole number from 0 to ${MAX_PLACES_A_DAY}`,
  );
  return NEW_PLACES_A_DAY;
}

function readContact(from: SettingsReader): string | undefined {
  const text = from.read("OPEN_DATA_CONTACT");
  if (text === undefined || CONTACT.test(text)) return text;
  from.problems.push(`OPEN_DATA_CONTACT is "${text}", not an address of a page or of mail`);
  return undefined;
}
