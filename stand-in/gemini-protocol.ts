import * as z from "zod/mini";
import type {
  ChatProtocol,
  FinishKind,
  HttpAnswer,
  RefusableField,
  RefusalKind,
} from "./chat-protocol.ts";
import {
  badRequest,
  errorInfo,
  googleStatus,
  invalidKey,
  invalidPayload,
  missingKey,
} from "./google-status.ts";

const SERVICE = "generativelanguage.googleapis.com";
const MODEL_VERSION = "gemini-3.8-flash";
const THOUGHT_TOKENS = 300;
/** Its own count, which differs from an estimate by bytes. */
const CHARACTERS_A_TOKEN = 3;
const PATH = /^\/v1beta\/models\/([^/:]+):streamGenerateContent$/;
const partSchema = z.strictObject({ text: z.string() });
/** The keys of OpenAPI's schema that the API takes: any other is an unknown name. */
const schemaSchema: z.ZodMiniType = z.strictObject({
  type: z.optional(z.string()),
  format: z.optional(z.string()),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  nullable: z.optional(z.boolean()),
  enum: z.optional(z.array(z.string())),
  default: z.optional(z.unknown()),
  example: z.optional(z.unknown()),
  pattern: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.int()),
  maxLength: z.optional(z.int()),
  minItems: z.optional(z.int()),
  maxItems: z.optional(z.int()),
  minProperties: z.optional(z.int()),
  maxProperties: z.optional(z.int()),
  required: z.optional(z.array(z.string())),
  propertyOrdering: z.optional(z.array(z.string())),
  items: z.optional(z.lazy(() => schemaSchema)),
  anyOf: z.optional(z.array(z.lazy(() => schemaSchema))),
  properties: z.optional(
    z.record(
      z.string(),
      z.lazy(() => schemaSchema),
    ),
  ),
});
/** The fields that we could send; the API refuses those that it doesn't know. */
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
      responseSchema: z.optional(schemaSchema),
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

const QUOTA =
  "You exceeded your current quota, please check your plan and billing details. For more information on this error, head to: https://ai.google.dev/gemini-api/docs/rate-limits.";
const REFUSALS: Readonly<Record<RefusalKind, readonly [number, string, string]>> = {
  "400": [400, "INVALID_ARGUMENT", "Request contains an invalid argument."],
  "401": [
    401,
    "UNAUTHENTICATED",
    "Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.",
  ],
  "403": [
    403,
    "PERMISSION_DENIED",
    "Generative Language API has not been used in project 12345678 before or it is disabled.",
  ],
  "404": [
    404,
    "NOT_FOUND",
    "models/gemini-1.5-flash is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.",
  ],
  "408": [408, "HTML", "Request Timeout"],
  "429": [429, "RESOURCE_EXHAUSTED", "Resource has been exhausted (e.g. check quota)."],
  "429-day": [429, "RESOURCE_EXHAUSTED", QUOTA],
  "500": [
    500,
    "INTERNAL",
    "An internal error has occurred. Please retry or report in https://developers.generativeai.google/guide/troubleshooting",
  ],
  "502": [502, "HTML", "Server Error"],
  "503": [
    503,
    "UNAVAILABLE",
    "This model is currently experiencing high demand. Spikes in demand are usually temporary. Please try again later.",
  ],
  "504": [504, "DEADLINE_EXCEEDED", "Deadline expired before operation could complete."],
};

const FINISHES: Readonly<Record<FinishKind, string>> = {
  stop: "STOP",
  "max-tokens": "MAX_TOKENS",
  continuation: "CONTINUATION",
  safety: "SAFETY",
  recitation: "RECITATION",
  language: "LANGUAGE",
  other: "OTHER",
  "given-up": "MALFORMED_RESPONSE",
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
  wrongKey: () => invalidKey("AIza-stand-in", SERVICE),
  keyEcho: (key) => invalidKey(key, SERVICE),
  problem(url, headers, body) {
    // It would answer without, but as one list, which nothing here writes.
    if (url.searchParams.get("alt") !== "sse") throw new Error("only alt=sse is written here");
    if (geminiProtocol.key(headers) === "") return missingKey();
    const parsed = requestSchema.safeParse(body);
    if (!parsed.success) return invalidPayload(parsed.error);
    const { contents, generationConfig } = parsed.data;
    if (contents.length === 0) {
      return invalid("* GenerateContentRequest.contents: contents is not specified\n");
    }
    if (contents.at(-1)?.role !== "user") {
      return invalid("Requests ending with a model turn are not supported.");
    }
    const schema = generationConfig?.responseSchema ?? generationConfig?.responseJsonSchema;
    if (schema !== undefined && generationConfig?.responseMimeType !== "application/json") {
      return invalid("A response schema needs the response MIME type application/json.");
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
    if (name === "HTML") return frontEndPage(status, text);
    if (waitSeconds !== undefined || kind === "429-day") {
      return quotaFailure(kind === "429-day" ? "PerDay" : "PerMinute", waitSeconds ?? 31);
    }
    const details = kind === "403" ? [errorInfo("SERVICE_DISABLED", SERVICE)] : [];
    return googleStatus(status, name, message ?? text, details);
  },
  // Without includeThoughts nothing is told of what a model thinks, however long it does.
  opening: (body, thought) =>
    configOf(body).thinkingConfig?.includeThoughts === true
      ? [event({ parts: [{ text: thought, thought: true }] })]
      : [],
  text: (text, before) => ({
    ...event({ parts: [{ text }] }, before + [...text].length),
    text,
  }),
  end(finish) {
    const isWhole = finish === "stop";
    const parts = [{ text: "", thoughtSignature: "EuIOCt8OAXLI2nyUmA16xmPM" }];
    const content = isWhole ? { content: { role: "model", parts } } : {};
    const why =
      finish === "other"
        ? { finishMessage: "Model failed to generate content due to internal error." }
        : {};
    return [
      ...(isWhole ? [{ bytes: sse(chunkOf({ content: { role: "model" }, index: 0 })) }] : []),
      { bytes: sse(chunkOf({ ...content, finishReason: FINISHES[finish], ...why, index: 0 })) },
    ];
  },
  blockedPrompt: (isReasonSaid) => ({
    status: 200,
    headers: { "content-type": "text/event-stream" },
    body: sse({
      ...(isReasonSaid
        ? { promptFeedback: { blockReason: "PROHIBITED_CONTENT" } }
        : { candidates: [], promptFeedback: { blockReasonMessage: "Message" } }),
      usageMetadata: { promptTokenCount: 1200, totalTokenCount: 1200 },
      modelVersion: MODEL_VERSION,
    }),
  }),
  streamError(form) {
    const [code, status, message] = REFUSALS["503"];
    const error = { error: { code, message, status } };
    return { bytes: form === "data" ? sse(error) : JSON.stringify(error, null, 2) };
  },
  keepAlive: [],
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
  const violation = { ...(at === undefined ? {} : { field: at }), description };
  return googleStatus(400, "INVALID_ARGUMENT", description, [badRequest([violation])]);
}

/** A quota that is used up; the wait is in the body only, for a day's quota too. */
function quotaFailure(span: "PerMinute" | "PerDay", waitSeconds: number): HttpAnswer {
  return googleStatus(429, "RESOURCE_EXHAUSTED", `${QUOTA}\nPlease retry in ${waitSeconds}s.`, [
    {
      "@type": "type.googleapis.com/google.rpc.QuotaFailure",
      violations: [
        {
          quotaMetric: `${SERVICE}/generate_content_free_tier_requests`,
          quotaId: `GenerateRequests${span}PerProjectPerModel-FreeTier`,
          quotaDimensions: { location: "global", model: MODEL_VERSION },
          quotaValue: "20",
        },
      ],
    },
    {
      "@type": "type.googleapis.com/google.rpc.Help",
      links: [
        {
          description: "Learn more about Gemini API quotas",
          url: "https://ai.google.dev/gemini-api/docs/rate-limits",
        },
      ],
    },
    { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: `${waitSeconds}s` },
  ]);
}

/** The answer of Google's front end where no service answers. */
function frontEndPage(status: number, name: string): HttpAnswer {
  return {
    status,
    headers: { "content-type": "text/html; charset=UTF-8" },
    body: `<!DOCTYPE html>\n<html lang=en>\n<title>Error ${status} (${name})!!1</title>\n<p><b>${status}.</b> <ins>That’s an error.</ins>\n`,
  };
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

/** A chunk at the end of an answer, with the whole usage. */
function chunkOf(candidate: object) {
  return {
    candidates: [candidate],
    usageMetadata: {
      promptTokenCount: 1200,
      candidatesTokenCount: 2100,
      thoughtsTokenCount: THOUGHT_TOKENS,
      totalTokenCount: 3600,
      promptTokensDetails: [{ modality: "TEXT", tokenCount: 1200 }],
    },
    modelVersion: MODEL_VERSION,
    responseId: "stand-in",
  };
}

function sse(data: object): string {
  return `data: ${JSON.stringify(data)}\r\n\r\n`;
}

function invalid(message: string): HttpAnswer {
  return googleStatus(400, "INVALID_ARGUMENT", message);
}
