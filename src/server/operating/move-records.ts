import {
  RECORD_KINDS,
  type RecordKind,
  type RecordStore,
  type StoreRecords,
} from "../store/record-store.ts";
import type { MoveProgress } from "./move-progress.ts";
import type { Digest } from "./record-digest.ts";
import { digestOf, pagesOf, type RecordReader, totalOf } from "./record-reader.ts";
import type { Report } from "./report.ts";

type Run = { readonly report: Report; readonly signal: AbortSignal };

/**
 * Writes all records of one place into another, going on where the progress says. A page is in the
 * target for good before the progress says so, and may be written twice.
 *
 * @throws Stopped
 */
export async function moveRecords(
  from: RecordReader,
  to: RecordStore,
  progress: MoveProgress,
  run: Run,
): Promise<void> {
  for (const kind of RECORD_KINDS) {
    if (!progress.of(kind).isDone) await moveKind(kind, { from, to, progress, ...run });
  }
}

async function moveKind<Kind extends RecordKind>(
  kind: Kind,
  { from, to, progress, report, signal }: MoveOfKind,
): Promise<void> {
  const isKept = keptBy(to);
  const total = await totalOf(from, kind);
  const { after } = progress.of(kind);
  for await (const { records, next } of pagesOf(from, kind, { after, signal })) {
    const kept = records.filter(isKept);
    await to.write(kind, kept);
    const { moved, leftBehind } = progress.of(kind);
    progress.save(kind, {
      ...(next === undefined ? {} : { after: next }),
      isDone: next === undefined,
      moved: moved + kept.length,
      leftBehind: leftBehind + records.length - kept.length,
    });
    report.step(kind, progress.of(kind).moved, total);
  }
}

type MoveOfKind = Run & {
  readonly from: RecordReader;
  readonly to: RecordStore;
  readonly progress: MoveProgress;
};

/** Both sides of a kind, read through. */
export type Comparison = {
  readonly kind: RecordKind;
  readonly source: Digest;
  readonly target: Digest;
  readonly isSame: boolean;
};

/** Reads both places through, all that the second one can keep. @throws Stopped */
export async function comparePlaces(
  from: RecordReader,
  to: RecordReader & Pick<RecordStore, "keepsOwnerlessTrips">,
  { report, signal }: Run,
): Promise<Comparison[]> {
  const found: Comparison[] = [];
  for (const kind of RECORD_KINDS) {
    report.step(`comparing ${kind}`, found.length, RECORD_KINDS.length);
    const source = await digestOf(from, kind, { isKept: keptBy(to), signal });
    const target = await digestOf(to, kind, { isKept: () => true, signal });
    const isSame = source.count === target.count && source.hash === target.hash;
    found.push({ kind, source, target, isSame });
  }
  return found;
}

/** Trips of the original product have no owner until that person signs in; not every store can keep them so. */
function keptBy({ keepsOwnerlessTrips }: Pick<RecordStore, "keepsOwnerlessTrips">) {
  return (record: StoreRecords[RecordKind]): boolean => keepsOwnerlessTrips || !isOwnerless(record);
}

function isOwnerless(record: StoreRecords[RecordKind]): boolean {
  return "document" in record && record.ownerId === undefined;
}
