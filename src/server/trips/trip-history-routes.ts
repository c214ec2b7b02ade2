import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { tripBefore } from "../../domain/edits/trip-before.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { isoTime } from "../../domain/iso-time.ts";
import { tripSchema } from "../../domain/trip/trip.ts";
import {
  type TripHistoryAnswer,
  tripHistoryAnswerSchema,
} from "../../domain/trip/trip-history-answer.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { sendVersioned } from "../http/send-versioned.ts";
import { wordsFor } from "../lib/words-for.ts";
import { asOwner, guestOfMaker } from "../store/access.ts";
import { requireMemberVisit } from "../store/trip-member-store.ts";
import { asMemberSees, nameOf, tripOfMember } from "./trip-member.ts";
import { tripOfStored } from "./trip-of-stored.ts";

const VERSION = /^\d{1,9}$/;

/** The history of a trip, and the trip as it was at each version that is known. */
export function registerTripHistoryRoutes(
  app: FastifyInstance,
  context: Pick<Context, "store" | "clock" | "requireUser">,
): void {
  const { store } = context;

  async function findTrip(request: FastifyRequest<{ Params: { id: string } }>) {
    const user = await context.requireUser(request);
    const { id } = request.params;
    const stored = await store.trips.find(id, asOwner(user.id));
    if (stored !== undefined) return { user, stored };
    const visit = await requireMemberVisit(context, user.id, id);
    const { notes, costs, bookings = false } = visit.link.content.shows;
    // The steps name what the link may hide.
    if (!notes || !costs || !bookings) throw new AppError("link_forbids");
    const owner = await store.users.find(visit.link.ownerId);
    return { user, visit, owner, stored: (await tripOfMember(context, visit)).stored };
  }

  app.get<{ Params: { id: string } }>(
    API_PATHS.tripHistory,
    api({
      scope: "read",
      summary: "What was done to a trip, the newest first.",
      headers: ["if-none-match"],
      answers: { 200: tripHistoryAnswerSchema },
      errors: ["trip_not_found", "link_forbids"],
    }),
    async (request, reply) => {
      const { user, visit, owner, stored } = await findTrip(request);
      const steps = await store.history.list(request.params.id);
      const answer: TripHistoryAnswer = {
        version: stored.version,
        oldestVersion: (steps.at(-1)?.version ?? stored.version + 1) - 1,
        steps: steps.map(({ version, atMs, madeBy, made }) => ({
          version,
          at: isoTime(atMs),
          isOwn: madeBy === user.id || isOfGuest(madeBy, visit?.guest.id),
          guest: guestOfMaker(madeBy)?.name ?? nameOf(owner),
          made,
        })),
      };
      return sendVersioned(request, reply, JSON.stringify(answer));
    },
  );

  app.get<{ Params: { id: string; version: string } }>(
    API_PATHS.tripVersion,
    api({
      scope: "read",
      summary: "A trip as it was at a version.",
      params: { version: z.string().check(z.regex(VERSION)) },
      headers: ["if-none-match"],
      answers: { 200: tripSchema },
      errors: ["trip_not_found", "link_forbids", "version_not_found"],
    }),
    async (request, reply) => {
      const { stored, visit, owner } = await findTrip(request);
      const version = VERSION.test(request.params.version) ? Number(request.params.version) : 0;
      const steps = await store.history.after(request.params.id, version);
      const oldest = (steps.at(-1)?.version ?? stored.version + 1) - 1;
      const isKnown = version === stored.version || (version > 0 && version === oldest);
      const inverses = steps.map(({ inverse }) => inverse);
      const trip = isKnown ? tripBefore(await tripOfStored(stored), inverses) : undefined;
      if (trip === undefined) throw new AppError("version_not_found");
      const seen = visit === undefined ? trip : asMemberSees(trip, visit, owner, wordsFor(request));
      return sendVersioned(request, reply, JSON.stringify({ ...seen, version }));
    },
  );
}

function isOfGuest(madeBy: string, guestId: string | undefined): boolean {
  return guestId !== undefined && guestOfMaker(madeBy)?.id === guestId;
}
