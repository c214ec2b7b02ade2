import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { createPostgresStore } from "../../src/server/store/sql/create-postgres-store.ts";
import { createSqliteStore } from "../../src/server/store/sql/create-sqlite-store.ts";
import type { Store } from "../../src/server/store/store.ts";
import type { PostgresServer } from "../../test/support/store/postgres-server.ts";

/** Runs a statement with `$1` for its first value. */
export type RunSql = (sql: string, ...values: (string | number)[]) => Promise<void>;

/** A database to measure on, with the store's tables in it. */
export type BenchDatabase = {
  readonly name: "SQLite" | "PostgreSQL";
  /** The settings of a server that runs on it. */
  readonly env: Readonly<Record<string, string>>;
  /** Where the driver finds it: a file, or an address. */
  readonly location: string;
  openStore(): Promise<Store>;
  /** Writes much, fast and unsafely, while no server runs on it. */
  fill(work: (run: RunSql) => Promise<void>): Promise<void>;
  sizeBytes(): Promise<number>;
  dispose(): Promise<void>;
};

/** A file in a folder of its own. */
export async function createSqliteBench(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "tripwright-load-"));
  const location = join(folder, "tripwright.sqlite");
  await createSqliteStore(location).close();
  return {
    name: "SQLite",
    env: { DATA_DIR: folder },
    location,
    openStore: async () => createSqliteStore(location),
    async fill(work) {
      const database = new DatabaseSync(location);
      // The store sets all of these again when it opens the file.
      database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = 0");
      database.exec("PRAGMA cache_size = -400000; BEGIN");
      await work(async (sql, ...values) => {
        database.prepare(sql.replaceAll("$", "?")).run(...values);
      });
      database.exec("COMMIT; PRAGMA journal_mode = WAL");
      database.close();
    },
    sizeBytes: async () =>
      readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0),
    async dispose() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A database of its own on the server. */
export async function createPostgresBench(server: PostgresServer): Promise<BenchDatabase> {
  const location = await server.createDatabase();
  await (await createPostgresStore(location)).close();
  async function onConnection<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: location });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
  return {
    name: "PostgreSQL",
    env: { DATABASE_URL: location },
    location,
    openStore: () => createPostgresStore(location),
    async fill(work) {
      await onConnection(async (client) => {
        await client.query("BEGIN");
        await work(async (sql, ...values) => void (await client.query(sql, values)));
        await client.query("COMMIT");
        // As the server does by itself at some time.
        await client.query("VACUUM (ANALYZE)");
        await client.query("CHECKPOINT");
      });
    },
    sizeBytes: () =>
      onConnection(async (client) => {
        const { rows } = await client.query("SELECT pg_database_size(current_database()) AS size");
        return Number(rows[0].size);
      }),
    // Removed with its server.
    dispose: async () => undefined,
  };
}
