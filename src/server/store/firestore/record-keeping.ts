import { keptFields, RECORD_SHAPES, readRecord } from "../record-fields.ts";
import type { RecordKind, StoreRecords } from "../record-store.ts";
import type { FirestoreWrite, Found } from "./database.ts";
import type { Fields } from "./values.ts";

/** How a kind's records are kept: in which collection, ordered by which field, read and written how. */
export type RecordKeeping<Kind extends RecordKind> = {
  readonly collection: string;
  readonly orderBy: string;
  read(found: Found): Promise<StoreRecords[Kind]> | StoreRecords[Kind];
  write(record: StoreRecords[Kind]): FirestoreWrite[];
};

/** One whose records are a document each, with the record's own fields. */
type PlainKeeping<Kind extends RecordKind> = RecordKeeping<Kind> & {
  /** As stores read it: where JSON is damaged, something stands for it. */
  readonly readFound: (found: Pick<Found, "fields">) => StoreRecords[Kind];
  readonly readFields: (fields: Fields) => StoreRecords[Kind];
  readonly writeOf: (record: StoreRecords[Kind]) => FirestoreWrite & { readonly kind: "set" };
};

/** @param more further fields of a document: `key` where no single field names the record. */
export function keepRecords<Kind extends RecordKind>(
  kind: Kind,
  collection: string,
  pathOf: (record: StoreRecords[Kind]) => string,
  more?: (record: StoreRecords[Kind]) => Fields,
): PlainKeeping<Kind> {
  const { key } = RECORD_SHAPES[kind];
  const [only = "key"] = key.length === 1 ? key : [];
  const readFields = (fields: Fields) => readRecord(kind, (field) => fields[field]);
  const writeOf = (record: StoreRecords[Kind]) => ({
    kind: "set" as const,
    path: pathOf(record),
    fields: { ...keptFields(kind, record), ...more?.(record) },
  });
  return {
    collection,
    orderBy: only,
    read: ({ fields }) => readRecord(kind, (field) => fields[field], true),
    write: (record) => [writeOf(record)],
    readFound: ({ fields }) => readFields(fields),
    readFields,
    writeOf,
  };
}
