import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { jsonBytes } from "./json-bytes.ts";
import { type Entry, entryName, isEntry, isTripList } from "./row-checks.ts";
import type { Transaction } from "./tables.ts";

/** Where the list and its entry stand. */
export const LIST_ROW = { table: "list", key: "all" } as const satisfies Pick<
  Entry,
  "table" | "key"
>;
const LIST_ENTRY = entryName(LIST_ROW);

/** Changes the list where one is kept; a new one would lack the trips that nobody has looked up. */
export async function changeList(
  rows: Transaction,
  work: (trips: readonly TripSummary[]) => readonly TripSummary[],
): Promise<void> {
  const [list, entry] = [
    await rows.get(LIST_ROW.table, LIST_ROW.key),
    await rows.get("entries", LIST_ENTRY),
  ];
  if (!isTripList(list) || !isEntry(entry)) return;
  // Ids are milliseconds of one length.
  const changed = work(list).toSorted((one, other) => (one.id < other.id ? 1 : -1));
  await rows.put(LIST_ROW.table, changed, LIST_ROW.key);
  await rows.put("entries", { ...entry, bytes: jsonBytes(changed) }, LIST_ENTRY);
}
