import type { Words } from "../../domain/messages/words.ts";
import { rightsOf } from "../../domain/sharing/guest-rights.ts";
import { type SharedAnswer, shareTrip } from "../../domain/sharing/shared-trip.ts";
import type { Tally } from "../../domain/sharing/votes.ts";
import { votableIds } from "../../domain/trip/open-slots.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { ShareGuest, ShareLink } from "../store/share-link-store.ts";

/** A trip as a guest sees it. @param links all links of the trip: their guests' votes are counted together. */
export function sharedAnswer(
  trip: Trip,
  { link, guest }: { link: ShareLink; guest: ShareGuest | undefined },
  links: readonly ShareLink[],
  words: Words,
): SharedAnswer {
  const { expiresAtMs } = link.content;
  const { scope, shows } = rightsOf(link.content, guest);
  return {
    trip: shareTrip(trip, shows, words.exports.booked),
    scope,
    expiresAtMs,
    tallies: scope === "view" ? [] : talliesOf(trip, links),
    guest: guest === undefined ? null : { name: guest.name, votes: [...guest.votes] },
  };
}

/** Of the places that are in the plan, in its order, then of candidates. */
export function talliesOf(trip: Trip, links: readonly ShareLink[]): Tally[] {
  const tallies = new Map(
    [...votableIds(trip)].map((placeId) => [placeId, { placeId, up: 0, down: 0 }]),
  );
  const votes = links.flatMap(({ content }) => content.guests.flatMap((guest) => guest.votes));
  for (const { placeId, value } of votes) {
    const tally = tallies.get(placeId);
    if (tally !== undefined && value === 1) tally.up += 1;
    if (tally !== undefined && value === -1) tally.down += 1;
  }
  return [...tallies.values()].filter(({ up, down }) => up + down > 0);
}
