import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { linkAllows, rightsOf } from "../../domain/sharing/guest-rights.ts";
import { voteSchema } from "../../domain/sharing/share-link.ts";
import { type VotesAnswer, votesAnswerSchema } from "../../domain/sharing/votes.ts";
import { votableIds } from "../../domain/trip/open-slots.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { parseBody } from "../http/parse-body.ts";
import { opensPage } from "../store/share-link-store.ts";
import { type MemberVisit, requireMemberVisit } from "../store/trip-member-store.ts";
import { tripOfVisit } from "./edit-as-guest.ts";
import { withVote } from "./guest-votes.ts";
import { talliesOf } from "./shared-answer.ts";

type Needed = Pick<Context, "store" | "clock" | "mayEdit" | "requireUser">;
type OfTrip = { Params: { id: string } };

/** Votes of who keeps a trip of somebody else's. */
export function registerTripVotesRoutes(app: FastifyInstance, context: Needed): void {
  const { store, clock } = context;

  async function answerOf({ link, guest }: MemberVisit): Promise<VotesAnswer> {
    const trip = await tripOfVisit(store, { link, guest });
    const links = await store.shareLinks.list(link.ownerId, link.tripId);
    const now = links.find(({ id }) => id === link.id);
    const own = now?.content.guests.find(({ id }) => id === guest.id);
    return { tallies: talliesOf(trip, links), votes: [...(own?.votes ?? [])] };
  }

  app.get<OfTrip>(
    API_PATHS.tripVotes,
    api({
      scope: "read",
      summary: "Votes on a trip of somebody else’s that you keep: of all together, and yours.",
      answers: { 200: votesAnswerSchema },
      errors: ["trip_not_found", "link_forbids"],
    }),
    async (request, reply) => {
      const { id: userId } = await context.requireUser(request);
      const visit = await requireMemberVisit(context, userId, request.params.id, "vote");
      return reply.send(await answerOf(visit));
    },
  );

  app.post<OfTrip>(
    API_PATHS.tripVotes,
    api({
      scope: "write",
      summary: "Your vote on a place of a trip that you keep.",
      body: voteSchema,
      answers: { 200: votesAnswerSchema },
      errors: ["trip_not_found", "link_forbids", "change_impossible", "link_full"],
    }),
    async (request, reply) => {
      const { id: userId } = await context.requireUser(request);
      const visit = await requireMemberVisit(context, userId, request.params.id, "vote");
      const vote = parseBody(voteSchema, request.body);
      if (!context.mayEdit(userId)) throw new AppError("too_many_requests");
      if (!votableIds(await tripOfVisit(store, visit)).has(vote.placeId))
        throw new AppError("change_impossible");
      await store.shareLinks.change(visit.link.id, (now) => {
        const guest = now.content.guests.find(({ id }) => id === visit.guest.id);
        // The owner may have ended it, or removed them, meanwhile.
        if (guest === undefined || !opensPage(now, clock.nowMs())) {
          throw new AppError("trip_not_found");
        }
        if (!linkAllows(rightsOf(now.content, guest), "vote")) throw new AppError("link_forbids");
        return withVote(now, guest.id, vote);
      });
      return reply.send(await answerOf(visit));
    },
  );
}
