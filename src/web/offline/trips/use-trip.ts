import { useQuery } from "@tanstack/react-query";
import type { Trip } from "../../../domain/trip/trip.ts";
import { ApiFailure } from "../../lib/api-client.ts";
import { useOnlineState } from "../../lib/online-state.ts";
import { openOfflineLibrary } from "../offline-library.ts";
import { withPending } from "../queue/write-queue.ts";
import { LIBRARY_KEY } from "../use-offline-library.ts";

/** Specification, section 8. */
const OFFLINE_TEXT = "Failed to get document because the client is offline.";

type TripView =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: Error; readonly retry: () => void }
  /** Waits to be deleted. */
  | { readonly state: "deleted" }
  | { readonly state: "shown"; readonly trip: Trip };

/**
 * A trip as the traveller should see it: at once from what this browser keeps, then from the server,
 * always with their own changes in it.
 */
export function useTrip(id: string): TripView {
  const online = useOnlineState();
  const kept = useQuery({
    queryKey: [LIBRARY_KEY, "trip", id],
    queryFn: async () => (await openOfflineLibrary()).store.tripWithWrites(id),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
  const fetched = useQuery({
    queryKey: ["trip", id],
    queryFn: async ({ signal }) => (await openOfflineLibrary()).fetchTrip(id, signal),
    enabled: online !== "Offline",
    networkMode: "always",
  });
  const { refetch } = fetched;

  const newest = newer(kept.data?.trip, fetched.data);
  if (isGone(fetched.error)) {
    return { state: "failed", error: fetched.error as Error, retry: () => void refetch() };
  }
  // Without its writes a trip isn't shown: it would be the old text for a moment.
  if (newest !== undefined && kept.data !== undefined) {
    const trip = withPending(newest, kept.data.writes);
    return trip === undefined ? { state: "deleted" } : { state: "shown", trip };
  }
  if (kept.isPending || (online !== "Offline" && fetched.isPending)) return { state: "loading" };
  const error =
    fetched.error instanceof ApiFailure && fetched.error.problem.code !== "unreachable"
      ? fetched.error
      : new Error(OFFLINE_TEXT);
  return { state: "failed", error, retry: () => void refetch() };
}

function newer(kept: Trip | undefined, fetched: Trip | undefined): Trip | undefined {
  if (kept === undefined || fetched === undefined) return kept ?? fetched;
  return (kept.version ?? 1) > (fetched.version ?? 1) ? kept : fetched;
}

/** The server says that there is no such trip, or not for this person: then what is kept isn't shown. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiFailure && error.problem.code === "trip_not_found";
}
