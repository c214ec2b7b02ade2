import { useQuery } from "@tanstack/react-query";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { openOfflineLibrary } from "../offline-library.ts";
import { LIBRARY_KEY, usePendingWrites } from "../use-offline-library.ts";
import { shownTrip } from "./use-trip-list.ts";

/**
 * The traveller's trips with those on pages that the server wasn't asked for yet, as far as this browser keeps the list.
 *
 * @param listed those that the page has.
 */
export function useWholeList(listed: readonly TripSummary[]): readonly TripSummary[] {
  const writes = usePendingWrites();
  const { data = [] } = useQuery({
    queryKey: [LIBRARY_KEY, "whole list"],
    queryFn: async () => (await (await openOfflineLibrary()).store.list()) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
  const ids = new Set(listed.map(({ id }) => id));
  const further = data.filter(({ id }) => !ids.has(id));
  return [...listed, ...further.flatMap((trip) => shownTrip(trip, writes))];
}
