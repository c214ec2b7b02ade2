import { createDiskReserve } from "../disk-reserve.ts";
import type { Store } from "../store.ts";
import { withDiskReserve } from "../with-disk-reserve.ts";
import { openSqliteDatabase } from "./sqlite-database.ts";
import { createSqliteGenerationStore } from "./sqlite-generation-store.ts";
import { createSqliteLookupStore } from "./sqlite-lookup-store.ts";
import { SQLITE_MIGRATIONS } from "./sqlite-migrations.ts";
import { createSqliteRecordStore } from "./sqlite-record-store.ts";
import { createSqliteSessionStore } from "./sqlite-session-store.ts";
import { createSqliteTripStore } from "./sqlite-trip-store.ts";
import { createSqliteUserStore } from "./sqlite-user-store.ts";

/**
 * The embedded store, one file beside its write-ahead log and a reserve of room on the disk.
 *
 * @throws StartupError when the file can't be used; see `openSqliteDatabase`.
 */
export function createSqliteStore(path: string): Store {
  // First, as it has the words for a folder that can't be used.
  const opened = openSqliteDatabase(path);
  const reserve = createDiskReserve(`${path}-reserve`);
  const database = withDiskReserve(opened, reserve);
  reserve.take();
  return {
    users: createSqliteUserStore(database),
    sessions: createSqliteSessionStore(database),
    trips: createSqliteTripStore(database),
    generations: createSqliteGenerationStore(database),
    lookups: createSqliteLookupStore(database),
    records: createSqliteRecordStore(database),
    async checkReady() {
      const damage = database.damage();
      if (damage !== undefined) throw damage;
      // Takes the write lock and gives it back: a full or read-only disk shows here.
      database.transaction(() => {
        database.run("UPDATE migrations SET applied_at_ms = applied_at_ms WHERE version = 1");
      });
      if (database.schemaVersion() !== SQLITE_MIGRATIONS.at(-1)?.version) {
        throw new Error("the schema is not at its newest version");
      }
    },
    async close() {
      database.close();
    },
  };
}
