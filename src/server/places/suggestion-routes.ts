import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { AppError } from "../../domain/errors/app-error.ts";
import { LIMITS } from "../../domain/limits.ts";
import { suggestionsAnswerSchema } from "../../domain/places/guide-answer.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";

const DEADLINE_MS = 5_000;

export function registerSuggestionRoutes(
  app: FastifyInstance,
  context: Pick<Context, "places">,
): void {
  app.get<{ Querystring: { input?: string } }>(
    API_PATHS.suggestions,
    api({
      scope: "any",
      summary: "Destinations that begin like what was typed.",
      query: { input: z.optional(z.string().check(z.maxLength(LIMITS.text.destination))) },
      answers: { 200: suggestionsAnswerSchema },
    }),
    async (request, reply) => {
      const input = String(request.query.input ?? "");
      if (input.length > LIMITS.text.destination) {
        throw new AppError("bad_request", { problem: "inputTooLong" });
      }
      const signal = AbortSignal.timeout(DEADLINE_MS);
      return reply.send(await context.places.suggest(input.trim(), { signal }));
    },
  );
}
