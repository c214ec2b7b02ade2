import { AppError } from "../../domain/errors/app-error.ts";
import { LIMITS } from "../../domain/limits.ts";
import { type Words, wordsIn } from "../../domain/messages/words.ts";
import { rightsOf } from "../../domain/sharing/guest-rights.ts";
import { isSameName } from "../../domain/sharing/same-name.ts";
import { shareTrip } from "../../domain/sharing/shared-trip.ts";
import { tripOfShared } from "../../domain/sharing/trip-of-shared.ts";
import type { LinkScope } from "../../domain/trip/shared-by.ts";
import { summariseTrip } from "../../domain/trip/summarise-trip.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { TripSummary } from "../../domain/trip/trip-summary.ts";
import type { Clock } from "../lib/clock.ts";
import { hashToken, newId, newToken } from "../lib/tokens.ts";
import { asOwner } from "../store/access.ts";
import {
  isRemoved,
  type LinkVisit,
  memberHashOf,
  opensPage,
  type ShareGuest,
  type ShareLink,
  type ShareLinkContent,
  type ShareLinkStore,
} from "../store/share-link-store.ts";
import type { Store } from "../store/store.ts";
import { findMemberVisit, type MemberVisit } from "../store/trip-member-store.ts";
import type { StoredTrip } from "../store/trip-store.ts";
import type { User } from "../store/user-store.ts";
import { withGuest, withScope } from "./guest-votes.ts";
import { tripOfStored } from "./trip-of-stored.ts";

type Needed = { readonly store: Store; readonly clock: Clock };
type PersonChosen = {
  readonly owner: User;
  readonly tripId: string;
  readonly person: User;
  readonly scope: LinkScope;
};

type SeenTrip = { readonly stored: StoredTrip; readonly trip: Trip };

/** The trip as a person sees it who keeps it: as the link's guests do. @throws AppError `trip_not_found`. */
export async function tripOfMember(
  needed: Pick<Needed, "store">,
  visit: MemberVisit,
  words = wordsIn(),
): Promise<SeenTrip> {
  const seen = await findTripOfMember(needed, visit, words);
  if (seen === undefined) throw new AppError("trip_not_found");
  return seen;
}

async function findTripOfMember(
  { store }: Pick<Needed, "store">,
  visit: MemberVisit,
  words = wordsIn(),
): Promise<SeenTrip | undefined> {
  const { link } = visit;
  const stored = await store.trips.find(link.tripId, asOwner(link.ownerId));
  if (stored === undefined) return undefined;
  const owner = await store.users.find(link.ownerId);
  return { stored, trip: asMemberSees(await tripOfStored(stored), visit, owner, words) };
}

/** A trip without what the link hides, with who shares it. */
export function asMemberSees(
  trip: Trip,
  { link: { content }, guest }: MemberVisit,
  owner: User | undefined,
  words: Words,
): Trip {
  const { createdAt, id } = trip;
  const { scope, shows } = rightsOf(content, guest);
  const { expiresAtMs } = content;
  const sharedBy = { name: nameOf(owner) ?? "", scope, shows, expiresAtMs };
  return { ...tripOfShared(shareTrip(trip, shows, words.exports.booked), id), createdAt, sharedBy };
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
  const memberHash = memberHashOf(user.id);
  if (!(await mayKeepMore({ store }, user.id, link.tripId))) {
    throw new AppError("too_many_trips", { trips: LIMITS.list.keptTrips });
  }
  const owner = await store.users.find(link.ownerId);
  const nowMs = clock.nowMs();
  const isOwn = (guest: ShareGuest) =>
    guest.memberHash === memberHash || (guest.memberHash === undefined && guest.id === present?.id);
  const changed = await store.shareLinks.change(link.id, (now) => {
    // The owner may have removed them meanwhile.
    if (!opensPage(now, nowMs) || isRemoved(now, memberHash)) throw new AppError("link_ended");
    const own = now.content.guests.find(isOwn);
    if (own !== undefined) return withMember(now.content, own.id, memberHash);
    const ownersNames = namesOf(owner);
    const taken = [...ownersNames, ...now.content.guests.map(({ name }) => name)];
    return withGuest(now, newMember(user, { taken, nowMs }), ownersNames);
  });
  const guest = changed?.content.guests.find(isOwn);
  if (changed === undefined || guest === undefined) throw new AppError("link_ended");
  const [userId, tripId, linkId, guestId] = [user.id, link.tripId, link.id, guest.id];
  const isKept = await store.tripMembers.put({ userId, tripId, linkId, guestId, keptAtMs: nowMs });
  if (!isKept) throw new AppError("link_ended");
}

/**
 * Gives a trip to one person whom its owner chose by name: it stands among theirs at once. Who has it by another link
 * keeps that, with the new right.
 *
 * @param tripId of a trip of the owner's.
 * @returns the link that is theirs.
 * @throws AppError `too_many_links`; `person_full` where they keep too many; `person_not_found` where they are no longer here.
 */
export async function shareWithPerson(
  { store, clock }: Needed,
  { owner, tripId, person, scope }: PersonChosen,
): Promise<ShareLink> {
  const nowMs = clock.nowMs();
  const memberHash = memberHashOf(person.id);
  const isThem = (guest: ShareGuest) => guest.memberHash === memberHash;
  if (!(await mayKeepMore({ store }, person.id, tripId))) throw new AppError("person_full");
  const links = await store.shareLinks.list(owner.id, tripId);
  const known = links.find((one) => opensPage(one, nowMs) && one.content.guests.some(isThem));
  const taken = namesOf(owner);
  // Two who choose the same person at once make the same link.
  const id = known?.id ?? hashToken(`${tripId} ${memberHash}`).slice(0, 22);
  const content: ShareLinkContent = {
    name: person.profile.name.slice(0, LIMITS.text.name),
    scope,
    shows: { notes: false, costs: false },
    isPersonal: true,
    createdAtMs: nowMs,
    expiresAtMs: null,
    guests: [newMember(person, { taken, nowMs })],
  };
  // Of a token that nobody has: only who is signed in as this person comes by it.
  const made = { id, tripId, ownerId: owner.id, tokenHash: hashToken(newToken()), content };
  if (known === undefined) await keepLink(store.shareLinks, made);
  const link = await store.shareLinks.change(id, (now) => {
    const guest = now.content.guests.find(isThem);
    // They were removed from it, or left it, just now: the owner wants them.
    if (guest === undefined && now.content.isPersonal) return content;
    if (now.content.isPersonal) return { ...now.content, scope };
    return guest === undefined ? now.content : withScope(now, guest.id, scope);
  });
  const guest = link?.content.guests.find(isThem);
  if (link === undefined || guest === undefined) throw new AppError("link_not_found");
  const [userId, linkId, guestId] = [person.id, link.id, guest.id];
  if (!(await store.tripMembers.put({ userId, tripId, linkId, guestId, keptAtMs: nowMs }))) {
    // Their account was deleted meanwhile; what it left then didn't have this link.
    if (link.content.isPersonal) await store.shareLinks.remove(linkId);
    throw new AppError("person_not_found");
  }
  return link;
}

/** @throws AppError `too_many_links`; `trip_not_found` where the trip was deleted meanwhile. */
export async function keepLink(
  shareLinks: ShareLinkStore,
  link: Parameters<ShareLinkStore["create"]>[0],
): Promise<void> {
  const outcome = await shareLinks.create(link, LIMITS.trip.links);
  if (outcome === "full") throw new AppError("too_many_links");
  if (outcome === "no_trip") throw new AppError("trip_not_found");
}

/** Whether a person has room for one more trip of others. Entries that open nothing don't count, and go with their link. */
async function mayKeepMore({ store }: Pick<Needed, "store">, userId: string, tripId: string) {
  const kept = await store.tripMembers.list(userId);
  if (kept.length < LIMITS.list.keptTrips) return true;
  let count = 0;
  for (const member of kept.filter((one) => one.tripId !== tripId)) {
    const link = await store.shareLinks.find(member.linkId);
    if (link === undefined) await store.tripMembers.remove(userId, member.tripId);
    else if (link.content.guests.some(({ id }) => id === member.guestId)) count += 1;
  }
  return count < LIMITS.list.keptTrips;
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

const namesOf = (owner: User | undefined) => [
  owner?.profile.name ?? "",
  owner?.profile.given_name ?? "",
];

/** An account among a link's guests. @param taken names that look like others' are not given. */
function newMember(
  user: User,
  { taken, nowMs }: { readonly taken: readonly string[]; readonly nowMs: number },
): ShareGuest {
  const memberHash = memberHashOf(user.id);
  return {
    id: newId(),
    name: freeName(user, taken),
    // Of a token that nobody has: an account is known by its session, never by a guest's cookie.
    tokenHash: hashToken(newId()),
    fromHash: memberHash,
    joinedAtMs: nowMs,
    votes: [],
    memberHash,
  };
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
