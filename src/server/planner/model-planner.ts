import type { ErrorCode } from "../../domain/errors/app-error.ts";
import type { PlannerNote } from "../../domain/messages/words.ts";
import { paceFor } from "../../domain/trip/pace.ts";
import { travellerOf } from "../../domain/trip/traveller.ts";
import type { Note } from "../../domain/trip/trip.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import { chooseCity } from "../../guide/choose-city.ts";
import { cityLabel, findCity } from "../../guide/find-city.ts";
import type { Guide } from "../../guide/guide.ts";
import type { ModelPrice } from "../config/model-price.ts";
import type { GuideSource } from "../guides/guide-source.ts";
import { costOf } from "../lib/cost-of.ts";
import { ModelError, type ModelTrouble, type ModelUsage } from "../model/model-client.ts";
import { countBatches, PlanDraft } from "./plan-draft.ts";
import { BATCH_DEADLINE_MS, PlanWriter, type PlanWriterDeps } from "./plan-writer.ts";
import type { PlanFailure, Planner } from "./planner.ts";
import { readOpenCity } from "./read-open-city.ts";

/**
 * For the plan's own work, in addition to the model's; the planner ends a late plan before its
 * caller does.
 */
const SLACK_MS = 5_000;

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

export type ModelPlannerDeps = PlanWriterDeps & {
  readonly price?: ModelPrice | undefined;
  readonly guide: Guide;
  /** Reads about cities that our own guide doesn't have; undefined: the model alone knows them. */
  readonly source?: GuideSource | undefined;
};

/** Plans by a generative model: some days at a time, each hotel and day as soon as it is whole. */
export function createModelPlanner(deps: ModelPlannerDeps): Planner {
  const { client, log, guide } = deps;
  const writer = new PlanWriter(deps);
  return {
    id: client.id,
    repeatable: false,
    deadlineMs: ({ days }) =>
      BATCH_DEADLINE_MS * countBatches(days) + SLACK_MS + (deps.source?.deadlineMs ?? 0),
    async *plan(request, { signal, reportUsage, ids, userId }) {
      const { label, reason } = destinationOf(request, guide);
      const picked = reason === undefined ? {} : { pickedByPlanner: true };
      const open = yield* readOpenCity(request, { guide, source: deps.source }, { signal, userId });
      const from = open === undefined ? {} : { openData: open.openData };
      yield { type: "started", location: { label, ...picked }, days: request.days, ...from };
      const draft = new PlanDraft(request, label, placesPerDay(request), open?.city);
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
        yield* writer.write(draft, { signal, reportUsage: add }, { ids, hasGuide });
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
  const { city, reason } = chooseCity(guide, titleOf(request), request.budget);
  return { label: cityLabel(city), reason };
}

function titleOf(request: TripRequest) {
  const traveller = travellerOf(request);
  if (traveller === undefined) throw new Error("a checked request names a traveller type");
  return traveller;
}

function placesPerDay(request: TripRequest): number {
  return paceFor(titleOf(request), request.pace, request.childAges).usual;
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
