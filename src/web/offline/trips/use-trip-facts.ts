import { useQuery } from "@tanstack/react-query";
import type { TripFacts } from "../../../domain/trip/trip-facts.ts";
import { useOnlineState } from "../../lib/online-state.ts";
import { language } from "../../messages/domain/language.ts";
import { openOfflineLibrary } from "../offline-library.ts";
import type { KeptFacts } from "../store/offline-store.ts";
import { fetchFacts, sameFacts } from "./fetch-facts.ts";

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
  const isUnchanged = fetched.data?.etag === kept.data?.etag;
  // The same objects: what is drawn of them stays.
  return (isUnchanged ? kept.data : (fetched.data ?? kept.data))?.facts;
}

async function keptFacts(tripId: string): Promise<KeptFacts | null> {
  const { store } = await openOfflineLibrary();
  const kept = await store.facts(tripId);
  return kept === undefined ? null : sameFacts(tripId, kept);
}
