import * as z from "zod/mini";
import { hideKey } from "./hide-key.ts";
import {
  type ModelCallOptions,
  type ModelClient,
  type ModelEnd,
  ModelError,
  type ModelRequest,
} from "./model-client.ts";
import { type EventsDeadlines, postForEvents } from "./post-for-events.ts";
import { providerError } from "./provider-error.ts";
import { createUsageMeter } from "./usage-meter.ts";

/** Specification, section 9; these servers have no topK. */
const SAMPLING = { temperature: 1, top_p: 0.95 } as const;
const MAX_OUTPUT_TOKENS = 8192;

const chunkSchema = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(
          z.object({
            content: z.nullish(z.string()),
            reasoning_content: z.nullish(z.string()),
          }),
        ),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
  usage: z.nullish(
    z.object({
      prompt_tokens: z.optional(z.number()),
      completion_tokens: z.optional(z.number()),
    }),
  ),
  model: z.optional(z.string()),
});

export type OpenAiSettings = {
  /** Undefined for servers that ask for none, such as Ollama. */
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Up to and with the version, such as http://localhost:11434/v1. */
  readonly baseUrl: string;
  readonly deadlines?: EventsDeadlines;
};

/** How an answer's form is asked for, from the strictest on. */
const FORMATS = ["json_schema", "json_object", "none"] as const;

/** What a server takes, learnt from its refusals. */
type Taken = {
  format: (typeof FORMATS)[number];
  sampling: boolean;
  /** Newer models know the limit by another name. */
  tokenLimit: "max_tokens" | "max_completion_tokens";
};

/** Any server that speaks OpenAI's chat completions. */
export function createOpenAiClient(settings: OpenAiSettings): ModelClient {
  const url = `${settings.baseUrl}/chat/completions`;
  let taken: Taken = { format: "json_schema", sampling: true, tokenLimit: "max_tokens" };

  async function* read(
    request: ModelRequest,
    { signal, reportUsage }: ModelCallOptions,
  ): AsyncGenerator<string, ModelEnd, void> {
    let finish: string | undefined;
    const meter = createUsageMeter(request, reportUsage);
    let modelVersion: string | undefined;
    const events = postForEvents({
      url,
      headers: settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` },
      body: requestBody(request, settings.model, taken),
      signal,
      onTaken: meter.begin,
      ...(settings.deadlines === undefined ? {} : { deadlines: settings.deadlines }),
    });
    try {
      for await (const event of events) {
        const failure = providerError(url, event);
        if (failure !== undefined) throw failure;
        const parsed = chunkSchema.safeParse(event);
        if (!parsed.success)
          throw broken(`Error parsing JSON response: "${JSON.stringify(event).slice(0, 200)}"`);
        const chunk = parsed.data;
        modelVersion = chunk.model ?? modelVersion;
        meter.tell(chunk.usage?.prompt_tokens, chunk.usage?.completion_tokens);
        const choice = chunk.choices?.[0];
        const content = choice?.delta?.content ?? "";
        meter.receive(content + (choice?.delta?.reasoning_content ?? ""));
        if (content !== "") yield content;
        finish = choice?.finish_reason ?? finish;
      }
    } finally {
      meter.end();
    }
    if (finish === undefined) throw broken("Failed to parse stream");
    if (finish !== "stop" && finish !== "length") throw ended(finish);
    return { finish, modelVersion };
  }

  return {
    id: "openai",
    async *stream(request, options) {
      for (;;) {
        try {
          return yield* read(request, options);
        } catch (error) {
          const less = withoutRefused(taken, error);
          if (less === undefined) throw hideKey(error, settings.apiKey);
          taken = less;
        }
      }
    },
  };
}

/** What is left to try when a server refuses a field by its name; undefined when it doesn't. */
function withoutRefused(taken: Taken, error: unknown): Taken | undefined {
  if (!(error instanceof ModelError) || !/: \[(?:400|422) /.test(error.message)) return undefined;
  const { message } = error;
  if (taken.tokenLimit === "max_tokens" && /max_completion_tokens/i.test(message)) {
    return { ...taken, tokenLimit: "max_completion_tokens" };
  }
  if (taken.sampling && /temperature|top_p/i.test(message)) return { ...taken, sampling: false };
  const format = FORMATS[FORMATS.indexOf(taken.format) + 1];
  if (format === undefined) return undefined;
  return /response_format|json_schema|json_object|stream_options/i.test(message)
    ? { ...taken, format }
    : undefined;
}

function requestBody(request: ModelRequest, model: string, taken: Taken) {
  return {
    model,
    messages: [
      { role: "system", content: request.system },
      ...request.messages.map(({ role, text }) => ({
        role: role === "model" ? "assistant" : "user",
        content: text,
      })),
    ],
    ...(taken.sampling ? SAMPLING : {}),
    [taken.tokenLimit]: MAX_OUTPUT_TOKENS,
    ...responseFormat(taken.format, request),
    stream: true,
    ...(taken.format === "none" ? {} : { stream_options: { include_usage: true } }),
  };
}

function responseFormat(format: (typeof FORMATS)[number], request: ModelRequest) {
  switch (format) {
    case "json_schema":
      return {
        response_format: {
          type: "json_schema",
          json_schema: { name: "trip", schema: request.schema },
        },
      };
    case "json_object":
      return { response_format: { type: "json_object" } };
    case "none":
      return {};
  }
}

function ended(finish: string): ModelError {
  const message =
    finish === "content_filter"
      ? "Candidate was blocked due to SAFETY"
      : `Candidate was ended by ${finish}`;
  return new ModelError(message, { trouble: "blocked", retryable: false });
}

function broken(message: string): ModelError {
  return new ModelError(message, { trouble: "broken", retryable: true });
}
