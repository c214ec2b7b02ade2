import * as z from "zod/mini";
import type { Position } from "../../domain/places/geo.ts";
import { askJson } from "../lib/ask-json.ts";
import type { CircuitBreaker } from "../lib/circuit-breaker.ts";
import { OverloadError } from "../lib/overload-error.ts";
import { createSemaphore } from "../lib/semaphore.ts";
import { ServiceError } from "../lib/service-error.ts";

/** Of one request, without its wait for a permit. */
const DEADLINE_MS = 6_000;
/** Its rules ask for one request after another, or nearly so; a trip's first view has 80. */
const MAX_AT_ONCE = 3;
const MAX_WAITING = 500;
const SERVICE = "Wikimedia";
const MAX_PAGES = 5;
/** The smallest width we use: every file that is worth showing has it, so its address shows the form. */
const ASKED_WIDTH = 330;

const pageSchema = z.object({
  title: z.string(),
  index: z.optional(z.number()),
  missing: z.optional(z.boolean()),
  pageimage: z.optional(z.string()),
  coordinates: z.optional(z.array(z.object({ lat: z.number(), lon: z.number() }))),
});
const pagesSchema = z.object({
  query: z.optional(
    z.object({
      redirects: z.optional(z.array(z.object({ from: z.string(), to: z.string() }))),
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
const errorSchema = z.object({ error: z.object({ code: z.string() }) });

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

/** Wikipedia and Wikimedia Commons, as far as we use them. Throws ServiceError and OverloadError, and only those. */
export type Wikimedia = {
  /** Pages by their titles, redirects followed, in no order. */
  titled(titles: readonly string[]): Promise<WikiPage[]>;
  /** Pages by their text, best first. */
  search(text: string): Promise<WikiPage[]>;
  file(name: string): Promise<WikiFile | undefined>;
};

/** A few requests at a time, and none while the circuit is open: what waits then fails at once. */
export function createWikimedia(options: {
  wikipediaUrl: string;
  commonsUrl: string;
  userAgent: string;
  circuit: CircuitBreaker;
  askService?: typeof askJson;
}): Wikimedia {
  const { circuit, askService = askJson } = options;
  const semaphore = createSemaphore({
    permits: MAX_AT_ONCE,
    maxWaiting: MAX_WAITING,
    onOverload: () => new OverloadError("too many requests wait for Wikimedia"),
  });

  async function ask<T>(
    service: string,
    base: string,
    parameters: Readonly<Record<string, string>>,
    schema: z.ZodMiniType<T>,
  ): Promise<T> {
    const release = await semaphore.acquire();
    try {
      return await circuit.ask(SERVICE, () => askOnce(service, base, parameters, schema));
    } finally {
      release();
    }
  }

  async function askOnce<T>(
    service: string,
    base: string,
    parameters: Readonly<Record<string, string>>,
    schema: z.ZodMiniType<T>,
  ): Promise<T> {
    const query = new URLSearchParams({
      action: "query",
      format: "json",
      formatversion: "2",
      ...parameters,
    });
    const answer = await askService({
      service,
      url: `${base}/w/api.php?${query}`,
      headers: { "user-agent": options.userAgent },
      deadlineMs: DEADLINE_MS,
    });
    // Errors of the API itself come with status 200.
    if (errorSchema.safeParse(answer).success) {
      throw new ServiceError(`${service}: refused`, { trouble: "refused", status: 400 });
    }
    const parsed = schema.safeParse(answer);
    if (parsed.success) return parsed.data;
    throw new ServiceError(`${service}: an answer of another shape`, { trouble: "broken" });
  }

  async function pages(parameters: Readonly<Record<string, string>>): Promise<WikiPage[]> {
    const asked = {
      ...parameters,
      redirects: "1",
      prop: "coordinates|pageimages",
      piprop: "name",
      pilicense: "free",
      pilimit: String(MAX_PAGES),
      colimit: String(MAX_PAGES),
    };
    const { query } = await ask("Wikipedia", options.wikipediaUrl, asked, pagesSchema);
    const found = (query?.pages ?? []).filter(({ missing }) => missing !== true);
    return found
      .toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0))
      .map((page) => ({
        title: page.title,
        redirectedFrom: (query?.redirects ?? [])
          .filter(({ to }) => to === page.title)
          .map(({ from }) => from),
        at: page.coordinates?.[0],
        image: page.pageimage,
      }));
  }

  return {
    titled: (titles) => pages({ titles: titles.map((title) => plain(title)).join("|") }),
    search: (text) =>
      pages({ generator: "search", gsrsearch: plain(text), gsrlimit: String(MAX_PAGES) }),
    async file(name) {
      const asked = {
        titles: `File:${name.replace(/[|\p{Cc}]/gu, " ")}`,
        prop: "imageinfo",
        iiprop: "url|size|mime|extmetadata",
        iiurlwidth: String(ASKED_WIDTH),
        iiextmetadatafilter: "Artist|LicenseShortName|LicenseUrl",
      };
      const { query } = await ask("Wikimedia Commons", options.commonsUrl, asked, filesSchema);
      const info = query?.pages?.[0]?.imageinfo?.[0];
      if (info === undefined) return undefined;
      const { extmetadata } = info;
      return {
        thumbUrl: info.thumburl,
        width: info.width ?? 0,
        mime: info.mime ?? "",
        page: info.descriptionurl,
        artistHtml: textOf(extmetadata?.Artist),
        licence: textOf(extmetadata?.LicenseShortName),
        licenceUrl: textOf(extmetadata?.LicenseUrl) || undefined,
      };
    },
  };
}

/** Without the signs that part titles or mean something to the search. */
function plain(text: string): string {
  return text.replace(/[|#<>[\]{}\p{Cc}"~*\\]/gu, " ").slice(0, 250);
}

function textOf(field: z.infer<typeof valueSchema>): string {
  return typeof field?.value === "string" ? field.value : "";
}
