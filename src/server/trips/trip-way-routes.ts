import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { positionIn } from "../../domain/places/coordinates.ts";
import type { Position } from "../../domain/places/geo.ts";
import { tripWaySchema } from "../../domain/places/trip-way.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { ServiceError } from "../lib/service-error.ts";
import { tripToRead } from "./trip-to-read.ts";

/** Who looks at a map sees a straight line until then. */
const DEADLINE_MS = 8_000;
/** Of one person: each may be a question to the service. */
const MAX_A_MINUTE = 30;

export function registerTripWayRoutes(
  app: FastifyInstance,
  context: Pick<Context, "store" | "clock" | "guides" | "log" | "requireUser">,
): void {
  const { clock, guides, log } = context;
  const mayAsk = createMinuteLimit(clock, MAX_A_MINUTE);

  app.get<{ Params: { id: string; from: string; to: string } }>(
    API_PATHS.tripWay,
    api({
      scope: "read",
      summary: "The way on foot between two of its places or hotels, along the streets.",
      answers: { 200: tripWaySchema },
      errors: ["trip_not_found", "too_many_requests"],
    }),
    async (request, reply) => {
      const user = await context.requireUser(request);
      const { id, ...ends } = request.params;
      const trip = await tripToRead(context, user.id, id);
      const [from, to] = [ends.from, ends.to].map((end) => positionOf(trip, end));
      const { travelTimes } = guides;
      if (travelTimes === undefined || from === undefined || to === undefined) {
        return reply.send({ line: null });
      }
      if (!mayAsk(user.id)) throw new AppError("too_many_requests");
      try {
        const signal = AbortSignal.timeout(DEADLINE_MS);
        return reply.send({ line: [...(await travelTimes.line(from, to, { signal }))] });
      } catch (error) {
        if (!(error instanceof ServiceError) && !(error instanceof DOMException)) throw error;
        // The circuit breaker has logged why.
        log.debug({ err: error }, "no way can be had");
        return reply.send({ line: null });
      }
    },
  );
}

/** Where the place or the hotel of that id is; undefined where the trip has none, or nobody knows. */
function positionOf({ tripData: { hotels, itinerary } }: Trip, id: string): Position | undefined {
  const all = [...hotels, ...itinerary.flatMap(({ plan }) => plan)];
  return positionIn(all.find((one) => one.id === id)?.geoCoordinates);
}
