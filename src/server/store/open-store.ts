import type { DatabaseConfig } from "../config.ts";
import { createPostgresStore } from "./create-postgres-store.ts";
import { createSqliteStore } from "./create-sqlite-store.ts";
import type { Store } from "./store.ts";

/**
 * The store that is configured, its schema at the newest version.
 *
 * @throws StartupError when it can't be used.
 */
export async function openStore(database: DatabaseConfig): Promise<Store> {
  switch (database.kind) {
    case "sqlite":
      return createSqliteStore(database.path);
    case "postgres":
      return createPostgresStore(database.url);
  }
}
