import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import pg from "pg";
import type { DatabaseConfig } from "../../config/read-database.ts";

const DEADLINE_MS = 10_000;
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
  const url = pathToFileURL(path);
  // Where no server has it open a log would be made, perhaps as a user whose files the server can't open.
  if (!existsSync(`${path}-wal`)) url.searchParams.set("immutable", "1");
  const handle = new DatabaseSync(url, { readOnly: true, timeout: DEADLINE_MS });
  try {
    return byIssuer(handle.prepare(SQL).all());
  } finally {
    handle.close();
  }
}

async function countPostgres(url: string): Promise<ReadonlyMap<string, number>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "tripwright doctor",
    connectionTimeoutMillis: DEADLINE_MS,
    query_timeout: DEADLINE_MS,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return byIssuer((await client.query<Record<string, unknown>>(SQL)).rows);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function byIssuer(rows: readonly Record<string, unknown>[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ issuer, trips }) => [String(issuer), Number(trips)]));
}
