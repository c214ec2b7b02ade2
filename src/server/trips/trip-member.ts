import { AppError } from "../../domain/errors/app-error.ts";
import { LIMITS } from "../../domain/limits.ts";
import { linkAllows, rightsOf } from "../../domain/sharing/guest-rights.ts";
import { isSameName } from "../../domain/sharing/same-name.ts";
import { shareTrip } from "../../domain/sharing/shared-trip.ts";
import { tripOfShared } from "../../domain/sharing/trip-of-shared.ts";
import type { LinkScope } from "../../domain/trip/shared-by.ts";
import { summariseTrip } from "../../domain/trip/summarise-trip.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { TripSummary } from "../../domain/trip/trip-summary.ts";
import type { Context } from "../context.ts";
import { isRemoved, type LinkVisit, opensPage } from "../http/link-visit.ts";
import { hashToken, newId } from "../lib/tokens.ts";
import { asOwner } from "../store/access.ts";
import type { ShareGuest, ShareLinkContent } from "../store/share-link-store.ts";
import type { StoredTrip } from "../store/trip-store.ts";
import type { User } from "../store/user-store.ts";
import { withGuest } from "./guest-votes.ts";
import { tripOfStored } from "./trip-of-stored.ts";

type Needed = Pick<Context, "store" | "clock">;
/** A trip that somebody else shares, by the guest of the link that a person is. */
export type MemberVisit = LinkVisit & { readonly guest: ShareGuest };

/** An account among a link's guests, whichever browser it uses. */
const hashOfMember = (userId: string) => hashToken(`member ${userId}`);

/**
 * The trip that a person keeps of somebody else's, while they may look at it.
 *
 * @returns undefined where they keep none of this id, the link has ended, or its owner has removed them.
 */
export async function findMemberVisit(
  { store, clock }: Needed,
  userId: string,
  tripId: string,
): Promise<MemberVisit | undefined> {
  const member = await store.tripMembers.find(userId, tripId);
  const link = member && (await store.shareLinks.find(member.linkId));
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

type SeenTrip = { readonly stored: StoredTrip; readonly trip: Trip };

/** The trip as a person sees it who keeps it: as the link's guests do. @throws AppError `trip_not_found`. */
export async function tripOfMember(
  needed: Pick<Needed, "store">,
  visit: MemberVisit,
): Promise<SeenTrip> {
  const seen = await findTripOfMember(needed, visit);
  if (seen === undefined) throw new AppError("trip_not_found");
  return seen;
}

async function findTripOfMember(
  { store }: Pick<Needed, "store">,
  visit: MemberVisit,
): Promise<SeenTrip | undefined> {
  const { link } = visit;
  const stored = await store.trips.find(link.tripId, asOwner(link.ownerId));
  if (stored === undefined) return undefined;
  const owner = await store.users.find(link.ownerId);
  return { stored, trip: asMemberSees(await tripOfStored(stored), visit, owner) };
}

/** A trip without what the link hides, with who shares it. */
export function asMemberSees(
  trip: Trip,
  { link: { content }, guest }: MemberVisit,
  owner: User | undefined,
): Trip {
  const { createdAt, id } = trip;
  const { scope, shows } = rightsOf(content, guest);
  const { expiresAtMs } = content;
  const sharedBy = { name: nameOf(owner) ?? "", scope, shows, expiresAtMs };
  return { ...tripOfShared(shareTrip(trip, shows), id), createdAt, sharedBy };
}

/**
 * Keeps the trip of a link among a person's own; the guest that their browser already is becomes theirs.
 *
 * @throws AppError `link_ended` for who was removed, `link_full`, `too_many_trips`.
 */
export async function keepTrip(
  { store, clock }: Needed,
  user: User,
  { link, guest: present }: LinkVisit,
): Promise<void> {
  // Their own is among theirs.
  if (link.ownerId === user.id) return;
  const memberHash = hashOfMember(user.id);
  if (isRemoved(link, memberHash)) throw new AppError("link_ended");
  const kept = await store.tripMembers.list(user.id);
  if (kept.length >= LIMITS.list.keptTrips && !kept.some(({ tripId }) => tripId === link.tripId)) {
    throw new AppError("too_many_trips", { trips: LIMITS.list.keptTrips });
  }
  const owner = (await store.users.find(link.ownerId))?.profile;
  const nowMs = clock.nowMs();
  const isOwn = (guest: ShareGuest) =>
    guest.memberHash === memberHash || (guest.memberHash === undefined && guest.id === present?.id);
  const changed = await store.shareLinks.change(link.id, (now) => {
    if (!opensPage(now, nowMs)) throw new AppError("link_ended");
    const own = now.content.guests.find(isOwn);
    if (own !== undefined) return withMember(now.content, own.id, memberHash);
    const ownersNames = [owner?.name ?? "", owner?.given_name ?? ""];
    const taken = [...ownersNames, ...now.content.guests.map(({ name }) => name)];
    const guest: ShareGuest = {
      id: newId(),
      name: freeName(user, taken),
      tokenHash: memberHash,
      fromHash: memberHash,
      joinedAtMs: nowMs,
      votes: [],
      memberHash,
    };
    return withGuest(now, guest, ownersNames);
  });
  const guest = changed?.content.guests.find(isOwn);
  if (changed === undefined || guest === undefined) throw new AppError("link_ended");
  const [userId, tripId, linkId, guestId] = [user.id, link.tripId, link.id, guest.id];
  await store.tripMembers.put({ userId, tripId, linkId, guestId, keptAtMs: nowMs });
}

/** Takes a trip of somebody else's out of a person's list; their name and votes leave the link with them. */
export async function leaveTrip(
  { store }: Pick<Needed, "store">,
  userId: string,
  tripId: string,
): Promise<void> {
  const member = await store.tripMembers.find(userId, tripId);
  if (member === undefined) throw new AppError("trip_not_found");
  await store.tripMembers.remove(userId, tripId);
  await store.shareLinks.change(member.linkId, ({ content }) => ({
    ...content,
    guests: content.guests.filter(({ id }) => id !== member.guestId),
  }));
}

/** Trips of others that a person keeps, the newest first, each as lists show it. */
export async function listSharedTrips(needed: Needed, userId: string): Promise<TripSummary[]> {
  const summaries: TripSummary[] = [];
  for (const { tripId } of await needed.store.tripMembers.list(userId)) {
    const visit = await findMemberVisit(needed, userId, tripId);
    const seen = visit && (await findTripOfMember(needed, visit));
    if (seen !== undefined) summaries.push(summariseTrip(seen.trip));
  }
  return summaries;
}

/** A person's name for those they travel with; undefined: nobody. */
export function nameOf(user: User | undefined): string | undefined {
  return user?.profile.given_name ?? user?.profile.name;
}

function withMember(
  content: ShareLinkContent,
  guestId: string,
  memberHash: string,
): ShareLinkContent {
  const guests = content.guests.map((one) => (one.id === guestId ? { ...one, memberHash } : one));
  return { ...content, guests };
}

/** Guests stand beside each other and the owner: no two of them have names that look the same. */
function freeName({ profile }: User, taken: readonly string[]): string {
  const isFree = (name: string) => !taken.some((other) => isSameName(other, name));
  const [given, whole] = [profile.given_name ?? profile.name, profile.name].map((name) =>
    name.slice(0, LIMITS.text.name - 4),
  ) as [string, string];
  const numbered = taken.map((_, at) => `${given} ${at + 2}`);
  return [given, whole, ...numbered].find(isFree) ?? `${given} ${taken.length + 2}`;
}
