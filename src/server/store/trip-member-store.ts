import { AppError } from "../../domain/errors/app-error.ts";
import { linkAllows, rightsOf } from "../../domain/sharing/guest-rights.ts";
import type { LinkScope } from "../../domain/trip/shared-by.ts";
import type { Clock } from "../lib/clock.ts";
import {
  isRemoved,
  type LinkVisit,
  memberHashOf,
  opensPage,
  type ShareGuest,
  type ShareLinkStore,
} from "./share-link-store.ts";

/** A person who keeps a trip of somebody else's, by the guest of a link that they are. */
export type TripMember = {
  readonly userId: string;
  readonly tripId: string;
  readonly linkId: string;
  /** The guest of that link; where it has none of this id any more, the person has no right left. */
  readonly guestId: string;
  readonly keptAtMs: number;
};

/** Who keeps whose trips. An entry goes with the person's account; one whose link has ended opens nothing. */
export type TripMemberStore = {
  /** One of a person's for a trip; a later one takes its place. @returns false where the person or the trip was removed. */
  put(member: TripMember): Promise<boolean>;
  find(userId: string, tripId: string): Promise<TripMember | undefined>;
  /** A person's, the newest first. */
  list(userId: string): Promise<TripMember[]>;
  remove(userId: string, tripId: string): Promise<void>;
};

/** A look at a trip that somebody else shares, by the guest of the link that a person is. */
export type MemberVisit = LinkVisit & { readonly guest: ShareGuest };

type Stores = { readonly tripMembers: TripMemberStore; readonly shareLinks: ShareLinkStore };
type Needed = { readonly store: Stores; readonly clock: Clock };

/**
 * The trip that a person keeps of somebody else's, while they may look at it.
 *
 * @returns undefined where they keep none of this id, the link has ended, or its owner has removed them.
 */
export async function findMemberVisit(
  { store: { tripMembers, shareLinks }, clock }: Needed,
  userId: string,
  tripId: string,
): Promise<MemberVisit | undefined> {
  const member = await tripMembers.find(userId, tripId);
  const link = member && (await shareLinks.find(member.linkId));
  if (link?.tripId !== tripId || !opensPage(link, clock.nowMs())) return undefined;
  const guest = link.content.guests.find(({ id }) => id === member?.guestId);
  return guest && { link, guest };
}

/** The same. @throws AppError `trip_not_found`; `link_forbids` where they may not do this. */
export async function requireMemberVisit(
  needed: Needed,
  userId: string,
  tripId: string,
  wanted: LinkScope = "view",
): Promise<MemberVisit> {
  const visit = await findMemberVisit(needed, userId, tripId);
  if (visit === undefined) throw new AppError("trip_not_found");
  if (!linkAllows(rightsOf(visit.link.content, visit.guest), wanted)) {
    throw new AppError("link_forbids");
  }
  return visit;
}

/**
 * Takes a trip of somebody else's out of a person's list; their name and votes leave the link with them, and a link that
 * was only theirs ends.
 */
export async function leaveTrip(
  { tripMembers, shareLinks }: Stores,
  { userId, tripId, linkId, guestId }: TripMember,
): Promise<void> {
  const link = await shareLinks.find(linkId);
  const links = link === undefined ? [] : await shareLinks.list(link.ownerId, tripId);
  // Where the owner has removed them, the entry opens nothing, and says so of an account that takes theirs over, too.
  const isMarked = links.some((one) => isRemoved(one, memberHashOf(userId)));
  if (!isMarked) await tripMembers.remove(userId, tripId);
  const isTheirs = link?.content.guests.some(({ id }) => id === guestId);
  if (link?.content.isPersonal && isTheirs) return shareLinks.remove(linkId);
  await shareLinks.change(linkId, ({ content }) => ({
    ...content,
    guests: content.guests.filter(({ id }) => id !== guestId),
  }));
}
