import type { RecordKind, RecordStore, StoreRecords } from "../store/record-store.ts";
import { StorageUnreachable } from "../store/storage-unreachable.ts";
import { createDigest, type Digest } from "./record-digest.ts";

/** A store's records, or a file's. */
export type RecordReader = Pick<RecordStore, "read" | "count">;

const PAGE_RECORDS = 500;

/** Thrown where the operator asked to stop, between two pages. */
export class Stopped extends Error {
  override readonly name = "Stopped";
}

/** Reads a kind page by page, from `after` on. @throws Stopped */
export async function* pagesOf<Kind extends RecordKind>(
  reader: RecordReader,
  kind: Kind,
  { after, signal }: { after: string | undefined; signal: AbortSignal },
): AsyncGenerator<{ records: StoreRecords[Kind][]; next: string | undefined }> {
  let from = after;
  do {
    if (signal.aborted) throw new Stopped();
    const page = await reader.read(kind, { after: from, limit: PAGE_RECORDS });
    yield page;
    from = page.next;
  } while (from !== undefined);
}

/** How many there are, to say how far it is; undefined where a large table takes too long to count. */
export async function totalOf(reader: RecordReader, kind: RecordKind): Promise<number | undefined> {
  try {
    return await reader.count(kind);
  } catch (error) {
    // If it is gone altogether, whoever reads from it next is told.
    if (error instanceof StorageUnreachable) return undefined;
    throw error;
  }
}

/** Reads a kind through. @param isKept which of the records count. */
export async function digestOf<Kind extends RecordKind>(
  reader: RecordReader,
  kind: Kind,
  {
    isKept,
    signal,
  }: { isKept: (record: StoreRecords[RecordKind]) => boolean; signal: AbortSignal },
): Promise<Digest> {
  const digest = createDigest();
  for await (const { records } of pagesOf(reader, kind, { after: undefined, signal })) {
    for (const record of records) if (isKept(record)) digest.add(record);
  }
  return digest.end();
}
