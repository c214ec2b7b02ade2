import type { DatabaseConfig } from "../config/read-database.ts";
import { createPostgresStore } from "./sql/create-postgres-store.ts";
import { createSqliteStore } from "./sql/create-sqlite-store.ts";
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
    case "firestore": {
      // Google's libraries are large: nobody else pays for them.
      const { createFirestoreStore } = await import("./firestore/create-firestore-store.ts");
      return createFirestoreStore(database);
    }
  }
}
