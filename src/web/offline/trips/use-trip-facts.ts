import { useQuery } from "@tanstack/react-query";
import type { TripFacts } from "../../../domain/trip/trip-facts.ts";
import { useOnlineState } from "../../lib/online-state.ts";
import { language } from "../../messages/domain/language.ts";
import { openOfflineLibrary } from "../offline-library.ts";
import { fetchFacts } from "./fetch-facts.ts";

/** For as long as a screen shows the trip, and no longer. */
const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  networkMode: "always",
} as const;

/**
 * The guide's facts for a trip's destination: those this browser keeps, at once, and then those the server has,
 * which is asked once an opening of the trip, and sends nothing where nothing has changed.
 *
 * @returns undefined until anything is known.
 */
export function useTripFacts(tripId: string): TripFacts | undefined {
  const online = useOnlineState();
  const kept = useQuery({
    ...ONCE,
    queryKey: ["kept facts", tripId],
    queryFn: () => keptFacts(tripId),
  });
  const fetched = useQuery({
    ...ONCE,
    queryKey: ["facts", tripId, language.tag],
    queryFn: ({ signal }) => fetchFacts(tripId, signal),
    enabled: online !== "Offline",
  });
  return fetched.data ?? kept.data ?? undefined;
}

async function keptFacts(tripId: string): Promise<TripFacts | null> {
  const { store } = await openOfflineLibrary();
  return (await store.facts(tripId))?.facts ?? null;
}
