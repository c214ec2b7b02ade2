import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../domain/app-error.ts";
import {
  linkAnswerSchema,
  linkChangeSchema,
  linksAnswerSchema,
  MAX_LINKS_PER_TRIP,
  newLinkAnswerSchema,
  newLinkSchema,
  type ShownLink,
} from "../../domain/sharing/share-link.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { isLive } from "../http/link-visit.ts";
import { parseBody } from "../http/parse-body.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { hashToken, newId } from "../lib/tokens.ts";
import { asOwner } from "../store/access.ts";
import type { ShareLink } from "../store/share-link-store.ts";

const MAX_CHANGES_A_MINUTE = 60;

/** The links of a trip, for its owner alone: to make, to look at with their votes, to change and to revoke. */
export function registerShareLinkRoutes(
  app: FastifyInstance,
  context: Pick<Context, "store" | "clock" | "requireUser">,
): void {
  const { clock } = context;
  const { trips, shareLinks } = context.store;
  const mayChange = createMinuteLimit(clock, MAX_CHANGES_A_MINUTE);

  async function ownTrip(request: FastifyRequest<{ Params: { id: string } }>) {
    const user = await context.requireUser(request);
    const tripId = request.params.id;
    if ((await trips.find(tripId, asOwner(user.id))) === undefined) {
      throw new AppError("trip_not_found");
    }
    if (request.method !== "GET" && !mayChange(user.id)) throw new AppError("too_many_requests");
    return { ownerId: user.id, tripId };
  }

  async function ownLink(request: FastifyRequest<{ Params: { id: string; link: string } }>) {
    const { ownerId, tripId } = await ownTrip(request);
    const link = await shareLinks.find(request.params.link);
    if (link?.tripId !== tripId || link.ownerId !== ownerId) throw new AppError("link_not_found");
    return link;
  }

  app.get<{ Params: { id: string } }>(
    API_PATHS.tripLinks,
    {
      config: {
        scope: "share",
        api: {
          summary: "The links to a trip, the oldest first.",
          answers: { 200: linksAnswerSchema },
          errors: ["trip_not_found"],
        },
      },
    },
    async (request, reply) => {
      const { ownerId, tripId } = await ownTrip(request);
      const links = await shareLinks.list(ownerId, tripId);
      return reply.send({ links: links.map((link) => shownLink(link, clock.nowMs())) });
    },
  );

  app.post<{ Params: { id: string } }>(
    API_PATHS.tripLinks,
    {
      config: {
        scope: "share",
        api: {
          summary: "Makes a link to a trip. Its token is told once.",
          body: newLinkSchema,
          answers: { 201: newLinkAnswerSchema },
          errors: ["trip_not_found", "too_many_links"],
        },
      },
    },
    async (request, reply) => {
      const { ownerId, tripId } = await ownTrip(request);
      const wanted = parseBody(newLinkSchema, request.body);
      const nowMs = clock.nowMs();
      const token = newId();
      const link = {
        id: newId(),
        tripId,
        ownerId,
        tokenHash: hashToken(token),
        content: { ...wanted, createdAtMs: nowMs, guests: [] },
      };
      if (!(await shareLinks.create(link, MAX_LINKS_PER_TRIP)))
        throw new AppError("too_many_links");
      const shown = shownLink({ ...link, revision: 1, lastUsedAtMs: 0 }, nowMs);
      return reply.code(201).send({ link: shown, token });
    },
  );

  app.patch<{ Params: { id: string; link: string } }>(
    API_PATHS.tripLink,
    {
      config: {
        scope: "share",
        api: {
          summary: "Changes what a link allows.",
          body: linkChangeSchema,
          answers: { 200: linkAnswerSchema },
          errors: ["trip_not_found", "link_not_found"],
        },
      },
    },
    async (request, reply) => {
      const { id } = await ownLink(request);
      const { name, scope, shows, expiresAtMs } = parseBody(linkChangeSchema, request.body);
      const changed = await shareLinks.change(id, ({ content }) => ({
        ...content,
        name: name ?? content.name,
        scope: scope ?? content.scope,
        shows: shows ?? content.shows,
        // Null takes the end away.
        expiresAtMs: expiresAtMs === undefined ? content.expiresAtMs : expiresAtMs,
      }));
      if (changed === undefined) throw new AppError("link_not_found");
      return reply.send({ link: shownLink(changed, clock.nowMs()) });
    },
  );

  app.delete<{ Params: { id: string; link: string } }>(
    API_PATHS.tripLink,
    {
      config: {
        scope: "share",
        api: {
          summary: "Ends a link.",
          answers: { 204: null },
          errors: ["trip_not_found", "link_not_found"],
        },
      },
    },
    async (request, reply) => {
      const { id } = await ownLink(request);
      await shareLinks.remove(id);
      return reply.code(204).send();
    },
  );
}

function shownLink(link: ShareLink, nowMs: number): ShownLink {
  const { name, scope, shows, isCalendar, expiresAtMs, guests } = link.content;
  return {
    id: link.id,
    name,
    scope,
    shows,
    isCalendar,
    expiresAtMs,
    lastUsedAt: link.lastUsedAtMs === 0 ? null : new Date(link.lastUsedAtMs).toISOString(),
    isOver: !isLive(link, nowMs),
    guests: guests.map((guest) => ({ name: guest.name, votes: [...guest.votes] })),
  };
}
