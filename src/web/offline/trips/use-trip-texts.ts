import { useQuery } from "@tanstack/react-query";
import { type TripText, textsOfTrip } from "../../../domain/trip/find-in-trip.ts";
import { openOfflineLibrary } from "../offline-library.ts";
import { LIBRARY_KEY } from "../use-offline-library.ts";

type Texts = ReadonlyMap<string, readonly TripText[]>;

/** Texts of trips without waiting edits, with their version: a change of one doesn't read all again. */
const known = new Map<string, { readonly version: number; readonly texts: readonly TripText[] }>();

/** Texts by which the trips kept in this browser are found, edits that wait to be sent included; undefined until they are read. */
export function useTripTexts(): Texts | undefined {
  return useQuery({
    queryKey: [LIBRARY_KEY, "texts"],
    queryFn: readTexts,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  }).data;
}

async function readTexts(): Promise<Texts> {
  const { store } = await openOfflineLibrary();
  const { withPending } = await import("../queue/pending-edits.ts");
  const versions = await store.keptVersions();
  const waiting = new Set((await store.pending()).map(({ tripId }) => tripId));
  const all = new Map<string, readonly TripText[]>();
  for (const [id, version] of versions) {
    const before = known.get(id);
    if (before?.version === version && !waiting.has(id)) {
      all.set(id, before.texts);
      continue;
    }
    const { trip, writes } = await store.tripWithWrites(id);
    const now = trip === undefined ? undefined : withPending(trip, writes);
    if (now === undefined) continue;
    const texts = textsOfTrip(now);
    if (!waiting.has(id)) known.set(id, { version, texts });
    all.set(id, texts);
  }
  return all;
}
