import * as z from "zod/mini";
import type { KnownCity } from "../../domain/engine/known-city.ts";
import {
  MOST_KNOWN_RIDES,
  type PackedRides,
  packedRidesSchema,
  pairKey,
} from "../../domain/places/ride-times.ts";
import type { ServiceParts } from "../store/kept-answers.ts";
import type { TransitRides } from "./transit-rides.ts";

/** As long as a ride itself is kept. */
const KEEP_MS = 30 * 24 * 3_600_000;

const storedSchema = z.array(z.object({ atMs: z.number(), rides: packedRidesSchema }));
type Batch = z.infer<typeof storedSchema>[number];

/** The rides of each city in one lookup, so that planning there reads them at once. */
export function createNotedRides({
  lookups,
  clock,
}: Pick<ServiceParts, "lookups" | "clock">): Pick<TransitRides, "notedIn" | "note"> {
  async function batchesAt(key: string): Promise<Batch[]> {
    const text = await lookups.find(key);
    const stored = text === undefined ? undefined : storedSchema.safeParse(JSON.parse(text)).data;
    return (stored ?? []).filter(({ atMs }) => clock.nowMs() - atMs < KEEP_MS);
  }

  return {
    async notedIn(city) {
      const rides = (await batchesAt(keyOf(city))).flatMap((batch) => batch.rides);
      return rides.length === 0 ? undefined : rides;
    },

    async note(city, rides) {
      const before = await batchesAt(keyOf(city));
      const known = new Map(
        before.flatMap((batch) => batch.rides.map((ride) => [pairKey(ride.from, ride.to), ride])),
      );
      const news = longestOf(rides).filter((ride) => {
        const former = known.get(pairKey(ride.from, ride.to));
        return former === undefined || former.minutes < ride.minutes;
      });
      if (news.length === 0) return;
      // Of two servers that note at once one's are lost; they come again with the next page that shows the trip.
      const batches = withRoom([{ atMs: clock.nowMs(), rides: news }, ...before]);
      await lookups.save(keyOf(city), JSON.stringify(batches), clock.nowMs());
    },
  };
}

function longestOf(rides: PackedRides): PackedRides {
  const byPair = Map.groupBy(rides, ({ from, to }) => pairKey(from, to));
  return [...byPair.values()].flatMap((same) =>
    same.toSorted((a, b) => b.minutes - a.minutes).slice(0, 1),
  );
}

/** One ride a pair of places, the newest first, as many as there is room for. */
function withRoom(batches: readonly Batch[]): Batch[] {
  const seen = new Set<string>();
  return batches.flatMap(({ atMs, rides }) => {
    const kept = rides.filter(({ from, to }) => {
      const key = pairKey(from, to);
      if (seen.has(key) || seen.size >= MOST_KNOWN_RIDES) return false;
      seen.add(key);
      return true;
    });
    return kept.length === 0 ? [] : [{ atMs, rides: kept }];
  });
}

function keyOf({ id, centre: { lat, lon } }: Pick<KnownCity, "id" | "centre">): string {
  return `rides 1 / ${id} / ${lat.toFixed(4)},${lon.toFixed(4)}`;
}
