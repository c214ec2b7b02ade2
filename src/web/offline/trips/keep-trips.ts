import { LIMITS } from "../../../domain/limits.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { CACHE_BYTES, type OfflineStore } from "../store/offline-store.ts";

/** Above this, keeping older trips would only push newer ones out. */
const FULL_SHARE = 0.9;

/**
 * Asks for up to `LIMITS.list.wholeTrips` trips. "gone": there is no such trip any more. What is not answered didn't fit, or
 * can't be read; undefined: nobody could say.
 */
export type FetchTrips = (
  ids: readonly string[],
) => Promise<ReadonlyMap<string, Trip | "gone"> | undefined>;

/**
 * Keeps every trip of the list for reading offline, newest first, without its being opened; and
 * drops kept trips that the list no longer names, once the server has said that they are gone.
 *
 * @param listed all of the user's trips, as the kept list has them.
 * @param onChange kept trips are others than before, or gone.
 */
export async function keepTrips(
  listed: readonly TripSummary[],
  deps: {
    store: OfflineStore;
    fetchTrips: FetchTrips;
    onChange: (tripIds: readonly string[]) => void;
  },
): Promise<void> {
  const { store } = deps;
  const kept = await store.keptVersions();
  const versions = new Map(listed.map(({ id, version }) => [id, version]));
  const limbo = [...kept.keys()].filter((id) => !versions.has(id));
  const stale = listed.filter(({ id, version }) => kept.get(id) !== version).map(({ id }) => id);

  /** One request at a time: a phone has other things to load. */
  async function check(unchecked: readonly string[], mayGoOn: () => Promise<boolean>) {
    let waiting = unchecked;
    while (waiting.length > 0 && (await mayGoOn())) {
      const asked = waiting.slice(0, LIMITS.list.wholeTrips);
      const found = await deps.fetchTrips(asked);
      if (found === undefined) return;
      const trips = [...found.values()].filter((trip) => trip !== "gone");
      const asListed = trips.filter(({ id, version }) => versions.get(id) === version);
      const areKept = asListed.length > 0 && (await store.keepListedTrips(asListed));
      for (const trip of trips) {
        if (!areKept || !asListed.includes(trip)) await store.keepTrip(trip);
      }
      for (const [id, trip] of found) if (trip === "gone") await store.dropTrip(id);
      deps.onChange([...found.keys()]);
      // Where none came, none of them would the next time.
      waiting = waiting.filter((id) => !(found.size === 0 ? asked.includes(id) : found.has(id)));
    }
  }

  await check(stale, async () => (await store.bytes()) < CACHE_BYTES * FULL_SHARE);
  await check(limbo, async () => true);
}
