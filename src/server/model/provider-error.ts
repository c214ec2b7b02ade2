import * as z from "zod/mini";
import { nodeHttp } from "../lib/node-http.ts";
import { brokenStream, ModelError, type ModelTrouble } from "./model-client.ts";

const MAX_MESSAGE = 500;
const MAX_REFUSAL = 4_000;
/** A longer wait is not worth a traveller's time. */
const MAX_RETRY_AFTER_MS = 60_000;

const errorSchema = z.object({
  code: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
  param: z.optional(z.unknown()),
  details: z.optional(z.unknown()),
});
/** The shape of Google and OpenAI, and the bare text that some local servers send. */
const bodySchema = z.object({ error: z.union([z.string(), errorSchema]) });
const detailsSchema = z.array(
  z.looseObject({
    retryDelay: z.optional(z.string()),
    reason: z.optional(z.string()),
    violations: z.optional(z.array(z.looseObject({ quotaId: z.optional(z.string()) }))),
  }),
);

/**
 * Turns a provider's error object into specification section 8's text and what can be done about it.
 *
 * @param facts.status of the HTTP answer; undefined in the middle of a stream, where the object's own
 *   code counts.
 * @returns undefined when the body holds no error and there is no status either.
 */
export function providerError(
  url: string,
  body: unknown,
  facts: { status?: number; statusText?: string; retryAfterMs?: number | undefined } = {},
): ModelError | undefined {
  // A stream that comes as one list has its error in the list.
  const parsed = bodySchema.safeParse(Array.isArray(body) ? body[0] : body);
  if (!parsed.success && facts.status === undefined) return undefined;
  const error = parsed.success ? parsed.data.error : undefined;
  const { code, message, details } = typeof error === "object" ? error : { message: error };
  if (code === "content_filter") {
    return new ModelError("Response was blocked due to SAFETY", {
      trouble: "blocked",
      retryable: false,
      isFinal: true,
    });
  }
  const status = facts.status ?? statusIn(code);
  const isUnpaid = status === 402 || code === "insufficient_quota";
  const retryAfterMs = retryDelayMs(details) ?? facts.retryAfterMs;
  const name = status === undefined ? "" : ` ${statusName(status, facts.statusText)}`;
  return new ModelError(
    `Error fetching from ${url}:${name} ${typeof message === "string" ? message.slice(0, MAX_MESSAGE) : ""}`,
    {
      trouble: isUnpaid ? "refused" : troubleOf(status),
      retryable:
        isRetryable(status) &&
        !isUnpaid &&
        !isForToday(details) &&
        (retryAfterMs ?? 0) <= MAX_RETRY_AFTER_MS,
      retryAfterMs,
      refusal: status === 400 || status === 422 ? refusalIn(body) : undefined,
      isFinal: isUnpaid || isKeyRefused(status, details),
    },
  );
}

/** The field that a refusal names in so many words, then all of it, whatever its shape. */
function refusalIn(body: unknown): string {
  const parsed = bodySchema.safeParse(body);
  const error = parsed.success ? parsed.data.error : undefined;
  const param = typeof error === "object" && typeof error.param === "string" ? error.param : "";
  return `${param} ${JSON.stringify(body) ?? ""}`.slice(0, MAX_REFUSAL);
}

function statusIn(code: unknown): number | undefined {
  const status = Number(code);
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : undefined;
}

function statusName(status: number, statusText = ""): string {
  return `[${status} ${nodeHttp.STATUS_CODES[status] ?? statusText}]`;
}

/** An error without a status counts as an overloaded server. */
function isRetryable(status = 503): boolean {
  return status === 408 || status === 429 || status >= 500;
}

function troubleOf(status = 503): ModelTrouble {
  if (status === 408 || status === 504) return "unreachable";
  return isRetryable(status) ? "busy" : "refused";
}

/** Google answers 400 to a key that it doesn't know, with the reason API_KEY_INVALID. */
function isKeyRefused(status: number | undefined, details: unknown): boolean {
  if (status === 401 || status === 403) return true;
  const parsed = detailsSchema.safeParse(details);
  return parsed.success && parsed.data.some(({ reason }) => reason?.startsWith("API_KEY_"));
}

/** A quota of a day is used up, though Google names a wait of seconds beside it. */
function isForToday(details: unknown): boolean {
  const { data = [] } = detailsSchema.safeParse(details);
  return data.some(({ violations = [] }) =>
    violations.some(({ quotaId }) => quotaId?.includes("PerDay")),
  );
}

/** "31s" or "0.4s", as google.rpc.RetryInfo writes it. */
function retryDelayMs(details: unknown): number | undefined {
  const parsed = detailsSchema.safeParse(details);
  if (!parsed.success) return undefined;
  const delay = parsed.data.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay;
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(delay ?? "")?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

/** An event of a stream that can't be read. */
export function unreadableEvent(event: unknown): ModelError {
  const text = JSON.stringify(event).slice(0, 200);
  return brokenStream(`Error parsing JSON response: "${text}"`);
}
