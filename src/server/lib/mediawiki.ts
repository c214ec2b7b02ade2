import * as z from "zod/mini";

const errorSchema = z.object({ error: z.object({ code: z.string() }) });
const BUSY_CODES: readonly string[] = ["ratelimited", "maxlag", "readonly"];

/** The address of a query to MediaWiki's API, answered as JSON. */
export function mediaWikiUrl(
  baseUrl: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const format = { action: "query", format: "json", formatversion: "2" };
  return `${baseUrl}/w/api.php?${new URLSearchParams({ ...format, ...parameters })}`;
}

/** MediaWiki's own error, which comes with status 200; undefined where the answer is none. */
export function mediaWikiTrouble(answer: unknown): "busy" | "refused" | undefined {
  const code = errorSchema.safeParse(answer).data?.error.code;
  if (code === undefined) return undefined;
  return BUSY_CODES.includes(code) ? "busy" : "refused";
}
