import { MAX_PENDING_WRITES, type OfflineStore, type PendingWrite } from "./offline-store.ts";
import { isPendingWrite, isTripRow } from "./row-checks.ts";
import type { RowReader, Transaction } from "./tables.ts";

export async function allWrites(rows: RowReader): Promise<PendingWrite[]> {
  return (await rows.all("writes")).filter(isPendingWrite);
}

/** See `OfflineStore.changeWrites`. */
export async function changeWrites(
  rows: Transaction,
  tripId: string,
  work: Parameters<OfflineStore["changeWrites"]>[1],
): Promise<readonly PendingWrite[] | "full"> {
  await dropBrokenWrites(rows);
  const all = await allWrites(rows);
  const former = all.filter((write) => write.tripId === tripId);
  const row = await rows.get("trips", tripId);
  const wanted = work({ trip: isTripRow(row) ? row : undefined, writes: former });
  const more = countSendable(wanted) - countSendable(former);
  if (more > 0 && countSendable(all) + more > MAX_PENDING_WRITES) return "full";
  for (const { seq } of former) {
    if (!wanted.some((write) => write.seq === seq)) await rows.delete("writes", seq);
  }
  const written: PendingWrite[] = [];
  for (const write of wanted) {
    if (write.seq === undefined) {
      const { seq: _none, ...fresh } = write;
      written.push({ ...fresh, seq: await rows.add(fresh) });
    } else {
      if (!former.includes(write)) await rows.put("writes", write);
      written.push(write);
    }
  }
  return written;
}

/** Those that wait for the traveller's decision don't keep others from being made. */
function countSendable(writes: readonly Pick<PendingWrite, "problem">[]): number {
  return writes.filter(({ problem }) => problem === undefined).length;
}

/** They could never be sent, and would be in the way for good. */
async function dropBrokenWrites(rows: Transaction): Promise<void> {
  for (const row of await rows.all("writes")) {
    if (!isPendingWrite(row)) await rows.delete("writes", (row as { seq: number }).seq);
  }
}
