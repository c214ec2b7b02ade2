import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/app-error.ts";
import { generationRequestSchema } from "../../domain/generation-request.ts";
import { checkTripRequest } from "../../domain/trip/trip-request.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { sendError } from "../http/error-answers.ts";
import { readIdempotencyKey } from "../http/idempotency-key.ts";
import { parseBody } from "../http/parse-body.ts";
import { newId } from "../lib/tokens.ts";
import type { CreatedGeneration } from "../store/store.ts";
import { LEASE_MS } from "./generation-runner.ts";
import { createGuidePlanLimit } from "./guide-plan-limit.ts";
import { streamEvents } from "./stream-events.ts";

const MAX_RUNNING_PER_USER = 1;
const DAY_MS = 24 * 3_600_000;
/** A plan of the guide costs some tenths of a second of this machine, one of a model also money. */
const GUIDE_PLANS_A_MODEL_PLAN = 25;

type GenerationParams = { Params: { id: string } };

type Needed = Pick<
  Context,
  | "store"
  | "accountRoom"
  | "runner"
  | "watcher"
  | "clock"
  | "config"
  | "streams"
  | "planner"
  | "ownerId"
  | "requireUser"
>;

export function registerGenerationRoutes(app: FastifyInstance, context: Needed): void {
  const { store, accountRoom, runner, watcher, clock, config, streams } = context;
  const { limits } = config;
  const { dailyGenerationsPerUser, dailyGenerations } = limits;
  const guidePlans = {
    ofUser: dailyGenerationsPerUser * GUIDE_PLANS_A_MODEL_PLAN,
    ofAll: dailyGenerations * GUIDE_PLANS_A_MODEL_PLAN,
  };
  const guideLimit = createGuidePlanLimit(clock, guidePlans);

  app.post(API_PATHS.generations, async (request, reply) => {
    const user = await context.requireUser(request);
    const idempotencyKey = readIdempotencyKey(request);
    const { userSelection, planner } = parseBody(generationRequestSchema, request.body);
    const checked = checkTripRequest(userSelection, limits.maxTripDays);
    if (!checked.ok) throw new AppError(checked.problem, { maxDays: limits.maxTripDays });
    const { request: tripRequest } = checked;
    const isByGuide = planner === "guide" || context.planner.id === "guide";
    const nowMs = clock.nowMs();
    const midnightMs = Math.floor(nowMs / DAY_MS) * DAY_MS;

    async function create(): Promise<CreatedGeneration> {
      if (!(await store.generations.isKnownKey(user.id, idempotencyKey))) {
        await accountRoom.assertForTrip(user.id);
        const outcome = isByGuide ? guideLimit.reached(user.id) : undefined;
        if (outcome !== undefined) return { outcome };
      }
      return store.generations.create({
        id: newId(),
        userId: user.id,
        idempotencyKey,
        request: { ...tripRequest, ...(isByGuide ? { planner: "guide" } : {}) },
        ownerId: context.ownerId,
        leaseUntilMs: clock.nowMs() + LEASE_MS,
        nowMs,
        maxRunning: MAX_RUNNING_PER_USER,
        ...(isByGuide
          ? {}
          : {
              limits: {
                sinceMs: midnightMs,
                maxOfUser: dailyGenerationsPerUser,
                maxOfAll: dailyGenerations,
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
    switch (created.outcome) {
      case "too_many_of_user":
      case "too_many_of_all": {
        reply.header("retry-after", String(Math.ceil((midnightMs + DAY_MS - nowMs) / 1000)));
        if (created.outcome === "too_many_of_all") throw new AppError("server_daily_limit");
        const limit = isByGuide ? guidePlans.ofUser : dailyGenerationsPerUser;
        throw new AppError("too_many_generations", { limit });
      }
      case "too_many_running":
        return sendError(request, reply, new AppError("already_planning"), {
          generationId: created.runningId,
        });
      case "key_reused":
        throw new AppError("idempotency_key_reused");
      case "created":
        if (isByGuide) guideLimit.count(user.id);
        runner.start({ ...created.generation, requestId: request.id });
        break;
      case "existing":
    }
    return reply.code(202).send({ id: created.generation.id });
  });

  const asStream = { exposeHeadRoute: false };
  app.get<GenerationParams>(API_PATHS.generationEvents, asStream, async (request, reply) => {
    const user = await context.requireUser(request);
    const generation = await store.generations.find(request.params.id, user.id);
    if (generation === undefined) throw new AppError("generation_not_found");
    if (!streams.hasRoomFor(user.id)) throw new AppError("too_many_streams");
    const lastEventId = Number(request.headers["last-event-id"] ?? 0);
    streamEvents(request, reply, {
      generationId: generation.id,
      userId: user.id,
      isOver: generation.state !== "running",
      afterSeq: Number.isInteger(lastEventId) && lastEventId > 0 ? lastEventId : 0,
      generations: store.generations,
      runner,
      watcher,
      streams,
    });
  });

  app.delete<GenerationParams>(API_PATHS.generation, async (request, reply) => {
    const user = await context.requireUser(request);
    const generation = await store.generations.find(request.params.id, user.id);
    if (generation === undefined) throw new AppError("generation_not_found");
    await runner.cancel(generation.id);
    return reply.code(204).send();
  });
}
