import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ownVersion } from "../../../src/server/lib/own-version.ts";
import { SQLITE_MIGRATIONS } from "../../../src/server/store/sql/migrations.ts";
import { openSqliteDatabase } from "../../../src/server/store/sql/sqlite/sqlite-database.ts";
import { fillDatabase } from "../../support/store/fill-database.ts";

const MIGRATE = join(import.meta.dirname, "../../support/store/migrate-sqlite.ts");
const VERSIONS = SQLITE_MIGRATIONS.map(({ version }) => version);
const NEWEST = VERSIONS.at(-1) ?? 0;
/** Enough rows that writing them takes some tenths of a second. */
const LONG_ROWS = 300_000;

let folder: string;
let path: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tripwright-migrations-"));
  path = join(folder, "tripwright.sqlite");
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

function migrate(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [MIGRATE, path, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  return child;
}

/** Asks the file as it is, without bringing it anywhere. */
function ask<T>(work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(path);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
const count = (database: DatabaseSync, sql: string) => Number(database.prepare(sql).get()?.total);

test("killed by kill -9 in the middle leaves the version before it whole, or the one after", async () => {
  await fillDatabase(path, 3);
  let before = 0;
  let after = 0;
  for (const delayMs of [5, 30, 80, 150, 250, 400]) {
    const child = migrate(String(LONG_ROWS));
    await once(child.stdout ?? child, "data");
    await wait(delayMs);
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    const found = ask((database) => {
      expect(database.prepare("PRAGMA integrity_check").get()?.integrity_check).toBe("ok");
      expect(count(database, "SELECT count(*) AS total FROM trips")).toBe(3);
      const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
      return {
        version: count(database, "SELECT max(version) AS total FROM migrations"),
        tables: tables
          .map(({ name }) => String(name))
          .filter((name) => /^(step_|removed)/.test(name))
          .toSorted(),
      };
    });
    if (found.version === NEWEST) {
      before += 1;
      expect(found.tables).toEqual(["removed_generations"]);
    } else {
      after += 1;
      expect(found).toEqual({ version: NEWEST + 1, tables: ["step_one", "step_two"] });
      ask((database) => {
        expect(count(database, "SELECT count(*) AS total FROM step_two")).toBe(LONG_ROWS);
      });
      break;
    }
  }
  expect(before).toBeGreaterThan(0);
  // Whatever was left, the next one completes it.
  const last = migrate(String(LONG_ROWS));
  await once(last, "exit");
  expect(last.exitCode).toBe(0);
  expect(ask((database) => count(database, "SELECT max(version) AS total FROM migrations"))).toBe(
    NEWEST + 1,
  );
  expect(after).toBeLessThanOrEqual(1);
});

test("several processes at once make each step of a new file once", async () => {
  const processes = Array.from({ length: 4 }, () => migrate());
  await Promise.all(processes.map((child) => once(child, "exit")));
  expect(processes.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
  const database = openSqliteDatabase(path);
  const steps = database.all("SELECT version FROM migrations ORDER BY version");
  expect(steps.map(({ version }) => version)).toEqual(VERSIONS);
  database.close();
});

test("a newer Tripwright's is refused by name, and left as it was", () => {
  openSqliteDatabase(path).close();
  ask((database) => database.exec("INSERT INTO migrations VALUES (999, 0, '7.8.9')"));
  expect(() => openSqliteDatabase(path)).toThrow(
    new RegExp(
      `is at version 999, but this Tripwright \\(${ownVersion()}\\) knows versions up to ${NEWEST}\\. Install Tripwright 7\\.8\\.9 or newer\\.$`,
    ),
  );
  expect(ask((database) => count(database, "SELECT max(version) AS total FROM migrations"))).toBe(
    999,
  );
});
