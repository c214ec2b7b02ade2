import type { Store } from "../store.ts";
import { createSqlStore } from "./create-sql-store.ts";
import { POSTGRES_MIGRATIONS } from "./migrations.ts";
import { migratePostgres } from "./postgres/migrate-postgres.ts";
import { openPostgresDatabase } from "./postgres/postgres-database.ts";

/**
 * A store that several servers share, in PostgreSQL or what speaks its protocol.
 *
 * @throws StartupError when the database can't be used; see `migratePostgres`.
 */
export async function createPostgresStore(url: string): Promise<Store> {
  await migratePostgres(url);
  return createSqlStore(openPostgresDatabase(url), POSTGRES_MIGRATIONS);
}
