import type { RecordKind, RecordStore, StoreRecords } from "../store/record-store.ts";
import { StorageUnreachable } from "../store/storage-error.ts";
import { createDigest, type Digest } from "./record-digest.ts";

/** A store's records, or a file's. */
export type RecordReader = Pick<RecordStore, "read" | "count">;

const PAGE_RECORDS = 500;

/** Thrown where the operator asked to stop, between two pages. */
export class Stopped extends Error {
  override readonly name = "Stopped";
}

/** Reads a kind page by page. @throws Stopped */
export async function* pagesOf<Kind extends RecordKind>(
  reader: RecordReader,
  kind: Kind,
  signal: AbortSignal,
): AsyncGenerator<{ records: StoreRecords[Kind][] }> {
  let from: string | undefined;
  do {
    if (signal.aborted) throw new Stopped();
    const page = await reader.read(kind, { after: from, limit: PAGE_RECORDS });
    yield page;
    from = page.next;
  } while (from !== undefined);
}

/** How many there are, for the progress that is shown; undefined where counting takes too long. */
export async function totalOf(reader: RecordReader, kind: RecordKind): Promise<number | undefined> {
  try {
    return await reader.count(kind);
  } catch (error) {
    // Where it is gone altogether the next read fails.
    if (error instanceof StorageUnreachable) return undefined;
    throw error;
  }
}

/** Reads a kind through. @param isKept which of the records count; by default all. @throws Stopped */
export async function digestOf<Kind extends RecordKind>(
  reader: RecordReader,
  kind: Kind,
  { isKept, signal }: { isKept?: (record: StoreRecords[Kind]) => boolean; signal: AbortSignal },
): Promise<Digest> {
  const digest = createDigest();
  for await (const { records } of pagesOf(reader, kind, signal)) {
    for (const record of records) if (isKept?.(record) ?? true) digest.add(record);
  }
  return digest.end();
}
