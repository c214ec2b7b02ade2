import type { Config } from "../config/config.ts";
import { nameOfDatabase } from "../config/read-database.ts";
import { StartupError } from "../lib/startup-error.ts";

/** Where the embedded store's file is. @throws StartupError where another store is configured. */
export function embeddedPath({ database }: Pick<Config, "database">): string {
  if (database.kind === "sqlite") return database.path;
  throw new StartupError(
    `Everything is in ${nameOfDatabase(database)}, which has backups of its own. Use those, or npm run data -- export FILE.`,
  );
}
