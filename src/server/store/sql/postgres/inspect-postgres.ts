import pg from "pg";
import { nameOfPostgresUrl } from "../../../config/postgres-url.ts";
import { refusal } from "./migrate-postgres.ts";
import { withPostgresClient } from "./with-postgres-client.ts";

const NO_SUCH_TABLE = "42P01";

export type PostgresFacts = {
  /** Host and database, without the user and the password. */
  readonly name: string;
  readonly serverVersion: string;
  readonly readsOnly: boolean;
  /** How far its clock is ahead of ours. */
  readonly leadMs: number;
  /** Undefined where the tables have yet to be made. */
  readonly schemaVersion: number | undefined;
  /** Whether our user may make tables, and write into those that are there. */
  readonly mayCreate: boolean;
  readonly mayWrite: boolean;
};

/**
 * Asks the database server about itself, and changes nothing there.
 *
 * @returns the facts, or in a sentence for the operator why there are none.
 */
export async function inspectPostgres(url: string): Promise<PostgresFacts | string> {
  try {
    return await withPostgresClient(url, (client) => askFacts(client, nameOfPostgresUrl(url)));
  } catch (error) {
    return refusal(error, url);
  }
}

/**
 * How many connections our servers have to this database. A server renews its leases every few
 * seconds, so each that runs has one.
 *
 * @throws whatever keeps it from looking.
 */
export async function countPostgresServers(url: string): Promise<number> {
  const { rows } = await withPostgresClient(url, (client) =>
    client.query<{ servers: string }>(
      `SELECT count(*) AS servers FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'tripwright'`,
    ),
  );
  return Number(rows[0]?.servers);
}

async function askFacts(client: pg.Client, name: string): Promise<PostgresFacts> {
  const askedAtMs = Date.now();
  const { rows } = await client.query<{ version: string; reads_only: string; now_ms: string }>(
    `SELECT current_setting('server_version') AS version,
            current_setting('transaction_read_only') AS reads_only,
            extract(epoch FROM now()) * 1000 AS now_ms`,
  );
  const halfwayMs = (askedAtMs + Date.now()) / 2;
  const [row] = rows;
  const schemaVersion = await readVersion(client);
  return {
    name,
    serverVersion: row?.version ?? "unknown",
    readsOnly: row?.reads_only === "on",
    leadMs: Number(row?.now_ms) - halfwayMs,
    schemaVersion,
    mayCreate: await may(client, "has_schema_privilege(current_schema(), 'CREATE')"),
    mayWrite:
      schemaVersion === undefined ||
      (await may(client, "has_table_privilege('trips', 'SELECT, INSERT, UPDATE, DELETE')")),
  };
}

/** @param privilege a question of PostgreSQL's own, which it answers for the user who asks. */
async function may(client: pg.Client, privilege: string): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean | null }>(`SELECT ${privilege} AS may`);
  return rows[0]?.may === true;
}

async function readVersion(client: pg.Client): Promise<number | undefined> {
  try {
    const { rows } = await client.query<{ version: string }>(
      "SELECT max(version) AS version FROM migrations",
    );
    return Number(rows[0]?.version ?? 0);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NO_SUCH_TABLE) return undefined;
    throw error;
  }
}
