import type { OfflineStore } from "./offline-store.ts";

/** The tables of an offline store: `writes` by their `seq`, the others by a key of their own. */
export const TABLES = [
  "trips",
  "list",
  "photos",
  "facts",
  "history",
  "entries",
  "files",
  "writes",
  "meta",
] as const;
export type Table = (typeof TABLES)[number];

/** Rows come back as unknown: another build may have written them. */
export type RowReader = {
  get(table: Table, key: string | number): Promise<unknown>;
  all(table: Table): Promise<readonly unknown[]>;
};
export type Transaction = RowReader & {
  put(table: Table, row: unknown, key?: string): Promise<void>;
  /** Puts a write under a new `seq`, greater than any before it. */
  add(write: object): Promise<number>;
  delete(table: Table, key: string | number): Promise<void>;
  /** Empties every table. */
  clear(): Promise<void>;
};

/** Each rejects where the storage is in trouble; then nothing of the transaction has happened. */
export type Tables = {
  readonly kind: OfflineStore["kind"];
  /** The work may await nothing but its transaction, here and in `change`. */
  read<T>(work: (rows: RowReader) => Promise<T>): Promise<T>;
  /** One after the other, over all tabs; a durable one outlives a cut of the power. */
  change<T>(work: (rows: Transaction) => Promise<T>, isDurable?: boolean): Promise<T>;
  /** Removes the tables themselves, where nothing else helps; they are there again, empty, when next used. */
  destroy(): Promise<void>;
};
