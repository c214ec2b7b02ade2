import { summariseTrip } from "../../../domain/trip/summarise-trip.ts";
import { fieldsOf, keptFields, RECORD_SHAPES, readRecord } from "../record-fields.ts";
import type { RecordKind, StoreRecords } from "../record-store.ts";
import { newStamp } from "../trip-store.ts";
import {
  replaceStatement,
  type SqlQueries,
  type SqlRow,
  type SqlTable,
  type SqlValue,
} from "./sql-database.ts";

/** What a kind's table has beside the fields of its records. A generation's log is in a table of its own. */
type RecordTable<Kind extends RecordKind> = {
  /** Read in its place, where there are rows elsewhere, too. */
  readonly readFrom?: string;
  /** Further columns of a row, derived from the record. */
  readonly derived?: {
    readonly columns: readonly string[];
    readonly of: (record: StoreRecords[Kind]) => SqlRow;
  };
  /** The size of a large record, in SQL. */
  readonly bytes?: string;
};

const RECORD_TABLES: { readonly [Kind in RecordKind]?: RecordTable<Kind> } = {
  trips: {
    readFrom: `(SELECT id, owner_id, version, document FROM trips
                UNION ALL SELECT id, NULL, version, document FROM unclaimed_trips) AS all_trips`,
    derived: {
      columns: ["user_email", "summary", "stamp"],
      of: ({ document, version }) => ({
        user_email: document.userEmail,
        summary: JSON.stringify(summariseTrip({ ...document, version })),
        stamp: newStamp(),
      }),
    },
    bytes: "octet_length(document)",
  },
  tripHistory: { bytes: "octet_length(inverse)" },
  shareLinks: { bytes: "octet_length(content)" },
  tripFilePieces: { bytes: "octet_length(content)" },
  generations: {
    derived: {
      columns: ["planner"],
      of: ({ request }) => ({ planner: request.planner ?? null }),
    },
    bytes: `(SELECT coalesce(sum(octet_length(event)), 0) FROM generation_events
             WHERE generation_id = generations.id)`,
  },
};

export function recordTable<Kind extends RecordKind>(kind: Kind): RecordTable<Kind> {
  return RECORD_TABLES[kind] ?? {};
}

/** `ownerId` is kept in `owner_id`, and the records `tripChanges` in `trip_changes`. */
export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A kind's table with all of its columns. */
export function sqlTable(kind: RecordKind): SqlTable {
  const columns = fieldsOf(kind).map(
    ([field, type]) => [columnOf(field), type === "integer" ? type : "text"] as const,
  );
  const derived = (recordTable(kind).derived?.columns ?? []).map((name) => [name, "text"] as const);
  return {
    name: columnOf(kind),
    key: RECORD_SHAPES[kind].key.map(columnOf),
    columns: Object.fromEntries([...columns, ...derived]),
  };
}

/** The columns of a kind's records, as a SELECT names them. */
export function columnsOf(kind: RecordKind): string {
  return fieldsOf(kind)
    .map(([field]) => columnOf(field))
    .join(", ");
}

/** @param isWhole as in `readRecord`. */
export function readRow<Kind extends RecordKind>(
  kind: Kind,
  row: SqlRow,
  isWhole = false,
): StoreRecords[Kind] {
  return readRecord(kind, (field) => row[columnOf(field)], isWhole);
}

export function toRow<Kind extends RecordKind>(kind: Kind, record: StoreRecords[Kind]): SqlRow {
  const row: Record<string, SqlValue> = {};
  for (const [field, value] of Object.entries(keptFields(kind, record))) {
    row[columnOf(field)] = value;
  }
  return { ...row, ...recordTable(kind).derived?.of(record) };
}

/** Writes a new record. @param onConflict what follows the statement. @returns how many rows were written. */
export function insertRecord<Kind extends RecordKind>(
  tx: Pick<SqlQueries, "run">,
  kind: Kind,
  record: StoreRecords[Kind],
  onConflict = "",
): Promise<number> {
  const row = toRow(kind, record);
  const statement = `INSERT INTO ${columnOf(kind)} (${Object.keys(row).join(", ")}) ${valuesOf(row)} ${onConflict}`;
  return tx.run(statement, ...Object.values(row));
}

/** Writes a record in the place of the one with its key. */
export function putRecord<Kind extends RecordKind>(
  tx: Pick<SqlQueries, "run">,
  kind: Kind,
  record: StoreRecords[Kind],
): Promise<number> {
  const row = toRow(kind, record);
  return tx.run(replaceStatement(sqlTable(kind), valuesOf(row)), ...Object.values(row));
}

function valuesOf(row: SqlRow): string {
  return `VALUES (${Object.keys(row)
    .map((_, index) => `$${index + 1}`)
    .join(", ")})`;
}
