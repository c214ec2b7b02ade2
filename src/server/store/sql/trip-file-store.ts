import {
  byName,
  piecesOf,
  type TripFile,
  type TripFileStore,
  tripFilePieceId,
} from "../trip-file-store.ts";
import { columnsOf, insertRecord, readRow } from "./record-tables.ts";
import { refusalOf } from "./refusal-of.ts";
import type { SqlDatabase, SqlQueries } from "./sql-database.ts";

const COLUMNS = columnsOf("tripFiles");

export function createTripFileStore(database: SqlDatabase): TripFileStore {
  return {
    add(file, content, { access, most }) {
      return database.transaction(async (tx) => {
        // Two at once for one owner come one by one.
        await tx.get(`SELECT id FROM users WHERE id = $1 ${tx.dialect.forUpdate}`, file.ownerId);
        const trip = await tx.get(
          `SELECT id FROM trips WHERE id = $1 AND owner_id = $2 ${tx.dialect.forShare}`,
          file.tripId,
          file.ownerId,
        );
        if (trip === undefined) return "gone";
        const refusal = await refusalOf(tx, access);
        if (refusal !== undefined) return { forbidden: refusal };
        if ((await findFile(tx, file.tripId, file.id)) !== undefined) return "kept";
        const owned = await tx.get(
          "SELECT coalesce(sum(bytes), 0) AS bytes FROM trip_files WHERE owner_id = $1",
          file.ownerId,
        );
        const ofTrip = await tx.get(
          "SELECT count(*) AS files FROM trip_files WHERE trip_id = $1",
          file.tripId,
        );
        const isFull =
          Number(owned?.bytes) + file.bytes > most.bytes || Number(ofTrip?.files) >= most.files;
        if (isFull) return "full";
        await insertRecord(tx, "tripFiles", file);
        for (const piece of piecesOf(file, content)) {
          await insertRecord(tx, "tripFilePieces", piece);
        }
        return "kept";
      });
    },

    find: (tripId, id) => findFile(database, tripId, id),

    async list(tripId) {
      const rows = await database.all(
        `SELECT ${COLUMNS} FROM trip_files WHERE trip_id = $1`,
        tripId,
      );
      return rows.map((row) => readRow("tripFiles", row)).toSorted(byName);
    },

    async piece(tripId, id, number) {
      const row = await database.get(
        `SELECT ${columnsOf("tripFilePieces")} FROM trip_file_pieces WHERE id = $1`,
        tripFilePieceId(tripId, id, number),
      );
      return row && readRow("tripFilePieces", row);
    },

    async remove(tripId, id, access) {
      return database.freeing.transaction(async (tx) => {
        const refusal = await refusalOf(tx, access);
        if (refusal !== undefined) return { forbidden: refusal };
        const removed = await tx.run(
          "DELETE FROM trip_files WHERE trip_id = $1 AND id = $2 AND owner_id = $3",
          tripId,
          id,
          access.userId,
        );
        return removed > 0;
      });
    },
  };
}

async function findFile(
  queries: Pick<SqlQueries, "get">,
  tripId: string,
  id: string,
): Promise<TripFile | undefined> {
  const row = await queries.get(
    `SELECT ${COLUMNS} FROM trip_files WHERE trip_id = $1 AND id = $2`,
    tripId,
    id,
  );
  return row && readRow("tripFiles", row);
}
