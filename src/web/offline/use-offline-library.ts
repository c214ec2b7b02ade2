import {
  type InfiniteData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { summariseTrip } from "../../domain/trip/summarise-trip.ts";
import type { TripListAnswer, TripSummary } from "../../domain/trip/trip-summary.ts";
import { whenUsed } from "../lib/when/when-used.ts";
import { type OfflineLibraryChange, openOfflineLibrary } from "./offline-library.ts";
import type { SettledTrip } from "./queue/write-queue.ts";
import type { PendingWrite } from "./store/offline-store.ts";

/** Keys of what is read from the library; all of it is read again when something in it changes. */
export const LIBRARY_KEY = "library";

/** Reads again, on every screen, what another tab or the network has changed. Once, above the screens. */
export function useLibraryUpdates(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void openOfflineLibrary().then((library) => {
      if (isGone) return;
      stop = library.subscribe((what) => void follow(queryClient, what));
    });
    prepareEditsWhenUsed().catch((error: unknown) =>
      console.warn("what edits need can't be loaded", error),
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [queryClient]);
}

/** So that edits can be made with no network, too. */
async function prepareEditsWhenUsed(): Promise<void> {
  await whenUsed();
  await (await openOfflineLibrary()).prepareEdits();
}

/** The server's result of a write is there before the write is seen to be settled: nothing flashes back. */
async function follow(queryClient: QueryClient, what: OfflineLibraryChange): Promise<void> {
  if (what.kind === "written" && what.now !== undefined) {
    const { tripId, now } = what;
    await queryClient.cancelQueries({ queryKey: ["trips"] });
    queryClient.setQueryData<InfiniteData<TripListAnswer>>(["trips"], (list) =>
      list === undefined
        ? list
        : {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              trips: withTrip(page.trips, tripId, now),
            })),
          },
    );
  }
  await queryClient.invalidateQueries({ queryKey: [LIBRARY_KEY] });
  // A trip may be gone, or be called something else.
  if (what.kind !== "written") return;
  await queryClient.invalidateQueries({ queryKey: ["trips"] });
}

function withTrip(
  trips: readonly TripSummary[],
  tripId: string,
  now: Exclude<SettledTrip, undefined>,
): TripSummary[] {
  return trips.flatMap((trip) => {
    if (trip.id !== tripId) return trip;
    return now === "deleted" ? [] : summariseTrip(now);
  });
}

const NONE: readonly PendingWrite[] = [];

/** The writes that the server has not acknowledged. */
export function usePendingWrites(): readonly PendingWrite[] {
  const { data = NONE } = useQuery({
    queryKey: [LIBRARY_KEY, "writes"],
    queryFn: async () => {
      const writes = await (await openOfflineLibrary()).store.pending();
      // The same as before they are known: nothing is drawn again.
      return writes.length === 0 ? NONE : writes;
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
  return data;
}
