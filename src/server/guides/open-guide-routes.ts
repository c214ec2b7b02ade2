import type { FastifyInstance } from "fastify";
import { openGuideAnswerSchema } from "../../domain/api/open-guide-answer.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { wordsFor } from "../lib/words-for.ts";

const MAX_ID = 100;

/**
 * A guide made of open data, for those who are signed in: it is derived from OpenStreetMap, whose licence wants it to be
 * had where plans from it are.
 */
export function registerOpenGuideRoutes(
  app: FastifyInstance,
  { guides, requireUser }: Pick<Context, "guides" | "requireUser">,
): void {
  app.get<{ Params: { id: string } }>(
    API_PATHS.openGuide,
    api({
      scope: "read",
      summary: "A guide made of open data.",
      answers: { 200: openGuideAnswerSchema },
      errors: ["not_found"],
    }),
    async (request, reply) => {
      await requireUser(request);
      const { id } = request.params;
      const guide = id.length > MAX_ID ? undefined : await guides.snapshots.find(id);
      if (guide === undefined) throw new AppError("not_found");
      return reply.send({
        licence: "ODbL-1.0",
        attribution: wordsFor(request).openData.sources,
        guide,
      });
    },
  );
}
