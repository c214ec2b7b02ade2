import type { Config } from "../config/config.ts";
import type { OpenGuidesConfig } from "../config/places-settings.ts";
import { askJson } from "../lib/ask-json.ts";
import { ServiceError } from "../lib/service-error.ts";
import { type Finding, findingsAbout } from "./finding.ts";
import { judgeService } from "./judge-service.ts";
import type { ProviderClock } from "./provider-clock.ts";

const DEADLINE_MS = 10_000;
const places = findingsAbout("places");

/** Where there are none, the guide suggests and illustrations take the photos' place: warnings only. */
export async function checkPlaces(
  { suggestions, photos, openGuides }: Pick<Config, "suggestions" | "photos" | "openGuides">,
  asked: { userAgent: string; clock: ProviderClock },
): Promise<Finding[]> {
  const google = [suggestions, photos].find((settings) => settings.kind === "google");
  const findings = google === undefined ? [] : [checkGoogle(google.baseUrl, asked.clock)];
  if (suggestions.kind === "photon") {
    const url = `${suggestions.photonUrl}/api?q=Lisbon&limit=1`;
    findings.push(ask("Photon", url, "PHOTON_URL", asked));
  }
  if (photos.kind === "wikimedia") {
    const wiki = "/w/api.php?action=query&meta=siteinfo&format=json&formatversion=2";
    findings.push(ask("Wikipedia", `${photos.wikipediaUrl}${wiki}`, "WIKIPEDIA_URL", asked));
    findings.push(ask("Wikimedia Commons", `${photos.commonsUrl}${wiki}`, "COMMONS_URL", asked));
  }
  if (openGuides !== undefined) findings.push(...checkOpenGuides(openGuides, asked));
  if (findings.length === 0) return [places.ok("No service is asked for places or photos.")];
  return Promise.all(findings);
}

/** What guides of other cities are made from: each is asked for as little as it answers. */
function checkOpenGuides(
  { wikivoyageUrl, wikidataQueryUrl, overpassUrl }: OpenGuidesConfig,
  asked: Parameters<typeof ask>[3],
): Promise<Finding>[] {
  const page = new URLSearchParams({
    action: "query",
    format: "json",
    formatversion: "2",
    titles: "Lyon",
    prop: "coordinates",
  });
  const item = new URLSearchParams({
    format: "json",
    query:
      "SELECT ?links WHERE { <http://www.wikidata.org/entity/Q456> wikibase:sitelinks ?links }",
  });
  const point = new URLSearchParams({ data: "[out:json][timeout:5];node(1);out ids;" });
  return [
    ask("Wikivoyage", `${wikivoyageUrl}/w/api.php?${page}`, "WIKIVOYAGE_URL", asked),
    ask("Wikidata", `${wikidataQueryUrl}/sparql?${item}`, "WIKIDATA_QUERY_URL", asked),
    ask("Overpass", `${overpassUrl}/api/interpreter?${point}`, "OVERPASS_URL", asked),
  ];
}

/** Every question with the key is billed, so it is not sent; any answer at all shows that someone is there. */
async function checkGoogle(url: string, clock: ProviderClock): Promise<Finding> {
  const service = "Google Places";
  try {
    const onHeaders = (headers: Headers) => clock.note(service, headers);
    await askJson({ service, url, headers: {}, deadlineMs: DEADLINE_MS, onHeaders });
  } catch (error) {
    const isThere =
      error instanceof ServiceError && !["unreachable", "late"].includes(error.trouble);
    if (!isThere) return judged(error, "PLACES_BASE_URL");
  }
  return places.ok(
    "Google Places can be reached. The key is not tried, as every question is billed.",
  );
}

async function ask(
  service: string,
  url: string,
  variable: string,
  { userAgent, clock }: { userAgent: string; clock: ProviderClock },
): Promise<Finding> {
  try {
    const onHeaders = (headers: Headers) => clock.note(service, headers);
    const headers = { "user-agent": userAgent };
    await askJson({ service, url, headers, deadlineMs: DEADLINE_MS, onHeaders });
    return places.ok(`${service} answers.`);
  } catch (error) {
    return judged(error, variable);
  }
}

function judged(error: unknown, variable: string): Finding {
  return judgeService(error, {
    findings: places,
    level: "warning",
    refused: variable,
    gone: variable,
  });
}
