import type { OfflineStore } from "./offline-store.ts";
import { type StoreOptions, TableStore } from "./table-store.ts";
import { TABLES, type Table, type Tables, type Transaction } from "./tables.ts";

/** Keeps for as long as the tab lives, where a browser has no storage for us. */
export function createMemoryStore(options: StoreOptions): OfflineStore {
  return new TableStore(createMemoryTables(), options);
}

function createMemoryTables(): Tables {
  const tables = new Map<Table, Map<string | number, unknown>>();
  const rowsOf = (table: Table) => tables.get(table) as Map<string | number, unknown>;
  let lastSeq = 0;
  let last: Promise<unknown> = Promise.resolve();

  // Rows are copied on their way in and out, as a database does.
  const rows: Transaction = {
    get: async (table, key) => structuredClone(rowsOf(table).get(key)),
    all: async (table) => structuredClone([...rowsOf(table).values()]),
    async put(table, row, key) {
      const copy = structuredClone(row);
      rowsOf(table).set(key ?? (copy as { seq: number }).seq, copy);
    },
    async add(write) {
      lastSeq += 1;
      rowsOf("writes").set(lastSeq, structuredClone({ ...write, seq: lastSeq }));
      return lastSeq;
    },
    async delete(table, key) {
      rowsOf(table).delete(key);
    },
    async clear() {
      for (const table of TABLES) tables.set(table, new Map());
    },
  };
  for (const table of TABLES) tables.set(table, new Map());

  /** One at a time, so that what one reads holds until it is done. */
  function run<T>(work: (rows: Transaction) => Promise<T>): Promise<T> {
    const done = last.then(() => work(rows));
    last = done.catch(() => undefined);
    return done;
  }

  return { kind: "memory", read: run, change: run, destroy: rows.clear };
}
