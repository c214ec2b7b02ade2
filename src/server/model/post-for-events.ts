import { httpError } from "./http-error.ts";
import { ModelError } from "./model-client.ts";
import { providerError } from "./provider-error.ts";

/** Until the first byte of an answer; models think before they speak. */
const HEADERS_DEADLINE_MS = 60_000;
/** Between two pieces of a stream. */
const SILENCE_DEADLINE_MS = 30_000;
/** A plan is some 40 kB; what comes unpacked is counted, so a gzip bomb stops here too. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/** Of one event; pieces are small, and what has no end is not waited for. */
const MAX_EVENT_CHARACTERS = 256 * 1024;
/** An empty line, whichever of the three line ends is used. */
const EVENT_BORDER = /(?:\r\n|\n|\r(?!\n)){2}/;

export type EventsDeadlines = { readonly headersMs: number; readonly silenceMs: number };

export type EventsRequest = {
  /** Holds no key: it appears in error texts. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal;
  /** The question is taken: an answer begins, or we no longer wait for one. */
  readonly onTaken?: () => void;
  readonly deadlines?: EventsDeadlines;
};

/**
 * POSTs JSON and yields the `data` of each server-sent event as parsed JSON, strictly: a cut stream,
 * bytes that are no event, and data that is no JSON are errors, never a shorter answer.
 *
 * @throws ModelError, or the signal's reason.
 */
export async function* postForEvents(request: EventsRequest): AsyncGenerator<unknown, void, void> {
  const deadlines = request.deadlines ?? {
    headersMs: HEADERS_DEADLINE_MS,
    silenceMs: SILENCE_DEADLINE_MS,
  };
  request.signal.throwIfAborted();
  const silence = new AbortController();
  const signal = AbortSignal.any([request.signal, silence.signal]);
  let timer = setTimeout(() => silence.abort(), deadlines.headersMs);
  let isAnswered = false;
  let isWaitedFor = true;
  try {
    const response = await send(request, signal);
    isWaitedFor = false;
    await assertStream(request.url, response);
    isAnswered = true;
    request.onTaken?.();
    if (response.body === null) throw broken("Failed to parse stream");
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    let bytes = 0;
    for await (const chunk of response.body) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), deadlines.silenceMs);
      bytes += chunk.byteLength;
      if (bytes > MAX_ANSWER_BYTES) throw broken("Failed to parse stream");
      text += decode(decoder, chunk);
      for (
        let border = EVENT_BORDER.exec(text);
        border !== null;
        border = EVENT_BORDER.exec(text)
      ) {
        const event = text.slice(0, border.index);
        text = text.slice(border.index + border[0].length);
        if (event.trim() === "" || event.startsWith(":")) continue;
        const data = dataOf(event, request.url);
        if (data === DONE) return;
        yield parseData(data);
      }
      if (text.length > MAX_EVENT_CHARACTERS) throw broken("Failed to parse stream");
    }
    if (text.trim() !== "") throw leftOver(text, request.url);
  } catch (error) {
    if (isWaitedFor && signal.aborted) request.onTaken?.();
    request.signal.throwIfAborted();
    if (error instanceof ModelError) throw error;
    if (isAnswered && !silence.signal.aborted) throw broken("Failed to parse stream", error);
    throw new ModelError(
      `Error fetching from ${request.url}: ${silence.signal.aborted ? "no answer in time" : reasonOf(error)}`,
      { trouble: "unreachable", retryable: true },
      { cause: error },
    );
  } finally {
    clearTimeout(timer);
    // Leaves nothing open behind a consumer that stopped early.
    silence.abort();
  }
}

const DONE = "[DONE]";

function send(request: EventsRequest, signal: AbortSignal): Promise<Response> {
  return fetch(request.url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      "x-goog-api-client": "tripwright/0.1",
      ...request.headers,
    },
    body: JSON.stringify(request.body),
    redirect: "error",
    signal,
  });
}

async function assertStream(url: string, response: Response): Promise<void> {
  if (!response.ok) throw await httpError(url, response);
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("text/event-stream")) throw broken("Failed to parse stream");
}

function decode(decoder: TextDecoder, chunk: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw broken("Failed to parse stream");
  }
}

function dataOf(event: string, url: string): string {
  const lines = event.split(/\r\n|\n|\r/).filter((line) => line.startsWith("data:"));
  if (lines.length === 0 && !/^(?:event|id|retry):/.test(event)) throw leftOver(event, url);
  return lines.map((line) => line.slice(5).trimStart()).join("\n");
}

function parseData(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw broken(`Error parsing JSON response: "${data.slice(0, 200)}"`);
  }
}

/** What stands outside the events: an error object that came in the middle, or the stump of a cut stream. */
function leftOver(text: string, url: string): ModelError {
  return providerError(url, jsonOr(undefined, text)) ?? broken("Failed to parse stream");
}

function jsonOr<T>(fallback: T, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fallback;
  }
}

function broken(message: string, cause?: unknown): ModelError {
  return new ModelError(message, { trouble: "broken", retryable: true }, { cause });
}

/** A refused connection has its words one level down, and for a name with two addresses only a code. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message !== "" || !("code" in cause) ? cause.message : String(cause.code);
}
