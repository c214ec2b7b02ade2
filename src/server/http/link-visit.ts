import type { FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { LINK_HEADER, LINK_TOKEN } from "../../domain/sharing/share-link.ts";
import type { Clock } from "../lib/clock.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { hashToken } from "../lib/tokens.ts";
import {
  isRemoved,
  type LinkVisit,
  opensPage,
  type ShareLink,
  type ShareLinkStore,
} from "../store/share-link-store.ts";
import { readGuestCookie } from "./guest-cookie.ts";

/** All who come by one link together; a page asks for some 60 things when it is opened. */
const MAX_REQUESTS_A_MINUTE = 1_200;
/** When a link was last used is known to the minute. */
const TOUCH_AFTER_MS = 60_000;

/** Reads by which link a request comes. */
export type LinkReader = {
  /**
   * The link of a token where it opens the trip's page; undefined for one that never was, is revoked or is over, which
   * nobody can tell apart. Each request by a link counts, those for its page too.
   *
   * @throws AppError `too_many_requests`.
   */
  readonly open: (token: unknown) => Promise<ShareLink | undefined>;
  /** @throws AppError `link_ended`, also for a guest whom the owner has removed; `too_many_requests`. */
  readonly require: (request: FastifyRequest) => Promise<LinkVisit>;
};

export function createLinkReader(deps: { shareLinks: ShareLinkStore; clock: Clock }): LinkReader {
  const { shareLinks, clock } = deps;
  const mayAsk = createMinuteLimit(clock, MAX_REQUESTS_A_MINUTE);

  async function open(token: unknown): Promise<ShareLink | undefined> {
    const isToken = typeof token === "string" && LINK_TOKEN.test(token);
    const link = isToken ? await shareLinks.findByToken(hashToken(token)) : undefined;
    if (link === undefined || !opensPage(link, clock.nowMs())) return undefined;
    if (!mayAsk(link.id)) throw new AppError("too_many_requests");
    return link;
  }

  return {
    open,
    async require(request) {
      const link = await open(request.headers[LINK_HEADER]);
      if (link === undefined) throw new AppError("link_ended");
      const nowMs = clock.nowMs();
      if (nowMs - link.lastUsedAtMs > TOUCH_AFTER_MS) {
        // A trip can be read on a full disk, too.
        shareLinks.touch(link.id, nowMs).catch((error: unknown) => {
          request.log.warn({ err: error }, "the use of a link could not be noted");
        });
      }
      const guestToken = readGuestCookie(request, link.id);
      const hash = guestToken === undefined ? undefined : hashToken(guestToken);
      if (isRemoved(link, hash)) throw new AppError("link_ended");
      const guest = link.content.guests.find(({ tokenHash }) => tokenHash === hash);
      return { link, guest };
    },
  };
}
