import { ServiceError } from "../lib/service-error.ts";
import { ModelError } from "../model/model-client.ts";
import type { CallOutcome, Metrics } from "./metrics.ts";

/** Counts one call and how it went, and changes nothing about it. */
export async function measureCall<T>(
  metrics: Pick<Metrics, "countCall">,
  called: { service: string; kind: string },
  work: () => Promise<T>,
): Promise<T> {
  const startedAtMs = performance.now();
  let outcome: CallOutcome = "ok";
  try {
    return await work();
  } catch (error) {
    outcome = outcomeOf(error);
    throw error;
  } finally {
    metrics.countCall({ ...called, outcome, seconds: secondsSince(startedAtMs) });
  }
}

/** The outcome that a failed call is counted as. */
export function outcomeOf(error: unknown): CallOutcome {
  if (error instanceof ModelError) return error.trouble;
  // While a circuit is open the service is not asked, so that never gets here.
  if (error instanceof ServiceError && error.trouble !== "circuit_open") return error.trouble;
  return "given_up";
}

export function secondsSince(startedAtMs: number): number {
  return (performance.now() - startedAtMs) / 1000;
}
