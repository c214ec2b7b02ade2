import { useQuery } from "@tanstack/react-query";
import type { Trip } from "../../../domain/trip/trip.ts";
import { openOfflineLibrary } from "../offline-library.ts";
import { LIBRARY_KEY } from "../use-offline-library.ts";

/** A trip as this browser keeps it, with what waits to be sent; undefined until it is found, or is kept. */
export function useKeptTrip(id: string): Trip | undefined {
  const { data } = useQuery({
    queryKey: [LIBRARY_KEY, "trip", id],
    queryFn: async () => {
      const { store } = await openOfflineLibrary();
      // Memory keeps nothing beyond this page.
      if (store.kind === "memory") return null;
      const { trip, writes } = await store.tripWithWrites(id);
      if (trip === undefined || writes.length === 0) return trip ?? null;
      const { withPending } = await import("../queue/pending-edits.ts");
      return withPending(trip, writes) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
  return data ?? undefined;
}
