import type { ModelRequest, ModelUsage } from "./model-client.ts";

/**
 * An estimate for providers that report no usage: "about 4 characters" (Google's guide to Gemini's
 * tokens, ai.google.dev/gemini-api/docs/tokens), "about 4 bytes" (the README of OpenAI's tiktoken). Bytes
 * of UTF-8, since other scripts than Latin take more tokens a character.
 */
const BYTES_A_TOKEN = 4;

/** Counts the usage of one call while it lasts, so that it is known however the call ends. */
export type UsageMeter = {
  /** The provider works on the request, and bills it from here on. */
  begin(): void;
  /** Counts received text, answer or thought. */
  receive(text: string): void;
  /** The provider's own count so far; the last one counts. */
  report(inputTokens: number | undefined, outputTokens: number | undefined): void;
  /** The call is over. */
  end(): void;
};

/** @param onEnd gets the usage of a call that was begun: as reported, else as estimated. */
export function createUsageMeter(
  request: ModelRequest,
  onEnd: ((usage: ModelUsage) => void) | undefined,
): UsageMeter {
  let hasBegun = false;
  let receivedBytes = 0;
  let reported: Partial<ModelUsage> = {};
  return {
    begin() {
      hasBegun = true;
    },
    receive(text) {
      receivedBytes += Buffer.byteLength(text);
    },
    report(inputTokens, outputTokens) {
      reported = {
        ...reported,
        ...(isCount(inputTokens) ? { inputTokens } : {}),
        ...(isCount(outputTokens) ? { outputTokens } : {}),
      };
    },
    end() {
      if (!hasBegun) return;
      onEnd?.({
        inputTokens: reported.inputTokens ?? tokensIn(bytesOf(request)),
        outputTokens: reported.outputTokens ?? tokensIn(receivedBytes),
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
