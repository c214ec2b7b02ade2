import type { Clock } from "./clock.ts";
import { ServiceError } from "./service-error.ts";

const LEFT_ALONE_MS = 60_000;

export type ServiceLog = {
  warn(facts: object, message: string): void;
  debug(facts: object, message: string): void;
};

export type CircuitBreaker = {
  /**
   * Does `work` unless the service failed within the last minute (or asked for a longer rest).
   *
   * @throws what `work` throws, or at once a ServiceError `circuit_open`, which needs no log line.
   */
  ask<T>(service: string, work: () => Promise<T>): Promise<T>;
};

/** Keeps a service that fails from making everything slow: one attempt a minute, one log line each. */
export function createCircuitBreaker(options: {
  clock: Clock;
  log: ServiceLog;
  /** Whether the service itself fails, rather than this one question to it. */
  isFailing: (error: ServiceError) => boolean;
}): CircuitBreaker {
  const untilMs = new Map<string, number>();

  function isResting(service: string): boolean {
    return options.clock.nowMs() < (untilMs.get(service) ?? 0);
  }

  return {
    async ask(service, work) {
      if (isResting(service)) {
        throw new ServiceError(`${service} is left alone`, { trouble: "circuit_open" });
      }
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ServiceError) || !options.isFailing(error)) throw error;
        // Of several that were under way at once, the first has said it.
        if (!isResting(service)) {
          const restMs = Math.max(LEFT_ALONE_MS, error.retryAfterMs ?? 0);
          untilMs.set(service, options.clock.nowMs() + restMs);
          options.log.warn(
            { service, problem: error.message, restMs },
            "a service fails and is left alone",
          );
        }
        throw new ServiceError(error.message, { trouble: "circuit_open" });
      }
    },
  };
}
