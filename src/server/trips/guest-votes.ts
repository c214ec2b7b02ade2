import { AppError } from "../../domain/app-error.ts";
import type { Vote } from "../../domain/sharing/share-link.ts";
import type { ShareGuest, ShareLink, ShareLinkContent } from "../store/share-link-store.ts";

const MAX_GUESTS = 50;
const MAX_VOTES = 300;
/** Cloud Firestore takes documents of 1 MiB. */
const MAX_LINK_BYTES = 400_000;

/** The link with one more guest. @throws AppError `link_full`. */
export function withGuest({ content }: ShareLink, guest: ShareGuest): ShareLinkContent {
  if (content.guests.length >= MAX_GUESTS) throw new AppError("link_full");
  return fitting({ ...content, guests: [...content.guests, guest] });
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
  if (votes.length > MAX_VOTES) throw new AppError("link_full");
  const guests = content.guests.map((one) => (one.id === guestId ? { ...one, votes } : one));
  return fitting({ ...content, guests });
}

function fitting(content: ShareLinkContent): ShareLinkContent {
  if (Buffer.byteLength(JSON.stringify(content)) > MAX_LINK_BYTES) throw new AppError("link_full");
  return content;
}
