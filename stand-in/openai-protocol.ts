import { STATUS_CODES } from "node:http";
import * as z from "zod/mini";
import type {
  ChatProtocol,
  FinishKind,
  HttpAnswer,
  RefusableField,
  RefusalKind,
} from "./chat-protocol.ts";

const MODEL = "stand-in-1";
/** A model of such a name tells its thoughts as DeepSeek's do, any other as those of vLLM, Ollama and OpenRouter. */
const DEEP = /^deep/;
const DONE = "data: [DONE]\n\n";
const CREATED = 1_790_000_000;
/** The fields that we could send; OpenAI refuses others, local servers ignore them. */
const requestSchema = z.strictObject({
  model: z.string().check(z.minLength(1)),
  messages: z.array(
    z.strictObject({ role: z.enum(["system", "user", "assistant"]), content: z.string() }),
  ),
  temperature: z.optional(z.number()),
  top_p: z.optional(z.number()),
  reasoning_effort: z.optional(
    z.enum(["none", "minimal", "low", "medium", "high", "xhigh", "max"]),
  ),
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

/** Status, type, code and message. */
const REFUSALS: Readonly<
  Record<RefusalKind, readonly [number, string, string | null, string] | "page">
> = {
  "400": [400, "invalid_request_error", null, "Invalid request."],
  "401": [
    401,
    "invalid_request_error",
    "invalid_api_key",
    "Incorrect API key provided: stand****key. You can find your API key at https://platform.openai.com/account/api-keys.",
  ],
  "403": [
    403,
    "request_forbidden",
    "unsupported_country_region_territory",
    "Country, region, or territory not supported",
  ],
  "404": [
    404,
    "invalid_request_error",
    "model_not_found",
    "The model `stand-in-0` does not exist or you do not have access to it.",
  ],
  "408": [408, "timeout", null, "Your request timed out"],
  "429": [
    429,
    "requests",
    "rate_limit_exceeded",
    "Rate limit reached for stand-in-1 on requests per min (RPM): Limit 3, Used 3, Requested 1.",
  ],
  "429-day": [
    429,
    "insufficient_quota",
    "insufficient_quota",
    "You exceeded your current quota, please check your plan and billing details.",
  ],
  "500": [
    500,
    "server_error",
    null,
    "The server had an error while processing your request. Sorry about that!",
  ],
  "502": "page",
  "503": [503, "server_error", null, "The engine is currently overloaded, please try again later"],
  "504": "page",
};

const FINISHES: Readonly<Record<FinishKind, string>> = {
  stop: "stop",
  "max-tokens": "length",
  continuation: "length",
  safety: "content_filter",
  recitation: "content_filter",
  language: "content_filter",
  other: "tool_calls",
  "given-up": "insufficient_system_resource",
  unknown: "tired_of_travel",
};

export const openAiProtocol: ChatProtocol = {
  id: "openai",
  handles: (method, url) => method === "POST" && url.pathname === "/v1/chat/completions",
  modelsPath: "/v1/models",
  models: () => ({
    status: 200,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      object: "list",
      data: [{ id: MODEL, object: "model", created: CREATED, owned_by: "stand-in" }],
    }),
  }),
  wrongKey: () => openAiProtocol.refusal("401"),
  keyEcho: (key) =>
    answer(401, "auth_error", {
      message: `Authentication Error, LiteLLM Virtual Key expected. Received=${key}, expected to start with 'sk-'.`,
      code: "401",
    }),
  problem(_url, _headers, body) {
    const parsed = requestSchema.safeParse(body);
    return parsed.success ? undefined : invalidBody(parsed.error);
  },
  prompt: (body) => requestSchema.parse(body).messages.at(-1)?.content ?? "",
  key: (headers) => (headers.authorization ?? "").replace(/^Bearer /, ""),
  refusable: {
    "no-temperature": unsupported("temperature"),
    "no-sampling": unsupported("top_p"),
    "no-reasoning": {
      isSent: (body) => requestSchema.parse(body).reasoning_effort !== undefined,
      refusal: unrecognized("reasoning_effort"),
    },
    "no-thinking": {
      isSent: (body) => requestSchema.parse(body).reasoning_effort !== undefined,
      refusal: answer(400, "invalid_request_error", {
        message: `"${MODEL}" does not support thinking`,
      }),
    },
    "no-response-format": {
      isSent: (body) => requestSchema.parse(body).response_format?.type === "json_schema",
      refusal: answer(400, "invalid_request_error", {
        message:
          "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model. Learn more about supported models at the Structured Outputs guide: https://platform.openai.com/docs/guides/structured-outputs",
      }),
    },
    "no-json-mode": {
      isSent: (body) => requestSchema.parse(body).response_format !== undefined,
      refusal: answer(400, "invalid_request_error", {
        message: "'response_format.type' must be 'text'",
      }),
    },
    "no-max-tokens": unsupported("max_tokens", " Use 'max_completion_tokens' instead."),
    "no-stream-options": {
      isSent: (body) => requestSchema.parse(body).stream_options !== undefined,
      refusal: unrecognized("stream_options"),
    },
  },
  refusal(kind, message, waitSeconds) {
    const refused = REFUSALS[kind];
    if (refused === "page") return proxyPage(Number(kind));
    const [status, type, code, text] = refused;
    const refusal = answer(status, type, { message: message ?? text, code });
    return waitSeconds === undefined
      ? refusal
      : { ...refusal, headers: { ...refusal.headers, "retry-after": String(waitSeconds) } };
  },
  opening: (body, thought) => [
    chunk(body, { role: "assistant", content: "", refusal: null }),
    chunk(body, {
      content: null,
      [DEEP.test(modelOf(body)) ? "reasoning_content" : "reasoning"]: thought,
    }),
  ],
  text: (content, _before, body) => ({ ...chunk(body, { content }), text: content }),
  end: (finish, body) => [
    chunk(body, {}, FINISHES[finish]),
    ...(wantsUsage(body)
      ? [
          {
            bytes: sse({
              ...frame(body),
              choices: [],
              usage: { prompt_tokens: 1200, completion_tokens: 2100, total_tokens: 3300 },
            }),
          },
        ]
      : []),
    { bytes: DONE },
  ],
  blockedPrompt: () =>
    answer(400, "invalid_request_error", {
      message: "The response was filtered due to the prompt triggering our content policy.",
      param: "prompt",
      code: "content_filter",
    }),
  streamError(form) {
    const [, type, , message] = REFUSALS["503"];
    const error = { message, type, param: null, code: null };
    // llama.cpp sent it in a field of its own until autumn 2025.
    return {
      bytes: form === "data" ? sse({ error }) : `error: ${JSON.stringify(error)}\n\n${DONE}`,
    };
  },
  keepAlive: [": keep-alive\n\n", ":\n\n"],
};

function unsupported(name: "temperature" | "top_p" | "max_tokens", advice = ""): RefusableField {
  const message = `Unsupported parameter: '${name}' is not supported with this model.${advice}`;
  return {
    isSent: (body) => requestSchema.parse(body)[name] !== undefined,
    refusal: answer(400, "invalid_request_error", {
      message,
      param: name,
      code: "unsupported_parameter",
    }),
  };
}

function unrecognized(name: string): HttpAnswer {
  const message = `Unrecognized request argument supplied: ${name}`;
  return answer(400, "invalid_request_error", { message });
}

/** Names what is wrong as OpenAI does: an unknown field at the top in the message, anything else as `param`. */
function invalidBody(error: z.core.$ZodError): HttpAnswer {
  const [issue] = error.issues;
  if (issue?.code === "unrecognized_keys" && issue.path.length === 0) {
    return unrecognized(issue.keys.join(", "));
  }
  const param = issue?.path.join(".") ?? null;
  const message = `Invalid value for '${param}'.`;
  return answer(400, "invalid_request_error", { message, param, code: "invalid_value" });
}

function modelOf(body: unknown): string {
  return requestSchema.parse(body).model;
}

function wantsUsage(body: unknown): boolean {
  return requestSchema.parse(body).stream_options?.include_usage === true;
}

/** Where the usage was asked for, every chunk has its field: null until the last. */
function chunk(body: unknown, delta: object, finish: string | null = null) {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: finish }];
  const usage = wantsUsage(body) ? { usage: null } : {};
  return { bytes: sse({ ...frame(body), choices, ...usage }) };
}

function frame(body: unknown) {
  return {
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: CREATED,
    model: modelOf(body),
  };
}

function sse(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

/** The answer of the proxy before a service where the service doesn't answer. */
function proxyPage(status: number): HttpAnswer {
  const name = `${status} ${STATUS_CODES[status]}`;
  return {
    status,
    headers: { "content-type": "text/html" },
    body: `<html>\n<head><title>${name}</title></head>\n<body><center><h1>${name}</h1></center><hr><center>cloudflare</center></body>\n</html>\n`,
  };
}

function answer(
  status: number,
  type: string,
  error: { message: string; param?: string | null; code?: string | null },
): HttpAnswer {
  const { message, param = null, code = null } = error;
  return {
    status,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ error: { message, type, param, code } }),
  };
}
