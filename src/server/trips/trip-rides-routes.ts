import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { tripRidesSchema } from "../../domain/places/ride.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { cityOfTrip } from "../guides/guide-source.ts";
import { api } from "../http/api-description/route-description.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { runInTimeSlices } from "../lib/run-in-time-slices.ts";
import { ridesOfTrip } from "./rides-of-trip.ts";
import { tripToRead } from "./trip-to-read.ts";

/** A page asks again for what doesn't come within it. */
const DEADLINE_MS = 6_000;
/** Of one person: each may be some questions to the service. */
const MAX_A_MINUTE = 30;

export function registerTripRidesRoutes(
  app: FastifyInstance,
  context: Pick<Context, "store" | "clock" | "guides" | "requireUser">,
): void {
  const { clock, guides } = context;
  const mayAsk = createMinuteLimit(clock, MAX_A_MINUTE);

  app.get<{ Params: { id: string } }>(
    API_PATHS.tripRides,
    api({
      scope: "read",
      summary: "What a timetable says of a trip's rides; `left` are still to be asked about.",
      answers: { 200: tripRidesSchema },
      errors: ["trip_not_found", "too_many_requests"],
    }),
    async (request, reply) => {
      const user = await context.requireUser(request);
      const { id } = request.params;
      const trip = await tripToRead(context, user.id, id);
      const { transitRides } = guides;
      if (transitRides === undefined) return reply.send({ source: "", rides: [], left: 0 });
      if (!mayAsk(user.id)) throw new AppError("too_many_requests");
      const signal = AbortSignal.timeout(DEADLINE_MS);
      // The engine is large: it is loaded with the first edit, or here.
      const { readTrip } = await import("../../domain/engine/reading/read-trip.ts");
      const city = await cityOfTrip(trip, guides);
      const saved = await runInTimeSlices(readTrip(trip, city), signal);
      const nowMs = clock.nowMs();
      return reply.send(await ridesOfTrip(saved, transitRides, { nowMs, signal }));
    },
  );
}
