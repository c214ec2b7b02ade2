import type { PlacesConfig } from "../config.ts";
import { askJson } from "../lib/ask-json.ts";
import { ServiceError } from "../lib/service-error.ts";
import { type Finding, findingsAbout } from "./finding.ts";
import { judgeService } from "./judge-service.ts";
import type { ProviderClock } from "./provider-clock.ts";

const DEADLINE_MS = 10_000;
const tell = findingsAbout("places");

/** Where there are none, the guide suggests and illustrations take the photos' place: warnings only. */
export async function checkPlaces(
  settings: PlacesConfig,
  asked: { userAgent: string; clock: ProviderClock },
): Promise<Finding[]> {
  switch (settings.kind) {
    case "none":
      return [tell.ok("No service is asked for places or photos.")];
    case "google":
      return [await checkGoogle(settings.baseUrl, asked.clock)];
    case "open": {
      const wiki = "/w/api.php?action=query&meta=siteinfo&format=json&formatversion=2";
      return Promise.all([
        ask("Photon", `${settings.photonUrl}/api?q=Lisbon&limit=1`, "PHOTON_URL", asked),
        ask("Wikipedia", `${settings.wikipediaUrl}${wiki}`, "WIKIPEDIA_URL", asked),
        ask("Wikimedia Commons", `${settings.commonsUrl}${wiki}`, "COMMONS_URL", asked),
      ]);
    }
  }
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
  return tell.ok(
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
    return tell.ok(`${service} answers.`);
  } catch (error) {
    return judged(error, variable);
  }
}

function judged(error: unknown, variable: string): Finding {
  return judgeService(error, { tell, level: "warning", refused: variable, gone: variable });
}
