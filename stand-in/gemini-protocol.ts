import * as z from "zod/mini";
import type {
  ChatProtocol,
  FinishKind,
  HttpAnswer,
  RefusableField,
  RefusalKind,
} from "./chat-protocol.ts";
import { requestProblem } from "./request-problem.ts";

const MODEL_VERSION = "gemini-3.8-flash";
const THOUGHT_TOKENS = 300;
/** Its own count, which differs from an estimate by bytes. */
const CHARACTERS_A_TOKEN = 3;
const PATH = /^\/v1beta\/models\/([^/:]+):streamGenerateContent$/;
const partSchema = z.strictObject({ text: z.string() });
/** The fields the API knows; any other is refused, as the real one does. */
const requestSchema = z.strictObject({
  systemInstruction: z.optional(
    z.strictObject({ role: z.optional(z.string()), parts: z.array(partSchema) }),
  ),
  contents: z.array(
    z.strictObject({ role: z.enum(["user", "model"]), parts: z.array(partSchema) }),
  ),
  generationConfig: z.optional(
    z.strictObject({
      temperature: z.optional(z.number()),
      topP: z.optional(z.number()),
      topK: z.optional(z.number()),
      maxOutputTokens: z.optional(z.int()),
      responseMimeType: z.optional(z.string()),
      responseSchema: z.optional(z.record(z.string(), z.unknown())),
      responseJsonSchema: z.optional(z.record(z.string(), z.unknown())),
      thinkingConfig: z.optional(
        z.strictObject({
          thinkingLevel: z.optional(z.string().check(z.regex(/^(?:low|medium|high)$/i))),
          includeThoughts: z.optional(z.boolean()),
        }),
      ),
    }),
  ),
  safetySettings: z.optional(z.array(z.unknown())),
  store: z.optional(z.boolean()),
});

const REFUSALS: Readonly<Record<RefusalKind, readonly [number, string, string]>> = {
  "400": [400, "INVALID_ARGUMENT", "Request contains an invalid argument."],
  "401": [
    401,
    "UNAUTHENTICATED",
    "Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.",
  ],
  "403": [403, "PERMISSION_DENIED", "Your project has been denied access. Please contact support."],
  "404": [
    404,
    "NOT_FOUND",
    "models/gemini-1.5-flash is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.",
  ],
  "408": [408, "DEADLINE_EXCEEDED", "The request timed out."],
  "429": [
    429,
    "RESOURCE_EXHAUSTED",
    "You exceeded your current quota, please check your plan and billing details.",
  ],
  "500": [500, "INTERNAL", "An internal error has occurred. Please retry."],
  "502": [502, "UNAVAILABLE", "Bad gateway."],
  "503": [503, "UNAVAILABLE", "The model is overloaded. Please try again later."],
  "504": [504, "DEADLINE_EXCEEDED", "Deadline expired before operation could complete."],
};

const FINISHES: Readonly<Record<FinishKind, string>> = {
  stop: "STOP",
  "max-tokens": "MAX_TOKENS",
  safety: "SAFETY",
  recitation: "RECITATION",
  language: "LANGUAGE",
  other: "OTHER",
  unknown: "TIRED_OF_TRAVEL",
};

export const geminiProtocol: ChatProtocol = {
  id: "gemini",
  handles: (method, url) => method === "POST" && PATH.test(url.pathname),
  modelsPath: "/v1beta/models",
  models: () => ({
    status: 200,
    headers: { "content-type": "application/json; charset=UTF-8" },
    body: JSON.stringify({
      models: ["gemini-flash-latest", MODEL_VERSION].map((name) => ({
        name: `models/${name}`,
        supportedGenerationMethods: ["generateContent"],
      })),
    }),
  }),
  wrongKey: () =>
    answer(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", [
      {
        "@type": "type.googleapis.com/google.rpc.ErrorInfo",
        reason: "API_KEY_INVALID",
        domain: "googleapis.com",
      },
    ]),
  problem(url, headers, body) {
    if (url.searchParams.get("alt") !== "sse") return invalid("this stand-in only streams alt=sse");
    if (url.searchParams.has("key")) return invalid("the key belongs in x-goog-api-key");
    if (!headers["content-type"]?.startsWith("application/json")) {
      return invalid("Content-Type must be application/json");
    }
    if (geminiProtocol.key(headers) === "") {
      return answer(
        403,
        "PERMISSION_DENIED",
        "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
      );
    }
    const parsed = requestSchema.safeParse(body);
    if (!parsed.success) {
      return invalid(`Invalid JSON payload received. ${requestProblem(parsed.error)}`);
    }
    const { contents, generationConfig } = parsed.data;
    if (contents[0]?.role !== "user") return invalid("The first turn must be a user turn.");
    if (contents.at(-1)?.role !== "user") {
      return invalid("Requests ending with a model turn are not supported.");
    }
    const schema = generationConfig?.responseSchema ?? generationConfig?.responseJsonSchema;
    if (schema !== undefined && generationConfig?.responseMimeType !== "application/json") {
      return invalid("responseSchema needs responseMimeType application/json.");
    }
    return undefined;
  },
  prompt: (body) => requestSchema.parse(body).contents.at(-1)?.parts[0]?.text ?? "",
  key: (headers) => String(headers["x-goog-api-key"] ?? ""),
  refusable: {
    "no-temperature": refusable("temperature", "temperature is not supported by this model."),
    "no-sampling": refusable("topK", "Unsupported parameter: topK is not supported by this model."),
    "no-thinking-level": {
      isSent: (body) => configOf(body).thinkingConfig?.thinkingLevel !== undefined,
      refusal: invalid("Thinking level is not supported for this model."),
    },
    "no-thinking": refusable(
      "thinkingConfig",
      "Unable to submit request because thinking_config is not supported by this model.",
    ),
    "no-response-format": {
      isSent: (body) => configOf(body).responseSchema !== undefined,
      refusal: unknownName("responseSchema", "generation_config"),
    },
    "no-json-mode": refusable("responseMimeType", "JSON mode is not enabled for this model"),
    "no-store": {
      isSent: (body) => requestSchema.parse(body).store !== undefined,
      refusal: unknownName("store"),
    },
    "no-max-tokens": refusable(
      "maxOutputTokens",
      "Unable to submit request because it has a maxOutputTokens value of 8192 but the supported range is from 1 (inclusive) to 4097 (exclusive). Update the value and try again.",
    ),
  },
  refusal(kind, message, waitSeconds) {
    const [status, name, text] = REFUSALS[kind];
    const details =
      waitSeconds === undefined
        ? []
        : [
            {
              "@type": "type.googleapis.com/google.rpc.QuotaFailure",
              violations: [{ quotaId: "GenerateRequestsPerMinutePerProjectPerModel-FreeTier" }],
            },
            {
              "@type": "type.googleapis.com/google.rpc.RetryInfo",
              retryDelay: `${waitSeconds}s`,
            },
          ];
    return answer(status, name, message ?? text, details);
  },
  opening: () => [],
  thought: (text) => event({ parts: [{ text, thought: true }] }),
  text: (text, before) => ({
    ...event({ parts: [{ text }] }, before + [...text].length),
    text,
  }),
  end(finish) {
    const content = finish === "stop" ? { content: { role: "model", parts: [{ text: "" }] } } : {};
    return [
      {
        bytes: sse({
          candidates: [{ ...content, finishReason: FINISHES[finish], index: 0 }],
          usageMetadata: {
            promptTokenCount: 1200,
            candidatesTokenCount: 2100,
            thoughtsTokenCount: THOUGHT_TOKENS,
            totalTokenCount: 3600,
          },
          modelVersion: MODEL_VERSION,
          responseId: "stand-in",
        }),
      },
    ];
  },
  blockedPrompt: () => ({
    status: 200,
    headers: { "content-type": "text/event-stream" },
    body: sse({
      promptFeedback: { blockReason: "PROHIBITED_CONTENT" },
      usageMetadata: { promptTokenCount: 1200, totalTokenCount: 1200 },
      modelVersion: MODEL_VERSION,
    }),
  }),
  streamError(form) {
    const [code, status, message] = REFUSALS["503"];
    const error = { error: { code, message, status } };
    return { bytes: form === "data" ? sse(error) : JSON.stringify(error, null, 2) };
  },
};

function configOf(body: unknown) {
  return requestSchema.parse(body).generationConfig ?? {};
}

function refusable(name: keyof ReturnType<typeof configOf>, message: string): RefusableField {
  return { isSent: (body) => configOf(body)[name] !== undefined, refusal: invalid(message) };
}

/** How a version of the API answers a field that it does not have. */
function unknownName(name: string, at?: string): HttpAnswer {
  const where = at === undefined ? "" : ` at '${at}'`;
  const description = `Invalid JSON payload received. Unknown name "${name}"${where}: Cannot find field.`;
  return answer(400, "INVALID_ARGUMENT", description, [
    {
      "@type": "type.googleapis.com/google.rpc.BadRequest",
      fieldViolations: [{ ...(at === undefined ? {} : { field: at }), description }],
    },
  ]);
}

/** Each chunk reports the usage so far, except one of thoughts, as gemini-3.8-flash does. */
function event(content: object, characters?: number) {
  const candidatesTokenCount = Math.ceil((characters ?? 0) / CHARACTERS_A_TOKEN);
  const counts = { candidatesTokenCount, thoughtsTokenCount: THOUGHT_TOKENS };
  return {
    bytes: sse({
      candidates: [{ content: { role: "model", ...content }, index: 0 }],
      usageMetadata: {
        promptTokenCount: 1200,
        totalTokenCount: 1200,
        ...(characters === undefined ? {} : counts),
      },
      modelVersion: MODEL_VERSION,
      responseId: "stand-in",
    }),
  };
}

function sse(data: object): string {
  return `data: ${JSON.stringify(data)}\r\n\r\n`;
}

function invalid(message: string): HttpAnswer {
  return answer(400, "INVALID_ARGUMENT", message);
}

function answer(code: number, status: string, message: string, details: object[] = []): HttpAnswer {
  const error = { code, message, status, ...(details.length === 0 ? {} : { details }) };
  return {
    status: code,
    headers: { "content-type": "application/json; charset=UTF-8" },
    body: JSON.stringify({ error }, null, 2),
  };
}
