import * as z from "zod/mini";
import type { Position } from "../../domain/places/geo.ts";
import type { WikidataItem } from "../../guide/open/open-data.ts";
import { createOpenService, type OpenServiceParts, readAnswer } from "./open-service.ts";

const SERVICE = "Wikipedia articles";
const REST_MS = 60_000;
const DEADLINE_MS = 10_000;
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_ARTICLES = 500;
/** The service looks no further. */
const MOST_KM = 10;
/** An answer comes in parts, as it counts points and descriptions by tens. */
const MOST_PARTS = 12;

const pageSchema = z.object({
  pageid: z.int(),
  title: z.string().check(z.maxLength(300)),
  coordinates: z.optional(z.array(z.object({ lat: z.number(), lon: z.number() }))),
  description: z.optional(z.string()),
  pageprops: z.optional(z.object({ wikibase_item: z.optional(z.string()) })),
});
const answerSchema = z.object({
  continue: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  query: z.optional(z.object({ pages: z.array(pageSchema) })),
});

export type Articles = {
  /**
   * What the English Wikipedia has articles about around a point, while Wikidata's query service doesn't answer: without
   * classes and counts, but with the article's short description. @throws ServiceError
   */
  around(
    at: Position,
    options: { readonly radiusKm: number; readonly signal: AbortSignal },
  ): Promise<WikidataItem[]>;
};

export function createArticles(baseUrl: string, parts: OpenServiceParts): Articles {
  const service = createOpenService(SERVICE, REST_MS, parts);
  return {
    async around({ lat, lon }, { radiusKm, signal }) {
      const items = new Map<number, WikidataItem>();
      let next: Readonly<Record<string, string | number>> | undefined = {};
      for (let part = 0; next !== undefined && part < MOST_PARTS; part += 1) {
        const query = new URLSearchParams({
          action: "query",
          format: "json",
          formatversion: "2",
          generator: "geosearch",
          ggscoord: `${lat.toFixed(2)}|${lon.toFixed(2)}`,
          ggsradius: String(Math.min(MOST_KM, radiusKm) * 1000),
          ggslimit: String(MOST_ARTICLES),
          prop: "coordinates|description|pageprops",
          colimit: "max",
          ppprop: "wikibase_item",
        });
        for (const [key, value] of Object.entries(next)) query.set(key, String(value));
        const url = `${baseUrl}/w/api.php?${query}`;
        const asked = { url, deadlineMs: DEADLINE_MS, mostBytes: MOST_BYTES, signal };
        const answer = readAnswer(SERVICE, answerSchema, await service.ask(asked));
        for (const page of answer.query?.pages ?? []) {
          const item = itemOf(page, items.get(page.pageid));
          if (item !== undefined) items.set(page.pageid, item);
        }
        next = answer.continue;
      }
      return [...items.values()];
    },
  };
}

/** @param before what another part of the answer said of the same article. */
function itemOf(
  { title, coordinates, description, pageprops }: z.infer<typeof pageSchema>,
  before: WikidataItem | undefined,
): WikidataItem | undefined {
  const id = /^Q\d{1,12}$/.exec(pageprops?.wikibase_item ?? "")?.[0] ?? before?.id;
  if (id === undefined) return undefined;
  const [point] = coordinates ?? [];
  return {
    id,
    label: title.replace(/ \([^)]*\)$/, "").replace(/, [^,]+$/, ""),
    at: point === undefined ? before?.at : { lat: point.lat, lon: point.lon },
    sitelinks: 0,
    classes: [],
    description: description?.slice(0, 200) ?? before?.description,
    wikipediaTitle: title,
  };
}
