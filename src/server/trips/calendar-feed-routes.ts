import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { EXPORT_FORMATS } from "../../domain/export/export-format.ts";
import { LINK_TOKEN } from "../../domain/sharing/share-link.ts";
import { shareTrip } from "../../domain/sharing/shared-trip.ts";
import { tripOfShared } from "../../domain/sharing/trip-of-shared.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { sendVersioned } from "../http/send-versioned.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { hashToken } from "../lib/tokens.ts";
import { wordsFor } from "../lib/words-for.ts";
import { asOwner } from "../store/access.ts";
import { isLive } from "../store/share-link-store.ts";
import { exportStoredTrip } from "./export-stored-trip.ts";

/** Calendars ask every few hours; many may follow one feed. */
const MAX_REQUESTS_A_MINUTE = 60;

/**
 * The calendar of a trip, for whatever program has the address of a calendar's link to it. A calendar can send no header, so the
 * token is in the address, of which the log has only the pattern.
 */
export function registerCalendarFeedRoutes(
  app: FastifyInstance,
  context: Pick<Context, "store" | "clock" | "guides">,
): void {
  const { store, clock } = context;
  const mayAsk = createMinuteLimit(clock, MAX_REQUESTS_A_MINUTE);

  app.get<{ Params: { token: string } }>(
    API_PATHS.sharedCalendar,
    api({
      summary: "A trip's calendar, for a calendar program that follows it.",
      by: "anybody",
      headers: ["if-none-match"],
      answers: { 200: { media: [EXPORT_FORMATS.ics] } },
      errors: ["link_ended", "start_date_missing"],
    }),
    async (request, reply) => {
      const { token } = request.params;
      const isToken = LINK_TOKEN.test(token);
      const link = isToken ? await store.shareLinks.findByToken(hashToken(token)) : undefined;
      const nowMs = clock.nowMs();
      // A page's token stays out of addresses of the API.
      const isGood = link?.content.isCalendar === true && isLive(link, nowMs);
      if (!isGood) throw new AppError("link_ended");
      if (!mayAsk(link.id)) throw new AppError("too_many_requests");
      const stored = await store.trips.find(link.tripId, asOwner(link.ownerId));
      if (stored === undefined) throw new AppError("link_ended");
      const words = wordsFor(request);
      // The trip as a guest sees it by the link.
      const seenByGuests = (trip: Trip) =>
        tripOfShared(shareTrip(trip, link.content.shows, words.exports.booked), trip.id);
      const file = await exportStoredTrip(context, stored, { format: "ics", words }, seenByGuests);
      store.shareLinks.touch(link.id, nowMs).catch((error: unknown) => {
        request.log.warn({ err: error }, "the use of a link could not be noted");
      });
      reply.header("x-robots-tag", "noindex, nofollow");
      return sendVersioned(request, reply, file.text, file.type);
    },
  );
}
