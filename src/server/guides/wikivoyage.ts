import * as z from "zod/mini";
import { distanceKm, type Position } from "../../domain/places/geo.ts";
import type { WikivoyagePage } from "../../guide/open/open-data.ts";
import { LONGEST_PAGE } from "../../guide/open/reading/read-wikitext.ts";
import { readAnswer } from "../lib/ask-json.ts";
import { mediaWikiUrl } from "../lib/mediawiki.ts";
import { createOpenService, type OpenServiceParts } from "./open-service.ts";

const SERVICE = "Wikivoyage";
const REST_MS = 60_000;
const DEADLINE_MS = 10_000;
const MAX_BYTES = 4 * 1024 * 1024;
/** A page's point and Photon's are both "the middle". */
const SAME_PLACE_KM = 30;
/** A whole region's are further apart. */
const SAME_REGION_KM = 400;
/** Where a place has no page by its name, that of the place next to it tells of it too. */
const NEXT_TO_METRES = 5_000;
/** Fifty may be asked for; the longest pages are 170 kB. */
const TITLES_A_QUESTION = 14;

const coordinatesSchema = z.array(z.object({ lat: z.number(), lon: z.number() }));
const changesSchema = z.optional(z.array(z.object({ from: z.string(), to: z.string() })));
const foundSchema = z.object({
  query: z.optional(
    z.object({
      normalized: changesSchema,
      redirects: changesSchema,
      pages: z.array(
        z.object({
          // One that is asked for by its id and missing has none.
          title: z.optional(z.string()),
          missing: z.optional(z.boolean()),
          coordinates: z.optional(coordinatesSchema),
          pageprops: z.optional(
            z.object({
              disambiguation: z.optional(z.string()),
              "geocrumb-is-in": z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
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

type FoundPage = {
  readonly title: string;
  /** It lists the places that are called so. */
  readonly isList: boolean;
  readonly at?: Position | undefined;
  /** The place's item at Wikidata, "Q456". */
  readonly wikidata?: string | undefined;
  /** The id of the page of what it lies in. */
  readonly partOf?: string | undefined;
};
/** A page about a place, with the place's point. */
type PlacePage = FoundPage & { readonly at: Position };

/** The guide's entry under a title: a page about a place, or a list of places of that name. */
export type Called =
  | { readonly kind: "page"; readonly title: string; readonly at?: Position | undefined }
  | { readonly kind: "several"; readonly title: string };

export type Wikivoyage = {
  /**
   * The meaning of a name to travellers, former and short names included, and typing errors unless it is exact; undefined where
   * it has no page.
   *
   * @throws ServiceError
   */
  called(
    name: string,
    options: { readonly isExact: boolean; readonly signal: AbortSignal },
  ): Promise<Called | undefined>;
  /**
   * The pages that there are about places of these names, in their order. What is typed gets there only where nobody
   * else says where a place is. @throws ServiceError
   */
  pagesCalled(names: readonly string[], signal: AbortSignal): Promise<PlacePage[]>;
  /** A page by its id, which is what `partOf` names; undefined where there is none. @throws ServiceError */
  pageOf(id: string, signal: AbortSignal): Promise<FoundPage | undefined>;
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
  /** The title of the nearest page but this one; undefined where none is near. @throws ServiceError */
  titleNextTo(at: Position, but: string, signal: AbortSignal): Promise<string | undefined>;
  /** Those of the pages whose places are the nearest; those without a point last. @throws ServiceError */
  nearestOf(
    titles: readonly string[],
    at: Position,
    options: { readonly most: number; readonly signal: AbortSignal },
  ): Promise<string[]>;
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
    const answer = await service.ask({
      url: mediaWikiUrl(baseUrl, { redirects: "1", ...parameters }),
      deadlineMs: DEADLINE_MS,
      mostBytes: MAX_BYTES,
      signal,
    });
    return readAnswer(SERVICE, schema, answer);
  }

  /** @param which pages; those that are named come in the order of their titles. */
  async function pagesFound(
    which: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<FoundPage[]> {
    const parameters = {
      ...which,
      prop: "coordinates|pageprops",
      colimit: "max",
      ppprop: "disambiguation|wikibase_item|geocrumb-is-in",
    };
    return readFound(await query(parameters, foundSchema, signal), which.titles);
  }

  async function placePages(
    which: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<PlacePage[]> {
    const pages = await pagesFound(which, signal);
    return pages.flatMap(({ at, ...page }) =>
      at === undefined || page.isList ? [] : [{ ...page, at }],
    );
  }

  async function titleNextTo(at: Position, but: string | undefined, signal: AbortSignal) {
    const around = {
      generator: "geosearch",
      ggscoord: `${at.lat.toFixed(2)}|${at.lon.toFixed(2)}`,
      ggsradius: String(NEXT_TO_METRES),
      ggslimit: "20",
    };
    const pages = (await placePages(around, signal)).filter(({ title }) => title !== but);
    const whole = pages.filter(({ title }) => !title.includes("/"));
    return nearest(whole.length > 0 ? whole : pages, at, NEXT_TO_METRES / 1000);
  }

  return {
    async called(name, { isExact, signal }) {
      const titles = [name, capitalised(name)];
      const [own] = await pagesFound({ titles: titlesText([...new Set(titles)]) }, signal);
      // Titles that differ by a slip or two of the pen.
      const like = {
        generator: "prefixsearch",
        gpssearch: name,
        gpsprofile: "fuzzy",
        gpslimit: "1",
      };
      const [page] = own === undefined && !isExact ? await pagesFound(like, signal) : [own];
      if (page === undefined) return undefined;
      const { title, at } = page;
      return page.isList ? { kind: "several", title } : { kind: "page", title, at };
    },
    pagesCalled: (names, signal) => placePages({ titles: titlesText(names) }, signal),
    pageOf: async (id, signal) => (await pagesFound({ pageids: id }, signal))[0],
    titleNextTo,
    async findTitle(names, at, { isRegion, signal }) {
      const called = await placePages({ titles: titlesText(names) }, signal);
      const own = nearest(called, at, isRegion ? SAME_REGION_KM : SAME_PLACE_KM);
      return own !== undefined || isRegion ? own : titleNextTo(at, undefined, signal);
    },
    async nearestOf(titles, at, { most, signal }) {
      const pages = await pagesFound({ titles: titlesText(titles) }, signal);
      const kmTo = ({ at: there }: FoundPage) =>
        there === undefined ? Number.POSITIVE_INFINITY : distanceKm(there, at);
      return pages
        .toSorted((a, b) => kmTo(a) - kmTo(b) || 0)
        .slice(0, most)
        .map(({ title }) => title);
    },
    read: (titles, signal) => readPages(query, titles, signal),
  };
}

/** The pages of an answer. @param titles those asked for, in whose order they come. */
function readFound(
  { query: found }: z.infer<typeof foundSchema>,
  titles: string | undefined,
): FoundPage[] {
  const changes = new Map(
    [...(found?.normalized ?? []), ...(found?.redirects ?? [])].map(({ from, to }) => [from, to]),
  );
  const asked = (titles?.split("|") ?? []).map((title) => {
    const normal = changes.get(title) ?? title;
    return changes.get(normal) ?? normal;
  });
  return (found?.pages ?? [])
    .filter(({ missing }) => !missing)
    .toSorted((a, b) => asked.indexOf(a.title ?? "") - asked.indexOf(b.title ?? ""))
    .map(({ title = "", coordinates, pageprops }) => ({
      title,
      isList: pageprops?.disambiguation !== undefined,
      at: coordinates?.[0],
      wikidata: pageprops?.wikibase_item,
      partOf: pageprops?.["geocrumb-is-in"],
    }));
}

async function readPages(
  query: <T>(
    parameters: Readonly<Record<string, string>>,
    schema: z.ZodMiniType<T>,
    signal: AbortSignal,
  ) => Promise<T>,
  titles: readonly string[],
  signal: AbortSignal,
): Promise<WikivoyagePage[]> {
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
}

/** Titles mind capitals: "cape town" is called Cape Town. */
function capitalised(name: string): string {
  return name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
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
