import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { DatabaseConfig, FirestoreConfig } from "../../../src/server/config/read-database.ts";
import { startPostgresServer } from "../store/postgres-server.ts";

type Row = Readonly<Record<string, unknown>>;

export type CrashTrip = { readonly id: string; readonly hash: string };
export type CrashGeneration = {
  readonly id: string;
  readonly state: string;
  readonly events: number;
  readonly lastSeq: number;
  readonly ends: readonly string[];
};

/** Everything at one moment, read beside the store, by SQL of its own. */
export type CrashSnapshot = {
  readonly trips: readonly CrashTrip[];
  readonly generations: readonly CrashGeneration[];
  /** The faults that the database's own check finds. */
  readonly damage: readonly string[];
  /** Documents, by ids; asked for while the snapshot is looked at. */
  readonly documentOf: (id: string) => Promise<string>;
};

export type CrashDatabase = {
  readonly config: Exclude<DatabaseConfig, FirestoreConfig>;
  /** Looks at everything at one moment. */
  look<T>(work: (snapshot: CrashSnapshot) => Promise<T>): Promise<T>;
  /** The database's own server, where it has one. */
  readonly server?: { crash(): Promise<void>; start(): Promise<void> };
  dispose(): Promise<void>;
};

const GENERATIONS = `
  SELECT generation.id, generation.state, count(event.seq) AS events,
    coalesce(max(event.seq), 0) AS last_seq,
    count(CASE WHEN event.event LIKE '{"type":"saved"%' THEN 1 END) AS saved,
    count(CASE WHEN event.event LIKE '{"type":"failed"%' THEN 1 END) AS failed,
    max(CASE WHEN event.event LIKE '{"type":"saved"%' THEN event.event END) AS saved_event
  FROM generations AS generation
  LEFT JOIN generation_events AS event ON event.generation_id = generation.id
  GROUP BY generation.id, generation.state`;
const DOCUMENT = "SELECT document FROM trips WHERE id = ";

export function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}

function readGeneration(row: Row): CrashGeneration {
  const saved = row.saved_event === null ? undefined : JSON.parse(String(row.saved_event));
  const ends = [
    ...Array<string>(Number(row.saved)).fill(String(saved?.tripId)),
    ...Array<string>(Number(row.failed)).fill("failed"),
  ];
  return {
    id: String(row.id),
    state: String(row.state),
    events: Number(row.events),
    lastSeq: Number(row.last_seq),
    ends,
  };
}

export function createCrashSqlite(): CrashDatabase {
  const folder = mkdtempSync(join(tmpdir(), "tripwright-crash-"));
  const path = join(folder, "tripwright.sqlite");
  return {
    config: { kind: "sqlite", path },
    async look(work) {
      const handle = new DatabaseSync(path, { timeout: 5_000 });
      try {
        handle.exec("BEGIN");
        const check = handle.prepare("PRAGMA integrity_check").all();
        const strays = handle.prepare("PRAGMA foreign_key_check").all();
        return await work({
          damage: [
            ...check.map((row) => String(row.integrity_check)).filter((said) => said !== "ok"),
            ...strays.map((row) => JSON.stringify(row)),
          ],
          trips: handle
            .prepare("SELECT id, document FROM trips")
            .all()
            .map((row) => ({ id: String(row.id), hash: md5(String(row.document)) })),
          generations: handle.prepare(GENERATIONS).all().map(readGeneration),
          documentOf: async (id) => String(handle.prepare(`${DOCUMENT} ?`).get(id)?.document),
        });
      } finally {
        handle.close();
      }
    },
    dispose: async () => rmSync(folder, { recursive: true }),
  };
}

export async function createCrashPostgres(): Promise<CrashDatabase> {
  const server = await startPostgresServer();
  const url = await server.createDatabase();
  return {
    config: { kind: "postgres", url },
    async look(work) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const all = async (sql: string, ...values: string[]): Promise<Row[]> =>
        (await client.query(sql, values)).rows;
      try {
        // Of the extensions that come with PostgreSQL: compares every index with its table.
        await all("CREATE EXTENSION IF NOT EXISTS amcheck");
        const damage = await damageOf(all);
        await all("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
        const trips = await all("SELECT id, md5(document) AS hash FROM trips");
        return await work({
          damage,
          trips: trips.map(({ id, hash }) => ({ id: String(id), hash: String(hash) })),
          generations: (await all(GENERATIONS)).map(readGeneration),
          documentOf: async (id) => String((await all(`${DOCUMENT} $1`, id))[0]?.document),
        });
      } finally {
        await client.end();
      }
    },
    server,
    dispose: () => server.dispose(),
  };
}

async function damageOf(all: (sql: string) => Promise<Row[]>): Promise<string[]> {
  try {
    await all(
      `SELECT bt_index_check(index => indexrelid, heapallindexed => true)
       FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
       JOIN pg_namespace ON pg_namespace.oid = relnamespace
       WHERE nspname = 'public' AND relkind = 'i'`,
    );
    const found = await all(
      `SELECT relname, report.msg FROM pg_class
       JOIN pg_namespace ON pg_namespace.oid = relnamespace,
       LATERAL verify_heapam(relation => pg_class.oid) AS report
       WHERE nspname = 'public' AND relkind = 'r'`,
    );
    return found.map(({ relname, msg }) => `${relname}: ${msg}`);
  } catch (error) {
    if (error instanceof pg.DatabaseError) return [error.message];
    throw error;
  }
}
