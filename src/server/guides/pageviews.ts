import * as z from "zod/mini";
import { readAnswer } from "../lib/ask-json.ts";
import { mediaWikiUrl } from "../lib/mediawiki.ts";
import { createOpenService, type OpenServiceParts } from "./open-service.ts";

const SERVICE = "Wikipedia views";
const REST_MS = 60_000;
const DEADLINE_MS = 6_000;
const MAX_BYTES = 512 * 1024;
/** The service counts five titles a question and has the rest asked for again. */
const TITLES_A_QUESTION = 5;
/** Of the requests that may be sent in a minute: views only refine. */
const SHARE_OF_MINUTE = 0.2;
const DAYS = 30;

const answerSchema = z.object({
  query: z.optional(
    z.object({
      pages: z.array(
        z.object({
          title: z.string(),
          pageviews: z.optional(z.record(z.string(), z.nullable(z.number()))),
        }),
      ),
    }),
  ),
});

export type Pageviews = {
  /**
   * How often articles of the English Wikipedia were read in 30 days, by their titles; of the first that fit into a fifth
   * of the minute's requests, as many as are answered before the signal ends it. @throws ServiceError where none was.
   */
  of(titles: readonly string[], signal: AbortSignal): Promise<Record<string, number>>;
};

/** Views of articles, by Wikipedia. */
export function createPageviews(baseUrl: string, parts: OpenServiceParts): Pageviews {
  const service = createOpenService(SERVICE, REST_MS, parts);
  const perMinute = parts.budget?.perMinute ?? Number.POSITIVE_INFINITY;
  const most = TITLES_A_QUESTION * Math.floor(perMinute * SHARE_OF_MINUTE);
  return {
    async of(all, signal) {
      const titles = all.slice(0, most);
      const views: Record<string, number> = {};
      for (let from = 0; from < titles.length; from += TITLES_A_QUESTION) {
        if (signal.aborted) break;
        const url = mediaWikiUrl(baseUrl, {
          prop: "pageviews",
          pvipdays: String(DAYS),
          titles: titles.slice(from, from + TITLES_A_QUESTION).join("|"),
        });
        const asked = { url, deadlineMs: DEADLINE_MS, mostBytes: MAX_BYTES, signal };
        try {
          const { query: found } = readAnswer(SERVICE, answerSchema, await service.ask(asked));
          for (const page of found?.pages ?? []) {
            const counts = Object.values(page.pageviews ?? {});
            views[page.title] = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
          }
        } catch (error) {
          if (Object.keys(views).length === 0) throw error;
          break;
        }
      }
      return views;
    },
  };
}
