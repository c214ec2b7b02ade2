import type { Store } from "../store.ts";
import { migratePostgres, schemaVersion } from "./migrate-postgres.ts";
import { openPostgresDatabase } from "./postgres-database.ts";
import { createPostgresGenerationStore } from "./postgres-generation-store.ts";
import { createPostgresLookupStore } from "./postgres-lookup-store.ts";
import { POSTGRES_MIGRATIONS } from "./postgres-migrations.ts";
import { createPostgresRecordStore } from "./postgres-record-store.ts";
import { createPostgresSessionStore } from "./postgres-session-store.ts";
import { createPostgresTripStore } from "./postgres-trip-store.ts";
import { createPostgresUserStore } from "./postgres-user-store.ts";

/**
 * A store that several servers share, in PostgreSQL or what speaks its protocol.
 *
 * @throws StartupError when the database can't be used; see `migratePostgres`.
 */
export async function createPostgresStore(url: string): Promise<Store> {
  await migratePostgres(url);
  const database = openPostgresDatabase(url);
  return {
    users: createPostgresUserStore(database),
    sessions: createPostgresSessionStore(database),
    trips: createPostgresTripStore(database),
    generations: createPostgresGenerationStore(database),
    lookups: createPostgresLookupStore(database),
    records: createPostgresRecordStore(database),
    async checkReady() {
      // Writes a row as it was: a full disk, or a server that only reads, shows here.
      await database.run("UPDATE migrations SET program = program WHERE version = 1");
      if ((await schemaVersion(database)) !== POSTGRES_MIGRATIONS.at(-1)?.version) {
        throw new Error("the schema is not at its newest version");
      }
    },
    close: () => database.close(),
  };
}
