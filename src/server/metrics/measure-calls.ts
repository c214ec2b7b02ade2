import type { ModelPrice } from "../config/model-price.ts";
import { type Answer, askJson } from "../lib/ask-json.ts";
import { costOf } from "../lib/cost-of.ts";
import type { ModelClient, ModelUsage } from "../model/model-client.ts";
import { measureCall, outcomeOf, secondsSince } from "./measure-call.ts";
import type { CallOutcome, Metrics } from "./metrics.ts";

/** By `askJson`'s name of a service in logs, the labels that its calls are counted under. */
const SERVICES: Readonly<Record<string, readonly [service: string, kind: string]>> = {
  "Places autocomplete": ["places", "autocomplete"],
  "Places text search": ["places", "text_search"],
  "Place details": ["places", "details"],
  "Place photo": ["places", "photo_address"],
  Photon: ["photon", "search"],
  "Photon place": ["photon", "place"],
  "Photon address": ["photon", "address"],
  Wikivoyage: ["wikivoyage", "query"],
  Wikidata: ["wikidata", "query"],
  Overpass: ["overpass", "query"],
  "Wikipedia articles": ["wikipedia", "articles"],
  "Wikipedia views": ["wikipedia", "views"],
  Wikipedia: ["wikipedia", "query"],
  Frankfurter: ["frankfurter", "latest"],
  "MET Norway": ["met_norway", "forecast"],
  "NASA POWER": ["nasa_power", "days"],
  Routing: ["routing", "table"],
  Timetable: ["timetable", "plan"],
  "Wikimedia Commons": ["commons", "query"],
};

/** `askJson`, counted. */
export function measureAskJson(metrics: Metrics): typeof askJson {
  return (question) => {
    const [service, kind] = SERVICES[question.service] ?? ["other", "other"];
    function onAnswer(answer: Answer): void {
      metrics.countBytes(service, answer.bytes);
      question.onAnswer?.(answer);
    }
    return measureCall(metrics, { service, kind }, () => askJson({ ...question, onAnswer }));
  };
}

/** A model whose calls, tokens and cost are counted. @param kind what it is asked for. */
export function measureModel(
  client: ModelClient,
  metrics: Metrics,
  { price, kind }: { readonly price: ModelPrice | undefined; readonly kind: "plan" | "question" },
): ModelClient {
  return {
    ...client,
    async *stream(request, options) {
      const startedAtMs = performance.now();
      // A reader that stops in the middle gives the call up.
      let outcome: CallOutcome = "given_up";
      function reportUsage(usage: ModelUsage): void {
        metrics.countTokens(client.id, { ...usage, ...costOf(usage, price) });
        options.reportUsage?.(usage);
      }
      try {
        const end = yield* client.stream(request, { ...options, reportUsage });
        outcome = "ok";
        return end;
      } catch (error) {
        outcome = outcomeOf(error);
        throw error;
      } finally {
        const seconds = secondsSince(startedAtMs);
        metrics.countCall({ service: client.id, kind, outcome, seconds });
      }
    },
  };
}

type IdentityRequest = { method: string; body?: unknown; signal?: AbortSignal | undefined };

/** `ask`, which asks an identity provider, counted by what is asked. */
export function measureIdentityFetch<Options extends IdentityRequest>(
  metrics: Metrics,
  ask: (url: string, options: Options) => Promise<Response>,
): typeof ask {
  return async (url, options) => {
    const startedAtMs = performance.now();
    let outcome: CallOutcome = "unreachable";
    try {
      const response = await ask(url, options);
      outcome = outcomeOfStatus(response.status);
      return response;
    } catch (error) {
      if (options.signal?.aborted) outcome = "late";
      throw error;
    } finally {
      const seconds = secondsSince(startedAtMs);
      const kind = identityKind(url, options.method, String(options.body));
      metrics.countCall({ service: "identity", kind, outcome, seconds });
    }
  };
}

function identityKind(url: string, method: string, body: string): string {
  if (method === "POST") return body.includes("grant_type=") ? "token" : "revocation";
  if (url.includes("/.well-known/")) return "discovery";
  return /user_?info/i.test(url) ? "user_info" : "keys";
}

function outcomeOfStatus(status: number): CallOutcome {
  if (status < 400) return "ok";
  return status === 429 || status >= 500 ? "busy" : "refused";
}
