import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { API_PATHS } from "../../domain/wire.ts";
import { wishesAnswerSchema, wishRequestSchema } from "../../domain/wishes/model/wish-request.ts";
import type { Context } from "../context.ts";
import { cityOfTrip } from "../guides/guide-source.ts";
import type { RouteDescription } from "../http/api-description/route-description.ts";
import { parseBody } from "../http/parse-body.ts";
import { findOwnTrip, tripOfStored } from "./trip-of-stored.ts";

const DESCRIPTION: RouteDescription = {
  summary: "Has a model read words as wishes for a trip, which stays as it is.",
  by: "session",
  body: wishRequestSchema,
  answers: { 200: wishesAnswerSchema },
  errors: [
    "trip_not_found",
    "not_found",
    "version_conflict",
    "planner_busy",
    "planner_refused",
    "planner_unreachable",
    "planner_blocked",
    "planner_unreadable",
    "plan_failed",
    "cancelled",
  ],
};

/** A model reads an owner's words as wishes. What comes of them is worked out by the page, and nothing is changed. */
export function registerWishRoutes(
  app: FastifyInstance,
  context: Pick<Context, "store" | "guides" | "modelAsker" | "requireUser">,
): void {
  const { store, guides, modelAsker } = context;
  app.post<{ Params: { id: string } }>(
    API_PATHS.tripWishes,
    { config: { api: DESCRIPTION } },
    async (request, reply) => {
      const user = await context.requireUser(request);
      const stored = await findOwnTrip(store, request.params.id, user.id);
      if (modelAsker === undefined) throw new AppError("not_found");
      const { text, dayId, version } = parseBody(wishRequestSchema, request.body);
      if (stored.version !== version) throw new AppError("version_conflict");
      // What reads wishes is a tenth of the server's code.
      const { checkedReading } = await import("../../domain/wishes/model/read-model-said.ts");
      const { wishQuestion } = await import("../../domain/wishes/model/wish-question.ts");
      const trip = await tripOfStored(stored);
      const city = await cityOfTrip(trip, guides);
      const left = new AbortController();
      reply.raw.once("close", () => left.abort());
      const asker = { userId: user.id, reqId: request.id, signal: left.signal };
      const answer = await modelAsker.ask(wishQuestion(text, { trip, dayId, city }), asker);
      const reading = checkedReading(answer, text);
      if (reading === undefined) {
        request.log.warn("a model's reading of a wish can't be used");
        throw new AppError("planner_unreadable");
      }
      return reply.send(reading);
    },
  );
}
