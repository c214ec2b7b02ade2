import type { ErrorCode } from "../../domain/errors/app-error.ts";

/** How a call of another service went, only in the codes of our own error types. */
export type CallOutcome =
  | "ok"
  | "unreachable"
  | "late"
  | "refused"
  | "busy"
  | "blocked"
  | "broken"
  | "given_up";

/**
 * The counters. No argument may be personal, an id or an address: every text becomes a label, of
 * which there must be few.
 */
export type Metrics = {
  /** Everything counted so far, as Prometheus reads it; undefined where nothing is counted. */
  readonly report: (() => Promise<string>) | undefined;
  /** @param answer.route the route's pattern, undefined where there is none. */
  countAnswer(answer: {
    method: string;
    route: string | undefined;
    status: number;
    errorCode: ErrorCode | undefined;
    seconds: number;
  }): void;
  /** A plan runs here; a second call changes nothing. */
  planBegan(id: string, planner: string): void;
  /** A plan ended here, and its end is stored. */
  planEnded(id: string, outcome: "saved" | ErrorCode): void;
  /** A plan continues in another process, or later. */
  planLeft(id: string): void;
  countCall(call: { service: string; kind: string; outcome: CallOutcome; seconds: number }): void;
  /** The unpacked length of an answer of another service. */
  countBytes(service: string, bytes: number): void;
  countTokens(
    service: string,
    used: { inputTokens: number; outputTokens: number; costUsd?: number },
  ): void;
};

function nothing(): void {}

/** For servers whose measurements are off. */
export const noMetrics: Metrics = {
  report: undefined,
  countAnswer: nothing,
  planBegan: nothing,
  planEnded: nothing,
  planLeft: nothing,
  countCall: nothing,
  countBytes: nothing,
  countTokens: nothing,
};
