import { type DatabaseConfig, nameOfDatabase } from "../config/read-database.ts";
import { StartupError } from "../lib/startup-error.ts";
import { findImportMark } from "./import-mark.ts";
import { createSqliteStore } from "./sql/create-sqlite-store.ts";
import type { Store } from "./store.ts";

/**
 * The configured store, its schema at the newest version.
 *
 * @throws StartupError when it can't be used, or holds only a part of what an import was to bring.
 */
export async function openStore(database: DatabaseConfig): Promise<Store> {
  const store = await openStoreForImport(database);
  if ((await findImportMark(store.lookups)) === undefined) return store;
  await store.close();
  throw new StartupError(
    `An import into ${nameOfDatabase(database)} was not finished, so a part is missing. Run the same npm run data -- import again.`,
  );
}

/** The same store, whether an import into it was finished or not. @throws StartupError when it can't be used. */
export async function openStoreForImport(database: DatabaseConfig): Promise<Store> {
  switch (database.kind) {
    case "sqlite":
      return createSqliteStore(database.path);
    // Clients of other databases are large: only those who use them load them.
    case "postgres": {
      const { createPostgresStore } = await import("./sql/create-postgres-store.ts");
      return createPostgresStore(database.url);
    }
    case "firestore": {
      const { createFirestoreStore } = await import("./firestore/create-firestore-store.ts");
      return createFirestoreStore(database);
    }
  }
}
