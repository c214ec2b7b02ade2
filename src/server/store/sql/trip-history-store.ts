import type { MadeDescription } from "../../../domain/edits/edit-kind.ts";
import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import { parseStoredOr } from "../parse-stored.ts";
import {
  DAMAGED_STEP,
  type ListedTripStep,
  MAX_TRIP_STEPS,
  MAX_TRIP_STEPS_BYTES,
  type TripHistoryStore,
  type TripStep,
  tripStepId,
  untilDamaged,
} from "../trip-history-store.ts";
import { insertRecord } from "./record-tables.ts";
import type { SqlDatabase, SqlQueries, SqlRow } from "./sql-database.ts";

export function createTripHistoryStore(database: SqlDatabase): TripHistoryStore {
  return {
    async list(tripId) {
      const rows = await database.all(
        `SELECT version, at_ms, made_by, made FROM trip_history WHERE trip_id = $1
         ORDER BY version DESC`,
        tripId,
      );
      return rows.map(readListed);
    },
    async after(tripId, version) {
      const rows = await database.all(
        `SELECT version, at_ms, made_by, made, inverse FROM trip_history
         WHERE trip_id = $1 AND version > $2 ORDER BY version DESC`,
        tripId,
        version,
      );
      // Written from edits.
      return untilDamaged(
        rows.map((row) => ({
          ...readListed(row),
          inverse: parseStoredOr<readonly Edit[], undefined>(row.inverse, undefined),
        })),
      );
    },
  };
}

/** Writes a step with the version that it makes, and forgets those that there is no room for. */
export async function insertTripStep(
  tx: SqlQueries,
  tripId: string,
  step: TripStep,
): Promise<void> {
  await insertRecord(tx, "tripHistory", { ...step, id: tripStepId(tripId, step.version), tripId });
  await forgetOldSteps(tx, tripId);
}

async function forgetOldSteps(tx: SqlQueries, tripId: string): Promise<void> {
  const rows = await tx.all(
    `SELECT version, octet_length(inverse) AS bytes FROM trip_history WHERE trip_id = $1
     ORDER BY version DESC`,
    tripId,
  );
  let bytes = 0;
  const first = rows.find((row, index) => {
    bytes += Number(row.bytes);
    // The newest is kept whatever its size.
    return index >= MAX_TRIP_STEPS || (index > 0 && bytes > MAX_TRIP_STEPS_BYTES);
  });
  if (first === undefined) return;
  await tx.run(
    "DELETE FROM trip_history WHERE trip_id = $1 AND version <= $2",
    tripId,
    Number(first.version),
  );
}

function readListed({ version, at_ms, made_by, made }: SqlRow): ListedTripStep {
  return {
    version: Number(version),
    atMs: Number(at_ms),
    madeBy: String(made_by),
    // Written from a description.
    made: parseStoredOr<MadeDescription, MadeDescription>(made, DAMAGED_STEP),
  };
}
