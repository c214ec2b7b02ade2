import * as z from "zod/mini";
import type { askJson } from "../lib/ask-json.ts";
import { createCircuitBreaker, type ServiceLog } from "../lib/circuit-breaker.ts";
import type { Clock } from "../lib/clock.ts";
import type { RequestBudget } from "../lib/request-budget.ts";
import { createSemaphore } from "../lib/semaphore.ts";
import { ServiceError } from "../lib/service-error.ts";

/** The rest of a place's questions wait as long for the service; then it is left out. */
const WAIT_MS = 30_000;

/** MediaWiki's own errors come with status 200. */
const errorSchema = z.object({ error: z.object({ code: z.string() }) });
/** So do Overpass's: a question that took too long or too much memory is answered with what there was until then. */
const remarkSchema = z.object({ remark: z.string() });
const BUSY_CODES: readonly string[] = ["ratelimited", "maxlag", "readonly"];

export type OpenServiceParts = {
  readonly userAgent: string;
  readonly clock: Clock;
  readonly log: ServiceLog;
  readonly askService: typeof askJson;
  /** Where the service counts requests by the minute. */
  readonly budget?: RequestBudget;
};

export type OpenService = {
  /**
   * Asks for JSON: one question after another, none while the service fails.
   *
   * @param question.mostBytes of the answer, unpacked.
   * @throws ServiceError, and only that.
   */
  ask(question: {
    readonly url: string;
    readonly deadlineMs: number;
    readonly mostBytes: number;
    readonly signal: AbortSignal;
  }): Promise<unknown>;
};

/**
 * One open service as its rules want it: an own User-Agent, one request at a time, and after a failure silence for as
 * long as it asks, or for `restMs`.
 */
export function createOpenService(
  name: string,
  restMs: number,
  { userAgent, clock, log, askService, budget }: OpenServiceParts,
): OpenService {
  const circuit = createCircuitBreaker({ clock, log, isFailing: isNotTheQuestion, openMs: restMs });
  const turn = createSemaphore({
    permits: 1,
    waitMs: WAIT_MS,
    onOverload: () => new ServiceError(`${name}: too many wait for it`, { trouble: "late" }),
  });
  return {
    async ask(question) {
      await budget?.take({ signal: question.signal }).catch(() => {
        throw new ServiceError(`${name}: its minute is full`, { trouble: "late" });
      });
      const release = await turn.acquire();
      try {
        return await circuit.ask(name, async () => {
          const answer = await askService({
            ...question,
            service: name,
            headers: { "user-agent": userAgent },
          });
          const trouble = troubleOf(answer);
          if (trouble === undefined) return answer;
          throw new ServiceError(`${name}: it answered with an error`, { trouble });
        });
      } finally {
        release();
      }
    },
  };
}

function troubleOf(answer: unknown): "busy" | "refused" | undefined {
  const code = errorSchema.safeParse(answer).data?.error.code;
  if (code !== undefined) return BUSY_CODES.includes(code) ? "busy" : "refused";
  return remarkSchema.safeParse(answer).success ? "busy" : undefined;
}

/** 400 and 404 are about the question, an abort is about us. */
function isNotTheQuestion({ status, trouble }: ServiceError): boolean {
  return status !== 400 && status !== 404 && trouble !== "circuit_open";
}

/** An answer that is read by its schema. @throws ServiceError where it has another shape. */
export function readAnswer<T>(name: string, schema: z.ZodMiniType<T>, answer: unknown): T {
  return orBroken(name, schema.safeParse(answer).data);
}

/** What was read of an answer. @throws ServiceError where it could not be. */
export function orBroken<T>(name: string, read: T | undefined): T {
  if (read !== undefined) return read;
  throw new ServiceError(`${name}: an answer of another shape`, { trouble: "broken" });
}
