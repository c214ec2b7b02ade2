import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/app-error.ts";
import { openDataWords } from "../../domain/messages/en/open-data-words.ts";
import { openGuideAnswerSchema } from "../../domain/open-guide-answer.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";

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
    {
      config: {
        scope: "read",
        api: {
          summary: "A guide made of open data.",
          answers: { 200: openGuideAnswerSchema },
          errors: ["not_found"],
        },
      },
    },
    async (request, reply) => {
      await requireUser(request);
      const { id } = request.params;
      const guide = id.length > MAX_ID ? undefined : await guides.snapshots.find(id);
      if (guide === undefined) throw new AppError("not_found");
      return reply.send({ licence: "ODbL-1.0", attribution: openDataWords.sources, guide });
    },
  );
}
