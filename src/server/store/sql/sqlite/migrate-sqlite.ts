import type { DatabaseSync } from "node:sqlite";
import { ownVersion } from "../../../lib/own-version.ts";
import { StartupError } from "../../../lib/startup-error.ts";
import type { Migration } from "../migrations.ts";
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
    migrations,
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

/**
 * The advice for a database that is newer than these migrations: the version to
 * install; undefined where it wasn't.
 */
export function newerThan(
  step: Readonly<Record<string, unknown>> | undefined,
  migrations: readonly Migration[],
): string | undefined {
  const newest = migrations.at(-1)?.version ?? 0;
  if (step === undefined || Number(step.version) <= newest) return undefined;
  return `is at version ${step.version}, but this Tripwright (${ownVersion()}) knows versions up to ${newest}. Install Tripwright ${step.program} or newer.`;
}
