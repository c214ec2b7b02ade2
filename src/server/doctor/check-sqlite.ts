import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { newerThan } from "../store/newer-program.ts";
import { newestOf, SQLITE_MIGRATIONS } from "../store/sql/migrations.ts";
import { restoreAdvice } from "../store/sql/sqlite/backup-files.ts";
import { lostDatabase } from "../store/sql/sqlite/lost-database.ts";
import { openReadOnly } from "../store/sql/sqlite/open-read-only.ts";
import { isDamage, isLocked } from "../store/sql/sqlite/sqlite-error.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, warning, problem } = findingsAbout("store");

/** Looks at the embedded store without writing to it or to the folder it is in. */
export function checkSqlite(path: string): Finding {
  const lost = lostDatabase(path);
  if (lost !== undefined) return problem(lost);
  if (!existsSync(path)) return ok(`${path} isn't there yet; the first start makes it.`);
  let database: DatabaseSync | undefined;
  try {
    database = openReadOnly(path);
    const found = String(database.prepare("PRAGMA quick_check(1)").get()?.quick_check);
    if (found !== "ok") return damaged(path, found.split("\n").at(-1) ?? found);
    return judgeVersion(path, newestStep(database));
  } catch (error) {
    return refused(path, error);
  } finally {
    database?.close();
  }
}

type Step = Readonly<Record<string, unknown>>;

/** The last step of its schema; undefined where the file is no Tripwright's. */
function newestStep(database: DatabaseSync): Step | undefined {
  const table = database
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'")
    .get();
  if (table === undefined) return undefined;
  return database.prepare("SELECT * FROM migrations ORDER BY version DESC LIMIT 1").get();
}

function judgeVersion(path: string, step: Step | undefined): Finding {
  if (step === undefined) {
    return problem(
      `${path} is no database of Tripwright's. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  const newest = newestOf(SQLITE_MIGRATIONS);
  const newer = newerThan(step, newest);
  if (newer !== undefined) return problem(`The database ${path} ${newer}`);
  if (Number(step.version) < newest) {
    return warning(
      `${path} is at version ${step.version}; the next start brings it to ${newest}, and an older Tripwright can't use it after that. Back it up first.`,
    );
  }
  return ok(`${path} is whole, at version ${step.version}.`);
}

function refused(path: string, error: unknown): Finding {
  if (isLocked(error)) {
    return problem(`The database ${path} is held by another program. Stop that one.`);
  }
  if (isDamage(error)) return damaged(path, (error as Error).message);
  return problem(
    `The database ${path} can't be opened. Run the doctor as the user the server runs as, or make that user its owner.`,
  );
}

function damaged(path: string, why: string): Finding {
  const advice = restoreAdvice(dirname(path));
  return problem(
    `The database ${path} can't be used (${why}). ${advice}, or set DATA_DIR to a new folder to start afresh.`,
  );
}
