import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { type AllRecords, allRecords } from "./all-records.ts";

/** Does something with a store, and closes it. */
export async function withStore<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Everything in the embedded database at a path. */
export function recordsAt(path: string): Promise<AllRecords> {
  return withStore(createSqliteStore(path), ({ records }) => allRecords(records));
}
