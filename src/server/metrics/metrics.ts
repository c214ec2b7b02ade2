import type { ErrorCode } from "../../domain/app-error.ts";

/** How a call of someone else's service went; the words of our own error types, and no others. */
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
 * What is counted. Nothing handed in may be a person's, an id or an address: every text becomes a
 * label, of which there must be few.
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
  /** A plan is under way here; saying so again changes nothing. */
  planBegan(id: string, planner: string): void;
  /** It was ended here, once its end was stored. */
  planEnded(id: string, outcome: "saved" | ErrorCode): void;
  /** It goes on without us, at another process or later. */
  planLeft(id: string): void;
  countCall(call: { service: string; kind: string; outcome: CallOutcome; seconds: number }): void;
  countTokens(
    service: string,
    used: { inputTokens: number; outputTokens: number; costUsd?: number },
  ): void;
};

function nothing(): void {}

/** Where nobody reads measurements, none are made. */
export const noMetrics: Metrics = {
  report: undefined,
  countAnswer: nothing,
  planBegan: nothing,
  planEnded: nothing,
  planLeft: nothing,
  countCall: nothing,
  countTokens: nothing,
};
