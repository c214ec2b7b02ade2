import * as z from "zod/mini";
import type { Position } from "../../domain/places/geo.ts";
import { type askJson, readAnswer } from "../lib/ask-json.ts";
import { createBatch } from "../lib/batch.ts";
import type { CircuitBreaker } from "../lib/circuit-breaker.ts";
import { mediaWikiTrouble, mediaWikiUrl } from "../lib/mediawiki.ts";
import { OverloadError } from "../lib/overload-error.ts";
import type { RequestBudget } from "../lib/request-budget.ts";
import { createSemaphore } from "../lib/semaphore.ts";
import { ServiceError } from "../lib/service-error.ts";

/** Of one request, without its wait for a permit. */
const DEADLINE_MS = 6_000;
/** Its rules ask for one request after another, or nearly so. */
const MAX_AT_ONCE = 3;
const MAX_WAITING = 500;
const SERVICE = "Wikimedia";
const MAX_FOUND = 5;
/** Titles, and images of pages, that one question takes. */
const MAX_TITLES = 50;
/** Lookups of one page come within a few milliseconds. */
const GATHER_MS = 20;
/** An answer comes in parts where a page has more of something than one part takes. */
const MAX_PARTS = 5;
/** Of a minute's requests, the part that is left to guides: they come first. */
const SHARE_OF_OTHERS = 0.4;
/** The smallest width we use: every file that is worth showing has it, so its address shows the form. */
const ASKED_WIDTH = 330;

const pageSchema = z.object({
  title: z.string(),
  index: z.optional(z.number()),
  missing: z.optional(z.boolean()),
  pageimage: z.optional(z.string()),
  coordinates: z.optional(z.array(z.object({ lat: z.number(), lon: z.number() }))),
});
const wayToTitle = z.array(z.object({ from: z.string(), to: z.string() }));
const pagesSchema = z.object({
  continue: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  query: z.optional(
    z.object({
      normalized: z.optional(wayToTitle),
      redirects: z.optional(wayToTitle),
      pages: z.optional(z.array(pageSchema)),
    }),
  ),
});
const valueSchema = z.optional(z.object({ value: z.optional(z.unknown()) }));
const filesSchema = z.object({
  query: z.optional(
    z.object({
      pages: z.optional(
        z.array(
          z.object({
            title: z.string(),
            imageinfo: z.optional(
              z.array(
                z.object({
                  thumburl: z.optional(z.string()),
                  width: z.optional(z.number()),
                  mime: z.optional(z.string()),
                  descriptionurl: z.optional(z.string()),
                  extmetadata: z.optional(
                    z.object({
                      Artist: valueSchema,
                      LicenseShortName: valueSchema,
                      LicenseUrl: valueSchema,
                    }),
                  ),
                }),
              ),
            ),
          }),
        ),
      ),
    }),
  ),
});
/** Properties asked for of each page; the limits are those of one part of an answer. */
const PAGE_FACTS = {
  prop: "coordinates|pageimages",
  piprop: "name",
  pilicense: "free",
  pilimit: String(MAX_TITLES),
  colimit: "max",
};

export type WikiPage = {
  readonly title: string;
  /** Titles that lead to it. */
  readonly redirectedFrom: readonly string[];
  readonly at: Position | undefined;
  /** A file under a free licence. */
  readonly image: string | undefined;
};
export type WikiFile = {
  /** The address of its 330 px wide version. */
  readonly thumbUrl: string | undefined;
  readonly width: number;
  readonly mime: string;
  readonly page: string | undefined;
  readonly artistHtml: string;
  readonly licence: string;
  readonly licenceUrl: string | undefined;
};

/**
 * Wikipedia and Wikimedia Commons, as far as we use them. Pages and files that are asked for at the same time are
 * one question for each fifty. Throws ServiceError and OverloadError, and only those.
 */
export type Wikimedia = {
  /** The page of a title, redirects followed. */
  page(title: string): Promise<WikiPage | undefined>;
  /** Pages by their text, best first. */
  search(text: string): Promise<WikiPage[]>;
  file(name: string): Promise<WikiFile | undefined>;
};

type Options = {
  readonly wikipediaUrl: string;
  readonly commonsUrl: string;
  readonly userAgent: string;
  readonly circuit: CircuitBreaker;
  readonly budget: RequestBudget;
  readonly askService: typeof askJson;
};

export function createWikimedia(options: Options): Wikimedia {
  const ask = createAsk(options);
  const pages = (parameters: Readonly<Record<string, string>>) =>
    askPages(ask, options.wikipediaUrl, parameters);
  const filesNamed = (names: readonly string[]) => askFiles(ask, options.commonsUrl, names);

  async function pagesTitled(titles: readonly string[]): Promise<ReadonlyMap<string, WikiPage>> {
    const found = await pages({ titles: titles.join("|"), redirects: "1" });
    const called = found.flatMap((page) =>
      [page.title, ...page.redirectedFrom].map((title) => [title, page] as const),
    );
    return new Map(called);
  }

  const titled = createBatch({ most: MAX_TITLES, gatherMs: GATHER_MS, ask: pagesTitled });
  const named = createBatch({ most: MAX_TITLES, gatherMs: GATHER_MS, ask: filesNamed });
  return {
    page: (title) => titled(plain(title)),
    search: (text) =>
      pages({
        generator: "search",
        gsrsearch: plain(text),
        gsrlimit: String(MAX_FOUND),
        redirects: "1",
      }),
    // A page names its image with underscores, an answer has the title.
    file: (name) => named(name.replace(/[|\p{Cc}]/gu, " ").replaceAll("_", " ")),
  };
}

/** Asks a wiki, whose answer has a shape. @throws ServiceError, OverloadError */
type Ask = <T>(
  service: string,
  base: string,
  parameters: Readonly<Record<string, string>>,
  schema: z.ZodMiniType<T>,
) => Promise<T>;

/** A few requests at a time, and none while the circuit is open: what waits then fails at once. */
function createAsk(options: Options): Ask {
  const { budget, circuit, askService } = options;
  const keepFree = Math.floor(budget.perMinute * SHARE_OF_OTHERS);
  const semaphore = createSemaphore({
    permits: MAX_AT_ONCE,
    maxWaiting: MAX_WAITING,
    onOverload: () => new OverloadError("too many requests wait for Wikimedia"),
  });

  async function askOnce<T>(
    service: string,
    base: string,
    parameters: Readonly<Record<string, string>>,
    schema: z.ZodMiniType<T>,
  ): Promise<T> {
    const answer = await askService({
      service,
      url: mediaWikiUrl(base, parameters),
      headers: { "user-agent": options.userAgent },
      deadlineMs: DEADLINE_MS,
    });
    const trouble = mediaWikiTrouble(answer);
    if (trouble !== undefined) {
      // A refusal is about the question.
      const status = trouble === "refused" ? { status: 400 } : {};
      throw new ServiceError(`${service}: refused`, { trouble, ...status });
    }
    return readAnswer(service, schema, answer);
  }

  return async (service, base, parameters, schema) => {
    await budget.take({ keepFree });
    const release = await semaphore.acquire();
    try {
      return await circuit.ask(SERVICE, () => askOnce(service, base, parameters, schema));
    } finally {
      release();
    }
  };
}

async function askPages(
  ask: Ask,
  wikipediaUrl: string,
  parameters: Readonly<Record<string, string>>,
): Promise<WikiPage[]> {
  const found = new Map<string, z.infer<typeof pageSchema>>();
  const ways: { from: string; to: string }[] = [];
  let next: Readonly<Record<string, string | number>> | undefined = {};
  for (let part = 0; next !== undefined && part < MAX_PARTS; part += 1) {
    const text = Object.entries(next).map(([key, value]) => [key, String(value)]);
    const asked = { ...parameters, ...PAGE_FACTS, ...Object.fromEntries(text) };
    const answer: z.infer<typeof pagesSchema> = await ask(
      "Wikipedia",
      wikipediaUrl,
      asked,
      pagesSchema,
    );
    const { pages: some = [], normalized = [], redirects = [] } = answer.query ?? {};
    ways.push(...normalized, ...redirects);
    for (const page of some) found.set(page.title, { ...found.get(page.title), ...page });
    next = answer.continue;
  }
  return [...found.values()]
    .filter(({ missing }) => missing !== true)
    .toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0))
    .map(({ title, coordinates, pageimage }) => ({
      title,
      redirectedFrom: titlesTo(title, ways),
      at: coordinates?.[0],
      image: pageimage,
    }));
}

async function askFiles(
  ask: Ask,
  commonsUrl: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, WikiFile>> {
  const asked = {
    titles: names.map((name) => `File:${name}`).join("|"),
    prop: "imageinfo",
    iiprop: "url|size|mime|extmetadata",
    iiurlwidth: String(ASKED_WIDTH),
    iiextmetadatafilter: "Artist|LicenseShortName|LicenseUrl",
  };
  const { query } = await ask("Wikimedia Commons", commonsUrl, asked, filesSchema);
  const files = new Map<string, WikiFile>();
  for (const { title, imageinfo } of query?.pages ?? []) {
    const [info] = imageinfo ?? [];
    if (info === undefined) continue;
    files.set(title.slice(title.indexOf(":") + 1), {
      thumbUrl: info.thumburl,
      width: info.width ?? 0,
      mime: info.mime ?? "",
      page: info.descriptionurl,
      artistHtml: textOf(info.extmetadata?.Artist),
      licence: textOf(info.extmetadata?.LicenseShortName),
      licenceUrl: textOf(info.extmetadata?.LicenseUrl) || undefined,
    });
  }
  return files;
}

/** Titles that lead to a page, at once or by another one. */
function titlesTo(title: string, ways: readonly { from: string; to: string }[]): string[] {
  const titles = [title];
  for (const reached of titles) {
    for (const { from, to } of ways)
      if (to === reached && !titles.includes(from)) titles.push(from);
  }
  return titles.slice(1);
}

/** Without the signs that part titles or mean something to the search. */
function plain(text: string): string {
  return text
    .replace(/[|#<>[\]{}\p{Cc}"~*\\]/gu, " ")
    .replaceAll(/ {2,}/g, " ")
    .slice(0, 250)
    .trim();
}

function textOf(field: z.infer<typeof valueSchema>): string {
  return typeof field?.value === "string" ? field.value : "";
}
