import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/app-error.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { matchesEtag } from "../http/matches-etag.ts";

const PAGE_SIZE = 50;
const TRIP_ID = /^\d{13}$/;

export function registerTripRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;

  app.get<{ Querystring: { cursor?: string } }>(API_PATHS.trips, async (request, reply) => {
    const user = await context.requireUser(request);
    const { cursor } = request.query;
    if (cursor !== undefined && !TRIP_ID.test(cursor)) {
      throw new AppError("bad_request", { problem: "the cursor isn't one of ours" });
    }
    return reply.send(await store.trips.list(user.id, { cursor, limit: PAGE_SIZE }));
  });

  app.get<{ Params: { id: string } }>(API_PATHS.trip, async (request, reply) => {
    const user = await context.requireUser(request);
    const trip = await store.trips.find(request.params.id, user.id);
    if (trip === undefined) throw new AppError("trip_not_found");
    const etag = `"v${trip.version}"`;
    reply.header("etag", etag);
    if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(trip.document);
  });
}
