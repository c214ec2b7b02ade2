import type { SqlDialect } from "./sql-dialects.ts";

export type SqlValue = string | number | null | Uint8Array;
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** A table by its names, all of them constants: what is written into it whole. */
export type SqlTable = {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, "text" | "integer">>;
};

/**
 * Statements and their values. A value is always a parameter (`$1`, `$2`), never a part of the statement:
 * a statement is made only of constants, and is kept by its text.
 */
export type SqlQueries = {
  readonly dialect: SqlDialect;
  /** @returns how many rows were written. */
  run(sql: string, ...values: SqlValue[]): Promise<number>;
  /** @returns the first row. */
  get(sql: string, ...values: SqlValue[]): Promise<SqlRow | undefined>;
  all(sql: string, ...values: SqlValue[]): Promise<SqlRow[]>;
};

export type SqlTransaction = SqlQueries & {
  /** Writes rows, each in the place of the one with its key. */
  replaceRows(table: SqlTable, rows: readonly SqlRow[]): Promise<void>;
};

/** Writes to the database. */
export type SqlWriter = Pick<SqlQueries, "run"> & {
  /**
   * Runs `work` in a transaction; a throw rolls it back. Where another's stood in its way `work` is run
   * again from its start. It awaits nothing but `tx`, and never the database itself.
   */
  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T>;
};

/**
 * A database of the one schema in migrations.ts. Every call rejects with `StorageUnreachable` when there
 * is no answer in time, `StorageDamaged` when what is stored can't be read, and an error that
 * `isStorageFull` knows when there is no room.
 */
export type SqlDatabase = SqlQueries &
  SqlWriter & {
    /**
     * The same for a write that frees room or ends a right, such as deleting a trip or signing out: it
     * may use the room that is kept for it on a full disk.
     */
    readonly freeing: SqlWriter;
    /**
     * A query that is asked again and again. A database that nobody else can change unnoticed remembers
     * what `read` makes of the rows until anyone writes; the result must not be changed.
     */
    remember<T>(
      sql: string,
      read: (rows: readonly SqlRow[]) => T,
    ): (...values: (string | number)[]) => Promise<T>;
    /**
     * The same for a query that finds one row at most. A database that is far away is asked once for what
     * many people want in one turn of the event loop.
     */
    rememberOne<T>(
      sql: string,
      read: (row: SqlRow | undefined) => T,
    ): (...values: string[]) => Promise<T>;
    close(): Promise<void>;
  };

/** How far a database has been brought; 0 where no step was made. */
export async function schemaVersion(queries: Pick<SqlQueries, "get">): Promise<number> {
  const row = await queries.get("SELECT coalesce(max(version), 0) AS version FROM migrations");
  return Number(row?.version);
}

/** @param source where the values of all columns come from, in their order. */
export function replaceStatement({ name, key, columns }: SqlTable, source: string): string {
  const names = Object.keys(columns);
  const changes = names.map((column) => `${column} = excluded.${column}`).join(", ");
  return `INSERT INTO ${name} (${names.join(", ")}) ${source}
    ON CONFLICT (${key.join(", ")}) DO UPDATE SET ${changes}`;
}
