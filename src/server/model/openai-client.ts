import * as z from "zod/mini";
import { type ModelClient, type ModelEnd, ModelError, type ModelRequest } from "./model-client.ts";
import { type EventsDeadlines, postForEvents } from "./post-for-events.ts";

/** Specification, section 9; these servers have no topK. */
const SAMPLING = { temperature: 1, top_p: 0.95 } as const;
const MAX_OUTPUT_TOKENS = 8192;

const chunkSchema = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(z.object({ content: z.nullish(z.string()) })),
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
  error: z.optional(z.object({ message: z.optional(z.string()) })),
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

/** Any server that speaks OpenAI's chat completions. */
export function createOpenAiClient(settings: OpenAiSettings): ModelClient {
  const url = `${settings.baseUrl}/chat/completions`;
  /** What the server takes, learnt from its refusals. */
  let format = 0;

  async function* read(
    request: ModelRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string, ModelEnd, void> {
    let finish: string | undefined;
    let usage = { inputTokens: 0, outputTokens: 0 };
    let modelVersion: string | undefined;
    const events = postForEvents({
      url,
      headers: settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` },
      body: requestBody(request, settings.model, FORMATS[format] ?? "none"),
      signal,
      ...(settings.deadlines === undefined ? {} : { deadlines: settings.deadlines }),
    });
    for await (const event of events) {
      const parsed = chunkSchema.safeParse(event);
      if (!parsed.success)
        throw broken(`Error parsing JSON response: "${JSON.stringify(event).slice(0, 200)}"`);
      const chunk = parsed.data;
      if (chunk.error !== undefined) {
        throw new ModelError(`Error fetching from ${url}: ${chunk.error.message ?? ""}`, {
          trouble: "busy",
          retryable: true,
        });
      }
      modelVersion = chunk.model ?? modelVersion;
      usage = {
        inputTokens: chunk.usage?.prompt_tokens ?? usage.inputTokens,
        outputTokens: chunk.usage?.completion_tokens ?? usage.outputTokens,
      };
      const choice = chunk.choices?.[0];
      const content = choice?.delta?.content;
      if (typeof content === "string" && content !== "") yield content;
      finish = choice?.finish_reason ?? finish;
    }
    if (finish === undefined) throw broken("Failed to parse stream");
    if (finish !== "stop" && finish !== "length") {
      const reason = finish === "content_filter" ? "SAFETY" : finish;
      throw new ModelError(`Candidate was blocked due to ${reason}`, {
        trouble: "blocked",
        retryable: false,
      });
    }
    return { finish, usage, modelVersion };
  }

  return {
    id: "openai",
    async *stream(request, { signal }) {
      for (;;) {
        try {
          return yield* read(request, signal);
        } catch (error) {
          if (!refusesFormat(error) || format === FORMATS.length - 1) throw error;
          format += 1;
        }
      }
    },
  };
}

function refusesFormat(error: unknown): boolean {
  return (
    error instanceof ModelError &&
    /\[(?:400|422) /.test(error.message) &&
    /response_format|json_schema|json_object|stream_options/i.test(error.message)
  );
}

function requestBody(request: ModelRequest, model: string, format: (typeof FORMATS)[number]) {
  return {
    model,
    messages: [
      { role: "system", content: request.system },
      ...request.messages.map(({ role, text }) => ({
        role: role === "model" ? "assistant" : "user",
        content: text,
      })),
    ],
    ...SAMPLING,
    max_tokens: MAX_OUTPUT_TOKENS,
    ...responseFormat(format, request),
    stream: true,
    ...(format === "none" ? {} : { stream_options: { include_usage: true } }),
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

function broken(message: string): ModelError {
  return new ModelError(message, { trouble: "broken", retryable: true });
}
