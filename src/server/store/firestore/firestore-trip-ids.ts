import type { FirestoreDatabase } from "./firestore-database.ts";
import { TRIPS } from "./firestore-places.ts";

const MOST_REMEMBERED = 10_000;
const IDS_A_QUESTION = 100;

export type TripIds = {
  /** The first millisecond from one on that this process has not tried to take. */
  readonly takeFrom: (ms: number) => number;
  /** The next to try after one that somebody else has. */
  readonly takeAfter: (takenMs: number) => Promise<number>;
};

/** Ids of trips are milliseconds, and no two trips have the same. */
export function createTripIds(database: FirestoreDatabase): TripIds {
  /** By this process, so that its own saves don't contend for one. */
  const tried = new Set<number>();

  function takeFrom(ms: number): number {
    let idMs = ms;
    while (tried.has(idMs)) idMs += 1;
    tried.add(idMs);
    const [oldest] = tried;
    if (tried.size > MOST_REMEMBERED && oldest !== undefined) tried.delete(oldest);
    return idMs;
  }

  /** The first millisecond from one on that is nobody's, as far as can be seen. */
  async function firstFree(fromMs: number): Promise<number> {
    let idMs = fromMs;
    for (;;) {
      const found = await database.find(TRIPS, {
        where: [["id", ">=", String(idMs)]],
        orderBy: ["id", "asc"],
        limit: IDS_A_QUESTION,
        select: ["id"],
      });
      for (const { id } of found) {
        if (id !== String(idMs)) return idMs;
        idMs += 1;
      }
      if (found.length < IDS_A_QUESTION) return idMs;
    }
  }

  return {
    takeFrom,
    takeAfter: async (takenMs) => takeFrom(await firstFree(takenMs + 1)),
  };
}
