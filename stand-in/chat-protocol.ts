import type { IncomingHttpHeaders } from "node:http";

/** One piece of a stream as its bytes. */
export type StreamPiece = {
  readonly bytes: string | Uint8Array;
  /** The answer's text in it, for those who measure. */
  readonly text?: string;
};

export type HttpAnswer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
};

/** `429-day` is a quota that no wait of minutes brings back. */
export type RefusalKind =
  | "400"
  | "401"
  | "403"
  | "404"
  | "408"
  | "429"
  | "429-day"
  | "500"
  | "502"
  | "503"
  | "504";

/** A field of a request that some models refuse. */
export type RefusableField = {
  readonly isSent: (body: unknown) => boolean;
  readonly refusal: HttpAnswer;
};

export type FinishKind =
  | "stop"
  | "max-tokens"
  /** The limit of a request, under a name of its own: the rest can be asked for. */
  | "continuation"
  | "safety"
  | "recitation"
  | "language"
  | "other"
  /** The provider gave up an answer that another try may bring. */
  | "given-up"
  | "unknown";

/** One provider's protocol; the content is the same for both. */
export type ChatProtocol = {
  readonly id: "gemini" | "openai";
  readonly handles: (method: string, url: URL) => boolean;
  /** Where its models are listed, by GET. */
  readonly modelsPath: string;
  readonly models: () => HttpAnswer;
  /** How it refuses a key it doesn't know. */
  readonly wrongKey: () => HttpAnswer;
  /** A refusal that repeats the key. */
  readonly keyEcho: (key: string) => HttpAnswer;
  /** The problem of a request, as the provider would answer it; undefined when it is valid. */
  readonly problem: (
    url: URL,
    headers: IncomingHttpHeaders,
    body: unknown,
  ) => HttpAnswer | undefined;
  readonly prompt: (body: unknown) => string;
  readonly key: (headers: IncomingHttpHeaders) => string;
  /** By the fault that refuses it ("no-store"), in the words the real services use. */
  readonly refusable: Readonly<Record<string, RefusableField>>;
  readonly refusal: (kind: RefusalKind, message?: string, waitSeconds?: number) => HttpAnswer;
  /** The part before the text: nothing, an event without any, and thoughts where they are told. */
  readonly opening: (body: unknown, thought: string) => StreamPiece[];
  /** @param before how many characters of the answer came before it. */
  readonly text: (text: string, before: number, body: unknown) => StreamPiece;
  readonly end: (finish: FinishKind, body: unknown) => StreamPiece[];
  /** The prompt itself is refused, in the provider's own way, with its reason or without. */
  readonly blockedPrompt: (isReasonSaid: boolean) => HttpAnswer;
  /** An error object in the middle of a stream: an event's data, or in the other form that servers send. */
  readonly streamError: (form: "data" | "bare") => StreamPiece;
  /** Comments that keep a connection open; none where the service sends none. */
  readonly keepAlive: readonly string[];
};
