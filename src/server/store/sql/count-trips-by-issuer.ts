import { existsSync } from "node:fs";
import type { DatabaseConfig } from "../../config/read-database.ts";
import { withPostgresClient } from "./postgres/with-postgres-client.ts";
import { openReadOnly } from "./sqlite/open-read-only.ts";

const SQL = `SELECT users.issuer AS issuer, count(*) AS trips
  FROM trips JOIN users ON users.id = trips.owner_id GROUP BY users.issuer`;

/**
 * How many trips belong to accounts of each identity provider, by its issuer; nothing is changed. Cloud
 * Firestore isn't asked, as it would read and charge every user.
 *
 * @throws whatever keeps it from looking.
 */
export async function countTripsByIssuer(
  database: DatabaseConfig,
): Promise<ReadonlyMap<string, number>> {
  switch (database.kind) {
    case "sqlite":
      return existsSync(database.path) ? countSqlite(database.path) : new Map();
    case "postgres":
      return countPostgres(database.url);
    case "firestore":
      return new Map();
  }
}

function countSqlite(path: string): ReadonlyMap<string, number> {
  const handle = openReadOnly(path);
  try {
    return byIssuer(handle.prepare(SQL).all());
  } finally {
    handle.close();
  }
}

async function countPostgres(url: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await withPostgresClient(url, (client) =>
    client.query<Record<string, unknown>>(SQL),
  );
  return byIssuer(rows);
}

function byIssuer(rows: readonly Record<string, unknown>[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ issuer, trips }) => [String(issuer), Number(trips)]));
}
