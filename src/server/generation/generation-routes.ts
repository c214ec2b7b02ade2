import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/app-error.ts";
import { checkTripRequest } from "../../domain/trip-request.ts";
import { API_PATHS, generationRequestSchema, IDEMPOTENCY_KEY } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { sendError } from "../http/error-answers.ts";
import { parseBody } from "../http/parse-body.ts";
import { newId } from "../lib/tokens.ts";
import type { User } from "../store/store.ts";
import { streamEvents } from "./event-stream.ts";
import { LEASE_MS } from "./generation-runner.ts";

const MAX_STREAMS_PER_USER = 5;
const MAX_RUNNING_PER_USER = 1;
const DAY_MS = 24 * 3_600_000;

type GenerationParams = { Params: { id: string } };

export function registerGenerationRoutes(app: FastifyInstance, context: Context): void {
  const { store, runner, clock, config, streams } = context;
  const { limits } = config;

  async function assertWithinBudget(user: User): Promise<void> {
    const midnightMs = Math.floor(clock.nowMs() / DAY_MS) * DAY_MS;
    const limit = limits.dailyGenerationsPerUser;
    if ((await store.generations.countSince(midnightMs, user.id)) >= limit) {
      throw new AppError("too_many_generations", { limit });
    }
    if ((await store.generations.countSince(midnightMs, undefined)) >= limits.dailyGenerations) {
      throw new AppError("server_daily_limit");
    }
  }

  app.post(API_PATHS.generations, async (request, reply) => {
    const user = await context.requireUser(request);
    const idempotencyKey = request.headers["idempotency-key"];
    if (typeof idempotencyKey !== "string" || !IDEMPOTENCY_KEY.test(idempotencyKey)) {
      throw new AppError("idempotency_key_missing");
    }
    const { userSelection, planner } = parseBody(generationRequestSchema, request.body);
    const checked = checkTripRequest(userSelection, limits.maxTripDays);
    if (!checked.ok) throw new AppError(checked.problem, { maxDays: limits.maxTripDays });
    if (!(await store.generations.isKnownKey(user.id, idempotencyKey))) {
      await assertWithinBudget(user);
    }

    const nowMs = clock.nowMs();
    const created = await store.generations.create({
      id: newId(),
      userId: user.id,
      idempotencyKey,
      request: { ...checked.request, ...(planner === undefined ? {} : { planner }) },
      ownerId: context.ownerId,
      leaseUntilMs: nowMs + LEASE_MS,
      nowMs,
      maxRunning: MAX_RUNNING_PER_USER,
    });
    if (created.outcome === "too_many_running") {
      const generationId = created.runningId;
      return sendError(request, reply, new AppError("already_planning"), { generationId });
    }
    if (created.outcome === "key_reused") throw new AppError("idempotency_key_reused");
    if (created.outcome === "created") runner.start(created.generation);
    return reply.code(202).send({ id: created.generation.id });
  });

  const asStream = { exposeHeadRoute: false };
  app.get<GenerationParams>(API_PATHS.generationEvents, asStream, async (request, reply) => {
    const user = await context.requireUser(request);
    const generation = await store.generations.find(request.params.id, user.id);
    if (generation === undefined) throw new AppError("generation_not_found");
    if (streams.count(user.id) >= MAX_STREAMS_PER_USER) throw new AppError("too_many_streams");
    const lastEventId = Number(request.headers["last-event-id"] ?? 0);
    streamEvents(request, reply, {
      generationId: generation.id,
      userId: user.id,
      isOver: generation.state !== "running",
      afterSeq: Number.isInteger(lastEventId) && lastEventId > 0 ? lastEventId : 0,
      generations: store.generations,
      runner,
      streams,
    });
  });

  app.delete<GenerationParams>(API_PATHS.generation, async (request, reply) => {
    const user = await context.requireUser(request);
    const generation = await store.generations.find(request.params.id, user.id);
    if (generation === undefined) throw new AppError("generation_not_found");
    runner.cancel(generation.id);
    return reply.code(204).send();
  });
}
