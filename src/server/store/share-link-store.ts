import type { Vote } from "../../domain/sharing/share-link.ts";
import type { LinkScope, LinkShows } from "../../domain/trip/shared-by.ts";
import { hashToken } from "../lib/tokens.ts";

/** Someone who has given a name under a link, or an account that keeps its trip. */
export type ShareGuest = {
  readonly id: string;
  readonly name: string;
  /** SHA-256 of the token in the guest's cookie and personal link. */
  readonly tokenHash: string;
  /** SHA-256 of the link's id and the network address that they joined from. */
  readonly fromHash: string;
  readonly joinedAtMs: number;
  /** Undefined: what the link allows. */
  readonly scope?: LinkScope | undefined;
  /** SHA-256 of the id of the account that keeps the trip; undefined: none does. */
  readonly memberHash?: string | undefined;
  /** At most one a place. */
  readonly votes: readonly Vote[];
};

/** The part of a link that may change. */
export type ShareLinkContent = {
  readonly name: string;
  readonly scope: LinkScope;
  readonly shows: LinkShows;
  /** It opens the trip's calendar, and no page. */
  readonly isCalendar?: true | undefined;
  /** It is for one person, whom the owner chose by name: nobody was told its token. */
  readonly isPersonal?: true | undefined;
  readonly createdAtMs: number;
  /** Null: it has no end. */
  readonly expiresAtMs: number | null;
  readonly guests: readonly ShareGuest[];
  /** Token hashes of guests whom the owner has removed: their browsers are refused. */
  readonly removedGuests?: readonly string[] | undefined;
};

/** Stands for one that can't be read any more: it opens nothing, and its owner can end it. */
export const DAMAGED_LINK: ShareLinkContent = {
  name: "?",
  scope: "view",
  shows: { notes: false, costs: false },
  createdAtMs: 0,
  expiresAtMs: 0,
  guests: [],
};

/** A secret address of a trip, with those who came by it. */
export type ShareLink = {
  readonly id: string;
  readonly tripId: string;
  /** The trip's owner. */
  readonly ownerId: string;
  /** SHA-256 of the token; the token itself is never stored. */
  readonly tokenHash: string;
  /** Counts from 1 with every change of `content`. */
  readonly revision: number;
  /** 0: never. */
  readonly lastUsedAtMs: number;
  readonly content: ShareLinkContent;
};

/** A request by a link that is good. */
export type LinkVisit = {
  readonly link: ShareLink;
  /** Who has given a name. */
  readonly guest: ShareGuest | undefined;
};

/** Whether a link is good at a moment. */
export function isLive({ content: { expiresAtMs } }: ShareLink, nowMs: number): boolean {
  return expiresAtMs === null || nowMs < expiresAtMs;
}

/** Whether a link opens the trip's page at a moment: that of a calendar never does. */
export function opensPage(link: ShareLink, nowMs: number): boolean {
  return link.content.isCalendar === undefined && isLive(link, nowMs);
}

/** Whether the owner has removed the guest of a token. @param tokenHash undefined: the browser has none. */
export function isRemoved({ content }: ShareLink, tokenHash: string | undefined): boolean {
  return tokenHash !== undefined && content.removedGuests?.includes(tokenHash) === true;
}

/** Mark by which a link knows an account, whichever browser it uses. */
export function memberHashOf(userId: string): string {
  return hashToken(`member ${userId}`);
}

/** Links go with their trip and with their owner's account. */
export type ShareLinkStore = {
  /**
   * Keeps a new link. Whether the trip is the owner's the caller knows. One of this id that is there already stays as it is.
   *
   * @returns `full` where the trip has `most` or more, `no_trip` where it was deleted meanwhile.
   */
  create(
    link: Omit<ShareLink, "revision" | "lastUsedAtMs">,
    most: number,
  ): Promise<"kept" | "full" | "no_trip">;
  findByToken(tokenHash: string): Promise<ShareLink | undefined>;
  find(id: string): Promise<ShareLink | undefined>;
  /** The owner's links, the oldest first. @param tripId undefined: of all their trips. */
  list(ownerId: string, tripId: string | undefined): Promise<ShareLink[]>;
  /**
   * Changes a link's content; of several at once, each sees what the one before it left.
   *
   * @param change what becomes of it; a throw leaves it as it is. It may run more than once.
   * @returns the link as it now is; undefined where there is none.
   */
  change(id: string, change: (link: ShareLink) => ShareLinkContent): Promise<ShareLink | undefined>;
  /** Notes that it was used. */
  touch(id: string, nowMs: number): Promise<void>;
  remove(id: string): Promise<void>;
  /**
   * A text for each trip that is there, which is another one as soon as the trip or anything of its links has
   * changed.
   */
  stampsOf(tripIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
};
