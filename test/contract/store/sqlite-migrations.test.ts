import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tripListAnswerSchema } from "../../../src/domain/wire.ts";
import { ownVersion } from "../../../src/server/lib/own-version.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { SQLITE_MIGRATIONS } from "../../../src/server/store/sql/migrations.ts";
import { openSqliteDatabase } from "../../../src/server/store/sql/sqlite/sqlite-database.ts";
import { writeOldDatabase } from "../../support/store/old-database.ts";
import { saveTrip } from "../../support/store/save-trip.ts";

const NOW_MS = 1_750_000_000_000;
const MIGRATE = join(import.meta.dirname, "../../support/store/migrate-sqlite.ts");
const VERSIONS = SQLITE_MIGRATIONS.map(({ version }) => version);
const NEWEST = VERSIONS.at(-1) ?? 0;
/** So many that writing them takes some tenths of a second. */
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

test.each(VERSIONS)(
  "version %i is brought to the newest in one step, with its data",
  async (version) => {
    const { userId, tripIds } = writeOldDatabase(path, version, NOW_MS);
    const store = createSqliteStore(path);
    await store.checkReady();
    const { trips } = await store.trips.list(userId, { cursor: undefined, limit: 10 });
    expect(trips.map(({ id }) => id).toSorted()).toEqual(tripIds);
    // A summary of old says less, until its trip is changed.
    expect(tripListAnswerSchema.parse({ trips })).toEqual({ trips });
    expect(trips[0]).not.toHaveProperty("firstPlace");
    expect(await store.sessions.list(userId, NOW_MS)).toMatchObject([{ createdAtMs: NOW_MS }]);
    expect((await store.generations.list(userId)).map(({ state }) => state).toSorted()).toEqual([
      "failed",
      "saved",
      "saved",
    ]);
    expect(await store.generations.countSince(NOW_MS, userId)).toBe(1);
    const removed = version === 4 || version === 5 ? 2 : 0;
    expect(await store.generations.usageSince(NOW_MS)).toEqual({
      inputTokens: 7 * removed,
      outputTokens: 9 * removed,
    });
    expect(await store.records.count("removedGenerations")).toBe(removed);
    // And lives on: what the newest version is for can be done.
    await saveTrip(store, { userId, nowMs: NOW_MS });
    await store.users.remove(userId);
    expect(await store.records.count("removedGenerations")).toBe(removed + 2);
    await store.close();
    const steps = ask((database) =>
      database.prepare("SELECT version, program FROM migrations ORDER BY version").all(),
    );
    expect(steps.map((step) => step.version)).toEqual(VERSIONS);
    expect(steps.at(-1)?.program).toBe(ownVersion());
  },
);

test("killed by kill -9 in the middle leaves the version before it whole, or the one after", async () => {
  writeOldDatabase(path, NEWEST, NOW_MS);
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

test.each([
  ["a new file", () => undefined],
  ["a file of the first version", () => writeOldDatabase(path, 1, NOW_MS)],
])("several processes at once make each step of %s once", async (_name, prepare) => {
  prepare();
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
