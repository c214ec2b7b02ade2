import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod/mini";
import { editsRequestSchema } from "../../domain/edits/edits-request.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { keptTripSchema } from "../../domain/sharing/share-link.ts";
import { tripSchema } from "../../domain/trip/trip.ts";
import { tripListAnswerSchema } from "../../domain/trip/trip-summary.ts";
import { API_PATHS, MAX_EDITS_BYTES } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { etagOf, readBaseVersion } from "../http/base-version.ts";
import { readIdempotencyKey } from "../http/idempotency-key.ts";
import { parseBody } from "../http/parse-body.ts";
import { matchesEtag } from "../http/send-versioned.ts";
import { hashToken } from "../lib/tokens.ts";
import { wordsFor } from "../lib/words-for.ts";
import { asOwner } from "../store/access.ts";
import { leaveTrip, type MemberVisit, requireMemberVisit } from "../store/trip-member-store.ts";
import type { StoredTrip } from "../store/trip-store.ts";
import { editAsGuest } from "./edit-as-guest.ts";
import { editStoredTrip, isVersion } from "./edit-stored-trip.ts";
import { keepTrip, listSharedTrips, tripOfMember } from "./trip-member.ts";

const PAGE_SIZE = 50;
const TRIP_ID = /^\d{13}$/;

type Needed = Pick<
  Context,
  | "store"
  | "accountRoom"
  | "guides"
  | "turns"
  | "clock"
  | "mayEdit"
  | "requireUser"
  | "requireCaller"
  | "requireLink"
>;

export function registerTripRoutes(app: FastifyInstance, context: Needed): void {
  registerReading(app, context);
  registerWriting(app, context);
  registerKeeping(app, context);
}

function registerReading(app: FastifyInstance, context: Needed): void {
  const { store, requireUser } = context;
  app.get<{ Querystring: { cursor?: string } }>(
    API_PATHS.trips,
    api({
      scope: "read",
      summary:
        "Your trips, the newest first, a page at a time; those of others that you keep come last.",
      query: { cursor: z.optional(z.string().check(z.regex(TRIP_ID))) },
      answers: { 200: tripListAnswerSchema },
    }),
    async (request, reply) => {
      const user = await requireUser(request);
      const { cursor } = request.query;
      if (cursor !== undefined && !TRIP_ID.test(cursor)) {
        throw new AppError("bad_request", { problem: "unknownCursor" });
      }
      const page = await store.trips.list(user.id, { cursor, limit: PAGE_SIZE });
      const shared = page.nextCursor === undefined ? await listSharedTrips(context, user.id) : [];
      return reply.send({ ...page, trips: [...page.trips, ...shared] });
    },
  );

  app.get<{ Params: { id: string } }>(
    API_PATHS.trip,
    api({
      scope: "read",
      summary: "A trip.",
      headers: ["if-none-match"],
      answers: { 200: tripSchema },
      errors: ["trip_not_found", "trip_unreachable"],
    }),
    async (request, reply) => {
      const user = await requireUser(request);
      const { id } = request.params;
      const trip = await store.trips.find(id, asOwner(user.id));
      if (trip === undefined) {
        const visit = await requireMemberVisit(context, user.id, id);
        return sendMembersTrip(reply, store, visit);
      }
      const etag = etagOf(trip);
      reply.header("etag", etag);
      if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
      return sendTrip(reply, trip);
    },
  );
}

function registerWriting(app: FastifyInstance, context: Needed): void {
  const { store, accountRoom: room, guides, turns, clock } = context;

  app.patch<{ Params: { id: string } }>(
    API_PATHS.trip,
    {
      bodyLimit: MAX_EDITS_BYTES,
      ...api({
        scope: "write",
        summary: "Changes a trip: all of the edits or none. 412 has the trip as it is by now.",
        headers: ["idempotency-key", "if-match"],
        body: editsRequestSchema,
        answers: { 200: tripSchema, 204: null, 412: tripSchema },
        errors: [
          "trip_not_found",
          "change_impossible",
          "day_locked",
          "trip_full",
          "costs_full",
          "trip_too_large",
          "too_many_trips",
        ],
      }),
    },
    async (request, reply) => {
      const { user, right } = await context.requireCaller(request);
      const tripId = request.params.id;
      const idempotencyKey = readIdempotencyKey(request);
      const baseVersion = readBaseVersion(request);
      const { edits, before } = parseBody(editsRequestSchema, request.body);
      if (!context.mayEdit(user.id)) throw new AppError("too_many_requests");
      if ((await store.trips.find(tripId, asOwner(user.id))) === undefined) {
        const visit = await requireMemberVisit(context, user.id, tripId, "edit");
        const made = { visit, guest: visit.guest, edits, before, idempotencyKey, baseVersion };
        const { outcome } = await editAsGuest(context, made);
        return sendMembersTrip(reply.code(outcome === "conflict" ? 412 : 200), store, visit);
      }
      const answer = await editStoredTrip(
        { trips: store.trips, room, guides, turns },
        {
          edits,
          before,
          contentHash: hashToken(JSON.stringify([tripId, edits])),
          tripId,
          access: asOwner(user.id, right),
          idempotencyKey,
          baseVersion,
          nowMs: clock.nowMs(),
        },
      );
      if (answer.outcome === "deleted") return reply.code(204).send();
      return sendTrip(reply.code(answer.outcome === "conflict" ? 412 : 200), answer.trip);
    },
  );

  app.delete<{ Params: { id: string } }>(
    API_PATHS.trip,
    api({
      scope: "write",
      summary: "Deletes a trip. 412 has the trip as it is by now.",
      headers: ["if-match"],
      answers: { 204: null, 412: tripSchema },
      errors: ["trip_not_found"],
    }),
    async (request, reply) => {
      const { user, right } = await context.requireCaller(request);
      const base = readBaseVersion(request);
      const { id } = request.params;
      if (base?.stamp !== undefined) {
        const trip = await store.trips.find(id, asOwner(user.id));
        if (trip !== undefined && !isVersion(trip, base)) return sendTrip(reply.code(412), trip);
      }
      const result = await store.trips.remove(id, asOwner(user.id, right), base?.version);
      if (result.outcome === "forbidden") throw new AppError(result.code);
      if (result.outcome === "not_found") throw new AppError("trip_not_found");
      if (result.outcome === "conflict") return sendTrip(reply.code(412), result.trip);
      return reply.code(204).send();
    },
  );
}

function registerKeeping(app: FastifyInstance, context: Needed): void {
  app.post(
    API_PATHS.sharedKeep,
    api({
      summary:
        "Keeps the trip of a link among your own, with the link's rights, for as long as it lasts.",
      by: "link",
      answers: { 200: keptTripSchema },
      errors: ["not_signed_in", "link_full", "too_many_trips"],
    }),
    async (request, reply) => {
      const visit = await context.requireLink(request);
      const user = await context.requireUser(request);
      await keepTrip(context, user, visit);
      return reply.send({ tripId: visit.link.tripId });
    },
  );

  app.delete<{ Params: { id: string } }>(
    API_PATHS.tripKeeping,
    api({
      scope: "write",
      summary: "Takes a trip of somebody else's out of your list.",
      answers: { 204: null },
      errors: ["trip_not_found"],
    }),
    async (request, reply) => {
      const user = await context.requireUser(request);
      const member = await context.store.tripMembers.find(user.id, request.params.id);
      if (member === undefined) throw new AppError("trip_not_found");
      await leaveTrip(context.store, member);
      return reply.code(204).send();
    },
  );
}

/** A trip of somebody else's, without what its link hides. */
async function sendMembersTrip(reply: FastifyReply, store: Context["store"], visit: MemberVisit) {
  const { stored, trip } = await tripOfMember({ store }, visit, wordsFor(reply.request));
  return reply.header("etag", etagOf(stored)).send(trip);
}

/** The trip, for 412 as well, so that both versions can be shown. */
function sendTrip(reply: FastifyReply, trip: StoredTrip) {
  reply.header("etag", etagOf(trip));
  return reply.type("application/json; charset=utf-8").send(trip.document);
}
