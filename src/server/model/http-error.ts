import { STATUS_CODES } from "node:http";
import * as z from "zod/mini";
import { ModelError, type ModelTrouble } from "./model-client.ts";

const MAX_ERROR_BYTES = 64 * 1024;
const MAX_MESSAGE = 500;
/** Waits longer than this are not worth a traveller's time. */
export const MAX_RETRY_AFTER_MS = 60_000;

const errorBodySchema = z.object({
  error: z.object({
    message: z.optional(z.string()),
    details: z.optional(z.array(z.looseObject({ retryDelay: z.optional(z.string()) }))),
  }),
});

/** Turns a refusal into specification section 8's text and what can be done about it. */
export async function httpError(url: string, response: Response): Promise<ModelError> {
  const body = await readSome(response);
  const parsed = errorBodySchema.safeParse(parseJson(body));
  const error = parsed.success ? parsed.data.error : undefined;
  const { status } = response;
  const message = (error?.message ?? "").slice(0, MAX_MESSAGE);
  const delay = error?.details?.find((detail) => detail.retryDelay !== undefined)?.retryDelay;
  const retryAfterMs = secondsMs(delay) ?? headerMs(response.headers.get("retry-after"));
  const retryable = status === 408 || status === 429 || status >= 500;
  return new ModelError(
    `Error fetching from ${url}: [${status} ${STATUS_CODES[status] ?? response.statusText}] ${message}`,
    {
      trouble: troubleOf(status),
      retryable: retryable && (retryAfterMs ?? 0) <= MAX_RETRY_AFTER_MS,
      retryAfterMs,
    },
  );
}

function troubleOf(status: number): ModelTrouble {
  if (status === 408 || status === 504) return "unreachable";
  return status === 429 || status >= 500 ? "busy" : "refused";
}

async function readSome(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ERROR_BYTES) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** "31s" or "0.4s", as google.rpc.RetryInfo writes it. */
function secondsMs(text: string | undefined): number | undefined {
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(text ?? "")?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

/** Seconds, or a date. */
function headerMs(text: string | null): number | undefined {
  if (text === null) return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
