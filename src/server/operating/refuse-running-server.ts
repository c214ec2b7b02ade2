import { type DatabaseConfig, nameOfDatabase } from "../config/read-database.ts";
import { StartupError } from "../lib/startup-error.ts";
import { countPostgresServers } from "../store/sql/postgres/count-postgres-servers.ts";
import { holdDatabase } from "./hold-database.ts";

/**
 * Refuses a database that a server uses. Cloud Firestore can't say who uses it.
 *
 * @throws StartupError when one does.
 */
export async function refuseRunningServer(database: DatabaseConfig): Promise<void> {
  if (database.kind === "sqlite") holdDatabase(database.path).release();
  if (database.kind !== "postgres") return;
  // Where it can't be asked, opening the store meets the same trouble and has the words for it.
  const servers = await countPostgresServers(database.url).catch(() => 0);
  if (servers === 0) return;
  throw new StartupError(
    `A server uses ${nameOfDatabase(database)}. Stop it first; nothing was changed.`,
  );
}
