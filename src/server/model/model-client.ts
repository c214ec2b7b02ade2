import type { ChatMessage } from "../../domain/plan/plan-prompt.ts";
import type { JsonObject } from "../../domain/plan/tolerant-json.ts";

export type ModelRequest = {
  readonly system: string;
  readonly messages: readonly ChatMessage[];
  /** The answer's shape; servers that can't follow it are asked for plain JSON. */
  readonly schema: JsonObject;
};

export type ModelUsage = { readonly inputTokens: number; readonly outputTokens: number };

export type ModelEnd = {
  /** `length`: the answer stopped at the token limit. */
  readonly finish: "stop" | "length";
  /** The model that really answered, where the server says. */
  readonly modelVersion: string | undefined;
};

export type ModelCallOptions = {
  /** Ends the call; the generator then throws the signal's reason. */
  readonly signal: AbortSignal;
  /**
   * Called at the end of each call that the provider bills, however it ended: stopped by us, cut,
   * or blocked. A call that was refused with a status, or reached no one, is not billed.
   */
  readonly reportUsage?: (usage: ModelUsage) => void;
};

/** A generative model behind HTTP. Every adapter passes test/contract/planner/model-client-contract.ts. */
export type ModelClient = {
  readonly id: "gemini" | "openai";
  /**
   * Sends one chat and yields the answer's text as it arrives, thoughts left out.
   *
   * @throws ModelError for everything a provider can do wrong.
   */
  stream(request: ModelRequest, options: ModelCallOptions): AsyncGenerator<string, ModelEnd, void>;
};

/** The kind of failure, which decides the traveller's message and whether to try again. */
export type ModelTrouble =
  /** Too many requests, or the provider is overloaded or broken for now. */
  | "busy"
  /** The key, the model's name or the request itself is refused. */
  | "refused"
  /** No connection, or silence. */
  | "unreachable"
  /** The provider would not answer this request, or ended its answer. */
  | "blocked"
  /** The stream broke, or what came can't be read. */
  | "broken";

/** Longer texts of a provider are cut: they go to the log. */
const MAX_MESSAGE_LENGTH = 1_000;

type ModelErrorFacts = {
  readonly trouble: ModelTrouble;
  readonly retryable: boolean;
  readonly retryAfterMs?: number | undefined;
  readonly refusal?: string | undefined;
  readonly isFinal?: boolean;
};

/** A model call failed. The message is specification section 8's text; it never holds a key. */
export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly trouble: ModelTrouble;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** How long the provider asks us to wait. */
  readonly retryAfterMs: number | undefined;

  /**
   * Where the request itself is refused (400, 422): the answer's text, to find the field it means.
   */
  readonly refusal: string | undefined;

  /** A blocked prompt or a refused key: no other try by the traveller ends otherwise. */
  readonly isFinal: boolean;

  constructor(message: string, facts: ModelErrorFacts, options?: ErrorOptions) {
    super(cut(message), options);
    this.trouble = facts.trouble;
    this.retryable = facts.retryable;
    this.retryAfterMs = facts.retryAfterMs;
    this.refusal = facts.refusal;
    this.isFinal = facts.isFinal ?? false;
  }
}

function cut(message: string): string {
  if (message.length <= MAX_MESSAGE_LENGTH) return message;
  return `${message.slice(0, MAX_MESSAGE_LENGTH).toWellFormed()}…`;
}

/** A stream that can't be read, or doesn't end as it should. */
export function brokenStream(message = "Failed to parse stream", cause?: unknown): ModelError {
  return new ModelError(message, { trouble: "broken", retryable: true }, { cause });
}
