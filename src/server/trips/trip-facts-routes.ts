import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { tripFactsSchema } from "../../domain/trip/trip-facts.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { matchesEtag } from "../http/send-versioned.ts";
import { languageOfRequest } from "../lib/language-of-request.ts";
import { hashToken } from "../lib/tokens.ts";
import { factsOfTrip } from "./facts-of-trip.ts";
import { tripToRead } from "./trip-to-read.ts";

const compress = promisify(gzip);

/** Their version is what they say: another trip, or another edition of the guide, may change it. */
export function registerTripFactsRoutes(
  app: FastifyInstance,
  context: Pick<Context, "store" | "clock" | "guides" | "requireUser">,
): void {
  app.get<{ Params: { id: string } }>(
    API_PATHS.tripFacts,
    api({
      scope: "read",
      summary: "What the guide knows of a trip's destination.",
      headers: ["if-none-match"],
      answers: { 200: tripFactsSchema },
      errors: ["trip_not_found"],
    }),
    async (request, reply) => {
      const user = await context.requireUser(request);
      const { id } = request.params;
      const trip = await tripToRead(context, user.id, id);
      const facts = JSON.stringify(
        await factsOfTrip(trip, context.guides, languageOfRequest(request)),
      );
      const etag = `"${hashToken(facts)}"`;
      reply.header("etag", etag).header("vary", "accept-language, cookie, accept-encoding");
      if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
      reply.type("application/json; charset=utf-8");
      // Nothing in it is secret, and it is most of what a trip's page loads.
      if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(facts);
      return reply.header("content-encoding", "gzip").send(await compress(facts));
    },
  );
}
