import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Edit } from "../../../../domain/edits/edit-kinds.ts";
import { linksAnswerSchema, type Vote } from "../../../../domain/sharing/share-link.ts";
import { votesAnswerSchema } from "../../../../domain/sharing/votes.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { API_PATHS, pathWithId } from "../../../../domain/wire.ts";
import { callApi, queryApi } from "../../../lib/api-client.ts";
import { lazyExtra } from "../../../lib/late-part.tsx";
import { useOnlineState } from "../../../lib/online-state.ts";
import { showToast } from "../../../lib/toast.ts";
import { openOfflineLibrary } from "../../../offline/offline-library.ts";
import type { VotesOn } from "../trip/place-votes-context.ts";

/** Few trips have votes. */
const VoteButtons = lazyExtra(async () => (await import("./vote-buttons.tsx")).VoteButtons);
const VotesOfGuests = lazyExtra(async () => (await import("./votes-of-guests.tsx")).VotesOfGuests);

/** The links of a trip, as the page knows them by. */
export const linksKey = (tripId: string) => ["links", tripId] as const;

/** The links of a trip, with their guests' votes. */
export function useLinks(tripId: string, isWanted = true) {
  return useQuery({
    queryKey: linksKey(tripId),
    queryFn: ({ signal }) =>
      queryApi(pathWithId(API_PATHS.tripLinks, tripId), { schema: linksAnswerSchema, signal }),
    enabled: isWanted,
    networkMode: "always",
    retry: false,
  });
}

const votesKey = (tripId: string) => ["votes", tripId] as const;

/** The buttons to vote on a trip of somebody else's, where its sharer lets one, and there is a network. */
function useMemberVotes(
  { id: tripId, sharedBy }: Trip,
  isOnline: boolean,
  onVotes: FollowedTripProps["onVotes"],
): void {
  const client = useQueryClient();
  const mayVote = isOnline && sharedBy !== undefined && sharedBy.scope !== "view";
  const { data } = useQuery({
    queryKey: votesKey(tripId),
    queryFn: ({ signal }) =>
      queryApi(pathWithId(API_PATHS.tripVotes, tripId), { schema: votesAnswerSchema, signal }),
    enabled: mayVote,
    networkMode: "always",
    retry: false,
  });
  const isMember = sharedBy !== undefined;
  useEffect(() => {
    if (!isMember) return;
    if (data === undefined || !mayVote) return onVotes(undefined);
    const { tallies, votes } = data;
    const vote = async (body: Vote) => {
      const path = pathWithId(API_PATHS.tripVotes, tripId);
      const schema = votesAnswerSchema;
      const result = await callApi(path, { method: "POST", body, schema });
      if (result.ok) client.setQueryData(votesKey(tripId), result.value);
      else showToast(result.problem.text, "error");
      return result.ok;
    };
    onVotes((place, isCount) => (
      <VoteButtons
        key={place.id}
        place={place}
        tally={tallies.find(({ placeId }) => placeId === place.id)}
        own={votes.find(({ placeId }) => placeId === place.id)}
        onVote={vote}
        isCount={isCount}
      />
    ));
  }, [data, isMember, mayVote, tripId, client, onVotes]);
}

type FollowedTripProps = {
  readonly trip: Trip;
  /** Puts a former state of the trip back; undefined where it may only be read. */
  readonly restore: ((made: readonly Edit[]) => Promise<boolean>) | undefined;
  /** Told what stands of votes at a place; undefined where there are none. */
  readonly onVotes: (votesOn: VotesOn | undefined) => void;
};

/**
 * Keeps the page of a shared trip up to date with the changes of others, and says whose they are. A trip of one's own
 * without links for guests asks once whether it has any, and listens to nothing.
 */
export function FollowedTrip({ trip, restore, onVotes }: FollowedTripProps) {
  const tripId = trip.id;
  const isOwn = trip.sharedBy === undefined;
  const isOnline = useOnlineState() !== "Offline";
  const { data } = useLinks(tripId, isOnline && isOwn);
  const client = useQueryClient();
  const hasGuests = data?.links.some(({ isCalendar }) => !isCalendar) ?? false;
  const isShared = hasGuests || !isOwn;
  const seen = useRef({ trip, restore });
  seen.current = { trip, restore };
  useEffect(() => {
    const guests = data?.links.flatMap((link) => link.guests) ?? [];
    if (guests.length > 0) {
      onVotes(({ id }, isCount) => (
        <VotesOfGuests placeId={id} guests={guests} isCount={isCount} />
      ));
    } else if (isOwn) onVotes(undefined);
  }, [data, isOwn, onVotes]);
  useMemberVotes(trip, isOnline, onVotes);
  useEffect(() => {
    if (!isShared || !isOnline) return;
    const end = new AbortController();
    const { signal } = end;
    let announcedVersion = seen.current.trip.version;
    const announce = async () => {
      const library = await openOfflineLibrary();
      const now = await library.fetchTrip(tripId, signal);
      const { announceChanges } = await import("./announce-changes.ts");
      await announceChanges(announcedVersion, now, () => seen.current, signal);
      announcedVersion = Math.max(announcedVersion, now.version);
    };
    // One after the other: two that run at once would announce the same step twice.
    let announcing = Promise.resolve();
    const onChange = () => {
      void client.invalidateQueries({ queryKey: linksKey(tripId) });
      void client.invalidateQueries({ queryKey: votesKey(tripId) });
      // A failed read is repeated with the next change, and when the page is seen again.
      announcing = announcing.then(announce).catch(() => undefined);
    };
    import("./follow-changes.ts")
      .then(({ followChanges }) =>
        followChanges(pathWithId(API_PATHS.tripEvents, tripId), { onChange, signal }),
      )
      // Without its file: others' changes come when the page is next loaded.
      .catch(() => undefined);
    return () => end.abort();
  }, [isShared, isOnline, tripId, client]);
  return null;
}
