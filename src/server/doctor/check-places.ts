import * as z from "zod/mini";
import type { Config } from "../config/config.ts";
import { type Answer, askJson, readAnswer } from "../lib/ask-json.ts";
import { ServiceError } from "../lib/service-error.ts";
import { isReachableContact, userAgent } from "../lib/user-agent.ts";
import { type Finding, findingsAbout } from "./finding.ts";
import { judgeService } from "./judge-service.ts";
import type { ProviderClock } from "./provider-clock.ts";

const DEADLINE_MS = 10_000;
const places = findingsAbout("places");

/** The part by which an answer is recognised as one. */
const photonSchema = z.object({ features: z.array(z.unknown()) });
const mediaWikiSchema = z.object({ query: z.object({ pages: z.array(z.unknown()) }) });
const sparqlSchema = z.object({ results: z.object({ bindings: z.array(z.unknown()) }) });
const overpassSchema = z.object({ elements: z.array(z.unknown()) });

type Ping = {
  readonly service: string;
  readonly url: string;
  /** The setting that names the service. */
  readonly variable: string;
  readonly schema: z.ZodMiniType;
};

/**
 * Each service is asked for as little as it answers. Where there are none, the guide suggests and illustrations take
 * the photos' place: warnings only.
 */
export async function checkPlaces(
  config: Pick<
    Config,
    "suggestions" | "placeSearchUrl" | "photos" | "openGuides" | "openDataContact"
  >,
  clock: ProviderClock,
): Promise<Finding[]> {
  const { suggestions, photos, openDataContact } = config;
  const google = [suggestions, photos].find((settings) => settings.kind === "google");
  const findings = google === undefined ? [] : [checkGoogle(google.baseUrl, clock)];
  findings.push(...pingsOf(config).map((ping) => ask(ping, openDataContact, clock)));
  if (findings.length === 0) return [places.ok("No service is asked for places or photos.")];
  return Promise.all(findings);
}

function pingsOf({
  placeSearchUrl,
  photos,
  openGuides,
}: Pick<Config, "placeSearchUrl" | "photos" | "openGuides">): Ping[] {
  const page = new URLSearchParams({
    action: "query",
    format: "json",
    formatversion: "2",
    titles: "Lyon",
    prop: "coordinates",
  });
  const wiki = (service: string, url: string, variable: string): Ping => {
    return { service, url: `${url}/w/api.php?${page}`, variable, schema: mediaWikiSchema };
  };
  const pings: Ping[] = [];
  if (placeSearchUrl !== undefined) {
    const url = `${placeSearchUrl}/api?q=Lisbon&limit=1`;
    pings.push({ service: "Photon", url, variable: "PHOTON_URL", schema: photonSchema });
  }
  if (photos.kind === "wikimedia") {
    pings.push(wiki("Wikipedia", photos.wikipediaUrl, "WIKIPEDIA_URL"));
    pings.push(wiki("Wikimedia Commons", photos.commonsUrl, "COMMONS_URL"));
  }
  if (openGuides === undefined) return pings;
  const item = new URLSearchParams({
    format: "json",
    query:
      "SELECT ?links WHERE { <http://www.wikidata.org/entity/Q456> wikibase:sitelinks ?links }",
  });
  const point = new URLSearchParams({ data: "[out:json][timeout:5];node(1);out ids;" });
  return [
    ...pings,
    wiki("Wikivoyage", openGuides.wikivoyageUrl, "WIKIVOYAGE_URL"),
    {
      service: "Wikidata",
      url: `${openGuides.wikidataQueryUrl}/sparql?${item}`,
      variable: "WIKIDATA_QUERY_URL",
      schema: sparqlSchema,
    },
    {
      service: "Overpass",
      url: `${openGuides.overpassUrl}/api/interpreter?${point}`,
      variable: "OVERPASS_URL",
      schema: overpassSchema,
    },
  ];
}

/** Every question with the key is billed, so it is not sent; any answer at all shows that someone is there. */
async function checkGoogle(url: string, clock: ProviderClock): Promise<Finding> {
  const service = "Google Places";
  try {
    const onAnswer = ({ headers }: Answer) => clock.note(service, headers);
    await askJson({ service, url, headers: {}, deadlineMs: DEADLINE_MS, onAnswer });
  } catch (error) {
    const isThere =
      error instanceof ServiceError && !["unreachable", "late"].includes(error.trouble);
    if (!isThere) {
      const [refused, gone] = ["PLACES_BASE_URL", "PLACES_BASE_URL"];
      return judgeService(error, { findings: places, level: "warning", refused, gone });
    }
  }
  return places.ok(
    "Google Places can be reached. The key is not tried, as every question is billed.",
  );
}

async function ask(
  { service, url, variable, schema }: Ping,
  contact: string,
  clock: ProviderClock,
): Promise<Finding> {
  let answer: Answer | undefined;
  try {
    const came = await askJson({
      service,
      url,
      headers: { "user-agent": userAgent(contact) },
      deadlineMs: DEADLINE_MS,
      onAnswer(whole) {
        answer = whole;
        clock.note(service, whole.headers);
      },
    });
    readAnswer(service, schema, came);
    return places.ok(`${service} answers.`);
  } catch (error) {
    return judgeService(error, {
      findings: places,
      level: "warning",
      answer,
      refused: variable,
      gone: variable,
      isContactNamed: isReachableContact(contact),
    });
  }
}
