import type { RecordKind, StoreRecords } from "../record-store.ts";
import type { FirestoreWrite, Found } from "./database.ts";

/** How a kind's records are kept: in which collection, ordered by which field, read and written how. */
export type RecordKeeping<Kind extends RecordKind> = {
  readonly collection: string;
  readonly orderBy: string;
  read(found: Found): Promise<StoreRecords[Kind]> | StoreRecords[Kind];
  write(record: StoreRecords[Kind]): FirestoreWrite[];
};
