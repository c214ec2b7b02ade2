import { ownVersion } from "../lib/own-version.ts";
import { parseJson } from "../lib/parse-json.ts";
import { retryAfterMs } from "../lib/retry-after.ts";
import { yieldToEventLoop } from "../lib/yield-to-event-loop.ts";
import { createEventData } from "./event-data.ts";
import { brokenStream, ModelError } from "./model-client.ts";
import { providerError } from "./provider-error.ts";

const VERSION = ownVersion();
/** A plan is some 40 kB. Unpacked bytes are counted, so that a gzip bomb stops here too. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/** A chunk may have thousands of events, which are read for so long before others have their turn. */
const SLICE_MS = 4;

export type EventsDeadlines = {
  /** Until the answer's text begins: before the first byte, and between two. Many models tell nothing while they think. */
  readonly thinkingMs: number;
  /** Between two pieces of the text. */
  readonly silenceMs: number;
};

/**
 * Models that think were seen silent for half a minute, their headers sent or not (docs/providers.md), and a local
 * server may have to load its model. A plan's piece has two minutes: past a minute there is no time left to write it.
 */
const EVENTS_DEADLINES: EventsDeadlines = { thinkingMs: 60_000, silenceMs: 20_000 };
const MAX_ERROR_BYTES = 64 * 1024;

export type EventsRequest = {
  /** Holds no key: it appears in error texts. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal;
  /** The request is accepted: an answer begins, or we no longer wait for one. */
  readonly onTaken?: () => void;
  /** Whether text of the answer has come. */
  readonly hasText: () => boolean;
  readonly deadlines: EventsDeadlines | undefined;
};

/**
 * POSTs JSON and yields the `data` of each server-sent event as parsed JSON, strictly: a cut stream,
 * bytes that are no event, and data that is no JSON are errors, never a shorter answer.
 *
 * @throws ModelError, or the signal's reason.
 */
export async function* postForEvents(request: EventsRequest): AsyncGenerator<unknown, void, void> {
  const { thinkingMs, silenceMs } = request.deadlines ?? EVENTS_DEADLINES;
  request.signal.throwIfAborted();
  const silence = new AbortController();
  const signal = AbortSignal.any([request.signal, silence.signal]);
  let timer = setTimeout(() => silence.abort(), thinkingMs);
  let isAnswered = false;
  let isWaitedFor = true;
  try {
    const response = await send(request, signal);
    isWaitedFor = false;
    await assertStream(request.url, response);
    isAnswered = true;
    request.onTaken?.();
    timer.refresh();
    if (response.body === null) throw brokenStream();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const events = createEventData(request.url);
    let bytes = 0;
    for await (const chunk of response.body) {
      clearTimeout(timer);
      bytes += chunk.byteLength;
      if (bytes > MAX_ANSWER_BYTES) throw brokenStream();
      let begunMs = performance.now();
      for (const data of events.read(decoder.decode(chunk, { stream: true }))) {
        if (performance.now() - begunMs > SLICE_MS) {
          await yieldToEventLoop();
          begunMs = performance.now();
        }
        yield parseData(data);
      }
      if (events.isDone()) return;
      timer = setTimeout(() => silence.abort(), request.hasText() ? silenceMs : thinkingMs);
    }
    events.end();
  } catch (error) {
    if (isWaitedFor && signal.aborted) request.onTaken?.();
    request.signal.throwIfAborted();
    if (error instanceof ModelError) throw error;
    if (isAnswered && !silence.signal.aborted) throw brokenStream(undefined, error);
    throw new ModelError(
      `Error fetching from ${request.url}: ${silence.signal.aborted ? "no answer in time" : reasonOf(error)}`,
      { trouble: "unreachable", retryable: true },
      { cause: error },
    );
  } finally {
    clearTimeout(timer);
    // Closes the connection when the consumer stops early.
    silence.abort();
  }
}

function send(request: EventsRequest, signal: AbortSignal): Promise<Response> {
  return fetch(request.url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      "x-goog-api-client": `tripwright/${VERSION}`,
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
  if (!type.includes("text/event-stream")) throw brokenStream();
}

function parseData(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw brokenStream(`Error parsing JSON response: "${data.slice(0, 200)}"`);
  }
}

/**
 * The message of a refused connection is in its cause; for a name with two addresses there is only
 * a code.
 */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message !== "" || !("code" in cause) ? cause.message : String(cause.code);
}

/** Turns a refusal into specification section 8's text and what can be done about it. */
async function httpError(url: string, response: Response): Promise<ModelError> {
  const body = parseJson(await readSome(response));
  const { status, statusText, headers } = response;
  const wait = retryAfterMs(headers.get("retry-after"));
  const error = providerError(url, body, { status, statusText, retryAfterMs: wait });
  if (error === undefined) throw new Error("an answer with a status always makes an error");
  return error;
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
