import { StartupError } from "../../lib/startup-error.ts";
import type { Store } from "../store.ts";
import { createSqlStore } from "./create-sql-store.ts";
import { SQLITE_MIGRATIONS } from "./migrations.ts";
import { createDiskReserve } from "./sqlite/disk-reserve.ts";
import { lostDatabase } from "./sqlite/lost-database.ts";
import { shareSqlite } from "./sqlite/share-sqlite.ts";
import { openSqliteDatabase } from "./sqlite/sqlite-database.ts";

/**
 * The embedded store, one file beside its write-ahead log and a reserve of room on the disk.
 *
 * @throws StartupError when the file can't be used (see `openSqliteDatabase`), or is gone though there was one.
 */
export function createSqliteStore(path: string): Store {
  const lost = lostDatabase(path);
  if (lost !== undefined) throw new StartupError(lost);
  // First, as it has the words for a folder that can't be used.
  const connection = openSqliteDatabase(path);
  const reserve = createDiskReserve(`${path}-reserve`);
  reserve.take();
  const store = createSqlStore(shareSqlite(connection, reserve), SQLITE_MIGRATIONS);
  return {
    ...store,
    async checkReady() {
      const damage = connection.damage();
      if (damage !== undefined) throw damage;
      await store.checkReady();
    },
  };
}
