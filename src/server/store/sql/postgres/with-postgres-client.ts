import pg from "pg";

const DEADLINE_MS = 10_000;

/** Connects for some questions beside the store; the connection and each answer have ten seconds. */
export async function withPostgresClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "tripwright command",
    connectionTimeoutMillis: DEADLINE_MS,
    query_timeout: DEADLINE_MS,
  });
  // The query that waits for an answer gets the same error.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
