import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { newerThan } from "../../newer-program.ts";
import { newestOf, SQLITE_MIGRATIONS } from "../migrations.ts";

/** The content of a database of ours. */
export type DatabaseFacts = {
  readonly version: number;
  readonly people: number;
  readonly trips: number;
  readonly plans: number;
};

export type Inspected =
  | { readonly ok: true; readonly facts: DatabaseFacts }
  /** The problem, to go on after the file's name; a newer program's says itself what to do. */
  | { readonly ok: false; readonly problem: string; readonly isNewer: boolean };

/**
 * Reads a whole database that nobody has open, and leaves it as it is: every page and index, every
 * reference, every document, and whether this program knows its schema.
 */
export function inspectSqlite(path: string): Inspected {
  const url = pathToFileURL(path);
  // Neither locks nor writes, and looks for no write-ahead log.
  url.searchParams.set("immutable", "1");
  try {
    const handle = new DatabaseSync(url, { readOnly: true });
    try {
      return inspect(handle);
    } finally {
      handle.close();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return bad(`is no whole database (${reason})`);
  }
}

function bad(problem: string) {
  return { ok: false, problem, isNewer: false } as const;
}

function inspect(handle: DatabaseSync): Inspected {
  const number = (row: Record<string, unknown> | undefined) => Number(row?.total);
  const found = String(handle.prepare("PRAGMA integrity_check(1)").get()?.integrity_check);
  if (found !== "ok") return bad(`is damaged (${found.split("\n").at(-1)})`);
  const known = handle.prepare(
    "SELECT count(*) AS total FROM sqlite_schema WHERE name IN ('migrations', 'users', 'trips')",
  );
  if (number(known.get()) !== 3) return bad("is not Tripwright's database");
  const step = handle.prepare("SELECT * FROM migrations ORDER BY version DESC LIMIT 1").get();
  const newer = newerThan(step, newestOf(SQLITE_MIGRATIONS));
  if (newer !== undefined) return { ...bad(newer), isNewer: true };
  const dangling = handle.prepare("PRAGMA foreign_key_check").get();
  if (dangling !== undefined) {
    return bad(`is damaged (${dangling.table} refer to what isn't there)`);
  }
  const unreadable = handle
    .prepare(
      `SELECT (SELECT count(*) FROM users WHERE NOT json_valid(profile))
            + (SELECT count(*) FROM trips WHERE NOT json_valid(document) OR NOT json_valid(summary))
            + (SELECT count(*) FROM generations WHERE NOT json_valid(request))
            + (SELECT count(*) FROM generation_events WHERE NOT json_valid(event)) AS total`,
    )
    .get();
  if (number(unreadable) !== 0) {
    return bad(`is damaged (${number(unreadable)} documents can't be read)`);
  }
  const facts = {
    version: Number(step?.version),
    people: number(handle.prepare("SELECT count(*) AS total FROM users").get()),
    trips: number(handle.prepare("SELECT count(*) AS total FROM trips").get()),
    plans: number(handle.prepare("SELECT count(*) AS total FROM generations").get()),
  };
  return { ok: true, facts };
}
