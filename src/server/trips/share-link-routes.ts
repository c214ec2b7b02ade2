import type { FastifyInstance, FastifyRequest } from "fastify";
import { type AccessScope, allowsScope } from "../../domain/access-token.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { isoTime } from "../../domain/iso-time.ts";
import {
  guestChangeSchema,
  linkAnswerSchema,
  linkChangeSchema,
  linksAnswerSchema,
  newLinkAnswerSchema,
  newLinkSchema,
  type ShownLink,
} from "../../domain/sharing/share-link.ts";
import type { LinkScope } from "../../domain/trip/shared-by.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import type { Caller } from "../http/caller-reader.ts";
import { parseBody } from "../http/parse-body.ts";
import { assertToCome } from "../lib/assert-to-come.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { hashToken, newId } from "../lib/tokens.ts";
import { isLive, type ShareLink } from "../store/share-link-store.ts";
import { withoutGuest, withScope } from "./guest-votes.ts";
import { keepLink } from "./trip-member.ts";
import { findOwnTrip } from "./trip-of-stored.ts";

const MAX_CHANGES_A_MINUTE = 60;

type Needed = Pick<Context, "store" | "clock" | "callerOf"> & {
  readonly mayChange: (userId: string) => boolean;
};

/** The links of a trip, only for its owner: to make, to look at with their votes, to change and to revoke. */
export function registerShareLinkRoutes(
  app: FastifyInstance,
  context: Omit<Needed, "mayChange">,
): void {
  const mayChange = createMinuteLimit(context.clock, MAX_CHANGES_A_MINUTE);
  registerLinks(app, { ...context, mayChange });
  registerLink(app, { ...context, mayChange });
  registerGuests(app, { ...context, mayChange });
}

function registerLinks(app: FastifyInstance, needed: Needed): void {
  const { clock } = needed;
  const { shareLinks } = needed.store;

  app.get<{ Params: { id: string } }>(
    API_PATHS.tripLinks,
    api({
      scope: "share",
      summary: "The links to a trip, the oldest first.",
      answers: { 200: linksAnswerSchema },
      errors: ["trip_not_found"],
    }),
    async (request, reply) => {
      const { ownerId, tripId } = await ownTrip(needed, request);
      const links = await shareLinks.list(ownerId, tripId);
      return reply.send({ links: links.map((link) => shownLink(link, clock.nowMs())) });
    },
  );

  app.post<{ Params: { id: string } }>(
    API_PATHS.tripLinks,
    api({
      scope: "share",
      summary: "Makes a link to a trip. Its token is told once.",
      body: newLinkSchema,
      answers: { 201: newLinkAnswerSchema },
      errors: ["trip_not_found", "too_many_links"],
    }),
    async (request, reply) => {
      const { ownerId, tripId, caller } = await ownTrip(needed, request);
      const wanted = parseBody(newLinkSchema, request.body);
      assertToCome(wanted.expiresAtMs, clock.nowMs());
      assertMayGive(caller, wanted.scope);
      const nowMs = clock.nowMs();
      const token = newId();
      const link = {
        id: newId(),
        tripId,
        ownerId,
        tokenHash: hashToken(token),
        content: { ...wanted, createdAtMs: nowMs, guests: [] },
      };
      await keepLink(shareLinks, link);
      const shown = shownLink({ ...link, revision: 1, lastUsedAtMs: 0 }, nowMs);
      return reply.code(201).send({ link: shown, token });
    },
  );
}

function registerLink(app: FastifyInstance, needed: Needed): void {
  const { clock } = needed;
  const { shareLinks } = needed.store;

  app.patch<{ Params: { id: string; link: string } }>(
    API_PATHS.tripLink,
    api({
      scope: "share",
      summary: "Changes what a link allows.",
      body: linkChangeSchema,
      answers: { 200: linkAnswerSchema },
      errors: ["trip_not_found", "link_not_found"],
    }),
    async (request, reply) => {
      const { link, caller } = await ownLink(needed, request);
      const { name, scope, shows, expiresAtMs } = parseBody(linkChangeSchema, request.body);
      assertToCome(expiresAtMs ?? null, clock.nowMs());
      const changed = await shareLinks.change(link.id, ({ content }) => {
        // An end that comes sooner gives nothing, a later one opens the link for longer.
        const lastMs = content.expiresAtMs ?? Number.POSITIVE_INFINITY;
        const isLonger = expiresAtMs === null || (expiresAtMs ?? 0) > lastMs;
        if (scope !== undefined || shows !== undefined || isLonger) {
          assertMayGive(caller, scope ?? content.scope);
        }
        return {
          ...content,
          name: name ?? content.name,
          scope: scope ?? content.scope,
          shows: shows ?? content.shows,
          // Null takes the end away.
          expiresAtMs: expiresAtMs === undefined ? content.expiresAtMs : expiresAtMs,
        };
      });
      if (changed === undefined) throw new AppError("link_not_found");
      return reply.send({ link: shownLink(changed, clock.nowMs()) });
    },
  );

  app.delete<{ Params: { id: string; link: string } }>(
    API_PATHS.tripLink,
    api({
      scope: "share",
      summary: "Ends a link.",
      answers: { 204: null },
      errors: ["trip_not_found", "link_not_found"],
    }),
    async (request, reply) => {
      const { link } = await ownLink(needed, request);
      await shareLinks.remove(link.id);
      return reply.code(204).send();
    },
  );
}

function registerGuests(app: FastifyInstance, needed: Needed): void {
  const { clock } = needed;
  const { shareLinks } = needed.store;

  app.patch<{ Params: { id: string; link: string; guest: string } }>(
    API_PATHS.tripLinkGuest,
    api({
      scope: "share",
      summary: "Gives one guest of a link another right than the link's.",
      body: guestChangeSchema,
      answers: { 200: linkAnswerSchema },
      errors: ["trip_not_found", "link_not_found", "guest_not_found"],
    }),
    async (request, reply) => {
      const { link, caller } = await ownLink(needed, request);
      const { scope } = parseBody(guestChangeSchema, request.body);
      assertMayGive(caller, scope);
      const { guest } = request.params;
      const changed = await shareLinks.change(link.id, (now) => withScope(now, guest, scope));
      if (changed === undefined) throw new AppError("link_not_found");
      return reply.send({ link: shownLink(changed, clock.nowMs()) });
    },
  );

  app.delete<{ Params: { id: string; link: string; guest: string } }>(
    API_PATHS.tripLinkGuest,
    api({
      scope: "share",
      summary:
        "Removes a guest from a link, with their votes. Their browser can't come back by it.",
      answers: { 200: linkAnswerSchema },
      errors: ["trip_not_found", "link_not_found", "guest_not_found"],
    }),
    async (request, reply) => {
      const { link } = await ownLink(needed, request);
      const { guest } = request.params;
      const changed = await shareLinks.change(link.id, (now) => withoutGuest(now, guest));
      if (changed === undefined) throw new AppError("link_not_found");
      return reply.send({ link: shownLink(changed, clock.nowMs()) });
    },
  );
}

async function ownTrip(
  { store, callerOf, mayChange }: Needed,
  request: FastifyRequest<{ Params: { id: string } }>,
) {
  const caller = await callerOf(request);
  if (caller === undefined) throw new AppError("not_signed_in");
  const { user } = caller;
  const tripId = request.params.id;
  await findOwnTrip(store, tripId, user.id);
  if (request.method !== "GET" && !mayChange(user.id)) throw new AppError("too_many_requests");
  return { ownerId: user.id, tripId, caller };
}

async function ownLink(
  needed: Needed,
  request: FastifyRequest<{ Params: { id: string; link: string } }>,
) {
  const { ownerId, tripId, caller } = await ownTrip(needed, request);
  const link = await needed.store.shareLinks.find(request.params.link);
  if (link?.tripId !== tripId || link.ownerId !== ownerId) throw new AppError("link_not_found");
  return { link, caller };
}

/**
 * A link gives what its maker has: a token that may only share opens nothing by making one.
 *
 * @throws AppError `token_forbids`.
 */
function assertMayGive({ scopes }: Caller, scope: LinkScope): void {
  const needed: readonly AccessScope[] = scope === "edit" ? ["read", "write"] : ["read"];
  const missing = needed.find((one) => !allowsScope(scopes, one));
  if (missing !== undefined) throw new AppError("token_forbids", { scope: missing });
}

/** A link as the trip’s owner sees it. */
export function shownLink(link: ShareLink, nowMs: number): ShownLink {
  const { name, scope, shows, isCalendar, isPersonal, expiresAtMs, guests } = link.content;
  return {
    id: link.id,
    name,
    scope,
    shows,
    isCalendar,
    isPersonal,
    expiresAtMs,
    lastUsedAt: link.lastUsedAtMs === 0 ? null : isoTime(link.lastUsedAtMs),
    isOver: !isLive(link, nowMs),
    guests: guests.map(({ id, name, votes, scope, memberHash }) => ({
      id,
      name,
      votes: [...votes],
      scope,
      isMember: memberHash === undefined ? undefined : true,
    })),
  };
}
