import { inspect } from "node:util";
import type { Logger } from "pino";
import type * as z from "zod/mini";
import {
  brokenStream,
  type ModelCallOptions,
  type ModelClient,
  type ModelEnd,
  ModelError,
  type ModelRequest,
} from "./model-client.ts";
import { createOptionalFields, type OptionalField } from "./optional-fields.ts";
import { type EventsDeadlines, postForEvents } from "./post-for-events.ts";
import { providerError, unreadableEvent } from "./provider-error.ts";
import { createUsageMeter, type UsageMeter } from "./usage-meter.ts";

/** What every client is given beside its provider's key and address. */
export type ChatSettings = {
  readonly deadlines?: EventsDeadlines;
  readonly log?: Pick<Logger, "info">;
};

/** What one event of an answer says. */
type ReadChunk = {
  /** Thoughts left out. */
  readonly texts: readonly string[];
  /** The provider's own word for why the answer ends. */
  readonly finish?: string | null | undefined;
  readonly modelVersion?: string | undefined;
};

/** How one provider is spoken to. */
type ChatApi<Field extends string, Chunk> = {
  readonly id: ModelClient["id"];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Some servers repeat a key they refuse, and fetch repeats a header it can't send: no error holds it. */
  readonly apiKey: string | undefined;
  readonly fields: readonly OptionalField<Field>[];
  body(request: ModelRequest, takes: (field: Field) => boolean): unknown;
  readonly chunkSchema: z.ZodMiniType<Chunk>;
  /** Reports usage, and what was received, to the meter. @throws ModelError where the answer is blocked. */
  read(chunk: Chunk, meter: UsageMeter): ReadChunk;
  /** @throws ModelError for an end that is none of the two. */
  endOf(finish: string): ModelEnd["finish"];
};

/** A client of a provider that answers a chat with server-sent events. */
export function createChatClient<Field extends string, Chunk>(
  api: ChatApi<Field, Chunk>,
  { deadlines, log }: ChatSettings,
): ModelClient {
  const { id, url, headers, apiKey } = api;
  const sendWithOptional = createOptionalFields(api.fields, log);

  async function* read(
    request: ModelRequest,
    takes: (field: Field) => boolean,
    { signal, reportUsage }: ModelCallOptions,
  ): AsyncGenerator<string, ModelEnd, void> {
    let finish: string | undefined;
    let modelVersion: string | undefined;
    let hasText = false;
    const meter = createUsageMeter(request, reportUsage);
    const events = postForEvents({
      url,
      headers,
      body: api.body(request, takes),
      signal,
      onTaken: meter.begin,
      hasText: () => hasText,
      deadlines,
    });
    try {
      for await (const event of events) {
        const failure = providerError(url, event);
        if (failure !== undefined) throw failure;
        const parsed = api.chunkSchema.safeParse(event);
        if (!parsed.success) throw unreadableEvent(event);
        const chunk = api.read(parsed.data, meter);
        modelVersion = chunk.modelVersion ?? modelVersion;
        for (const text of chunk.texts) {
          hasText = true;
          yield text;
        }
        finish = chunk.finish ?? finish;
      }
    } finally {
      meter.end();
    }
    // The last chunk names its reason; without one the stream was cut between two events.
    if (finish === undefined) throw brokenStream();
    return { finish: api.endOf(finish), modelVersion };
  }

  return {
    id,
    async *stream(request, options) {
      try {
        return yield* sendWithOptional((takes) => read(request, takes, options));
      } catch (error) {
        throw hideKey(error, apiKey);
      }
    },
  };
}

function hideKey(error: unknown, key: string | undefined): unknown {
  if (!(error instanceof ModelError) || key === undefined || key === "") return error;
  if (!inspect(error).includes(key) && !error.message.includes(key)) return error;
  return new ModelError(error.message.replaceAll(key, "(key)"), { ...error, refusal: undefined });
}
