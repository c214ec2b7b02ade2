import { type SharedAnswer, shareTrip, type Tally } from "../../domain/sharing/shared-trip.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { ShareGuest, ShareLink } from "../store/share-link-store.ts";

/** What a guest is told of a trip. @param links all links of the trip: their guests' votes are counted together. */
export function sharedAnswer(
  trip: Trip,
  { link, guest }: { link: ShareLink; guest: ShareGuest | undefined },
  links: readonly ShareLink[],
): SharedAnswer {
  const { scope, shows, expiresAtMs } = link.content;
  return {
    trip: shareTrip(trip, shows),
    scope,
    expiresAtMs,
    tallies: scope === "view" ? [] : talliesOf(trip, links),
    guest: guest === undefined ? null : { name: guest.name, votes: [...guest.votes] },
  };
}

/** Of the places that are in the plan, in its order. */
function talliesOf({ tripData }: Trip, links: readonly ShareLink[]): Tally[] {
  const votes = links.flatMap(({ content }) => content.guests.flatMap((guest) => guest.votes));
  const ids = tripData.itinerary.flatMap(({ plan }) => plan.map(({ id }) => id));
  return ids.flatMap((placeId) => {
    const values = votes.filter((vote) => vote.placeId === placeId).map(({ value }) => value);
    const up = values.filter((value) => value === 1).length;
    const down = values.filter((value) => value === -1).length;
    return up + down === 0 ? [] : [{ placeId, up, down }];
  });
}
