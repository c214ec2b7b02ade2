import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { PlanEvent } from "../../domain/api/generation.ts";
import {
  type DayBatch,
  PLAN_JSON_SCHEMA,
  planChat,
  SYSTEM_PROMPT,
} from "../../domain/plan/plan-prompt.ts";
import {
  brokenStream,
  type ModelCallOptions,
  type ModelClient,
  type ModelEnd,
  ModelError,
} from "../model/model-client.ts";
import type { PlanDraft } from "./plan-draft.ts";
import type { PlanIds } from "./planner.ts";

/** Of one piece of the plan: the first try and two more. */
const MAX_ATTEMPTS = 3;
/** Answers that could be received but not used are asked for once more, with what was wrong. */
const MAX_REPAIRS = 1;
/** 8192 tokens are some 40,000 characters; an answer far beyond that is no plan. */
const MAX_ANSWER_CHARACTERS = 128 * 1024;
/** The deadline of one piece of the plan, its retries and waits included. */
export const BATCH_DEADLINE_MS = 120_000;
/** A model that was silent for longer is not asked again: another attempt would take as long. */
const PATIENCE_MS = 25_000;
/** Silence and wait together, where the built-in guide can plan the destination at once. */
const PATIENCE_BESIDE_GUIDE_MS = 10_000;

export type PlanWriterDeps = {
  readonly client: ModelClient;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Passed in by tests; rejects when the signal is aborted. */
  readonly waitMs?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
  readonly nowMs?: () => number;
};

/** Has a model write a plan into its draft, and asks again for what an answer lacks or a failure broke off. */
export class PlanWriter {
  readonly #client: ModelClient;
  readonly #log: PlanWriterDeps["log"];
  readonly #waitMs: NonNullable<PlanWriterDeps["waitMs"]>;
  readonly #random: () => number;
  readonly #nowMs: () => number;

  constructor(deps: PlanWriterDeps) {
    this.#client = deps.client;
    this.#log = deps.log;
    this.#waitMs =
      deps.waitMs ?? (async (ms, signal) => void (await wait(ms, undefined, { signal })));
    this.#random = deps.random ?? Math.random;
    this.#nowMs = deps.nowMs ?? (() => performance.now());
  }

  /** @param options.reportUsage is called for each call, also for failed ones. */
  async *write(
    draft: PlanDraft,
    options: ModelCallOptions,
    { ids, hasGuide }: { ids: PlanIds | undefined; hasGuide: boolean },
  ): AsyncGenerator<PlanEvent, void, void> {
    let startedAtMs = this.#nowMs();
    let failures = 0;
    let repairs = 0;
    let problems: string[] = [];
    while (!draft.isComplete()) {
      const answer = { text: "", heardAtMs: startedAtMs };
      const late = AbortSignal.timeout(
        Math.max(0, Math.round(startedAtMs + BATCH_DEADLINE_MS - this.#nowMs())),
      );
      const signal = AbortSignal.any([options.signal, late]);
      try {
        const batch = draft.nextBatch(problems);
        const end = yield* this.#streamAnswer(batch, draft, answer, { ...options, signal });
        const finished = draft.finishAnswer(answer.text);
        yield* finished.events;
        problems = finished.problems;
        failures = 0;
        if (problems.length === 0) {
          repairs = 0;
          startedAtMs = this.#nowMs();
          continue;
        }
        this.#log.warn({ ...ids, problems, finish: end.finish }, "a model's answer can't be used");
        if (repairs === MAX_REPAIRS) throw unusable();
        repairs += 1;
      } catch (error) {
        if (late.aborted && !options.signal.aborted) throw tooLate(error);
        if (!(error instanceof ModelError) || !error.retryable) throw error;
        failures += 1;
        this.#log.warn({ ...ids, err: error, failures }, "a model call failed");
        if (failures === MAX_ATTEMPTS) throw error;
        const pauseMs = retryWaitMs(error, failures, this.#random());
        const silentMs = this.#nowMs() - answer.heardAtMs;
        if (isGivenUp({ silentMs, pauseMs, hasGuide })) throw error;
        // A wait that would exceed the deadline is not begun.
        if (this.#nowMs() - startedAtMs + pauseMs > BATCH_DEADLINE_MS) throw error;
        await this.#waitMs(pauseMs, options.signal);
      }
    }
  }

  /**
   * Streams one answer into the draft. The caller keeps the text so far, also when the stream
   * breaks.
   */
  async *#streamAnswer(
    batch: DayBatch,
    draft: PlanDraft,
    answer: Answer,
    options: ModelCallOptions,
  ): AsyncGenerator<PlanEvent, ModelEnd, void> {
    answer.heardAtMs = this.#nowMs();
    const request = {
      system: SYSTEM_PROMPT,
      messages: planChat(batch),
      schema: PLAN_JSON_SCHEMA,
    };
    const pieces = this.#client.stream(request, options);
    try {
      for (;;) {
        const piece = await pieces.next();
        if (piece.done === true) return piece.value;
        answer.text += piece.value;
        answer.heardAtMs = this.#nowMs();
        if (answer.text.length > MAX_ANSWER_CHARACTERS) throw brokenStream();
        yield* draft.takePiece(piece.value);
      }
    } finally {
      // Closes the connection where the plan is abandoned in the middle of an answer.
      await pieces.return(NO_END);
    }
  }
}

function isGivenUp(of: { silentMs: number; pauseMs: number; hasGuide: boolean }): boolean {
  return of.hasGuide
    ? of.silentMs + of.pauseMs > PATIENCE_BESIDE_GUIDE_MS
    : of.silentMs > PATIENCE_MS;
}

/** The text of an answer so far, and when its last piece came. */
type Answer = { text: string; heardAtMs: number };

const NO_END: ModelEnd = { finish: "stop", modelVersion: undefined };

function tooLate(cause: unknown): ModelError {
  const facts = { trouble: "unreachable", retryable: false } as const;
  return new ModelError("no whole answer in time", facts, { cause });
}

function unusable(): ModelError {
  return new ModelError("Error parsing JSON response", { trouble: "broken", retryable: false });
}

/** Full jitter between 1 s and 32 s, as Firestore's and Google's own clients back off. */
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 32_000;

/**
 * How long to wait before trying again.
 *
 * @param failures how many attempts have failed so far, from 1.
 * @param random a number from 0 to 1.
 * @returns what the provider asked for where it did, else a jittered, doubling time.
 */
function retryWaitMs(
  error: { readonly retryAfterMs?: number | undefined },
  failures: number,
  random: number,
): number {
  if (error.retryAfterMs !== undefined) return error.retryAfterMs;
  const ceiling = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return Math.max(FIRST_WAIT_MS, random * ceiling);
}
