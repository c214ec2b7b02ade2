import * as z from "zod/mini";
import { retryAfterMs } from "./retry-after.ts";
import { codeOf, ServiceError } from "./service-error.ts";

const MAX_ANSWER_BYTES = 1024 * 1024;
const CODE = /^[A-Z][A-Z0-9_]{1,60}$/;

/** Google's error object; the reason stands in one of its details. */
const refusalSchema = z.object({
  error: z.object({
    status: z.optional(z.string()),
    details: z.optional(z.array(z.looseObject({ reason: z.optional(z.string()) }))),
  }),
});

/** An answer, refusals included. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** Unpacked. */
  readonly text: string;
  readonly bytes: number;
};

export type JsonQuestion = {
  /** How the service is called in logs: "Places text search". */
  readonly service: string;
  readonly url: string | URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent by POST as JSON; without one it is a GET. */
  readonly body?: unknown;
  readonly deadlineMs: number;
  /** A longer answer, unpacked, is refused; 1 MiB without it. */
  readonly mostBytes?: number;
  readonly signal?: AbortSignal;
  /** Called with every answer that is whole, whatever its status. */
  readonly onAnswer?: (answer: Answer) => void;
};

/** Asks another service over HTTP for JSON; follows no redirect. @throws ServiceError, and only that. */
export async function askJson(question: JsonQuestion): Promise<unknown> {
  const deadline = AbortSignal.timeout(question.deadlineMs);
  const signal =
    question.signal === undefined ? deadline : AbortSignal.any([question.signal, deadline]);
  try {
    const response = await send(question, signal);
    const { text, bytes } = await readText(question, response);
    question.onAnswer?.({ status: response.status, headers: response.headers, text, bytes });
    if (!response.ok) throw refusal(question.service, response, text);
    return parse(question.service, text);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    if (signal.aborted) {
      throw new ServiceError(`${question.service}: no answer in time`, { trouble: "late" });
    }
    const reason = codeOf(error);
    throw new ServiceError(`${question.service}: ${reason ?? "it can't be reached"}`, {
      trouble: "unreachable",
      reason,
    });
  }
}

function send({ url, headers, body }: JsonQuestion, signal: AbortSignal): Promise<Response> {
  const accept = { accept: "application/json" };
  if (body === undefined) {
    return fetch(url, { headers: { ...accept, ...headers }, redirect: "manual", signal });
  }
  return fetch(url, {
    method: "POST",
    headers: { ...accept, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    redirect: "manual",
    signal,
  });
}

async function readText(
  { service, mostBytes = MAX_ANSWER_BYTES }: JsonQuestion,
  response: Response,
): Promise<Pick<Answer, "text" | "bytes">> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw broken(service, "an answer that is too long");
    chunks.push(chunk);
  }
  return { text: Buffer.concat(chunks).toString("utf8"), bytes };
}

function parse(service: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw broken(service, "an answer that isn't JSON");
  }
}

function refusal(service: string, response: Response, text: string): ServiceError {
  const { status } = response;
  if (status < 400) return broken(service, `an answer with status ${status}`);
  const codes = codesIn(text);
  const words = [String(status), ...codes].join(" ");
  return new ServiceError(`${service}: ${words}`, {
    trouble: status === 429 || status >= 500 ? "busy" : "refused",
    status,
    reason: codes.at(-1),
    retryAfterMs: retryAfterMs(response.headers.get("retry-after")),
  });
}

/** "PERMISSION_DENIED", then "API_KEY_SERVICE_BLOCKED". What doesn't look like a code is left out. */
function codesIn(text: string): string[] {
  try {
    const parsed = refusalSchema.safeParse(JSON.parse(text));
    if (!parsed.success) return [];
    const { status, details } = parsed.data.error;
    const reason = details?.find((detail) => detail.reason !== undefined)?.reason;
    return [status, reason].filter((code) => code !== undefined && CODE.test(code)) as string[];
  } catch {
    return [];
  }
}

/** An answer that is read by its schema. @throws ServiceError where it has another shape. */
export function readAnswer<T>(service: string, schema: z.ZodMiniType<T>, answer: unknown): T {
  return orBroken(service, schema.safeParse(answer).data);
}

/** The answer as read. @throws ServiceError where it could not be read. */
export function orBroken<T>(service: string, read: T | undefined): T {
  if (read === undefined) throw broken(service, "an answer of another shape");
  return read;
}

function broken(service: string, what: string): ServiceError {
  return new ServiceError(`${service}: ${what}`, { trouble: "broken" });
}
