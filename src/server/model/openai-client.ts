import * as z from "zod/mini";
import { type ChatSettings, createChatClient } from "./chat-client.ts";
import { type ModelClient, ModelError, type ModelRequest } from "./model-client.ts";

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
            // Thoughts, by today's name and by DeepSeek's.
            reasoning: z.nullish(z.string()),
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

export type OpenAiSettings = ChatSettings & {
  /** Undefined for servers that need none, such as Ollama. */
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Up to and with the version, such as http://localhost:11434/v1. */
  readonly baseUrl: string;
};

/** Servers accept some of these and refuse others; newer models have another name for the limit. */
const OPTIONAL_FIELDS = [
  { name: "temperature", words: /temperature/i },
  { name: "top_p", words: /top_p/i },
  // Ollama doesn't name the field.
  { name: "reasoning_effort", words: /reasoning_effort|does not support thinking/i },
  { name: "max_tokens", words: /max_(?:completion_)?tokens/i },
  { name: "max_completion_tokens", words: /max_completion_tokens/i, insteadOf: "max_tokens" },
  { name: "response_format json_schema", words: /response_format|json_schema|json_object/i },
  {
    name: "response_format json_object",
    words: /response_format|json_schema|json_object/i,
    insteadOf: "response_format json_schema",
  },
  { name: "stream_options", words: /stream_options/i },
] as const;
type FieldName = (typeof OPTIONAL_FIELDS)[number]["name"];
type Takes = (name: FieldName) => boolean;

/** Any server that speaks OpenAI's chat completions. */
export function createOpenAiClient(settings: OpenAiSettings): ModelClient {
  const { apiKey, baseUrl, model } = settings;
  return createChatClient(
    {
      id: "openai",
      url: `${baseUrl}/chat/completions`,
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      apiKey,
      fields: OPTIONAL_FIELDS,
      body: (request, takes: Takes) => requestBody(request, model, takes),
      chunkSchema,
      read({ choices, usage, model: modelVersion }, meter) {
        meter.report(usage?.prompt_tokens, usage?.completion_tokens);
        const { delta, finish_reason: finish } = choices?.[0] ?? {};
        const { content, reasoning, reasoning_content } = delta ?? {};
        // Some servers send the same thoughts by both names.
        meter.receive((content ?? "") + (reasoning ?? reasoning_content ?? ""));
        return { texts: content ? [content] : [], finish, modelVersion };
      },
      endOf(finish) {
        if (finish === "stop" || finish === "length") return finish;
        throw ended(finish);
      },
    },
    settings,
  );
}

function requestBody(request: ModelRequest, model: string, takes: Takes) {
  return {
    model,
    messages: [
      { role: "system", content: request.system },
      ...request.messages.map(({ role, text }) => ({
        role: role === "model" ? "assistant" : "user",
        content: text,
      })),
    ],
    ...(takes("temperature") ? { temperature: SAMPLING.temperature } : {}),
    ...(takes("top_p") ? { top_p: SAMPLING.top_p } : {}),
    ...(takes("reasoning_effort") ? { reasoning_effort: "low" } : {}),
    ...(takes("max_tokens") ? { max_tokens: MAX_OUTPUT_TOKENS } : {}),
    ...(takes("max_completion_tokens") ? { max_completion_tokens: MAX_OUTPUT_TOKENS } : {}),
    ...(takes("response_format json_schema")
      ? { response_format: jsonSchema(request) }
      : takes("response_format json_object")
        ? { response_format: { type: "json_object" } }
        : {}),
    stream: true,
    ...(takes("stream_options") ? { stream_options: { include_usage: true } } : {}),
  };
}

function jsonSchema({ schema }: ModelRequest) {
  return { type: "json_schema", json_schema: { name: "trip", schema } };
}

function ended(finish: string): ModelError {
  // DeepSeek's word for an answer that it had no room to finish.
  if (finish === "insufficient_system_resource") {
    return new ModelError(`Candidate was ended by ${finish}`, { trouble: "busy", retryable: true });
  }
  const message =
    finish === "content_filter"
      ? "Candidate was blocked due to SAFETY"
      : `Candidate was ended by ${finish}`;
  return new ModelError(message, { trouble: "blocked", retryable: false });
}
