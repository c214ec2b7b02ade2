import type { GenerationRequest } from "../../domain/api/generation-request.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import type { LanguageTag } from "../../domain/language-tags.ts";
import { checkTripRequest, type TripRequest } from "../../domain/trip/trip-request.ts";
import type { Guide } from "../../guide/guide.ts";
import { guidePlansOfAll, type Limits, type LimitsOf } from "../config/limits.ts";
import type { Clock } from "../lib/clock.ts";
import { createDayLimit } from "../lib/day-limit.ts";
import { newId } from "../lib/tokens.ts";
import type { Planner } from "../planner/planner.ts";
import type { CreatedGeneration, GenerationStore } from "../store/generation-store.ts";
import { type GenerationRunner, LEASE_MS } from "./generation-runner.ts";

const MAX_RUNNING_PER_USER = 1;
const DAY_MS = 24 * 3_600_000;

/** A plan that someone asks for. */
type WantedPlan = {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly wanted: GenerationRequest;
  /** The traveller's. */
  readonly language: LanguageTag;
  /** Names the request in the log. */
  readonly requestId: string;
};

export type StartedPlan =
  /** The same key answers the same generation. */
  | { readonly outcome: "accepted"; readonly id: string }
  | { readonly outcome: "already_planning"; readonly runningId: string }
  | {
      readonly outcome: "limited";
      readonly problem: AppError;
      /** Until the count starts again. */
      readonly retryAfterSeconds: number;
    };

/**
 * Starts a plan.
 *
 * @throws AppError required_selection_missing, days_out_of_range, cities_out_of_range, start_date_unreadable, idempotency_key_reused or
 *   too_many_trips.
 */
export type PlanStart = (plan: WantedPlan) => Promise<StartedPlan>;

/** Starts plans within their limits, however they are asked for. */
export function createPlanStart(parts: {
  generations: GenerationStore;
  assertRoom: (userId: string) => Promise<void>;
  runner: Pick<GenerationRunner, "start" | "unrecordedEnd" | "recordEnd">;
  planner: Pick<Planner, "id">;
  /** Says which cities a destination names. */
  guide: Guide;
  limits: Limits;
  limitsOf: LimitsOf;
  clock: Clock;
  ownerId: string;
}): PlanStart {
  const { generations, runner, limits, clock, ownerId } = parts;
  const guideLimit = createDayLimit(clock, guidePlansOfAll(limits));

  return async ({ userId, idempotencyKey, wanted, language, requestId }) => {
    const checked = checkTripRequest(wanted.userSelection, limits.maxTripDays);
    if (!checked.ok) throw new AppError(checked.problem, { maxDays: limits.maxTripDays });
    const tripRequest = await withNamedBases(checked.request, parts.guide);
    const isByGuide = wanted.planner === "guide" || parts.planner.id === "guide";
    const { guidePlans, modelPlans } = await parts.limitsOf(userId);
    const nowMs = clock.nowMs();
    const midnightMs = Math.floor(nowMs / DAY_MS) * DAY_MS;

    async function create(): Promise<CreatedGeneration> {
      if (!(await generations.isKnownKey(userId, idempotencyKey))) {
        await parts.assertRoom(userId);
        const outcome = isByGuide ? guideLimit.reached(userId, guidePlans) : undefined;
        if (outcome !== undefined) return { outcome };
      }
      return generations.create({
        id: newId(),
        userId,
        idempotencyKey,
        request: {
          ...tripRequest,
          ...(isByGuide ? { planner: "guide" } : language === "en" ? {} : { language }),
        },
        ownerId,
        leaseUntilMs: clock.nowMs() + LEASE_MS,
        nowMs,
        maxRunning: MAX_RUNNING_PER_USER,
        ...(isByGuide
          ? {}
          : {
              limits: {
                sinceMs: midnightMs,
                maxOfUser: modelPlans,
                maxOfAll: limits.dailyGenerations,
              },
            }),
      });
    }

    let created = await create();
    if (
      created.outcome === "too_many_running" &&
      runner.unrecordedEnd(created.runningId) !== undefined
    ) {
      // That generation has ended; it blocks a new one only until its end is recorded.
      await runner.recordEnd(created.runningId);
      created = await create();
    }
    const retryAfterSeconds = Math.ceil((midnightMs + DAY_MS - nowMs) / 1000);
    switch (created.outcome) {
      case "too_many_of_all":
        return {
          outcome: "limited",
          problem: new AppError("server_daily_limit"),
          retryAfterSeconds,
        };
      case "too_many_of_user": {
        const limit = isByGuide ? guidePlans : modelPlans;
        const problem = new AppError("too_many_generations", { limit });
        return { outcome: "limited", problem, retryAfterSeconds };
      }
      case "too_many_running":
        return { outcome: "already_planning", runningId: created.runningId };
      case "key_reused":
        throw new AppError("idempotency_key_reused");
      case "created":
        if (isByGuide) guideLimit.count(userId);
        runner.start({ ...created.generation, requestId });
        break;
      case "existing":
    }
    return { outcome: "accepted", id: created.generation.id };
  };
}

/** A request whose destination names several cities, with these as its bases. One chosen by its id is one place, whatever its name. */
async function withNamedBases(request: TripRequest, guide: Guide): Promise<TripRequest> {
  const { location, bases, days } = request;
  if (bases !== undefined || location === undefined || location.value !== undefined) return request;
  const { basesNamed } = await import("../../guide/named-towns.ts");
  const named = basesNamed(guide, location.label, days);
  if (named === undefined) return request;
  if (named === "out_of_range") throw new AppError("cities_out_of_range");
  return { ...request, bases: named };
}
