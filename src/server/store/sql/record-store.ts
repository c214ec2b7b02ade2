import type { GenerationEvent } from "../../../domain/api/generation.ts";
import { parseStored } from "../parse-stored.ts";
import {
  fittingPage,
  type RecordKind,
  type RecordStore,
  type StoreRecords,
} from "../record-store.ts";
import { keepLookupsOf } from "./lookup-store.ts";
import { columnOf, columnsOf, readRow, recordTable, sqlTable, toRow } from "./record-tables.ts";
import type { SqlDatabase, SqlRow, SqlTable, SqlTransaction } from "./sql-database.ts";

type Generation = StoreRecords["generations"];

const LOGS: SqlTable = {
  name: "generation_events",
  key: ["generation_id", "seq"],
  columns: { generation_id: "text", seq: "integer", event: "text" },
};

const UNCLAIMED_TRIPS: SqlTable = {
  name: "unclaimed_trips",
  key: ["id"],
  columns: { id: "text", user_email: "text", version: "integer", document: "text" },
};

/** Each kind is read along its table's key, so that the last page takes no longer than the first. */
export function createRecordStore(database: SqlDatabase): RecordStore {
  return {
    async read<Kind extends RecordKind>(
      kind: Kind,
      { after, limit }: { after: string | undefined; limit: number },
    ) {
      const { name, key } = sqlTable(kind);
      const { readFrom = name, bytes } = recordTable(kind);
      const position = after === undefined ? key.map(() => "") : (JSON.parse(after) as string[]);
      const [first = ""] = position;
      const fitting = await countFitting(database, { readFrom, bytes }, first, limit);
      const order = key.join(", ");
      const places = key.map((_, index) => `$${index + 2}`).join(", ");
      const rows = await database.all(
        `SELECT ${columnsOf(kind)} FROM ${readFrom} WHERE (${order}) > (${places}) ORDER BY ${order} LIMIT $1`,
        fitting,
        ...position,
      );
      const logs = kind === "generations" ? await readLogs(database, rows) : undefined;
      const records = rows.map((row) => ({
        ...readRow(kind, row, true),
        ...(logs === undefined ? {} : { events: logs.get(String(row.id)) ?? [] }),
      }));
      const last = rows.length < fitting ? undefined : rows.at(-1);
      const next = last && JSON.stringify(key.map((column) => last[column]));
      return { records, next };
    },

    async write(kind, records) {
      if (records.length === 0) return;
      const owned = records.filter((record) => !isUnclaimed(record));
      const unclaimed = records.flatMap((record) =>
        isUnclaimed(record) ? [unclaimedRow(record)] : [],
      );
      await database.transaction(async (tx) => {
        await tx.replaceRows(
          sqlTable(kind),
          owned.map((record) => toRow(kind, record)),
        );
        await tx.replaceRows(UNCLAIMED_TRIPS, unclaimed);
        // The kind says what they are.
        if (kind === "generations") await writeLogs(tx, records as readonly Generation[]);
        if (kind === "trips") {
          for (const { id, document } of owned as readonly Trip[]) {
            await keepLookupsOf(tx, id, document);
          }
        }
      });
    },

    async count(kind) {
      const { readFrom = columnOf(kind) } = recordTable(kind);
      const row = await database.get(`SELECT count(*) AS total FROM ${readFrom}`);
      return Number(row?.total);
    },
  };
}

/** How many rows a page may have that begins after this key. */
async function countFitting(
  database: SqlDatabase,
  { readFrom, bytes }: { readFrom: string; bytes: string | undefined },
  after: string,
  limit: number,
): Promise<number> {
  if (bytes === undefined) return limit;
  const rows = await database.all(
    `SELECT id, ${bytes} AS bytes FROM ${readFrom} WHERE id > $1 ORDER BY id LIMIT $2`,
    after,
    limit,
  );
  const keys = rows.map((row) => ({ id: String(row.id), bytes: Number(row.bytes) }));
  const { last, next } = fittingPage(keys, limit);
  return next === undefined ? limit : 1 + keys.findIndex(({ id }) => id === last);
}

async function readLogs(
  database: SqlDatabase,
  generations: readonly SqlRow[],
): Promise<Map<string, GenerationEvent[]>> {
  const rows = await database.all(
    `SELECT generation_id, event FROM generation_events
       WHERE generation_id >= $1 AND generation_id <= $2 ORDER BY generation_id, seq`,
    generations[0]?.id ?? "",
    generations.at(-1)?.id ?? "",
  );
  const logs = new Map<string, GenerationEvent[]>();
  for (const { generation_id, event } of rows) {
    const id = String(generation_id);
    // Written from a GenerationEvent.
    logs.set(id, [...(logs.get(id) ?? []), parseStored<GenerationEvent>(event)]);
  }
  return logs;
}

async function writeLogs(tx: SqlTransaction, generations: readonly Generation[]): Promise<void> {
  for (const { id } of generations) {
    await tx.run("DELETE FROM generation_events WHERE generation_id = $1", id);
  }
  const rows = generations.flatMap(({ id, events }) =>
    events.map((event, index) => ({
      generation_id: id,
      seq: index + 1,
      event: JSON.stringify(event),
    })),
  );
  await tx.replaceRows(LOGS, rows);
}

type Trip = StoreRecords["trips"];

/** The original product's trip of somebody who hasn't signed in here yet. */
function isUnclaimed(record: StoreRecords[RecordKind]): record is Trip {
  return "document" in record && record.ownerId === undefined;
}

function unclaimedRow({ id, version, document }: Trip): SqlRow {
  return { id, user_email: document.userEmail, version, document: JSON.stringify(document) };
}
