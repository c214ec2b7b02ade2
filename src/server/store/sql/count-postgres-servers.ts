import pg from "pg";

const DEADLINE_MS = 10_000;
const SQL = `SELECT count(*) AS servers FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'tripwright'`;

/**
 * How many connections our servers have to this database. A server renews its leases every few
 * seconds, so each that runs has one.
 *
 * @throws whatever keeps it from looking.
 */
export async function countPostgresServers(url: string): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "tripwright import",
    connectionTimeoutMillis: DEADLINE_MS,
    query_timeout: DEADLINE_MS,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ servers: string }>(SQL);
    return Number(rows[0]?.servers);
  } finally {
    await client.end().catch(() => undefined);
  }
}
