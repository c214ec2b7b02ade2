import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Edit } from "../../../../domain/edits/edit-kinds.ts";
import { type GuestVotes, linksAnswerSchema } from "../../../../domain/sharing/share-link.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { API_PATHS, pathWithId } from "../../../../domain/wire.ts";
import { queryApi } from "../../../lib/api-client.ts";
import { useOnlineState } from "../../../lib/online-state.ts";
import { openOfflineLibrary } from "../../../offline/offline-library.ts";
import { followChanges } from "./follow-changes.ts";

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

type FollowedTripProps = {
  readonly trip: Trip;
  /** Puts a former state of the trip back; undefined where it may only be read. */
  readonly restore: ((made: readonly Edit[]) => Promise<boolean>) | undefined;
  readonly onGuests: (guests: readonly GuestVotes[]) => void;
};

/**
 * Keeps the page of a shared trip up to date with the changes of others, and says whose they are. A trip of one's own
 * without links for guests asks once whether it has any, and listens to nothing.
 */
export function FollowedTrip({ trip, restore, onGuests }: FollowedTripProps) {
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
    if (data !== undefined) onGuests(data.links.flatMap(({ guests }) => guests));
  }, [data, onGuests]);
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
      // A failed read is repeated with the next change, and when the page is seen again.
      announcing = announcing.then(announce).catch(() => undefined);
    };
    void followChanges(pathWithId(API_PATHS.tripEvents, tripId), { onChange, signal });
    return () => end.abort();
  }, [isShared, isOnline, tripId, client]);
  return null;
}
