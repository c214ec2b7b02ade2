import type { PlanEvent, ReadingEvent } from "../../domain/api/generation.ts";
import type { ErrorCode } from "../../domain/errors/app-error.ts";
import type { MessageValues } from "../../domain/message.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { TripBases } from "../../domain/trip/trip-bases.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import type { WantedBases } from "../../domain/trip/wanted-bases.ts";

/** The planner could not make a plan; expected trouble, so a value. */
export type PlanFailure = {
  readonly type: "failed";
  readonly code: ErrorCode;
  readonly values?: MessageValues;
  /** Destinations it could plan instead. */
  readonly alternatives: readonly string[];
  /** Bases with which it could plan the whole trip instead. */
  readonly baseChoices?: readonly WantedBases[];
  /** The destination as the built-in guide knows it, whose plan the traveller may take instead. */
  readonly guideOffer?: string;
};

/** The tokens that a model's plan used. */
export type PlanUsage = { readonly inputTokens: number; readonly outputTokens: number };

/** Which generation a plan is for, as the log names it. */
export type PlanIds = { readonly generation: string; readonly reqId?: string };

/** Makes plans: what each tells, in which order, is held over HTTP (test/http/plans/generations.test.ts). */
export type Planner = {
  readonly id: NonNullable<Trip["plannedBy"]>;
  /**
   * Whether the same request always gives the same events. A run that a restart cut off is then
   * repeated; otherwise it ends as `interrupted`.
   */
  readonly repeatable: boolean;
  /** The deadline of a plan, retries and waits included. */
  readonly deadlineMs: (request: TripRequest) => number;
  /**
   * Plans a trip, piece by piece: `reading` while it learns about the place, `started`, `hotels` (perhaps in several parts), a `day` for each
   * day in order, then perhaps `notes`; or a `failed` in place of the rest.
   *
   * @param options.reportUsage is called once with the usage of a model's plan, also of a failed or
   * abandoned one.
   * @param options.ids are in every log line of the plan.
   * @param options.snapshot the open data that an earlier run of the same plan began with.
   * @param options.bases the bases that it began with, where there are several.
   * @param options.userId whose plan it is.
   * @param options.signal ends the work at the next event; the iteration then throws its reason.
   */
  plan(
    request: TripRequest,
    options: {
      signal: AbortSignal;
      reportUsage?: (usage: PlanUsage) => void;
      ids?: PlanIds;
      snapshot?: string;
      bases?: TripBases;
      userId?: string;
    },
  ): AsyncIterable<PlanEvent | ReadingEvent | PlanFailure>;
};
