import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { tripListAnswerSchema } from "../../../domain/trip/trip-summary.ts";
import { API_PATHS } from "../../../domain/wire.ts";
import { queryApi } from "../../lib/api-client.ts";
import { useOnlineState } from "../../lib/online-state.ts";
import { openOfflineLibrary } from "../offline-library.ts";
import type { PendingWrite } from "../store/offline-store.ts";
import { LIBRARY_KEY, usePendingWrites } from "../use-offline-library.ts";

/** The list as this browser keeps it; null where it keeps none. */
export const keptListQuery = queryOptions({
  queryKey: [LIBRARY_KEY, "list"],
  queryFn: async () => (await (await openOfflineLibrary()).store.list()) ?? null,
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: "always",
});

export const tripListQuery = infiniteQueryOptions({
  queryKey: ["trips"],
  initialPageParam: "",
  queryFn: ({ pageParam, signal }) => {
    const cursor = pageParam === "" ? "" : `?cursor=${pageParam}`;
    return queryApi(`${API_PATHS.trips}${cursor}`, { schema: tripListAnswerSchema, signal });
  },
  getNextPageParam: (page) => page.nextCursor,
  // Another tab, or a plan made a moment ago, may have added one; the first screen asks just before it is drawn.
  staleTime: 1_000,
  networkMode: "always",
});

/** The traveller's trips: from the server, or from what this browser keeps while that isn't there. */
export function useTripList() {
  const online = useOnlineState();
  const kept = useQuery(keptListQuery);
  const fetched = useInfiniteQuery({ ...tripListQuery, enabled: online !== "Offline" });
  const { refetch, data, hasNextPage } = fetched;
  const { error } = fetched;
  useEffect(() => {
    if (error !== null) console.warn("your trips could not be fetched", error);
  }, [error]);
  useEffect(() => {
    // A list that is whole is kept, and every trip on it; a longer one the library fetches by itself.
    if (data === undefined || hasNextPage) return;
    const trips = data.pages.flatMap((page) => page.trips);
    openOfflineLibrary()
      .then((library) => library.keepListed(trips))
      .catch((error: unknown) => console.warn("trips could not be kept", error));
  }, [data, hasNextPage]);

  const writes = usePendingWrites();
  const isAnswered = online !== "Offline" && data !== undefined;
  const keptTrips = kept.data ?? undefined;
  const trips = useMemo(() => {
    const fetchedTrips = data?.pages.flatMap((page) => page.trips);
    const listed = isAnswered ? fetchedTrips : (keptTrips ?? fetchedTrips);
    return listed?.flatMap((trip) => shownTrip(trip, writes));
  }, [isAnswered, keptTrips, data, writes]);
  return {
    trips,
    isLoading: kept.isPending || (online !== "Offline" && fetched.isPending),
    /** The server was asked and gave no list; while the browser is offline the page says so itself. */
    isOld: online !== "Offline" && fetched.isError,
    error,
    retry: () => void refetch(),
    more:
      isAnswered && hasNextPage
        ? { load: () => void fetched.fetchNextPage(), isLoading: fetched.isFetchingNextPage }
        : undefined,
  };
}

/** A trip's card with what waits to be sent: its new title or dates, or nothing where it is to be deleted. */
export function shownTrip(trip: TripSummary, writes: readonly PendingWrite[]): TripSummary[] {
  const own = writes.filter(({ tripId, problem }) => tripId === trip.id && problem === undefined);
  if (own.length === 0) return [trip];
  let { title = "", startDate } = trip;
  for (const { edits } of own) {
    for (const { edit } of edits) {
      if (edit.kind === "delete-trip") return [];
      if (edit.kind === "set-title") title = edit.text.trim();
      if (edit.kind === "set-start-date") startDate = edit.date;
    }
  }
  const { title: _title, startDate: _startDate, ...rest } = trip;
  return [
    {
      ...rest,
      ...(title === "" ? {} : { title }),
      ...(startDate === undefined ? {} : { startDate }),
    },
  ];
}
