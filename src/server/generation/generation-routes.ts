import type { FastifyInstance } from "fastify";
import { generationRequestSchema } from "../../domain/api/generation-request.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { API_PATHS } from "../../domain/wire.ts";
import { generationAcceptedSchema } from "../../domain/wire-schemas.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { sendError } from "../http/error-answers.ts";
import { readIdempotencyKey } from "../http/idempotency-key.ts";
import { parseBody } from "../http/parse-body.ts";
import { languageOfRequest } from "../lib/language-of-request.ts";
import { streamEvents } from "./stream-events.ts";

type GenerationParams = { Params: { id: string } };

type Needed = Pick<
  Context,
  "store" | "startPlan" | "runner" | "watcher" | "streams" | "requireUser"
>;

export function registerGenerationRoutes(app: FastifyInstance, context: Needed): void {
  const { store, runner, watcher, streams } = context;

  app.post(
    API_PATHS.generations,
    api({
      scope: "plan",
      summary: "Has a trip planned. Its events tell how far it is.",
      headers: ["idempotency-key"],
      body: generationRequestSchema,
      answers: { 202: generationAcceptedSchema },
      errors: [
        "required_selection_missing",
        "days_out_of_range",
        "start_date_unreadable",
        "too_many_trips",
        "too_many_generations",
        "already_planning",
        "server_daily_limit",
      ],
    }),
    async (request, reply) => {
      const user = await context.requireUser(request);
      const idempotencyKey = readIdempotencyKey(request);
      const started = await context.startPlan({
        userId: user.id,
        idempotencyKey,
        wanted: parseBody(generationRequestSchema, request.body),
        language: languageOfRequest(request),
        requestId: request.id,
      });
      switch (started.outcome) {
        case "limited":
          reply.header("retry-after", String(started.retryAfterSeconds));
          throw started.problem;
        case "already_planning":
          return sendError(request, reply, new AppError("already_planning"), {
            generationId: started.runningId,
          });
        case "accepted":
          return reply.code(202).send({ id: started.id });
      }
    },
  );

  const asStream = { exposeHeadRoute: false };
  app.get<GenerationParams>(
    API_PATHS.generationEvents,
    {
      ...asStream,
      ...api({
        scope: "plan",
        summary: "The events of a plan, from its first on: each one's data is a GenerationEvent.",
        headers: ["last-event-id"],
        answers: { 200: { media: ["text/event-stream"] } },
        errors: ["generation_not_found", "too_many_streams"],
      }),
    },
    async (request, reply) => {
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
    },
  );

  app.delete<GenerationParams>(
    API_PATHS.generation,
    api({
      scope: "plan",
      summary: "Stops a plan.",
      answers: { 204: null },
      errors: ["generation_not_found"],
    }),
    async (request, reply) => {
      const user = await context.requireUser(request);
      const generation = await store.generations.find(request.params.id, user.id);
      if (generation === undefined) throw new AppError("generation_not_found");
      await runner.cancel(generation.id);
      return reply.code(204).send();
    },
  );
}
