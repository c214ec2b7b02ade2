import type { Clock } from "./clock.ts";
import { ServiceError } from "./service-error.ts";

const OPEN_MS = 60_000;

export type ServiceLog = {
  warn(facts: object, message: string): void;
  debug(facts: object, message: string): void;
};

export type CircuitBreaker = {
  /**
   * Does `work` while the service's circuit is closed. A failure opens it for a minute, or for as long as the
   * service asks.
   *
   * @throws what `work` throws, or at once a ServiceError `circuit_open`, which needs no log line.
   */
  ask<T>(service: string, work: () => Promise<T>): Promise<T>;
  /** Whether the service's circuit is open: it failed a moment ago. */
  isOpen(service: string): boolean;
};

/** Keeps a failing service from slowing everything down: one attempt a minute, and one log line each. */
export function createCircuitBreaker(options: {
  clock: Clock;
  log: ServiceLog;
  /** Whether the service itself fails, rather than this one question to it; `isNotTheQuestion` without it. */
  isFailing?: ((error: ServiceError) => boolean) | undefined;
  /** How long a service that fails so is left alone; a minute without it. */
  openMs?: (error: ServiceError) => number;
}): CircuitBreaker {
  const { isFailing = isNotTheQuestion } = options;
  const untilMs = new Map<string, number>();

  function isOpen(service: string): boolean {
    return options.clock.nowMs() < (untilMs.get(service) ?? 0);
  }

  return {
    isOpen,
    async ask(service, work) {
      if (isOpen(service)) {
        throw new ServiceError(`${service} is not asked for now: its circuit is open`, {
          trouble: "circuit_open",
        });
      }
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ServiceError) || !isFailing(error)) throw error;
        // Of several calls that fail at once, the first opens the circuit and logs it.
        if (!isOpen(service)) {
          const leastMs = options.openMs?.(error) ?? OPEN_MS;
          const openMs = Math.max(leastMs, error.retryAfterMs ?? 0);
          untilMs.set(service, options.clock.nowMs() + openMs);
          options.log.warn(
            { service, problem: error.message, openMs },
            "a service fails: its circuit is open",
          );
        }
        throw new ServiceError(error.message, { trouble: "circuit_open" });
      }
    },
  };
}

/** 400 and 404 are about the question; every other status is about the service. */
export function isNotTheQuestion({ status, trouble }: ServiceError): boolean {
  return status !== 400 && status !== 404 && trouble !== "circuit_open";
}
