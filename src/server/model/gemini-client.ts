import * as z from "zod/mini";
import { type ChatSettings, createChatClient } from "./chat-client.ts";
import { brokenStream, type ModelClient, ModelError, type ModelRequest } from "./model-client.ts";
import type { UsageMeter } from "./usage-meter.ts";

/** Specification, section 9. */
const SAMPLING = { temperature: 1, topP: 0.95, topK: 64 } as const;
const MAX_OUTPUT_TOKENS = 8192;
/** The answer ends at a limit, of its tokens or of a request's: the rest is asked for. */
const CUT_SHORT = new Set(["MAX_TOKENS", "CONTINUATION"]);
/** Section 8 has words for these three; for every other bad end the words are ours. */
const BLOCKED_CANDIDATES = new Set(["RECITATION", "SAFETY", "LANGUAGE"]);
/**
 * Models accept some of these and refuse others; thinking levels are part of the thinking
 * configuration.
 */
const OPTIONAL_FIELDS = [
  { name: "temperature", words: /temperature/i },
  { name: "topP", words: /top_?p/i },
  { name: "topK", words: /top_?k/i },
  { name: "maxOutputTokens", words: /max_?output_?tokens/i },
  { name: "thinkingLevel", words: /thinking[_ ]?level/i },
  { name: "thinkingConfig", words: /thinking/i },
  { name: "responseSchema", words: /response_?schema|schema/i },
  { name: "responseMimeType", words: /mime_?type|json mode/i },
  { name: "store", words: /\bstore\b/i },
] as const;
type FieldName = (typeof OPTIONAL_FIELDS)[number]["name"];
type Takes = (name: FieldName) => boolean;

const chunkSchema = z.object({
  candidates: z.optional(
    z.array(
      z.object({
        content: z.optional(
          z.object({
            parts: z.optional(
              z.array(z.object({ text: z.optional(z.string()), thought: z.optional(z.boolean()) })),
            ),
          }),
        ),
        finishReason: z.optional(z.string()),
        finishMessage: z.optional(z.string()),
      }),
    ),
  ),
  promptFeedback: z.optional(
    z.object({
      blockReason: z.optional(z.string()),
      blockReasonMessage: z.optional(z.string()),
    }),
  ),
  usageMetadata: z.optional(
    z.object({
      promptTokenCount: z.optional(z.number()),
      candidatesTokenCount: z.optional(z.number()),
      thoughtsTokenCount: z.optional(z.number()),
    }),
  ),
  modelVersion: z.optional(z.string()),
});
type Chunk = z.infer<typeof chunkSchema>;

export type GeminiSettings = ChatSettings & {
  readonly apiKey: string;
  readonly model: string;
  /** Up to and with the version, such as https://generativelanguage.googleapis.com/v1beta. */
  readonly baseUrl: string;
};

/** Gemini by its streaming REST call (specification section 7.2). */
export function createGeminiClient(settings: GeminiSettings): ModelClient {
  const { apiKey, baseUrl, model } = settings;
  return createChatClient(
    {
      id: "gemini",
      url: `${baseUrl}/models/${model}:streamGenerateContent?alt=sse`,
      headers: { "x-goog-api-key": apiKey },
      apiKey,
      fields: OPTIONAL_FIELDS,
      body: requestBody,
      chunkSchema,
      read(chunk, meter) {
        readMeter(chunk, meter);
        throwIfBlocked(chunk);
        const candidate = chunk.candidates?.[0];
        const texts = (candidate?.content?.parts ?? []).map(({ text = "", thought }) =>
          thought === true ? "" : text,
        );
        return {
          texts: texts.filter((text) => text !== ""),
          finish: candidate?.finishReason,
          modelVersion: chunk.modelVersion,
        };
      },
      endOf: (finish) => (CUT_SHORT.has(finish) ? "length" : "stop"),
    },
    settings,
  );
}

function requestBody(request: ModelRequest, takes: Takes) {
  const thinkingLevel = takes("thinkingLevel") ? { thinkingLevel: "LOW" } : {};
  return {
    systemInstruction: { parts: [{ text: request.system }] },
    contents: request.messages.map(({ role, text }) => ({ role, parts: [{ text }] })),
    generationConfig: {
      ...(takes("temperature") ? { temperature: SAMPLING.temperature } : {}),
      ...(takes("topP") ? { topP: SAMPLING.topP } : {}),
      ...(takes("topK") ? { topK: SAMPLING.topK } : {}),
      ...(takes("maxOutputTokens") ? { maxOutputTokens: MAX_OUTPUT_TOKENS } : {}),
      ...(takes("responseMimeType") ? { responseMimeType: "application/json" } : {}),
      // The API takes a schema beside that type only.
      ...(takes("responseMimeType") && takes("responseSchema")
        ? { responseSchema: request.schema }
        : {}),
      ...(takes("thinkingConfig")
        ? { thinkingConfig: { ...thinkingLevel, includeThoughts: false } }
        : {}),
    },
    ...(takes("store") ? { store: false } : {}),
  };
}

function throwIfBlocked(chunk: Chunk): void {
  const candidate = chunk.candidates?.[0];
  const { blockReason, blockReasonMessage: why } = chunk.promptFeedback ?? {};
  // Feedback without a candidate is a block, whether or not it says why.
  if (
    blockReason !== undefined ||
    (chunk.promptFeedback !== undefined && candidate === undefined)
  ) {
    throw blocked(
      `Response was blocked due to ${blockReason ?? "OTHER"}${why === undefined ? "" : `: ${why}`}`,
      { isFinal: true },
    );
  }
  const reason = candidate?.finishReason;
  if (reason === undefined || reason === "STOP" || CUT_SHORT.has(reason)) return;
  if (reason === "MALFORMED_RESPONSE") throw brokenStream();
  const message = candidate?.finishMessage === undefined ? "" : `: ${candidate.finishMessage}`;
  throw BLOCKED_CANDIDATES.has(reason)
    ? blocked(`Candidate was blocked due to ${reason}${message}`)
    : blocked(`Candidate was ended by ${reason}${message}`);
}

/** Newer models report usage with each chunk, older ones only at the end. */
function readMeter({ candidates, usageMetadata }: Chunk, meter: UsageMeter): void {
  for (const part of candidates?.[0]?.content?.parts ?? []) meter.receive(part.text ?? "");
  if (usageMetadata === undefined) return;
  const { promptTokenCount, candidatesTokenCount = 0, thoughtsTokenCount = 0 } = usageMetadata;
  meter.report(promptTokenCount, candidatesTokenCount + thoughtsTokenCount);
}

function blocked(message: string, facts: { isFinal?: boolean } = {}): ModelError {
  return new ModelError(message, { trouble: "blocked", retryable: false, ...facts });
}
