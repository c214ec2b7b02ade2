import { type NewTrip, newStamp } from "../trip-store.ts";
import { keepLookupsOf } from "./lookup-store.ts";
import type { SqlQueries } from "./sql-database.ts";

/**
 * Create-if-absent under a millisecond id; a taken millisecond moves on to the next free one.
 *
 * @param reserve the first millisecond from one on that no other transaction of this process is about to
 *   take.
 * @returns the trip's id.
 */
export async function insertTrip(
  tx: SqlQueries,
  userId: string,
  newTrip: NewTrip,
  { nowMs, reserve }: { nowMs: number; reserve: (ms: number) => number },
): Promise<string> {
  // Held, so that a change of the address finds this trip, too.
  const user = await tx.get(`SELECT email FROM users WHERE id = $1 ${tx.dialect.forShare}`, userId);
  const userEmail = String(user?.email);
  for (let idMs = reserve(nowMs); ; idMs = reserve(await nextFree(tx, idMs))) {
    const id = String(idMs);
    const { document, summary } = newTrip({ id, userEmail });
    // Waits for another process that is about to take the same id, and then says which of us has it.
    const inserted = await tx.run(
      `INSERT INTO trips (id, owner_id, user_email, version, summary, document, stamp)
       VALUES ($1, $2, $3, 1, $4, $5, $6) ON CONFLICT (id) DO NOTHING`,
      id,
      userId,
      userEmail,
      JSON.stringify(summary),
      JSON.stringify(document),
      newStamp(),
    );
    if (inserted === 1) {
      await keepLookupsOf(tx, id, document);
      return id;
    }
  }
}

/** The first millisecond after a taken one that is free, as far as can be seen from here. */
async function nextFree(tx: SqlQueries, takenMs: number): Promise<number> {
  const row = await tx.get(
    `SELECT CAST(taken.id AS BIGINT) + 1 AS free FROM trips AS taken
     WHERE taken.id >= $1 AND NOT EXISTS (
       SELECT 1 FROM trips AS following
       WHERE following.id = CAST(CAST(taken.id AS BIGINT) + 1 AS TEXT))
     ORDER BY taken.id LIMIT 1`,
    String(takenMs),
  );
  return Math.max(Number(row?.free ?? 0), takenMs + 1);
}
