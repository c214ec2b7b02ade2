import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { AppError } from "../../domain/errors/app-error.ts";
import { LIMITS, visibleLine } from "../../domain/limits.ts";
import { positionIn } from "../../domain/places/coordinates.ts";
import { foundPlacesSchema } from "../../domain/places/found-places.ts";
import { suggestionsAnswerSchema } from "../../domain/places/guide-answer.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";

const DEADLINE_MS = 5_000;

/** Destinations and places while someone types. */
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

  app.get<{ Querystring: { input?: string; lat?: string; lon?: string } }>(
    API_PATHS.namedPlaces,
    api({
      scope: "any",
      summary: "Places of any kind by their name, near a position where one is given.",
      query: {
        input: z.string().check(z.maxLength(LIMITS.text.destination)),
        lat: z.optional(z.string()),
        lon: z.optional(z.string()),
      },
      answers: { 200: foundPlacesSchema },
    }),
    async (request, reply) => {
      const { input = "", lat, lon } = request.query;
      if (typeof input !== "string" || input.length > LIMITS.text.destination) {
        throw new AppError("bad_request", { problem: "inputTooLong" });
      }
      const signal = AbortSignal.timeout(DEADLINE_MS);
      const near = positionIn(`${lat}, ${lon}`);
      return reply.send(await context.places.find(visibleLine(input), { near, signal }));
    },
  );
}
