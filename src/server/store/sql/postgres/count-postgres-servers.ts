import { withPostgresClient } from "./with-postgres-client.ts";

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
