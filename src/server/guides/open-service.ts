import { setTimeout as wait } from "node:timers/promises";
import type { askJson } from "../lib/ask-json.ts";
import { createCircuitBreaker, isNotTheQuestion, type ServiceLog } from "../lib/circuit-breaker.ts";
import type { Clock } from "../lib/clock.ts";
import { mediaWikiTrouble } from "../lib/mediawiki.ts";
import type { RequestBudget } from "../lib/request-budget.ts";
import { createSemaphore } from "../lib/semaphore.ts";
import { ServiceError } from "../lib/service-error.ts";

/** The rest of a place's questions wait as long for the service; then it is left out. */
const WAIT_MS = 30_000;

export type OpenServiceParts = {
  readonly userAgent: string;
  readonly clock: Clock;
  readonly log: ServiceLog;
  readonly askService: typeof askJson;
  /** Where the service counts requests by the minute. */
  readonly budget?: RequestBudget;
  /** Waits before a second try; for as long as it says by default. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** The next question after a failure, and the wait before it. */
export type SecondTry = { readonly url: string; readonly afterMs: number };

export type OpenService = {
  /**
   * Asks for JSON: one question after another, none while the service fails.
   *
   * @param question.mostBytes of the answer, unpacked.
   * @param question.again whether to try once more after this error, and what; nobody else is served meanwhile.
   * @throws ServiceError, and only that.
   */
  ask(question: {
    readonly url: string;
    readonly deadlineMs: number;
    readonly mostBytes: number;
    readonly signal: AbortSignal;
    readonly again?: (error: ServiceError) => SecondTry | undefined;
  }): Promise<unknown>;
};

/**
 * One open service as its rules want it: an own User-Agent, one request at a time, and after a failure silence for as
 * long as it asks, or for `restMs`.
 *
 * @param restMs by the error; 0 where that says nothing of other questions.
 * @param waitMs how long a question waits for others at most.
 */
export function createOpenService(
  name: string,
  restMs: number | ((error: ServiceError) => number),
  parts: OpenServiceParts,
  waitMs = WAIT_MS,
): OpenService {
  const { userAgent, clock, log, askService, budget, pause = pauseFor } = parts;
  const openMs = (error: ServiceError) => (typeof restMs === "number" ? restMs : restMs(error));
  const circuit = createCircuitBreaker({
    clock,
    log,
    isFailing: (error) => isNotTheQuestion(error) && openMs(error) > 0,
    openMs,
  });
  const turn = createSemaphore({
    permits: 1,
    waitMs,
    onOverload: () => new ServiceError(`${name}: too many wait for it`, { trouble: "late" }),
  });

  async function takeFromBudget(signal: AbortSignal): Promise<void> {
    await budget?.take({ signal }).catch(() => {
      throw new ServiceError(`${name}: its minute is full`, { trouble: "late" });
    });
  }

  return {
    async ask({ again, url, ...question }) {
      const { signal } = question;
      async function askOnce(at: string): Promise<unknown> {
        const headers = { "user-agent": userAgent };
        const answer = await askService({ ...question, url: at, service: name, headers });
        const trouble = mediaWikiTrouble(answer);
        if (trouble === undefined) return answer;
        throw new ServiceError(`${name}: it answered with an error`, { trouble });
      }

      await takeFromBudget(signal);
      const release = await turn.acquire();
      try {
        return await circuit.ask(name, async () => {
          try {
            return await askOnce(url);
          } catch (error) {
            const next = error instanceof ServiceError ? again?.(error) : undefined;
            if (next === undefined || signal.aborted) throw error;
            await pause(next.afterMs, signal).catch(() => {
              throw error;
            });
            await takeFromBudget(signal);
            return await askOnce(next.url);
          }
        });
      } finally {
        release();
      }
    },
  };
}

async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal });
}
