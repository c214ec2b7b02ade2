import * as z from "zod/mini";
import type { Position } from "../../domain/places/geo.ts";
import { articleName } from "../../guide/open/article-name.ts";
import type { WikidataItem } from "../../guide/open/open-data.ts";
import { readAnswer } from "../lib/ask-json.ts";
import { mediaWikiUrl } from "../lib/mediawiki.ts";
import { createOpenService, type OpenServiceParts } from "./open-service.ts";

const SERVICE = "Wikipedia articles";
const REST_MS = 60_000;
const DEADLINE_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
/** In one question: of as many come points and descriptions. */
const MAX_ARTICLES = 500;
/** The service looks no further. */
const MAX_KM = 10;
const pageSchema = z.object({
  title: z.string().check(z.maxLength(300)),
  coordinates: z.optional(z.array(z.object({ lat: z.number(), lon: z.number() }))),
  description: z.optional(z.string()),
  pageprops: z.optional(z.object({ wikibase_item: z.optional(z.string()) })),
});
const answerSchema = z.object({
  query: z.optional(z.object({ pages: z.array(pageSchema) })),
});

export type Articles = {
  /**
   * The articles of the English Wikipedia around a point, while Wikidata's query service doesn't answer: without
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
      const url = mediaWikiUrl(baseUrl, {
        generator: "geosearch",
        ggscoord: `${lat.toFixed(2)}|${lon.toFixed(2)}`,
        ggsradius: String(Math.min(MAX_KM, radiusKm) * 1000),
        ggslimit: String(MAX_ARTICLES),
        prop: "coordinates|description|pageprops",
        colimit: "max",
        ppprop: "wikibase_item",
      });
      const asked = { url, deadlineMs: DEADLINE_MS, mostBytes: MAX_BYTES, signal };
      const answer = readAnswer(SERVICE, answerSchema, await service.ask(asked));
      return (answer.query?.pages ?? []).flatMap((page) => itemOf(page) ?? []);
    },
  };
}

function itemOf({
  title,
  coordinates,
  description,
  pageprops,
}: z.infer<typeof pageSchema>): WikidataItem | undefined {
  const id = /^Q\d{1,12}$/.exec(pageprops?.wikibase_item ?? "")?.[0];
  if (id === undefined) return undefined;
  const [point] = coordinates ?? [];
  return {
    id,
    label: articleName(title),
    at: point === undefined ? undefined : { lat: point.lat, lon: point.lon },
    sitelinks: 0,
    classes: [],
    description: description?.slice(0, 200),
    wikipediaTitle: title,
  };
}
