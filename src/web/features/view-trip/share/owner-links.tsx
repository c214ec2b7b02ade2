import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type GuestVotes, linksAnswerSchema } from "../../../../domain/sharing/share-link.ts";
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

/**
 * Keeps the owner's page of a shared trip up to date with what its guests do. A trip without links for guests asks once
 * whether it has any, and listens to nothing.
 */
export function OwnerLinks({
  tripId,
  onGuests,
}: {
  tripId: string;
  onGuests: (guests: readonly GuestVotes[]) => void;
}) {
  const isOnline = useOnlineState() !== "Offline";
  const { data } = useLinks(tripId, isOnline);
  const client = useQueryClient();
  const isShared = data?.links.some(({ isCalendar }) => !isCalendar) ?? false;
  useEffect(() => {
    if (data !== undefined) onGuests(data.links.flatMap(({ guests }) => guests));
  }, [data, onGuests]);
  useEffect(() => {
    if (!isShared || !isOnline) return;
    const end = new AbortController();
    const { signal } = end;
    const onChange = () => {
      void client.invalidateQueries({ queryKey: linksKey(tripId) });
      openOfflineLibrary()
        .then((library) => library.fetchTrip(tripId, signal))
        // It is asked for again with the next change, and when the page is seen again.
        .catch(() => undefined);
    };
    void followChanges(pathWithId(API_PATHS.tripEvents, tripId), { onChange, signal });
    return () => end.abort();
  }, [isShared, isOnline, tripId, client]);
  return null;
}
