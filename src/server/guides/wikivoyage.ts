import * as z from "zod/mini";
import { distanceKm, type Position } from "../../domain/places/geo.ts";
import type { WikivoyagePage } from "../../guide/open/open-data.ts";
import { createOpenService, type OpenServiceParts, readAnswer } from "./open-service.ts";

const SERVICE = "Wikivoyage";
const REST_MS = 60_000;
const DEADLINE_MS = 10_000;
const MOST_BYTES = 4 * 1024 * 1024;
/** A page's point and Photon's are both "the middle". */
const SAME_PLACE_KM = 30;
/** A whole region's are further apart. */
const SAME_REGION_KM = 400;
/** Fifty may be asked for; the longest pages are 170 kB. */
const TITLES_A_QUESTION = 6;

const coordinatesSchema = z.array(z.object({ lat: z.number(), lon: z.number() }));
const foundSchema = z.object({
  query: z.optional(
    z.object({
      pages: z.array(
        z.object({
          title: z.string(),
          missing: z.optional(z.boolean()),
          coordinates: z.optional(coordinatesSchema),
          pageprops: z.optional(z.object({ disambiguation: z.optional(z.string()) })),
        }),
      ),
    }),
  ),
});
const readSchema = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        title: z.string(),
        revisions: z.optional(
          z.array(
            z.object({
              revid: z.int(),
              timestamp: z.string(),
              slots: z.object({ main: z.object({ content: z.optional(z.string()) }) }),
            }),
          ),
        ),
      }),
    ),
  }),
});

export type Wikivoyage = {
  /**
   * The title of the page about a place; undefined where none lies there.
   *
   * @param names what it may be called, the likeliest first. @throws ServiceError
   */
  findTitle(
    names: readonly string[],
    at: Position,
    options: { readonly isRegion: boolean; readonly signal: AbortSignal },
  ): Promise<string | undefined>;
  /** Those of the pages that there are. @throws ServiceError */
  read(titles: readonly string[], signal: AbortSignal): Promise<WikivoyagePage[]>;
};

/** The English Wikivoyage. */
export function createWikivoyage(baseUrl: string, parts: OpenServiceParts): Wikivoyage {
  const service = createOpenService(SERVICE, REST_MS, parts);

  async function query<T>(
    parameters: Readonly<Record<string, string>>,
    schema: z.ZodMiniType<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const text = new URLSearchParams({
      action: "query",
      format: "json",
      formatversion: "2",
      redirects: "1",
      ...parameters,
    });
    const answer = await service.ask({
      url: `${baseUrl}/w/api.php?${text}`,
      deadlineMs: DEADLINE_MS,
      mostBytes: MOST_BYTES,
      signal,
    });
    return readAnswer(SERVICE, schema, answer);
  }

  return {
    async findTitle(names, at, { isRegion, signal }) {
      const parameters = {
        titles: titlesText(names),
        prop: "coordinates|pageprops",
        ppprop: "disambiguation",
      };
      const { pages = [] } = (await query(parameters, foundSchema, signal)).query ?? {};
      const near = pages.flatMap(({ title, missing, coordinates, pageprops }) => {
        const [point] = coordinates ?? [];
        if (missing === true || pageprops?.disambiguation !== undefined || point === undefined) {
          return [];
        }
        return [{ title, km: distanceKm(point, at) }];
      });
      const [nearest] = near.toSorted((a, b) => a.km - b.km);
      const mostKm = isRegion ? SAME_REGION_KM : SAME_PLACE_KM;
      return nearest !== undefined && nearest.km <= mostKm ? nearest.title : undefined;
    },
    async read(titles, signal) {
      const read: WikivoyagePage[] = [];
      for (let from = 0; from < titles.length; from += TITLES_A_QUESTION) {
        const parameters = {
          titles: titlesText(titles.slice(from, from + TITLES_A_QUESTION)),
          prop: "revisions",
          rvprop: "content|timestamp|ids",
          rvslots: "main",
        };
        const { pages } = (await query(parameters, readSchema, signal)).query;
        for (const { title, revisions } of pages) {
          const [revision] = revisions ?? [];
          const wikitext = revision?.slots.main.content;
          if (revision === undefined || wikitext === undefined) continue;
          const { revid: revisionId, timestamp: revisedAt } = revision;
          read.push({ title, revisionId, revisedAt, wikitext });
        }
      }
      return read;
    },
  };
}

/** Titles as the service parts them; without the signs that mean something to it. */
function titlesText(titles: readonly string[]): string {
  return titles.map((title) => title.replace(/[|#<>[\]{}\p{Cc}]/gu, " ").slice(0, 200)).join("|");
}
