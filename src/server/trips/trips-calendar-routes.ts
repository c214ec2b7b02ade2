import type { FastifyInstance } from "fastify";
import { ACCESS_TOKEN_PREFIX, isCalendarOnly } from "../../domain/access-token.ts";
import { addDays } from "../../domain/calendar-date.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { EXPORT_FORMATS } from "../../domain/export/export-format.ts";
import { tripSpan } from "../../domain/trip/trip-moment.ts";
import type { TripSummary } from "../../domain/trip/trip-summary.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { sendVersioned } from "../http/send-versioned.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { wordsFor } from "../lib/words-for.ts";
import { asOwner } from "../store/access.ts";
import type { Store } from "../store/store.ts";
import { tripForFile } from "./export-stored-trip.ts";
import { fileWordsOf } from "./file-words-of.ts";
import { listSharedTrips } from "./trip-member.ts";

/** Calendars ask every few hours; each answer reads every trip of the list. */
const MAX_REQUESTS_A_MINUTE = 10;
const PAGE_SIZE = 100;
/** So many of those to come have their visits in it; all others are one event each. */
const MOST_WHOLE = 20;

/**
 * The calendar of all of somebody's trips, for whatever program has the address. Its secret is an access token that opens
 * nothing else; the log has only the pattern of the address.
 */
export function registerTripsCalendarRoutes(
  app: FastifyInstance,
  context: Pick<Context, "store" | "clock" | "guides" | "personalTokens">,
): void {
  const { store, clock, personalTokens } = context;
  const mayAsk = createMinuteLimit(clock, MAX_REQUESTS_A_MINUTE);

  app.get<{ Params: { token: string } }>(
    API_PATHS.tripsCalendar,
    api({
      summary:
        "The calendar of all your trips, for a calendar program that follows it. The address has a token whose only scope is `calendar`, without its prefix.",
      by: "anybody",
      headers: ["if-none-match"],
      answers: { 200: { media: [EXPORT_FORMATS.ics] } },
      errors: ["link_ended"],
    }),
    async (request, reply) => {
      const caller = await personalTokens.find(
        `${ACCESS_TOKEN_PREFIX}${request.params.token}`,
        request,
      );
      if (caller === undefined || !isCalendarOnly(caller.scopes)) throw new AppError("link_ended");
      const { id: userId } = caller.user;
      if (!mayAsk(userId)) throw new AppError("too_many_requests");
      const own = await ownTrips(store, userId);
      // Whatever the time zone, what ends later than this is not over.
      const yesterday = addDays(new Date(clock.nowMs()).toISOString().slice(0, 10), -1);
      const whole = await wholeTrips(store, userId, comingOf(own, yesterday));
      const { tripsCalendar } = await import("../../domain/export/trip-calendar.ts");
      const listed = [...own, ...(await listSharedTrips(context, userId))];
      const trips = whole.map(({ trip }) => trip);
      const words = await fileWordsOf(trips, wordsFor(request), context);
      const text = tripsCalendar(listed, whole, words);
      reply.header("x-robots-tag", "noindex, nofollow");
      return sendVersioned(request, reply, text, EXPORT_FORMATS.ics);
    },
  );
}

async function ownTrips({ trips }: Store, userId: string): Promise<TripSummary[]> {
  const all: TripSummary[] = [];
  let cursor: string | undefined;
  do {
    const page = await trips.list(userId, { cursor, limit: PAGE_SIZE });
    all.push(...page.trips);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return all;
}

/** The soonest first. */
function comingOf(trips: readonly TripSummary[], yesterday: string): TripSummary[] {
  return trips
    .flatMap((trip) => {
      const span = tripSpan(trip);
      return span === undefined || span.endDate < yesterday ? [] : [{ trip, span }];
    })
    .toSorted((a, b) => a.span.startDate.localeCompare(b.span.startDate))
    .slice(0, MOST_WHOLE)
    .map(({ trip }) => trip);
}

async function wholeTrips(store: Store, userId: string, trips: readonly TripSummary[]) {
  const whole = [];
  for (const { id } of trips) {
    const stored = await store.trips.find(id, asOwner(userId));
    // Where it isn't there any more, it was deleted meanwhile.
    if (stored !== undefined) whole.push(await tripForFile(store, stored));
  }
  return whole;
}
