import type { DatabaseSync } from "node:sqlite";
import { ownVersion } from "../../../lib/own-version.ts";
import { StartupError } from "../../../lib/startup-error.ts";
import type { Migration } from "../migrations.ts";
import type { SqliteDatabase } from "./sqlite-database.ts";

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
      "CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, applied_at_ms INTEGER NOT NULL) STRICT",
    );
  });
  const newer = newerThan(newestStep(database), migrations);
  if (newer !== undefined) throw new StartupError(`The database ${path} ${newer}`);
  for (const { version, sql } of migrations) {
    database.transaction(() => {
      // Read inside the lock: another process may have applied it in the meantime.
      if (version <= database.schemaVersion()) return;
      handle.exec(sql);
      database.run(
        "INSERT INTO migrations (version, applied_at_ms) VALUES ($1, $2)",
        version,
        Date.now(),
      );
      // The column is one of the steps' own.
      if (knowsProgram(database)) {
        database.run(
          "UPDATE migrations SET program = $1 WHERE version = $2",
          ownVersion(),
          version,
        );
      }
    });
  }
}

/** The last step that was made: the row of `migrations`, whose columns are those of its time. */
function newestStep(
  database: Pick<SqliteDatabase, "get">,
): Readonly<Record<string, unknown>> | undefined {
  return database.get("SELECT * FROM migrations ORDER BY version DESC LIMIT 1");
}

/**
 * What there is to say of a database that was brought further than these migrations, and what to
 * install; undefined where it wasn't.
 */
export function newerThan(
  step: Readonly<Record<string, unknown>> | undefined,
  migrations: readonly Migration[],
): string | undefined {
  const newest = migrations.at(-1)?.version ?? 0;
  if (step === undefined || Number(step.version) <= newest) return undefined;
  const known = `is at version ${step.version}, but this Tripwright (${ownVersion()}) knows versions up to ${newest}.`;
  // Versions before the sixth didn't say who made them.
  return step.program
    ? `${known} Install Tripwright ${step.program} or newer.`
    : `${known} Install the newer Tripwright that wrote it.`;
}

function knowsProgram(database: SqliteDatabase): boolean {
  const row = database.get(
    "SELECT 1 AS known FROM pragma_table_info('migrations') WHERE name = 'program'",
  );
  return row !== undefined;
}
