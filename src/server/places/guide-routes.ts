import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { AppError } from "../../domain/errors/app-error.ts";
import { LIMITS } from "../../domain/limits.ts";
import { climateSchema } from "../../domain/places/climate.ts";
import { guideAnswerSchema } from "../../domain/places/guide-answer.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { wordsFor } from "../lib/words-for.ts";

/**
 * Lists the built-in guide's cities, and says at once, before the whole form is filled in, that a
 * destination is not among them, or how many days of it the guide can fill.
 */
export function registerGuideRoutes(
  app: FastifyInstance,
  { config, guides, places }: Pick<Context, "config" | "guides" | "places">,
): void {
  const isReadAbout = config.openGuides !== undefined;
  app.get<{ Querystring: { destination?: string } }>(
    API_PATHS.guide,
    api({
      scope: "any",
      summary: "The cities of the built-in guide, and whether a destination is one of them.",
      query: {
        destination: z.optional(z.string().check(z.maxLength(LIMITS.text.destination))),
      },
      answers: { 200: guideAnswerSchema },
    }),
    async (request, reply) => {
      const destination = String(request.query.destination ?? "").trim();
      if (destination.length > LIMITS.text.destination) {
        throw new AppError("bad_request", { problem: "destinationTooLong" });
      }
      const { findCity } = await import("../../guide/find-city.ts");
      const { answerAboutGuide } = await import("../../guide/answer-about-guide.ts");
      const answer = answerAboutGuide(
        guides.own,
        destination,
        isReadAbout && places.isFailing() ? "unanswered" : isReadAbout,
        wordsFor(request).errors,
      );
      const { known, several } = answer;
      const { placeNames } = await import("../../guide/place-names.ts");
      if (several !== undefined) {
        const names = [...(await placeNames(guides.own, destination))];
        return reply.send({ ...answer, several: { ...several, places: names } });
      }
      if (known === undefined) return reply.send(answer);
      const city = await findCity(guides.own, destination)?.load();
      const names = [...(await placeNames(guides.own, destination))];
      const climate = climateSchema.safeParse(city?.climate).data;
      const more = climate === undefined ? { places: names } : { places: names, climate };
      return reply.send({ ...answer, known: { ...known, ...more } });
    },
  );
}
