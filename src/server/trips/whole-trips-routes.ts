import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { AppError } from "../../domain/errors/app-error.ts";
import { LIMITS } from "../../domain/limits.ts";
import type { Words } from "../../domain/messages/words.ts";
import { wholeTripsSchema } from "../../domain/trip/whole-trips.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { wordsFor } from "../lib/words-for.ts";
import { asOwner } from "../store/access.ts";
import { StorageDamaged } from "../store/storage-error.ts";
import { findMemberVisit } from "../store/trip-member-store.ts";
import { tripOfMember } from "./trip-member.ts";

/** Above this the rest waits for another request: a phone's line takes seconds for it. */
const MOST_BYTES = 512 * 1024;
const IDS = /^\d{13}(?:,\d{13}){0,199}$/;

type Needed = Pick<Context, "store" | "clock" | "requireUser">;

/** Many trips at once, for a browser that keeps them all. */
export function registerWholeTripsRoutes(app: FastifyInstance, context: Needed): void {
  app.get<{ Querystring: { ids?: string } }>(
    API_PATHS.wholeTrips,
    api({
      scope: "read",
      summary: `Up to ${LIMITS.list.wholeTrips} trips by their ids, as many as fit into half a megabyte, one at least.`,
      query: { ids: z.string().check(z.regex(IDS)) },
      answers: { 200: wholeTripsSchema },
    }),
    async (request, reply) => {
      const user = await context.requireUser(request);
      const { ids: text = "" } = request.query;
      const ids = typeof text === "string" && IDS.test(text) ? new Set(text.split(",")) : undefined;
      if (ids === undefined || ids.size > LIMITS.list.wholeTrips) {
        throw new AppError("bad_request", { problem: "unknownTripIds" });
      }
      const documents: Uint8Array[] = [];
      const gone: string[] = [];
      let bytes = 0;
      for (const id of ids) {
        const document = await documentOf({ ...context, words: wordsFor(request) }, user.id, id);
        if (document === "gone") gone.push(id);
        if (!(document instanceof Uint8Array)) continue;
        bytes += document.byteLength;
        if (documents.length > 0 && bytes > MOST_BYTES) break;
        documents.push(document);
      }
      return reply.type("application/json; charset=utf-8").send(answerOf(documents, gone));
    },
  );
}

/** @returns "damaged" for what can't be read any more. */
async function documentOf(
  { store, clock, words }: Needed & { readonly words: Words },
  userId: string,
  tripId: string,
) {
  try {
    const own = await store.trips.find(tripId, asOwner(userId));
    if (own !== undefined) return own.document;
    const visit = await findMemberVisit({ store, clock }, userId, tripId);
    if (visit === undefined) return "gone";
    const { trip } = await tripOfMember({ store }, visit, words);
    return Buffer.from(JSON.stringify(trip));
  } catch (error) {
    if (error instanceof StorageDamaged) return "damaged";
    if (error instanceof AppError && error.code === "trip_not_found") return "gone";
    throw error;
  }
}

function answerOf(documents: readonly Uint8Array[], gone: readonly string[]): Buffer {
  const parts = documents.flatMap((document, at) => [Buffer.from(at === 0 ? "" : ","), document]);
  const end = Buffer.from(`],"gone":${JSON.stringify(gone)}}`);
  return Buffer.concat([Buffer.from('{"trips":['), ...parts, end]);
}
