import type { Logger } from "pino";
import { AppError } from "../../domain/errors/app-error.ts";
import type { LimitsOf } from "../config/limits.ts";
import type { ModelPrice } from "../config/model-price.ts";
import { createCircuitBreaker } from "../lib/circuit-breaker.ts";
import type { Clock } from "../lib/clock.ts";
import { costOf } from "../lib/cost-of.ts";
import { createDayLimit } from "../lib/day-limit.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { ServiceError } from "../lib/service-error.ts";
import type { ModelAsker } from "./model-asker.ts";
import { type ModelClient, ModelError, type ModelRequest } from "./model-client.ts";
import { strictJson } from "./strict-json.ts";

/** The page waits for ten seconds. */
const DEADLINE_MS = 8_000;
/** A few hundred characters are usual. */
const MAX_ANSWER_CHARACTERS = 16 * 1024;
/** Nobody asks faster. */
const MAX_A_MINUTE = 10;
/** A question takes some 3,000 tokens, a tenth of what a plan of a week takes with its retries. */
const QUESTIONS_A_PLAN = 10;

export type ModelAskerDeps = {
  readonly client: ModelClient;
  readonly log: Pick<Logger, "info" | "warn" | "debug">;
  readonly clock: Clock;
  readonly price?: ModelPrice | undefined;
  /** Plans by the model, of all together; of questions there are several times as many. This process counts them. */
  readonly plansADay: number;
  readonly limitsOf: LimitsOf;
};

/** One try a question, as somebody waits and there is another way; a failing model is left alone for a minute. */
export function createModelAsker(deps: ModelAskerDeps): ModelAsker {
  const { client, log, clock, plansADay, limitsOf } = deps;
  const mayAsk = createMinuteLimit(clock, MAX_A_MINUTE);
  const limit = createDayLimit(clock, plansADay * QUESTIONS_A_PLAN);
  const circuit = createCircuitBreaker({ clock, log, isFailing: () => true });

  async function textOf(question: ModelRequest, reqId: string, signal: AbortSignal) {
    const facts = { reqId, planner: client.id };
    const pieces = client.stream(question, {
      signal,
      reportUsage: (usage) =>
        log.info({ ...facts, ...usage, ...costOf(usage, deps.price) }, "a model was asked"),
    });
    let text = "";
    for await (const piece of pieces) {
      text += piece;
      if (text.length > MAX_ANSWER_CHARACTERS) throw broken();
    }
    return text;
  }

  return {
    async ask(question, { userId, reqId, signal }) {
      const { modelPlans } = await limitsOf(userId);
      if (!mayAsk(userId) || limit.reached(userId, modelPlans * QUESTIONS_A_PLAN) !== undefined) {
        throw new AppError("too_many_requests");
      }
      limit.count(userId);
      const late = AbortSignal.timeout(DEADLINE_MS);
      try {
        const text = await circuit.ask(client.id, async () => {
          try {
            return await textOf(question, reqId, AbortSignal.any([signal, late]));
          } catch (error) {
            log.warn({ reqId, err: error }, "a model did not answer a question");
            if (!failed(error, late.aborted)) throw error;
            throw new ServiceError("the model doesn't answer", { trouble: "busy" });
          }
        });
        const answer = strictJson(text);
        if (answer === undefined) throw broken();
        return answer;
      } catch (error) {
        if (signal.aborted) throw new AppError("cancelled");
        if (error instanceof ServiceError) throw new AppError("planner_busy", {}, { cause: error });
        if (!(error instanceof ModelError)) throw error;
        const code = error.trouble === "blocked" ? "planner_blocked" : "planner_unreadable";
        throw new AppError(code, {}, { cause: error });
      }
    },
  };
}

/** Errors that another question would meet as well. */
function failed(error: unknown, isLate: boolean): boolean {
  const isAnswered =
    error instanceof ModelError && (error.trouble === "blocked" || error.trouble === "broken");
  return isLate || (error instanceof ModelError && !isAnswered);
}

function broken(): ModelError {
  return new ModelError("no answer to the question", { trouble: "broken", retryable: false });
}
