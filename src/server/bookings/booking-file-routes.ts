import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { LIMITS } from "../../domain/limits.ts";
import { API_PATHS, readFileAnswerSchema } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import type { RouteDescription } from "../http/api-description/route-description.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { asOwner } from "../store/access.ts";

const MAX_A_MINUTE = 10;

const DESCRIPTION: RouteDescription = {
  summary:
    "Reads a confirmation on the server, which keeps nothing of it, and answers its reservations as data of schema.org.",
  by: "session",
  body: { media: ["application/octet-stream"] },
  answers: { 200: readFileAnswerSchema },
  errors: ["trip_not_found", "not_found", "import_unreadable", "busy"],
};

/** A trip's owner has a file read that their browser can't read. Its bytes are the body; what is read comes into no trip by itself. */
export function registerBookingFileRoutes(
  app: FastifyInstance,
  context: Pick<Context, "store" | "clock" | "bookingExtractor" | "requireUser">,
): void {
  const { store, clock, bookingExtractor } = context;
  const mayRead = createMinuteLimit(clock, MAX_A_MINUTE);

  app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      "application/octet-stream",
      { parseAs: "buffer" },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post<{ Params: { id: string } }>(
      API_PATHS.tripBookingFiles,
      { bodyLimit: LIMITS.file.bytes, config: { api: DESCRIPTION } },
      async (request, reply) => {
        const user = await context.requireUser(request);
        const stored = await store.trips.find(request.params.id, asOwner(user.id));
        if (stored === undefined) throw new AppError("trip_not_found");
        if (bookingExtractor === undefined) throw new AppError("not_found");
        if (!Buffer.isBuffer(request.body)) throw new AppError("unsupported_media_type");
        if (!mayRead(user.id)) throw new AppError("too_many_requests");
        const left = new AbortController();
        reply.raw.once("close", () => left.abort());
        const reservations = await bookingExtractor.read(request.body, left.signal);
        if (reservations === undefined) {
          throw new AppError("import_unreadable", { problem: "notBooking" });
        }
        return reply.send({ reservations: reservations.slice(0, LIMITS.trip.bookings) });
      },
    );
    done();
  });
}
