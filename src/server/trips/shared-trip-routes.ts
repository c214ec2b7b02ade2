import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { editsRequestSchema } from "../../domain/edits/edits-request.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { linkAllows, rightsOf } from "../../domain/sharing/guest-rights.ts";
import {
  guestAnswerSchema,
  guestRequestSchema,
  voteSchema,
} from "../../domain/sharing/share-link.ts";
import { sharedAnswerSchema } from "../../domain/sharing/shared-trip.ts";
import { votableIds } from "../../domain/trip/open-slots.ts";
import type { LinkScope } from "../../domain/trip/shared-by.ts";
import { tripFactsSchema } from "../../domain/trip/trip-facts.ts";
import { API_PATHS, MAX_EDITS_BYTES } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { addressGroup } from "../http/address-group.ts";
import { api } from "../http/api-description/route-description.ts";
import { readBaseVersion } from "../http/base-version.ts";
import { readGuestCookie, setGuestCookie } from "../http/guest-cookie.ts";
import { readIdempotencyKey } from "../http/idempotency-key.ts";
import { parseBody } from "../http/parse-body.ts";
import { sendVersioned } from "../http/send-versioned.ts";
import { languageOfRequest } from "../lib/language-of-request.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { hashToken, newId } from "../lib/tokens.ts";
import { wordsFor } from "../lib/words-for.ts";
import { asOwner, guestOfMaker } from "../store/access.ts";
import { isRemoved, type LinkVisit, opensPage, type ShareLink } from "../store/share-link-store.ts";
import type { Store } from "../store/store.ts";
import { editAsGuest, tripOfVisit } from "./edit-as-guest.ts";
import { factsOfTrip } from "./facts-of-trip.ts";
import { withGuest, withVote } from "./guest-votes.ts";
import { sharedAnswer } from "./shared-answer.ts";
import { nameOf } from "./trip-member.ts";
import { tripOfStored } from "./trip-of-stored.ts";

/** All guests of a link together. */
const MAX_WRITES_A_MINUTE = 240;
const MAX_GUESTS_A_MINUTE = 20;
const EDIT_ERRORS = [
  "guest_unnamed",
  "change_impossible",
  "day_locked",
  "trip_full",
  "costs_full",
  "trip_too_large",
  "link_full",
] as const;

type Shared = Pick<
  Context,
  | "config"
  | "store"
  | "clock"
  | "accountRoom"
  | "guides"
  | "turns"
  | "mayEdit"
  | "requireLink"
  | "signedInUser"
> & {
  readonly mayWrite: (linkId: string) => boolean;
  readonly mayJoin: (linkId: string) => boolean;
};

/** A trip for those who have a link to it: to look at, to vote on, to change. They need no account. */
export function registerSharedTripRoutes(
  app: FastifyInstance,
  context: Omit<Shared, "mayWrite" | "mayJoin">,
): void {
  const shared = {
    ...context,
    mayWrite: createMinuteLimit(context.clock, MAX_WRITES_A_MINUTE),
    mayJoin: createMinuteLimit(context.clock, MAX_GUESTS_A_MINUTE),
  };
  registerReading(app, shared);
  registerJoining(app, shared);
  registerVoting(app, shared);
  registerEditing(app, shared);
  registerUndoing(app, shared);
}

function registerReading(app: FastifyInstance, shared: Shared): void {
  app.get(
    API_PATHS.shared,
    api({
      summary: "A trip as its guests see it.",
      by: "link",
      headers: ["if-none-match"],
      answers: { 200: sharedAnswerSchema },
    }),
    async (request, reply) =>
      sendVersioned(
        request,
        reply,
        await answerOf(shared, await visitFor(shared, request, "view"), request),
      ),
  );

  app.get(
    API_PATHS.sharedFacts,
    api({
      summary: "What the guide knows of its destination.",
      by: "link",
      headers: ["if-none-match"],
      answers: { 200: tripFactsSchema },
    }),
    async (request, reply) => {
      const visit = await visitFor(shared, request, "view");
      const {
        city,
        legsOff,
        hasTimetable: _,
        ...facts
      } = await factsOfTrip(
        await tripOfVisit(shared.store, visit),
        shared.guides,
        languageOfRequest(request),
      );
      // Edits that plan anew are for those who may change the plan; who sees the costs reckons them as the owner does.
      const { content } = visit.link;
      const mayEdit = linkAllows(rightsOf(content, visit.guest), "edit");
      const told = {
        ...facts,
        ...(mayEdit || content.shows.costs ? { city } : {}),
        ...(mayEdit ? { legsOff } : {}),
      };
      reply.header("vary", "accept-language, cookie");
      return sendVersioned(request, reply, JSON.stringify(told));
    },
  );
}

function registerJoining(app: FastifyInstance, shared: Shared): void {
  const { config, clock, mayJoin } = shared;
  const { users, shareLinks } = shared.store;
  app.post(
    API_PATHS.sharedGuest,
    api({
      summary: "Gives a guest's name, or comes back as that guest.",
      by: "link",
      body: guestRequestSchema,
      answers: { 200: guestAnswerSchema, 201: guestAnswerSchema },
      errors: ["guest_unnamed", "name_taken", "link_full"],
    }),
    async (request, reply) => {
      const { link, guest: present } = await visitFor(shared, request, "vote");
      const wanted = parseBody(guestRequestSchema, request.body);
      if (!mayJoin(link.id)) throw new AppError("too_many_requests");
      if ("token" in wanted) {
        const hash = hashToken(wanted.token);
        if (isRemoved(link, hash)) throw new AppError("link_ended");
        const known = link.content.guests.find(({ tokenHash }) => tokenHash === hash);
        if (known === undefined) throw new AppError("guest_unnamed");
        setGuestCookie(reply, config.publicUrl, { linkId: link.id, token: wanted.token });
        return reply.send({ name: known.name, token: wanted.token });
      }
      const owner = (await users.find(link.ownerId))?.profile;
      // One browser is one guest: who joins again takes another name, and who comes by another link is known by it.
      const links = await shareLinks.list(link.ownerId, link.tripId);
      const known = present === undefined ? undefined : readGuestCookie(request, link.id);
      const token = known ?? guestTokenOf(request, links) ?? newId();
      const guest = {
        id: newId(),
        name: wanted.name,
        tokenHash: hashToken(token),
        fromHash: hashToken(`${link.id} ${addressOf(request)}`),
        joinedAtMs: clock.nowMs(),
        votes: [],
      };
      const ownersNames = [owner?.name ?? "", owner?.given_name ?? ""];
      const changed = await shareLinks.change(link.id, (now) => {
        assertOpen(shared, now, "vote");
        return withGuest(now, guest, ownersNames);
      });
      if (changed === undefined) throw new AppError("link_ended");
      setGuestCookie(reply, config.publicUrl, { linkId: link.id, token });
      return reply.code(known === undefined ? 201 : 200).send({ name: guest.name, token });
    },
  );
}

function registerVoting(app: FastifyInstance, shared: Shared): void {
  app.post(
    API_PATHS.sharedVotes,
    api({
      summary: "A guest's vote on a place.",
      by: "link",
      body: voteSchema,
      answers: { 200: sharedAnswerSchema },
      errors: ["guest_unnamed", "change_impossible", "link_full"],
    }),
    async (request, reply) => {
      const visit = await visitFor(shared, request, "vote");
      const vote = parseBody(voteSchema, request.body);
      const guestId = namedGuest(visit).id;
      const trip = await tripOfVisit(shared.store, visit);
      if (!votableIds(trip).has(vote.placeId)) throw new AppError("change_impossible");
      const link = await shared.store.shareLinks.change(visit.link.id, (now) => {
        assertOpen(shared, now, "vote", guestId);
        return withVote(now, guestId, vote);
      });
      if (link === undefined) throw new AppError("link_ended");
      const guest = link.content.guests.find(({ id }) => id === guestId);
      await withdrawElsewhere(shared.store, { link, guest }, vote.placeId);
      return sendVersioned(request, reply, await answerOf(shared, { link, guest }, request));
    },
  );
}

function registerEditing(app: FastifyInstance, shared: Shared): void {
  app.patch(
    API_PATHS.shared,
    {
      bodyLimit: MAX_EDITS_BYTES,
      ...api({
        summary: "A guest's edits, all or none. 412 has the trip as it is by now.",
        by: "link",
        headers: ["idempotency-key", "if-match"],
        body: editsRequestSchema,
        answers: { 200: sharedAnswerSchema, 412: sharedAnswerSchema },
        errors: EDIT_ERRORS,
      }),
    },
    async (request, reply) => {
      const visit = await visitFor(shared, request, "edit");
      const guest = namedGuest(visit);
      const { edits, before } = parseBody(editsRequestSchema, request.body);
      return sendEdited(shared, request, reply, { visit, guest, edits, before });
    },
  );
}

function registerUndoing(app: FastifyInstance, shared: Shared): void {
  // Days as they were hold what guests don't see, so only the server puts them back.
  app.post(
    API_PATHS.sharedUndo,
    api({
      summary: "Takes back a guest's own last change, of the version in If-Match.",
      by: "link",
      headers: ["idempotency-key", "if-match"],
      answers: { 200: sharedAnswerSchema, 412: sharedAnswerSchema },
      errors: EDIT_ERRORS,
    }),
    async (request, reply) => {
      const visit = await visitFor(shared, request, "edit");
      const guest = namedGuest(visit);
      const version = readBaseVersion(request)?.version;
      if (version === undefined) throw new AppError("version_required");
      const step = (await shared.store.history.after(visit.link.tripId, version - 1)).find(
        (one) => one.version === version,
      );
      if (step === undefined || guestOfMaker(step.madeBy)?.id !== guest.id) {
        throw new AppError("link_forbids");
      }
      const edits = step.inverse;
      const made = { visit, guest, edits, before: undefined, isUndo: true };
      return sendEdited(shared, request, reply, made);
    },
  );
}

async function visitFor(
  shared: Shared,
  request: FastifyRequest,
  scope: LinkScope,
): Promise<LinkVisit> {
  const visit = await shared.requireLink(request);
  const { content, id } = visit.link;
  if (!linkAllows(rightsOf(content, visit.guest), scope)) throw new AppError("link_forbids");
  if (request.method !== "GET" && !shared.mayWrite(id)) throw new AppError("too_many_requests");
  return visit;
}

/** The trip by the link as it is now: while a request was under way it may have been ended, or shows less. */
async function answerOf(
  shared: Shared,
  { link: { id, ownerId, tripId }, guest }: LinkVisit,
  request: FastifyRequest,
): Promise<string> {
  const { trips, shareLinks } = shared.store;
  const stored = await trips.find(tripId, asOwner(ownerId));
  const links = await shareLinks.list(ownerId, tripId);
  const link = links.find((one) => one.id === id);
  if (stored === undefined || link === undefined) throw new AppError("link_ended");
  assertOpen(shared, link, "view");
  const known = link.content.guests.find((one) => one.id === guest?.id);
  if (known === undefined && guest !== undefined) throw new AppError("link_ended");
  const ownerName = nameOf(await shared.store.users.find(ownerId));
  const answer = sharedAnswer(
    await tripOfStored(stored),
    { link, guest: known },
    links,
    wordsFor(request),
  );
  const isOwners = (await shared.signedInUser(request))?.id === ownerId;
  return JSON.stringify({ ...answer, ownerName, ...(isOwners ? { ownTripId: tripId } : {}) });
}

/** One browser has one vote on a place, by whichever of the trip's links it came last. */
async function withdrawElsewhere(
  { shareLinks }: Store,
  { link, guest }: LinkVisit,
  placeId: string,
): Promise<void> {
  for (const other of await shareLinks.list(link.ownerId, link.tripId)) {
    const same = other.content.guests.find(({ tokenHash }) => tokenHash === guest?.tokenHash);
    const hasVoted = same?.votes.some((vote) => vote.placeId === placeId);
    if (other.id === link.id || same === undefined || !hasVoted) continue;
    await shareLinks.change(other.id, (now) =>
      now.content.guests.some(({ id }) => id === same.id)
        ? withVote(now, same.id, { placeId, value: 0 })
        : now.content,
    );
  }
}

/** Whether a link still allows what is under way. @throws AppError `link_ended` or `link_forbids`. */
function assertOpen({ clock }: Shared, link: ShareLink, scope: LinkScope, guestId?: string): void {
  if (!opensPage(link, clock.nowMs())) throw new AppError("link_ended");
  const guest = link.content.guests.find(({ id }) => id === guestId);
  if (!linkAllows(rightsOf(link.content, guest), scope)) throw new AppError("link_forbids");
}

async function sendEdited(
  shared: Shared,
  request: FastifyRequest,
  reply: FastifyReply,
  made: Omit<Parameters<typeof editAsGuest>[1], "idempotencyKey" | "baseVersion">,
) {
  const idempotencyKey = readIdempotencyKey(request);
  const baseVersion = readBaseVersion(request);
  const { outcome } = await editAsGuest(shared, { ...made, idempotencyKey, baseVersion });
  reply.code(outcome === "conflict" ? 412 : 200);
  return sendVersioned(request, reply, await answerOf(shared, made.visit, request));
}

/** The token of a browser that has joined by another of a trip's links. */
function guestTokenOf(request: FastifyRequest, links: readonly ShareLink[]): string | undefined {
  return links
    .map(({ id, content }) => ({ token: readGuestCookie(request, id), content }))
    .find(({ token, content }) => {
      const hash = token === undefined ? undefined : hashToken(token);
      return content.guests.some(({ tokenHash }) => tokenHash === hash);
    })?.token;
}

function addressOf(request: FastifyRequest): string {
  return addressGroup(request.ip) ?? String(request.socket.remoteAddress);
}

function namedGuest({ guest }: LinkVisit) {
  if (guest === undefined) throw new AppError("guest_unnamed");
  return guest;
}
