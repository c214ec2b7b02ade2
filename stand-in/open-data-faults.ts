import { overpassAnswer } from "./open-data-answers.ts";
import { sparqlTimeout } from "./sparql.ts";

export const OPEN_DATA_FAULTS = [
  "429",
  "504",
  "refused",
  "error",
  "timeout",
  "remark",
  "half",
  "huge",
  "late",
  "html",
  "redirect",
] as const;
/**
 * "timeout" and "remark": the question takes too long, which Wikidata answers with 500, and Overpass with what it has
 * until then: nothing, or the first part.
 */
export type OpenDataFault = (typeof OPEN_DATA_FAULTS)[number];

export type Answer = {
  readonly status: number;
  /** A text is sent as it is, anything else as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

const HUGE_BYTES = 5 * 1024 * 1024;

/** The answer of a failing service. "late" is for the caller: there is no answer. */
export function failedAnswer(
  service: string,
  fault: Exclude<OpenDataFault, "late">,
  whole: () => Answer,
  query: URLSearchParams,
): Answer {
  const isOverpass = service === "overpass";
  switch (fault) {
    case "429":
      return isOverpass
        ? {
            status: 429,
            body: overpassPage("rate_limited. Please check /api/status for the quota"),
          }
        : { status: 429, body: "Too many requests", headers: { "retry-after": "120" } };
    case "504":
      return { status: 504, body: overpassPage("timeout. The server is probably too busy") };
    case "refused":
      return isOverpass
        ? { status: 406, body: "<h1>Not Acceptable</h1>" }
        : { status: 403, body: "Please set a user-agent and respect our robot policy" };
    case "error":
      return { status: 200, body: { error: { code: "internal_api_error_DBQueryError" } } };
    case "timeout":
      return isOverpass ? overpassAnswer(query, 0) : { status: 500, body: sparqlTimeout(query) };
    case "remark":
      return overpassAnswer(query, 1);
    case "half": {
      const text = JSON.stringify(whole().body);
      return { status: 200, body: text.slice(0, text.length / 2) };
    }
    case "huge":
      return { status: 200, body: `["${"x".repeat(HUGE_BYTES)}"]` };
    case "html":
      return { status: 200, body: "<h1>Welcome</h1>" };
    case "redirect": {
      const headers = { location: "http://169.254.169.254/latest/meta-data/" };
      return { status: 302, body: "", headers };
    }
  }
}

function overpassPage(problem: string): string {
  return `<p><strong>Error</strong>: runtime error: open64: 0 Success /osm3s_osm_base Dispatcher_Client::request_read_and_idx::${problem}</p>`;
}
