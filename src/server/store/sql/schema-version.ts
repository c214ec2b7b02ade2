import type { SqlQueries } from "./sql-database.ts";

/** How far a database has been brought; 0 where no step was made. */
export async function schemaVersion(queries: Pick<SqlQueries, "get">): Promise<number> {
  const row = await queries.get("SELECT coalesce(max(version), 0) AS version FROM migrations");
  return Number(row?.version);
}
