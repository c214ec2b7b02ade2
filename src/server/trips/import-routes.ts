import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { AppError } from "../../domain/errors/app-error.ts";
import { LIMITS, visibleLine } from "../../domain/limits.ts";
import { API_PATHS, MAX_IMPORT_BYTES } from "../../domain/wire.ts";
import { importedTripSchema } from "../../domain/wire-schemas.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { readIdempotencyKey } from "../http/idempotency-key.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { hashToken } from "../lib/tokens.ts";

const MAX_A_MINUTE = 10;

/** A file becomes a trip. Its bytes are the body, whatever they are: nothing but this route takes such a body. */
export function registerImportRoutes(
  app: FastifyInstance,
  context: Pick<Context, "store" | "guides" | "turns" | "accountRoom" | "clock" | "requireCaller">,
): void {
  const { store, accountRoom, clock } = context;
  const mayImport = createMinuteLimit(clock, MAX_A_MINUTE);

  app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      "application/octet-stream",
      { parseAs: "buffer" },
      (_request, body, parsed) => parsed(null, body),
    );

    scope.post<{ Querystring: { destination?: string; anew?: string } }>(
      API_PATHS.imports,
      {
        bodyLimit: MAX_IMPORT_BYTES,
        ...api({
          scope: "write",
          summary:
            "Makes a trip of a Tripwright file, GPX, KML or KMZ. With `anew`, a Tripwright file's trip is planned again, without its dates, bookings and costs.",
          query: {
            destination: z.optional(z.string().check(z.maxLength(LIMITS.text.destination))),
            anew: z.optional(z.literal("true")),
          },
          headers: ["idempotency-key"],
          body: { media: ["application/octet-stream"] },
          answers: { 201: importedTripSchema },
          errors: [
            "import_unreadable",
            "import_destination_missing",
            "change_impossible",
            "trip_too_large",
            "too_many_trips",
          ],
        }),
      },
      async (request, reply) => {
        const { user, right } = await context.requireCaller(request);
        const idempotencyKey = readIdempotencyKey(request);
        const { destination = "", anew } = request.query;
        if (typeof destination !== "string" || destination.length > LIMITS.text.destination) {
          throw new AppError("bad_request", { problem: "destinationTooLong" });
        }
        if (!Buffer.isBuffer(request.body)) throw new AppError("unsupported_media_type");
        if (!mayImport(user.id)) throw new AppError("too_many_requests");
        await accountRoom.assertForTrip(user.id);
        const { body } = request;
        const { importTrip } = await import("./import/import-trip.ts");
        const nowMs = clock.nowMs();
        const added = await store.trips.add({
          userId: user.id,
          right,
          newTrip: await context.turns(`import ${user.id}`, () =>
            importTrip(body, {
              destination: visibleLine(destination),
              isAnew: anew === "true",
              nowMs,
              guides: context.guides,
            }),
          ),
          idempotencyKey,
          contentHash: hashToken(`${destination}\n${anew}\n${request.body.toString("latin1")}`),
          nowMs,
        });
        if (added.outcome === "key_reused") throw new AppError("idempotency_key_reused");
        if (added.outcome === "forbidden") throw new AppError(added.code);
        return reply.code(201).send({ tripId: added.tripId });
      },
    );
    done();
  });
}
