import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { PlanEvent } from "../../domain/api/generation.ts";
import type { ErrorCode } from "../../domain/errors/app-error.ts";
import type { PlannerNote } from "../../domain/messages/en/note-messages.ts";
import {
  PLAN_JSON_SCHEMA,
  type PlanSlice,
  planChat,
  SYSTEM_PROMPT,
} from "../../domain/plan/plan-prompt.ts";
import { paceFor } from "../../domain/trip/pace.ts";
import { findTraveller } from "../../domain/trip/traveller.ts";
import type { Note } from "../../domain/trip/trip.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import { chooseCity } from "../../guide/choose-city.ts";
import { cityLabel, findCity } from "../../guide/find-city.ts";
import type { Guide } from "../../guide/guide.ts";
import type { ModelPrice } from "../config/model-price.ts";
import type { GuideSource } from "../guides/guide-source.ts";
import { costOf } from "../lib/cost-of.ts";
import {
  type ModelCallOptions,
  type ModelClient,
  type ModelEnd,
  ModelError,
  type ModelTrouble,
  type ModelUsage,
} from "../model/model-client.ts";
import { countSlices, createPlanDraft, type PlanDraft } from "./plan-draft.ts";
import type { PlanFailure, PlanIds, Planner } from "./planner.ts";
import { readOpenCity } from "./read-open-city.ts";
import { retryWaitMs } from "./retry-wait.ts";

/** Of one piece of the plan: the first try and two more. */
const MAX_ATTEMPTS = 3;
/** Answers that could be received but not used are asked for once more, with what was wrong. */
const MAX_REPAIRS = 1;
/** 8192 tokens are some 40,000 characters; an answer far beyond that is no plan. */
const MAX_ANSWER_CHARACTERS = 128 * 1024;
/** The deadline of one piece of the plan, its retries and waits included. */
const SLICE_DEADLINE_MS = 120_000;
/**
 * For the plan's own work, in addition to the model's; the planner ends a late plan before its
 * caller does.
 */
const SLACK_MS = 5_000;
/** A model that was silent for longer is not asked again: another attempt would take as long. */
const PATIENCE_MS = 25_000;
/** Silence and wait together, where the built-in guide can plan the destination at once. */
const PATIENCE_BESIDE_GUIDE_MS = 10_000;

const CODES: Readonly<Record<ModelTrouble, ErrorCode>> = {
  busy: "planner_busy",
  refused: "planner_declined",
  unreachable: "planner_unreachable",
  blocked: "planner_stopped",
  broken: "planner_unreadable",
};
/** For what no other try changes. */
const FINAL_CODES: Readonly<Partial<Record<ModelTrouble, ErrorCode>>> = {
  refused: "planner_refused",
  blocked: "planner_blocked",
};

export type ModelPlannerDeps = {
  readonly client: ModelClient;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Passed in by tests; rejects when the signal is aborted. */
  readonly waitMs?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
  readonly nowMs?: () => number;
  readonly price?: ModelPrice | undefined;
  readonly guide: Guide;
  /** Reads about cities that our own guide doesn't have; undefined: the model alone knows them. */
  readonly source?: GuideSource | undefined;
};

/** Plans by a generative model: slice by slice, each hotel and day as soon as it is whole. */
export function createModelPlanner(deps: ModelPlannerDeps): Planner {
  const { client, log, guide, random = Math.random, nowMs = () => performance.now() } = deps;
  const waitMs =
    deps.waitMs ?? (async (ms, signal) => void (await wait(ms, undefined, { signal })));

  /**
   * Streams one answer into the draft. The caller keeps the text so far, also when the stream
   * breaks.
   */
  async function* streamAnswer(
    slice: PlanSlice,
    draft: PlanDraft,
    answer: Answer,
    options: ModelCallOptions,
  ): AsyncGenerator<PlanEvent, ModelEnd, void> {
    answer.heardAtMs = nowMs();
    const request = {
      system: SYSTEM_PROMPT,
      messages: planChat(slice),
      schema: PLAN_JSON_SCHEMA,
    };
    const pieces = client.stream(request, options);
    try {
      for (;;) {
        const piece = await pieces.next();
        if (piece.done === true) return piece.value;
        answer.text += piece.value;
        answer.heardAtMs = nowMs();
        if (answer.text.length > MAX_ANSWER_CHARACTERS) throw endless();
        yield* draft.takePiece(piece.value);
      }
    } finally {
      // Closes the connection where the plan is abandoned in the middle of an answer.
      await pieces.return(NO_END);
    }
  }

  /** @param options.reportUsage is called for each call, also for failed ones. */
  async function* planWhole(
    draft: PlanDraft,
    options: ModelCallOptions,
    { ids, hasGuide }: { ids: PlanIds | undefined; hasGuide: boolean },
  ): AsyncGenerator<PlanEvent, void, void> {
    let startedAtMs = nowMs();
    let failures = 0;
    let repairs = 0;
    let problems: string[] = [];
    while (!draft.isComplete()) {
      const answer = { text: "", heardAtMs: startedAtMs };
      const late = AbortSignal.timeout(
        Math.max(0, Math.round(startedAtMs + SLICE_DEADLINE_MS - nowMs())),
      );
      const signal = AbortSignal.any([options.signal, late]);
      try {
        const slice = draft.nextSlice(problems);
        const end = yield* streamAnswer(slice, draft, answer, { ...options, signal });
        const finished = draft.finishAnswer(answer.text);
        yield* finished.events;
        problems = finished.problems;
        failures = 0;
        if (problems.length === 0) {
          repairs = 0;
          startedAtMs = nowMs();
          continue;
        }
        log.warn({ ...ids, problems, finish: end.finish }, "a model's answer can't be used");
        if (repairs === MAX_REPAIRS) throw unusable();
        repairs += 1;
      } catch (error) {
        if (late.aborted && !options.signal.aborted) throw tooLate(error);
        if (!(error instanceof ModelError) || !error.retryable) throw error;
        failures += 1;
        log.warn({ ...ids, err: error, failures }, "a model call failed");
        if (failures === MAX_ATTEMPTS) throw error;
        const pauseMs = retryWaitMs(error, failures, random());
        const silentMs = nowMs() - answer.heardAtMs;
        const isGivenUp = hasGuide
          ? silentMs + pauseMs > PATIENCE_BESIDE_GUIDE_MS
          : silentMs > PATIENCE_MS;
        if (isGivenUp) throw error;
        // A wait that would exceed the deadline is not begun.
        if (nowMs() - startedAtMs + pauseMs > SLICE_DEADLINE_MS) throw error;
        await waitMs(pauseMs, options.signal);
      }
    }
  }

  return {
    id: client.id,
    repeatable: false,
    deadlineMs: ({ days }) =>
      SLICE_DEADLINE_MS * countSlices(days) + SLACK_MS + (deps.source?.deadlineMs ?? 0),
    async *plan(request, { signal, reportUsage, ids, userId }) {
      const { label, reason } = destinationOf(request, guide);
      const picked = reason === undefined ? {} : { pickedByPlanner: true };
      const open = yield* readOpenCity(request, { guide, source: deps.source }, { signal, userId });
      const from = open === undefined ? {} : { openData: open.openData };
      yield { type: "started", location: { label, ...picked }, days: request.days, ...from };
      const draft = createPlanDraft(request, label, placesPerDay(request), open?.city);
      const hasGuide = findCity(guide, label) !== undefined;
      const usage = { inputTokens: 0, outputTokens: 0 };
      const facts = () => ({ ...ids, planner: client.id, ...usage, ...costOf(usage, deps.price) });
      const add = ({ inputTokens, outputTokens }: ModelUsage): void => {
        usage.inputTokens += inputTokens;
        usage.outputTokens += outputTokens;
      };
      let isOver = false;
      let failure: PlanFailure | undefined;
      try {
        yield* planWhole(draft, { signal, reportUsage: add }, { ids, hasGuide });
        isOver = true;
        log.info(facts(), "a model wrote a plan");
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        isOver = true;
        log.warn({ err: error, ...facts() }, "a model's plan failed");
        failure = failureOf(error, label, guide);
      } finally {
        // A call that is abandoned is billed all the same.
        if (!isOver) log.info(facts(), "a model's plan was stopped");
        reportUsage?.(usage);
      }
      if (failure !== undefined) {
        yield failure;
        return;
      }
      yield { type: "notes", notes: notesFor(request, draft.notes(), reason) };
    },
  };
}

function destinationOf(
  request: TripRequest,
  guide: Guide,
): { label: string; reason?: PlannerNote } {
  if (request.location !== undefined) return { label: request.location.label };
  const { city, reason } = chooseCity(guide, travellerOf(request), request.budget);
  return { label: cityLabel(city), reason };
}

function travellerOf(request: TripRequest) {
  const traveller = findTraveller(request.traveler);
  if (traveller === undefined) throw new Error("a checked request names a traveller type");
  return traveller.title;
}

function placesPerDay(request: TripRequest): number {
  return paceFor(travellerOf(request), request.pace).usual;
}

function failureOf(error: ModelError, destination: string, guide: Guide): PlanFailure {
  const city = findCity(guide, destination);
  return {
    type: "failed",
    code: (error.isFinal ? FINAL_CODES[error.trouble] : undefined) ?? CODES[error.trouble],
    alternatives: [],
    ...(city === undefined ? {} : { guideOffer: cityLabel(city) }),
  };
}

function notesFor(
  request: TripRequest,
  notes: readonly string[],
  reason: PlannerNote | undefined,
): Note[] {
  return [
    ...(reason === undefined ? [] : [reason]),
    ...(request.daysAssumed
      ? [{ code: "daysAssumed", values: { days: request.days } } satisfies PlannerNote]
      : []),
    ...notes,
    { code: "writtenByModel" } satisfies PlannerNote,
  ];
}

/** The text of an answer so far, and when its last piece came. */
type Answer = { text: string; heardAtMs: number };

const NO_END: ModelEnd = { finish: "stop", modelVersion: undefined };

function endless(): ModelError {
  return new ModelError("Failed to parse stream", { trouble: "broken", retryable: true });
}

function tooLate(cause: unknown): ModelError {
  const facts = { trouble: "unreachable", retryable: false } as const;
  return new ModelError("no whole answer in time", facts, { cause });
}

function unusable(): ModelError {
  return new ModelError("Error parsing JSON response", { trouble: "broken", retryable: false });
}
