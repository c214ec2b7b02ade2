import * as z from "zod/mini";
import type { Suggestion } from "../../domain/places/guide-answer.ts";
import { plainText } from "../../domain/plain-text.ts";
import { findCity } from "../../guide/find-city.ts";
import { askJson } from "../lib/ask-json.ts";
import type { CircuitBreaker } from "../lib/circuit-breaker.ts";
import { createCoalescer } from "../lib/coalesce.ts";
import { ServiceError } from "../lib/service-error.ts";
import { waitUntil } from "../lib/wait-until.ts";
import { orGuide } from "./or-guide.ts";
import type { PlaceFinder } from "./place-finder.ts";

const MOST = 8;
const MAX_LABEL = 200;
const DEADLINE_MS = 3_000;
const LAYERS = ["city", "locality", "state", "country"];
const SERVICE = "Photon";

const answerSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        osm_type: z.enum(["N", "W", "R"]),
        osm_id: z.int(),
        name: z.optional(z.string()),
        state: z.optional(z.string()),
        country: z.optional(z.string()),
      }),
    }),
  ),
});

/**
 * Suggests the guide's cities first, then OpenStreetMap's by Photon; only the guide's where Photon
 * fails.
 */
export function createOpenPlaceFinder(options: {
  photonUrl: string;
  userAgent: string;
  guide: PlaceFinder;
  circuit: CircuitBreaker;
  askService?: typeof askJson;
}): PlaceFinder {
  const { photonUrl, userAgent, guide, circuit, askService = askJson } = options;
  const coalesce = createCoalescer<Suggestion[]>();

  async function ask(input: string): Promise<Suggestion[]> {
    const query = new URLSearchParams({ q: input, limit: String(MOST), lang: "en" });
    for (const layer of LAYERS) query.append("layer", layer);
    const answer = await askService({
      service: SERVICE,
      url: `${photonUrl}/api?${query}`,
      headers: { "user-agent": userAgent },
      deadlineMs: DEADLINE_MS,
    });
    const parsed = answerSchema.safeParse(answer);
    if (!parsed.success) {
      throw new ServiceError(`${SERVICE}: an answer of another shape`, { trouble: "broken" });
    }
    return parsed.data.features.flatMap(({ properties }) => {
      const { osm_type: type, osm_id: id, name, state, country } = properties;
      if (name === undefined) return [];
      const parts = [name, state, country].filter((part) => part !== undefined);
      const label = [...new Set(parts)].join(", ").slice(0, MAX_LABEL);
      return [{ label, value: { place_id: `osm:${type}${id}` } }];
    });
  }

  return {
    id: "photon",
    async suggest(input, { signal }) {
      const known = await guide.suggest(input, { signal });
      if (plainText(input) === "") return known;
      const answer = coalesce(input, () => circuit.ask(SERVICE, () => ask(input)));
      const found = await orGuide(waitUntil(answer, signal), async () => []);
      return withoutDoubles([...known, ...found]).slice(0, MOST);
    },
  };
}

/** "Lisbon, Portugal" and "Lisbon, Lisbon District, Portugal" are one city of the guide. */
function withoutDoubles(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ label }) => {
    const key = findCity(label)?.id ?? plainText(label);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
