import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { saveTrip } from "./save-trip.ts";
import { storePerson } from "./store-person.ts";

/** The first of its trips; each later one is a millisecond younger. */
export const FILLED_AT_MS = 1_750_000_000_000;

/** Makes a database with a number of trips. @returns who owns them. */
export async function fillDatabase(path: string, trips: number): Promise<string> {
  const store = createSqliteStore(path);
  const { id: userId } = await store.users.upsert(storePerson("ada"));
  await saveTrip(store, { userId, nowMs: FILLED_AT_MS });
  const { records } = await store.records.read("trips", { after: undefined, limit: 1 });
  const [first] = records;
  if (first === undefined) throw new Error("the trip just saved is not there");
  const all = Array.from({ length: trips }, (_, index) => {
    const id = String(FILLED_AT_MS + index);
    return { ...first, id, document: { ...first.document, id } };
  });
  await store.records.write("trips", all);
  await store.close();
  return userId;
}

export async function countTrips(path: string): Promise<number> {
  const store = createSqliteStore(path);
  const total = await store.records.count("trips");
  await store.close();
  return total;
}
