import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../../domain/app-error.ts";
import { checkTripRequest } from "../../domain/trip-request.ts";
import { API_PATHS, generationRequestSchema } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { sendError } from "../http/error-answers.ts";
import { readIdempotencyKey } from "../http/idempotency-key.ts";
import { parseBody } from "../http/parse-body.ts";
import { createSeries } from "../lib/in-series.ts";
import { ServiceError } from "../lib/service-error.ts";
import { newId } from "../lib/tokens.ts";
import type { User } from "../store/store.ts";
import { createAccountRoom } from "../trips/account-room.ts";
import { streamEvents } from "./event-stream.ts";
import { LEASE_MS } from "./generation-runner.ts";

const MAX_RUNNING_PER_USER = 1;
const DAY_MS = 24 * 3_600_000;
/** Requests for plans that wait for those before them. */
const MOST_WAITING = 1_000;

type GenerationParams = { Params: { id: string } };

export function registerGenerationRoutes(app: FastifyInstance, context: Context): void {
  const { store, runner, watcher, clock, config, streams } = context;
  const { limits } = config;
  const room = createAccountRoom(context);
  const oneByOne = createSeries(MOST_WAITING);

  async function assertWithinBudget(user: User, reply: FastifyReply): Promise<void> {
    const nowMs = clock.nowMs();
    const midnightMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
    const limit = limits.dailyGenerationsPerUser;
    const untilMidnight = String(Math.ceil((midnightMs + DAY_MS - nowMs) / 1000));
    if ((await store.generations.countSince(midnightMs, user.id)) >= limit) {
      reply.header("retry-after", untilMidnight);
      throw new AppError("too_many_generations", { limit });
    }
    if ((await store.generations.countSince(midnightMs, undefined)) >= limits.dailyGenerations) {
      reply.header("retry-after", untilMidnight);
      throw new AppError("server_daily_limit");
    }
  }

  /** One after the other, so that none is counted while another is about to be. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await oneByOne(work);
    } catch (error) {
      throw error instanceof ServiceError ? new AppError("too_many_requests") : error;
    }
  }

  app.post(API_PATHS.generations, async (request, reply) => {
    const user = await context.requireUser(request);
    const idempotencyKey = readIdempotencyKey(request);
    const { userSelection, planner } = parseBody(generationRequestSchema, request.body);
    const checked = checkTripRequest(userSelection, limits.maxTripDays);
    if (!checked.ok) throw new AppError(checked.problem, { maxDays: limits.maxTripDays });
    const created = await inTurn(async () => {
      if (!(await store.generations.isKnownKey(user.id, idempotencyKey))) {
        await room.assertForTrip(user.id);
        await assertWithinBudget(user, reply);
      }
      const nowMs = clock.nowMs();
      return store.generations.create({
        id: newId(),
        userId: user.id,
        idempotencyKey,
        request: { ...checked.request, ...(planner === undefined ? {} : { planner }) },
        ownerId: context.ownerId,
        leaseUntilMs: nowMs + LEASE_MS,
        nowMs,
        maxRunning: MAX_RUNNING_PER_USER,
      });
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
