import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { AppError } from "../../domain/errors/app-error.ts";
import { EXPORT_FORMATS, type ExportFormat } from "../../domain/export/export-format.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { sendVersioned } from "../http/send-versioned.ts";
import { wordsFor } from "../lib/words-for.ts";
import { exportStoredTrip } from "./export-stored-trip.ts";
import { findOwnTrip } from "./trip-of-stored.ts";

/** A trip as a file, for its owner. The pages make the same file by themselves. */
export function registerTripExportRoutes(
  app: FastifyInstance,
  context: Pick<Context, "store" | "guides" | "clock" | "requireUser">,
): void {
  app.get<{ Params: { id: string; format: string } }>(
    API_PATHS.tripExport,
    api({
      scope: "read",
      summary: "A trip as a file.",
      params: { format: z.enum(Object.keys(EXPORT_FORMATS)) },
      headers: ["if-none-match"],
      answers: { 200: { media: Object.values(EXPORT_FORMATS) } },
      errors: ["not_found", "trip_not_found", "start_date_missing"],
    }),
    async (request, reply) => {
      const user = await context.requireUser(request);
      const { id, format } = request.params;
      if (!isFormat(format)) throw new AppError("not_found");
      const stored = await findOwnTrip(context.store, id, user.id);
      const file = await exportStoredTrip(context, stored, { format, words: wordsFor(request) });
      reply.header("content-disposition", `attachment; filename="${file.name}"`);
      return sendVersioned(request, reply, file.text, file.type);
    },
  );
}

function isFormat(text: string): text is ExportFormat {
  return Object.hasOwn(EXPORT_FORMATS, text);
}
