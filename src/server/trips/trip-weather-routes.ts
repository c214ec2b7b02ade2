import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { type TripWeather, tripWeatherSchema } from "../../domain/places/day-weather.ts";
import { linkAllows, rightsOf } from "../../domain/sharing/guest-rights.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { ServiceError } from "../lib/service-error.ts";
import type { Forecasts } from "../weather/forecasts.ts";
import { tripOfVisit } from "./edit-as-guest.ts";
import { tripToRead } from "./trip-to-read.ts";
import { weatherOfTrip } from "./weather-of-trip.ts";

const DEADLINE_MS = 9_000;
/** Of one person: each may be four questions to the service. */
const MAX_A_MINUTE = 30;
/** Of all who have a link. What they are shown is kept for half an hour, so most of it asks nobody. */
const MAX_A_MINUTE_OF_LINK = 120;

export function registerTripWeatherRoutes(
  app: FastifyInstance,
  context: Pick<Context, "store" | "clock" | "forecasts" | "log" | "requireUser" | "requireLink">,
): void {
  const { store, clock, forecasts } = context;
  const mayAsk = createMinuteLimit(clock, MAX_A_MINUTE);
  const mayAskByLink = createMinuteLimit(clock, MAX_A_MINUTE_OF_LINK);

  app.get<{ Params: { id: string } }>(
    API_PATHS.tripWeather,
    api({
      scope: "read",
      summary: "The forecast for a trip's next days; no days where nothing is known.",
      answers: { 200: tripWeatherSchema },
      errors: ["trip_not_found", "too_many_requests"],
    }),
    async (request, reply) => {
      const user = await context.requireUser(request);
      const { id } = request.params;
      const trip = await tripToRead(context, user.id, id);
      if (forecasts === undefined) return reply.send({ days: [] });
      if (!mayAsk(user.id)) throw new AppError("too_many_requests");
      return reply.send(await weatherOrNone(context, trip, forecasts));
    },
  );

  app.get(
    API_PATHS.sharedWeather,
    api({
      summary: "The forecast for its next days.",
      by: "link",
      answers: { 200: tripWeatherSchema },
      errors: ["too_many_requests"],
    }),
    async (request, reply) => {
      const visit = await context.requireLink(request);
      const rights = rightsOf(visit.link.content, visit.guest);
      if (!linkAllows(rights, "view")) throw new AppError("link_forbids");
      if (forecasts === undefined) return reply.send({ days: [] });
      if (!mayAskByLink(visit.link.id)) throw new AppError("too_many_requests");
      return reply.send(await weatherOrNone(context, await tripOfVisit(store, visit), forecasts));
    },
  );
}

/** The forecast, or none where it can't be had. */
async function weatherOrNone(
  { clock, log }: Pick<Context, "clock" | "log">,
  trip: Trip,
  forecasts: Forecasts,
): Promise<TripWeather> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    return await weatherOfTrip(trip, forecasts, { nowMs: clock.nowMs(), signal });
  } catch (error) {
    if (!(error instanceof ServiceError) && !(error instanceof DOMException)) throw error;
    // The circuit breaker has logged why.
    log.debug({ err: error }, "no forecast can be had");
    return { days: [] };
  }
}
