import {
  RECORD_KINDS,
  type RecordKind,
  type RecordStore,
  type StoreRecords,
} from "../../../src/server/store/record-store.ts";

export type AllRecords = { [Kind in RecordKind]: StoreRecords[Kind][] };

/** Everything a store holds, in the order it gives it. */
export async function allRecords(records: RecordStore, limit = 1000): Promise<AllRecords> {
  const all = {} as AllRecords;
  for (const kind of RECORD_KINDS)
    Object.assign(all, { [kind]: await ofKind(records, kind, limit) });
  return all;
}

async function ofKind<Kind extends RecordKind>(records: RecordStore, kind: Kind, limit: number) {
  const found: StoreRecords[Kind][] = [];
  let after: string | undefined;
  do {
    const page = await records.read(kind, { after, limit });
    if (page.records.length > limit) throw new Error(`a page of ${page.records.length}`);
    found.push(...page.records);
    after = page.next;
  } while (after !== undefined);
  return found;
}

/** Writes all of it, a few at a time. */
export async function writeRecords(records: RecordStore, all: AllRecords): Promise<void> {
  for (const kind of RECORD_KINDS) await writeKind(records, kind, all);
}

async function writeKind<Kind extends RecordKind>(
  records: RecordStore,
  kind: Kind,
  all: Pick<AllRecords, Kind>,
): Promise<void> {
  const list: readonly StoreRecords[Kind][] = all[kind];
  for (let at = 0; at < list.length; at += 7) await records.write(kind, list.slice(at, at + 7));
}
