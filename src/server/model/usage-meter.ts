import type { ModelRequest, ModelUsage } from "./model-client.ts";

/**
 * What a token comes to where nobody counts it for us: "about 4 characters" (Google's guide to Gemini's
 * tokens, ai.google.dev/gemini-api/docs/tokens), "about 4 bytes" (the README of OpenAI's tiktoken). Bytes
 * of UTF-8, since other scripts than Latin take more tokens a character.
 */
const BYTES_A_TOKEN = 4;

/** Keeps what one call of a model takes while it lasts, so that it is known however the call ends. */
export type UsageMeter = {
  /** The provider works on it, and bills what it does from here on. */
  begin(): void;
  /** What came, be it answer or thought. */
  receive(text: string): void;
  /** What the provider says it took so far; its last word counts. */
  tell(inputTokens: number | undefined, outputTokens: number | undefined): void;
  /** The call is over. */
  end(): void;
};

/** @param report hears, at the end, what a call took that was begun: as told, else as estimated. */
export function createUsageMeter(
  request: ModelRequest,
  report: ((usage: ModelUsage) => void) | undefined,
): UsageMeter {
  let hasBegun = false;
  let receivedBytes = 0;
  let told: Partial<ModelUsage> = {};
  return {
    begin() {
      hasBegun = true;
    },
    receive(text) {
      receivedBytes += Buffer.byteLength(text);
    },
    tell(inputTokens, outputTokens) {
      told = {
        ...told,
        ...(isCount(inputTokens) ? { inputTokens } : {}),
        ...(isCount(outputTokens) ? { outputTokens } : {}),
      };
    },
    end() {
      if (!hasBegun) return;
      report?.({
        inputTokens: told.inputTokens ?? tokensIn(bytesOf(request)),
        outputTokens: told.outputTokens ?? tokensIn(receivedBytes),
      });
    },
  };
}

/** Some servers say 0 until the end. */
function isCount(tokens: number | undefined): tokens is number {
  return Number.isSafeInteger(tokens) && Number(tokens) > 0;
}

function bytesOf({ system, messages, schema }: ModelRequest): number {
  const texts = [system, JSON.stringify(schema), ...messages.map(({ text }) => text)];
  return texts.reduce((bytes, text) => bytes + Buffer.byteLength(text), 0);
}

function tokensIn(bytes: number): number {
  return Math.ceil(bytes / BYTES_A_TOKEN);
}
