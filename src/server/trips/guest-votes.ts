import { AppError } from "../../domain/errors/app-error.ts";
import { LIMITS } from "../../domain/limits.ts";
import { isSameName } from "../../domain/sharing/same-name.ts";
import type { Vote } from "../../domain/sharing/share-link.ts";
import type { LinkScope } from "../../domain/trip/shared-by.ts";
import type { ShareGuest, ShareLink, ShareLinkContent } from "../store/share-link-store.ts";

/** Cloud Firestore takes documents of 1 MiB. */
const MAX_LINK_BYTES = 400_000;
/** A guest who has not voted for so long gives way to a new one where the link is full. */
const GIVES_WAY_AFTER_MS = 24 * 3_600_000;
/** A household's browsers: no one person can fill a link. */
const MAX_OF_ADDRESS = 10;
/** More than ever fit a link at once. */
const MAX_REMOVED = 200;

/**
 * The link with one more guest; the guest of the same token is renamed. Guests stand beside each other and the owner: no
 * two of them have names that look the same.
 *
 * @throws AppError `link_full` or `name_taken`; `link_ended` for a guest whom the owner has removed.
 */
export function withGuest(
  { content }: ShareLink,
  guest: ShareGuest,
  ownersNames: readonly string[],
): ShareLinkContent {
  // The owner may have removed them while they gave a name.
  if (content.removedGuests?.includes(guest.tokenHash)) throw new AppError("link_ended");
  const isSame = ({ tokenHash }: ShareGuest) => tokenHash === guest.tokenHash;
  const others = content.guests.filter((one) => !isSame(one)).map(({ name }) => name);
  if ([...ownersNames, ...others].some((name) => isSameName(name, guest.name))) {
    throw new AppError("name_taken");
  }
  if (content.guests.some(isSame)) {
    const guests = content.guests.map((one) => (isSame(one) ? { ...one, name: guest.name } : one));
    return { ...content, guests };
  }
  const fromSame = content.guests.filter(({ fromHash }) => fromHash === guest.fromHash);
  if (fromSame.length >= MAX_OF_ADDRESS) throw new AppError("link_full");
  const guests = withRoom(content.guests, guest.joinedAtMs);
  return fitting({ ...content, guests: [...guests, guest] });
}

function withRoom(guests: readonly ShareGuest[], nowMs: number): readonly ShareGuest[] {
  if (guests.length < LIMITS.list.guests) return guests;
  const oldest = guests.find(
    ({ votes, joinedAtMs, memberHash }) =>
      votes.length === 0 && memberHash === undefined && nowMs - joinedAtMs >= GIVES_WAY_AFTER_MS,
  );
  if (oldest === undefined) throw new AppError("link_full");
  return guests.filter((one) => one !== oldest);
}

/** The link without a guest and their votes; their browser is refused from now on. @throws AppError `guest_not_found`. */
export function withoutGuest({ content }: ShareLink, guestId: string): ShareLinkContent {
  const guest = content.guests.find(({ id }) => id === guestId);
  if (guest === undefined) throw new AppError("guest_not_found");
  return {
    ...content,
    guests: content.guests.filter((one) => one !== guest),
    removedGuests: [
      ...new Set([guest.tokenHash, guest.memberHash ?? guest.tokenHash]),
      ...(content.removedGuests ?? []),
    ].slice(0, MAX_REMOVED),
  };
}

/** The link with another right for one of its guests. @throws AppError `guest_not_found`. */
export function withScope(
  { content }: ShareLink,
  guestId: string,
  scope: LinkScope,
): ShareLinkContent {
  if (!content.guests.some(({ id }) => id === guestId)) throw new AppError("guest_not_found");
  const guests = content.guests.map((one) => (one.id === guestId ? { ...one, scope } : one));
  return { ...content, guests };
}

/**
 * The link with a guest's vote in the place of what they said of that place before; one that says nothing is none.
 *
 * @throws AppError `link_full`; `guest_unnamed` where the link has no such guest any more.
 */
export function withVote({ content }: ShareLink, guestId: string, vote: Vote): ShareLinkContent {
  const guest = content.guests.find(({ id }) => id === guestId);
  if (guest === undefined) throw new AppError("guest_unnamed");
  const others = guest.votes.filter(({ placeId }) => placeId !== vote.placeId);
  const isEmpty = vote.value === 0 && (vote.word ?? "") === "";
  const votes = isEmpty ? others : [...others, vote];
  if (votes.length > LIMITS.list.votes) throw new AppError("link_full");
  const guests = content.guests.map((one) => (one.id === guestId ? { ...one, votes } : one));
  return fitting({ ...content, guests });
}

function fitting(content: ShareLinkContent): ShareLinkContent {
  if (Buffer.byteLength(JSON.stringify(content)) > MAX_LINK_BYTES) throw new AppError("link_full");
  return content;
}
