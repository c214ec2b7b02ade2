import type { FastifyInstance } from "fastify";
import { AppError, errorText } from "../../domain/app-error.ts";
import { MAX_DESTINATION_LENGTH } from "../../domain/trip/trip-request.ts";
import { API_PATHS, type GuideAnswer } from "../../domain/wire.ts";
import { adviseDestination } from "../../guide/advise-destination.ts";
import { citySuggestion } from "../../guide/city-suggestion.ts";
import { daysToFill } from "../../guide/days-to-fill.ts";
import { findCity } from "../../guide/find-city.ts";
import { GUIDE_CITIES } from "../../guide/guide-cities.ts";
import type { Context } from "../context.ts";

const CITIES = GUIDE_CITIES.map(citySuggestion);

/**
 * Lists the built-in guide's cities, and says at once, before the whole form is filled in, that a
 * destination is not among them, or how many days of it the guide can fill.
 */
export function registerGuideRoutes(
  app: FastifyInstance,
  { config }: Pick<Context, "config">,
): void {
  const isReadAbout = config.openGuides !== undefined;
  app.get<{ Querystring: { destination?: string } }>(API_PATHS.guide, async (request, reply) => {
    const destination = String(request.query.destination ?? "").trim();
    if (destination.length > MAX_DESTINATION_LENGTH) {
      throw new AppError("bad_request", { problem: "destinationTooLong" });
    }
    return reply.send(answerTo(destination, isReadAbout));
  });
}

function answerTo(destination: string, isReadAbout: boolean): GuideAnswer {
  if (destination === "") return { cities: CITIES };
  const city = findCity(destination);
  if (city !== undefined) {
    return { cities: CITIES, known: { city: city.name, days: daysToFill(city) } };
  }
  const { advice, alternatives } = adviseDestination(destination);
  const code = "destination_unknown";
  const values = { destination, ...advice };
  const text = errorText({ code, values });
  const unknown = { code, values, text, alternatives } as const;
  return { cities: CITIES, unknown: isReadAbout ? { ...unknown, isReadAbout } : unknown };
}
