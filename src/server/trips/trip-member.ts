import { AppError } from "../../domain/errors/app-error.ts";
import { LIMITS } from "../../domain/limits.ts";
import { rightsOf } from "../../domain/sharing/guest-rights.ts";
import { isSameName } from "../../domain/sharing/same-name.ts";
import { shareTrip } from "../../domain/sharing/shared-trip.ts";
import { tripOfShared } from "../../domain/sharing/trip-of-shared.ts";
import { summariseTrip } from "../../domain/trip/summarise-trip.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { TripSummary } from "../../domain/trip/trip-summary.ts";
import type { Clock } from "../lib/clock.ts";
import { hashToken, newId } from "../lib/tokens.ts";
import { asOwner } from "../store/access.ts";
import {
  isRemoved,
  type LinkVisit,
  opensPage,
  type ShareGuest,
  type ShareLinkContent,
} from "../store/share-link-store.ts";
import type { Store } from "../store/store.ts";
import { findMemberVisit, type MemberVisit } from "../store/trip-member-store.ts";
import type { StoredTrip } from "../store/trip-store.ts";
import type { User } from "../store/user-store.ts";
import { withGuest } from "./guest-votes.ts";
import { tripOfStored } from "./trip-of-stored.ts";

type Needed = { readonly store: Store; readonly clock: Clock };
/** An account among a link's guests, whichever browser it uses. */
const hashOfMember = (userId: string) => hashToken(`member ${userId}`);

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
    // The owner may have removed them meanwhile.
    if (!opensPage(now, nowMs) || isRemoved(now, memberHash)) throw new AppError("link_ended");
    const own = now.content.guests.find(isOwn);
    if (own !== undefined) return withMember(now.content, own.id, memberHash);
    const ownersNames = [owner?.name ?? "", owner?.given_name ?? ""];
    const taken = [...ownersNames, ...now.content.guests.map(({ name }) => name)];
    const guest: ShareGuest = {
      id: newId(),
      name: freeName(user, taken),
      // Of a token that nobody has: an account is known by its session, never by a guest's cookie.
      tokenHash: hashToken(newId()),
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

/** Trips of others that a person keeps, the newest first, each as lists show it. */
export async function listSharedTrips(needed: Needed, userId: string): Promise<TripSummary[]> {
  const summaries: TripSummary[] = [];
  for (const { tripId } of await needed.store.tripMembers.list(userId)) {
    const nowMs = needed.clock.nowMs();
    const visit = await findMemberVisit(needed.store, { userId, tripId, nowMs });
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
