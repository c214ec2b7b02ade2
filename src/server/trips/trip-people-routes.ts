import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import {
  linkAnswerSchema,
  newMemberSchema,
  peopleAnswerSchema,
} from "../../domain/sharing/share-link.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { parseBody } from "../http/parse-body.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { memberHashOf, opensPage } from "../store/share-link-store.ts";
import { findMemberVisit } from "../store/trip-member-store.ts";
import { shownLink } from "./share-link-routes.ts";
import { shareWithPerson } from "./trip-member.ts";
import { findOwnTrip } from "./trip-of-stored.ts";

const MAX_CHANGES_A_MINUTE = 60;

type Needed = Pick<Context, "store" | "clock" | "localAccounts" | "requireUser">;
type OfTrip = { Params: { id: string } };

/** The people of this server, for who has an account of ours here: to share a trip with them by name. */
export function registerTripPeopleRoutes(app: FastifyInstance, context: Needed): void {
  const { store, clock, localAccounts } = context;
  const mayChange = createMinuteLimit(clock, MAX_CHANGES_A_MINUTE);

  async function ownTrip(request: FastifyRequest<OfTrip>) {
    const user = await context.requireUser(request);
    const tripId = request.params.id;
    await findOwnTrip(store, tripId, user.id);
    return { user, tripId };
  }

  /** Everybody else who can sign in. Who has no account of ours here learns of nobody. */
  async function peopleFor(userId: string) {
    const all = (await localAccounts?.list()) ?? [];
    if (!all.some((one) => one.userId === userId)) return [];
    return all.filter((one) => one.userId !== userId && !one.content.isBlocked);
  }

  /** By user id, whom somebody shares trips with now, theirs or the others': nobody learns the names of strangers. */
  async function knownTo(userId: string) {
    const own = await store.shareLinks.list(userId, undefined);
    const keepers = new Set(
      own.flatMap(({ content }) => content.guests.map(({ memberHash }) => memberHash)),
    );
    const kept = await Promise.all(
      (await store.tripMembers.list(userId)).map(({ tripId }) =>
        findMemberVisit(context, userId, tripId),
      ),
    );
    const owners = new Set(kept.map((visit) => visit?.link.ownerId));
    return (other: string) => owners.has(other) || keepers.has(memberHashOf(other));
  }

  app.get<OfTrip>(
    API_PATHS.tripPeople,
    api({
      summary: "People one shares other trips with who don’t have this one yet.",
      by: "session",
      answers: { 200: peopleAnswerSchema },
      errors: ["trip_not_found"],
    }),
    async (request, reply) => {
      const { user, tripId } = await ownTrip(request);
      const nowMs = clock.nowMs();
      const links = await store.shareLinks.list(user.id, tripId);
      const members = new Set(
        links
          .filter((link) => opensPage(link, nowMs))
          .flatMap(({ content }) => content.guests.map(({ memberHash }) => memberHash)),
      );
      const isKnown = await knownTo(user.id);
      const people = (await peopleFor(user.id))
        .filter(({ userId }) => isKnown(userId) && !members.has(memberHashOf(userId)))
        .map(({ id, content }) => ({ id, name: content.name }))
        .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
      return reply.send({ people });
    },
  );

  app.post<OfTrip>(
    API_PATHS.tripPeople,
    api({
      summary: "Shares the trip with one of them: it stands in their list at once.",
      by: "session",
      body: newMemberSchema,
      answers: { 201: linkAnswerSchema },
      errors: ["trip_not_found", "person_not_found", "person_full", "too_many_links"],
    }),
    async (request, reply) => {
      const { user: owner, tripId } = await ownTrip(request);
      const { id, scope } = parseBody(newMemberSchema, request.body);
      if (!mayChange(owner.id)) throw new AppError("too_many_requests");
      const chosen = (await peopleFor(owner.id)).find((one) => one.id === id);
      const person = chosen && (await store.users.find(chosen.userId));
      if (person === undefined) throw new AppError("person_not_found");
      const link = await shareWithPerson(context, { owner, tripId, person, scope });
      return reply.code(201).send({ link: shownLink(link, clock.nowMs()) });
    },
  );
}
