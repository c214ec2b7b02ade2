import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { openEventStream } from "../lib/event-stream.ts";
import { asOwner } from "../store/access.ts";
import { isLive, isRemoved } from "../store/share-link-store.ts";
import { findMemberVisit, requireMemberVisit } from "../store/trip-member-store.ts";

/** One address has as many as one person. */
const MAX_STREAMS_PER_LINK = 100;

type Needed = Pick<
  Context,
  "store" | "clock" | "streams" | "tripWatcher" | "requireUser" | "requireLink"
>;

/**
 * Streams that say that a trip or its votes have changed, and nothing of it: who looks at it asks for it then, and
 * learns by its ETag whether anything is new to them.
 */
export function registerTripEventsRoutes(app: FastifyInstance, context: Needed): void {
  const { store, clock, streams, tripWatcher } = context;
  const asStream = { exposeHeadRoute: false };
  const perLink = new Map<string, number>();

  app.get<{ Params: { id: string } }>(
    API_PATHS.tripEvents,
    {
      ...asStream,
      ...api({
        scope: "read",
        summary: "A stream with an event each time that a trip or its votes have changed.",
        answers: { 200: { media: ["text/event-stream"] } },
        errors: ["trip_not_found", "too_many_streams"],
      }),
    },
    async (request, reply) => {
      const user = await context.requireUser(request);
      const { id } = request.params;
      const stored = await store.trips.find(id, asOwner(user.id));
      const member =
        stored === undefined ? await requireMemberVisit(context, user.id, id) : undefined;
      const who = streams.lookersOf(user.id);
      if (!streams.hasRoomFor(who)) throw new AppError("too_many_streams");
      const stream = openEventStream(reply);
      stream.onEnd(streams.add(who, stream.end));
      stream.onEnd(
        tripWatcher.watch(id, (stamp) => {
          if (stamp === undefined) return stream.end();
          stream.send(stamp);
          // The link may have ended, and their page asks for the trip now.
          if (member !== undefined) void endIfLeft();
        }),
      );

      async function endIfLeft(): Promise<void> {
        const visit = await findMemberVisit(context, user.id, id).catch(() => undefined);
        if (visit === undefined) stream.end();
      }
    },
  );

  app.get(
    API_PATHS.sharedEvents,
    {
      ...asStream,
      ...api({
        summary: "The same for guests.",
        by: "link",
        answers: { 200: { media: ["text/event-stream"] } },
        errors: ["too_many_streams"],
      }),
    },
    async (request, reply) => {
      const { link, guest } = await context.requireLink(request);
      const { id, tripId } = link;
      const who = `${id} ${request.ip}`;
      const count = perLink.get(id) ?? 0;
      if (!streams.hasRoomFor(who) || count >= MAX_STREAMS_PER_LINK) {
        throw new AppError("too_many_streams");
      }
      perLink.set(id, count + 1);
      const { expiresAtMs } = link.content;
      const stream = openEventStream(
        reply,
        expiresAtMs === null ? undefined : Math.max(0, expiresAtMs - clock.nowMs()),
      );
      stream.onEnd(streams.add(who, stream.end));
      stream.onEnd(() => {
        const left = (perLink.get(id) ?? 1) - 1;
        if (left === 0) perLink.delete(id);
        else perLink.set(id, left);
      });
      stream.onEnd(
        tripWatcher.watch(tripId, (stamp) => {
          stream.send(stamp ?? "");
          endIfOver().catch((error: unknown) => {
            request.log.warn({ err: error }, "a guest's stream broke");
            stream.end();
          });
        }),
      );

      /** Revoked or over by now, or without this guest: nothing more is said to them. */
      async function endIfOver(): Promise<void> {
        const now = await store.shareLinks.find(id);
        const isOver = now === undefined || !isLive(now, clock.nowMs());
        if (isOver || isRemoved(now, guest?.tokenHash)) stream.end();
      }
    },
  );
}
