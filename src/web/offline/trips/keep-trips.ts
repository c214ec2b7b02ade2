import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { CACHE_BYTES, type OfflineStore } from "../store/offline-store.ts";

/** Trips asked for at once; a phone has other things to load. */
const AT_ONCE = 4;
/** Trips that the list no longer names are checked this many at a time (specification, section 9). */
const MAX_LIMBO = 100;
/** Trips fetched in one pass: the traveller's own clicks count towards the same limit of requests. */
const MAX_A_PASS = 100;
/** Above this, keeping older trips would only push newer ones out. */
const FULL_SHARE = 0.9;

/** "gone": there is no such trip any more; undefined: nobody could say. */
export type FetchTrip = (id: string) => Promise<Trip | "gone" | undefined>;

/**
 * Keeps every trip of the list for reading offline, newest first, without its being opened; and
 * drops kept trips that the list no longer names, once the server has said that they are gone.
 *
 * @param listed all of the user's trips.
 * @param onChange a kept trip is another than before, or gone.
 * @returns whether trips are left for another pass, in a minute or so.
 */
export async function keepTrips(
  listed: readonly TripSummary[],
  deps: { store: OfflineStore; fetchTrip: FetchTrip; onChange: (tripId: string) => void },
): Promise<boolean> {
  const { store } = deps;
  const kept = await store.keptVersions();
  const ids = new Set(listed.map(({ id }) => id));
  const stale = listed.filter(({ id, version }) => kept.get(id) !== version).map(({ id }) => id);
  const limbo = [...kept.keys()].filter((id) => !ids.has(id));

  async function check(id: string): Promise<void> {
    const found = await deps.fetchTrip(id);
    if (found === undefined) return;
    if (found === "gone") await store.dropTrip(id);
    else await store.keepTrip(found);
    deps.onChange(id);
  }

  const hasRoom = async () => (await store.bytes()) < CACHE_BYTES * FULL_SHARE;
  await inTurn(stale.slice(0, MAX_A_PASS), AT_ONCE, async (id) => {
    if (await hasRoom()) await check(id);
  });
  await inTurn(limbo, MAX_LIMBO, check);
  return stale.length > MAX_A_PASS && (await hasRoom());
}

/** Works through a list, a few at a time. */
async function inTurn(
  ids: readonly string[],
  atOnce: number,
  work: (id: string) => Promise<void>,
): Promise<void> {
  const waiting = ids.values();
  const worker = async () => {
    for (const id of waiting) await work(id);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, ids.length) }, worker));
}
