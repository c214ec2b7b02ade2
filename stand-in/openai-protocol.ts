import * as z from "zod/mini";
import type {
  ChatProtocol,
  FinishKind,
  HttpAnswer,
  RefusableField,
  RefusalKind,
} from "./chat-protocol.ts";
import { requestProblem } from "./request-problem.ts";

const MODEL = "stand-in-1";
/** The fields the API knows; any other is refused, as strict servers do. */
const requestSchema = z.strictObject({
  model: z.string().check(z.minLength(1)),
  messages: z.array(
    z.strictObject({ role: z.enum(["system", "user", "assistant"]), content: z.string() }),
  ),
  temperature: z.optional(z.number()),
  top_p: z.optional(z.number()),
  max_tokens: z.optional(z.int()),
  max_completion_tokens: z.optional(z.int()),
  response_format: z.optional(
    z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("json_object") }),
      z.strictObject({
        type: z.literal("json_schema"),
        json_schema: z.strictObject({
          name: z.string(),
          strict: z.optional(z.boolean()),
          schema: z.record(z.string(), z.unknown()),
        }),
      }),
    ]),
  ),
  stream: z.literal(true),
  stream_options: z.optional(z.strictObject({ include_usage: z.boolean() })),
});

const REFUSALS: Readonly<Record<RefusalKind, readonly [number, string, string]>> = {
  "400": [400, "invalid_request_error", "Invalid request."],
  "401": [401, "invalid_request_error", "Incorrect API key provided."],
  "403": [403, "permission_error", "You are not allowed to sample from this model."],
  "404": [404, "invalid_request_error", "The model `stand-in-0` does not exist."],
  "408": [408, "timeout", "Request timed out."],
  "429": [429, "rate_limit_error", "Rate limit reached for requests."],
  "500": [500, "server_error", "The server had an error while processing your request."],
  "502": [502, "server_error", "Bad gateway."],
  "503": [503, "server_error", "The engine is currently overloaded, please try again later."],
  "504": [504, "server_error", "The gateway timed out."],
};

const FINISHES: Readonly<Record<FinishKind, string>> = {
  stop: "stop",
  "max-tokens": "length",
  safety: "content_filter",
  recitation: "content_filter",
  language: "content_filter",
  other: "other",
  unknown: "tired_of_travel",
};

export const openAiProtocol: ChatProtocol = {
  id: "openai",
  handles: (method, url) => method === "POST" && url.pathname === "/v1/chat/completions",
  modelsPath: "/v1/models",
  models: () => ({
    status: 200,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ object: "list", data: [{ id: "stand-in-1", object: "model" }] }),
  }),
  wrongKey: () => openAiProtocol.refusal("401"),
  problem(_url, headers, body) {
    if (!headers["content-type"]?.startsWith("application/json")) {
      return answer(415, "invalid_request_error", "Send application/json.");
    }
    const parsed = requestSchema.safeParse(body);
    if (!parsed.success) {
      return answer(400, "invalid_request_error", requestProblem(parsed.error));
    }
    if (parsed.data.messages.at(-1)?.role !== "user") {
      return answer(400, "invalid_request_error", "The last message must be the user's.");
    }
    return undefined;
  },
  prompt: (body) => requestSchema.parse(body).messages.at(-1)?.content ?? "",
  key: (headers) => (headers.authorization ?? "").replace(/^Bearer /, ""),
  refusable: {
    "no-temperature": unsupported("temperature"),
    "no-sampling": unsupported("top_p"),
    "no-response-format": {
      isSent: (body) => requestSchema.parse(body).response_format?.type === "json_schema",
      refusal: answer(
        400,
        "invalid_request_error",
        "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model. Learn more about supported models at the Structured Outputs guide: https://platform.openai.com/docs/guides/structured-outputs",
      ),
    },
    "no-json-mode": {
      isSent: (body) => requestSchema.parse(body).response_format !== undefined,
      refusal: answer(
        400,
        "invalid_request_error",
        "'response_format.type' must be 'text': this model has no structured output.",
      ),
    },
    "no-max-tokens": unsupported("max_tokens", " Use 'max_completion_tokens' instead."),
    "no-stream-options": {
      isSent: (body) => requestSchema.parse(body).stream_options !== undefined,
      refusal: answer(
        400,
        "invalid_request_error",
        "Unrecognized request argument supplied: stream_options",
      ),
    },
  },
  refusal(kind, message, waitSeconds) {
    const [status, type, text] = REFUSALS[kind];
    const refusal = answer(status, type, message ?? text);
    return waitSeconds === undefined
      ? refusal
      : { ...refusal, headers: { ...refusal.headers, "retry-after": String(waitSeconds) } };
  },
  opening: () => [chunk({ role: "assistant", content: "" })],
  thought: (text) => chunk({ content: null, reasoning_content: text }),
  text: (content) => ({ ...chunk({ content }), text: content }),
  end: (finish) => [
    { bytes: sse({ ...frame(), choices: [choice({}, FINISHES[finish])], usage: null }) },
    {
      bytes: sse({
        ...frame(),
        choices: [],
        usage: { prompt_tokens: 1200, completion_tokens: 2100, total_tokens: 3300 },
      }),
    },
    { bytes: "data: [DONE]\n\n" },
  ],
  blockedPrompt: () => ({
    status: 400,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      error: {
        message: "The response was filtered due to the prompt triggering our content policy.",
        type: "invalid_request_error",
        param: "prompt",
        code: "content_filter",
      },
    }),
  }),
  streamError(form) {
    const [, type, message] = REFUSALS["503"];
    const error = { error: { message, type, param: null, code: null } };
    return { bytes: form === "data" ? sse(error) : JSON.stringify(error, null, 2) };
  },
};

function unsupported(name: "temperature" | "top_p" | "max_tokens", advice = ""): RefusableField {
  const message = `Unsupported parameter: '${name}' is not supported with this model.${advice}`;
  const type = "invalid_request_error";
  return {
    isSent: (body) => requestSchema.parse(body)[name] !== undefined,
    refusal: answer(400, type, message, { param: name, code: "unsupported_parameter" }),
  };
}

function chunk(delta: object) {
  return { bytes: sse({ ...frame(), choices: [choice(delta, null)] }) };
}

function choice(delta: object, finish: string | null) {
  return { index: 0, delta, finish_reason: finish };
}

function frame() {
  return {
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1_790_000_000,
    model: MODEL,
  };
}

function sse(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function answer(
  status: number,
  type: string,
  message: string,
  more: { readonly param: string | null; readonly code: string | null } = {
    param: null,
    code: null,
  },
): HttpAnswer {
  return {
    status,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ error: { message, type, ...more } }),
  };
}
