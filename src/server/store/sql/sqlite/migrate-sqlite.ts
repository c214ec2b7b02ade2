import type { DatabaseSync } from "node:sqlite";
import { ownVersion } from "../../../lib/own-version.ts";
import { StartupError } from "../../../lib/startup-error.ts";
import { newerThan } from "../../newer-program.ts";
import { type Migration, newestOf } from "../migrations.ts";
import type { SqliteDatabase } from "./sqlite-connection.ts";

/**
 * Brings a database's schema to the newest version, each step in one transaction. Several processes
 * may do so at once: the steps are made once, in order.
 *
 * @throws StartupError when a newer Tripwright has brought it further.
 */
export function migrateSqlite(
  database: SqliteDatabase,
  handle: DatabaseSync,
  migrations: readonly Migration[],
  path: string,
): void {
  database.transaction(() => {
    handle.exec(
      "CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, applied_at_ms INTEGER NOT NULL, program TEXT NOT NULL) STRICT",
    );
  });
  const newer = newerThan(
    database.get("SELECT * FROM migrations ORDER BY version DESC LIMIT 1"),
    newestOf(migrations),
  );
  if (newer !== undefined) throw new StartupError(`The database ${path} ${newer}`);
  for (const { version, sql } of migrations) {
    database.transaction(() => {
      // Read inside the lock: another process may have applied it in the meantime.
      if (version <= database.schemaVersion()) return;
      handle.exec(sql);
      database.run(
        "INSERT INTO migrations (version, applied_at_ms, program) VALUES ($1, $2, $3)",
        version,
        Date.now(),
        ownVersion(),
      );
    });
  }
}
