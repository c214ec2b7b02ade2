import * as z from "zod/mini";
import { distanceKm, type Position } from "../../domain/places/geo.ts";
import type { WikivoyagePage } from "../../guide/open/open-data.ts";
import { LONGEST_PAGE } from "../../guide/open/reading/read-wikitext.ts";
import { createOpenService, type OpenServiceParts, readAnswer } from "./open-service.ts";

const SERVICE = "Wikivoyage";
const REST_MS = 60_000;
const DEADLINE_MS = 10_000;
const MOST_BYTES = 4 * 1024 * 1024;
/** A page's point and Photon's are both "the middle". */
const SAME_PLACE_KM = 30;
/** A whole region's are further apart. */
const SAME_REGION_KM = 400;
/** Where a place has no page by its name, that of the place next to it tells of it too. */
const NEXT_TO_METRES = 5_000;
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
          pageprops: z.optional(
            z.object({
              disambiguation: z.optional(z.string()),
              "geocrumb-is-in": z.optional(z.string().check(z.maxLength(200))),
              wikibase_item: z.optional(z.string().check(z.regex(/^Q\d{1,12}$/))),
            }),
          ),
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

/** A page about a place, with the place's point. */
type PlacePage = {
  readonly title: string;
  readonly at: Position;
  /** The place's item at Wikidata, "Q456". */
  readonly wikidata?: string | undefined;
  /** The page of what it lies in. */
  readonly partOf?: string | undefined;
};

export type Wikivoyage = {
  /**
   * The pages that there are about places of these names, the likeliest first. What is typed gets there only where
   * nobody else says where a place is. @throws ServiceError
   */
  pagesCalled(names: readonly string[], signal: AbortSignal): Promise<PlacePage[]>;
  /** The page of what a page's place lies in; undefined where it says nothing. @throws ServiceError */
  partOf(title: string, signal: AbortSignal): Promise<string | undefined>;
  /**
   * The title of the page about a place, else of the one next to it; undefined where none lies there.
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

  async function pagesFound(which: Readonly<Record<string, string>>, signal: AbortSignal) {
    const parameters = {
      ...which,
      prop: "coordinates|pageprops",
      ppprop: "disambiguation|wikibase_item|geocrumb-is-in",
    };
    const { pages = [] } = (await query(parameters, foundSchema, signal)).query ?? {};
    return pages
      .filter(({ missing, pageprops }) => !missing && pageprops?.disambiguation === undefined)
      .map(({ title, coordinates, pageprops }) => ({
        title,
        at: coordinates?.[0],
        wikidata: pageprops?.wikibase_item,
        partOf: pageprops?.["geocrumb-is-in"]?.replaceAll("_", " "),
      }));
  }

  async function placePages(
    which: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<PlacePage[]> {
    const pages = await pagesFound(which, signal);
    return pages.flatMap(({ at, ...page }) => (at === undefined ? [] : [{ ...page, at }]));
  }

  return {
    partOf: async (title, signal) =>
      (await pagesFound({ titles: titlesText([title]) }, signal))[0]?.partOf,
    pagesCalled: (names, signal) => placePages({ titles: titlesText(names) }, signal),
    async findTitle(names, at, { isRegion, signal }) {
      const called = await placePages({ titles: titlesText(names) }, signal);
      const mostKm = isRegion ? SAME_REGION_KM : SAME_PLACE_KM;
      const own = nearest(called, at, mostKm);
      if (own !== undefined || isRegion) return own;
      const around = {
        generator: "geosearch",
        ggscoord: `${at.lat.toFixed(2)}|${at.lon.toFixed(2)}`,
        ggsradius: String(NEXT_TO_METRES),
        ggslimit: "20",
        colimit: "20",
      };
      const pages = await placePages(around, signal);
      const whole = pages.filter(({ title }) => !title.includes("/"));
      return nearest(whole.length > 0 ? whole : pages, at, NEXT_TO_METRES / 1000);
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
          read.push({ title, revisionId, revisedAt, wikitext: wikitext.slice(0, LONGEST_PAGE) });
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

/** A little more than they say, as points are rounded on the way there. */
function nearest(pages: readonly PlacePage[], at: Position, mostKm: number): string | undefined {
  const [first] = pages
    .map((page) => ({ title: page.title, km: distanceKm(page.at, at) }))
    .toSorted((a, b) => a.km - b.km);
  return first !== undefined && first.km <= mostKm + 1 ? first.title : undefined;
}
