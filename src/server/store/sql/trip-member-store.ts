import { isDangling } from "../storage-error.ts";
import type { TripMemberStore } from "../trip-member-store.ts";
import { columnsOf, putRecord, readRow } from "./record-tables.ts";
import type { SqlDatabase } from "./sql-database.ts";

const COLUMNS = columnsOf("tripMembers");

export function createTripMemberStore(database: SqlDatabase): TripMemberStore {
  return {
    async put(member) {
      const writing = putRecord(database, "tripMembers", member);
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
      return row && readRow("tripMembers", row);
    },

    async list(userId) {
      const rows = await database.all(
        `SELECT ${COLUMNS} FROM trip_members WHERE user_id = $1 ORDER BY kept_at_ms DESC, trip_id`,
        userId,
      );
      return rows.map((row) => readRow("tripMembers", row));
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
