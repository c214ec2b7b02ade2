import type { ErrorCode } from "../../domain/errors/app-error.ts";
import type { Clock } from "../lib/clock.ts";
import { opensPage, type ShareGuest, type ShareLink } from "./share-link-store.ts";

/** Who asks for a trip, and by what right. */
export type Access =
  | {
      readonly kind: "owner";
      /** Whose keys of idempotency are meant, too. */
      readonly userId: string;
      /** Looked for in the transaction of a write; undefined where nothing can end it. */
      readonly right: Right | undefined;
    }
  /** Someone without an account, by a link of the owner's (`userId`). */
  | {
      readonly kind: "guest";
      readonly userId: string;
      readonly linkId: string;
      readonly guest: GuestName;
      /**
       * Asked in the transaction of a write, of the link as it is by then, undefined where it is gone.
       *
       * @returns why the write may not be made; undefined where it may.
       */
      readonly refusalBy: (link: ShareLink | undefined) => ErrorCode | undefined;
    };

/** The right that a person's request is made by, under the store's key for it. It may be ended while the request is under way. */
export type Right = {
  readonly kind: "session" | "token" | "app";
  /** The hash of a session's token, a token's id, the id of the entry with what a program was allowed. */
  readonly key: string;
};

/** A guest, and what they were called then. */
export type GuestName = { readonly id: string; readonly name: string };

/** Stands before a guest's id and name in the history; no user's id has a colon. */
const GUEST = /^guest:([^:]*):(.*)$/s;

/** A person's access to their own. */
export function asOwner(userId: string, right?: Right): Access {
  return { kind: "owner", userId, right };
}

/**
 * A guest's access by a link of the owner's, as long as it opens the trip's page.
 *
 * @param refusalOf why the link, and what it says of the guest now, doesn't let them; undefined where it does.
 */
export function asGuest(
  { link, guest }: { readonly link: ShareLink; readonly guest: ShareGuest },
  clock: Clock,
  refusalOf: (now: ShareLink, guest: ShareGuest) => ErrorCode | undefined,
): Extract<Access, { kind: "guest" }> {
  return {
    kind: "guest",
    userId: link.ownerId,
    linkId: link.id,
    guest: { id: guest.id, name: guest.name },
    refusalBy(now) {
      const known = now?.content.guests.find(({ id }) => id === guest.id);
      return now === undefined || known === undefined || !opensPage(now, clock.nowMs())
        ? "link_ended"
        : refusalOf(now, known);
    },
  };
}

/** The error where a right has ended meanwhile. */
export function endedRight({ kind }: Right): ErrorCode {
  return kind === "session" ? "not_signed_in" : "token_refused";
}

/** Who took a step, as the history keeps it: a user's id, or a guest's id and name. */
export function makerOf(access: Access): string {
  if (access.kind === "owner") return access.userId;
  return `guest:${access.guest.id}:${access.guest.name}`;
}

/** The guest who took a step; undefined where a user did. */
export function guestOfMaker(madeBy: string): GuestName | undefined {
  const [, id, name] = GUEST.exec(madeBy) ?? [];
  return id === undefined || name === undefined ? undefined : { id, name };
}
