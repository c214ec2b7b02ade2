import { isDangling } from "../storage-error.ts";
import type { TripMember, TripMemberStore } from "../trip-member-store.ts";
import type { SqlDatabase, SqlRow } from "./sql-database.ts";

const COLUMNS = "user_id, trip_id, link_id, guest_id, kept_at_ms";

export function createTripMemberStore(database: SqlDatabase): TripMemberStore {
  return {
    async put({ userId, tripId, linkId, guestId, keptAtMs }) {
      const writing = database.run(
        `INSERT INTO trip_members (${COLUMNS}) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (user_id, trip_id) DO UPDATE SET
           link_id = excluded.link_id, guest_id = excluded.guest_id, kept_at_ms = excluded.kept_at_ms`,
        userId,
        tripId,
        linkId,
        guestId,
        keptAtMs,
      );
      return writing.then(
        () => true,
        (error: unknown) => {
          if (isDangling(error)) return false;
          throw error;
        },
      );
    },

    async find(userId, tripId) {
      const row = await database.get(
        `SELECT ${COLUMNS} FROM trip_members WHERE user_id = $1 AND trip_id = $2`,
        userId,
        tripId,
      );
      return row === undefined ? undefined : readMember(row);
    },

    async list(userId) {
      const rows = await database.all(
        `SELECT ${COLUMNS} FROM trip_members WHERE user_id = $1 ORDER BY kept_at_ms DESC, trip_id`,
        userId,
      );
      return rows.map(readMember);
    },

    async remove(userId, tripId) {
      await database.freeing.run(
        "DELETE FROM trip_members WHERE user_id = $1 AND trip_id = $2",
        userId,
        tripId,
      );
    },
  };
}

function readMember(row: SqlRow): TripMember {
  return {
    userId: String(row.user_id),
    tripId: String(row.trip_id),
    linkId: String(row.link_id),
    guestId: String(row.guest_id),
    keptAtMs: Number(row.kept_at_ms),
  };
}
