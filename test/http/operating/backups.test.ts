import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { makeBackup } from "../../../src/server/operating/backup/make-backup.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { SQLITE_MIGRATIONS } from "../../../src/server/store/sql/migrations.ts";
import { listBackups } from "../../../src/server/store/sql/sqlite/backup-files.ts";
import { inspectSqlite } from "../../../src/server/store/sql/sqlite/inspect-sqlite.ts";
import { spawnCommand } from "../../support/server/spawn-command.ts";
import { eachDataFolder } from "../../support/store/each-data-folder.ts";
import { FILLED_AT_MS, fillDatabase } from "../../support/store/fill-database.ts";
import { saveTrip } from "../../support/store/save-trip.ts";

const SECOND_MS = 1_000;
const NEWEST = SQLITE_MIGRATIONS.at(-1)?.version;

const folder = eachDataFolder("backups");
let dataDir: string;
let database: string;
beforeEach(() => {
  ({ dataDir, path: database } = folder());
});

const backUp = (...args: string[]) =>
  spawnCommand("backup-main", args, { DATA_DIR: dataDir }).ended;
const backups = () => listBackups(join(dataDir, "backups"));

describe("a backup", () => {
  test("made under 50 saves a second has all that was saved before it, and is whole", async () => {
    const userId = await fillDatabase(database, 8_000);
    const store = createSqliteStore(database);
    const saved: string[] = [];
    let isOver = false;
    async function save(): Promise<void> {
      while (!isOver) {
        saved.push(await saveTrip(store, { userId, nowMs: FILLED_AT_MS + 10_000 }));
        await wait(20);
      }
    }
    const saving = save();
    while (saved.length < 5) await wait(5);
    const before = [...saved];
    const { code, stdout, stderr } = await backUp();
    const savedMeanwhile = saved.length - before.length;
    isOver = true;
    await saving;
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(savedMeanwhile).toBeGreaterThan(5);
    const [path = ""] = backups();
    expect(stdout).toContain(`Backed up to ${path}: 1 people, `);
    expect(inspectSqlite(path)).toMatchObject({ ok: true, facts: { version: NEWEST } });
    const copy = new DatabaseSync(path);
    const ids = new Set(
      copy
        .prepare("SELECT id FROM trips")
        .all()
        .map(({ id }) => String(id)),
    );
    copy.close();
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBeGreaterThanOrEqual(8_000 + before.length);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(dataDir, "backups")).toSorted()).toEqual([
      basename(path),
      `${basename(path)}.sha256`,
    ]);
    await store.close();
    // Nothing but the database and the backups is left in the data folder.
    expect(readdirSync(dataDir).toSorted()).toEqual([
      "backups",
      "tripwright.sqlite",
      "tripwright.sqlite-reserve",
    ]);
  });

  test("lets the oldest go once there are as many as are kept, and never one of another name", async () => {
    await fillDatabase(database, 1);
    mkdirSync(join(dataDir, "backups"));
    for (const name of ["mine.sqlite", "tripwright-2024-01-01T00-00-00.000Z.sqlite.partial"]) {
      writeFileSync(join(dataDir, "backups", name), "");
      utimesSync(join(dataDir, "backups", name), 0, 0);
    }
    for (let count = 0; count < 5; count += 1) {
      const nowMs = FILLED_AT_MS + count * SECOND_MS;
      await makeBackup(database, { dataDir, to: undefined, keep: 3, nowMs });
    }
    expect(backups().map((path) => basename(path))).toEqual(
      [4, 3, 2].map((second) => `tripwright-2025-06-15T15-06-4${second}.000Z.sqlite`),
    );
    const elsewhere = join(dataDir, "elsewhere.sqlite");
    const { code } = await backUp(elsewhere, "--keep", "1");
    expect(code).toBe(0);
    expect(existsSync(elsewhere)).toBe(true);
    expect(readdirSync(join(dataDir, "backups"))).toHaveLength(7);
  });

  test("of a damaged database isn't one: the former ones stay, and it is said", async () => {
    await fillDatabase(database, 200);
    await makeBackup(database, { dataDir, to: undefined, keep: 1, nowMs: FILLED_AT_MS });
    const bytes = readFileSync(database);
    writeFileSync(database, bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 8_192));
    const { code, stderr } = await backUp("--keep", "1");
    expect(code).toBe(1);
    expect(stderr).toContain("there is no new backup");
    expect(stderr).not.toMatch(/\n {4}at /);
    expect(backups().map((path) => basename(path))).toEqual([
      "tripwright-2025-06-15T15-06-40.000Z.sqlite",
    ]);
  });

  test("is said to be impossible where there is no embedded store, or a word too many", async () => {
    expect((await backUp()).stderr).toContain(`There is no database ${database} to back up.`);
    expect((await backUp("one", "two")).stderr).toContain("Say npm run backup");
    const elsewhere = spawnCommand("backup-main", [], {
      DATA_DIR: dataDir,
      DATABASE_URL: "postgres://trips:correct-horse@db.example/trips",
    });
    const { code, stderr } = await elsewhere.ended;
    expect(code).toBe(1);
    expect(stderr).toContain("Everything is in postgres://db.example/trips, which has backups");
    expect(stderr).not.toContain("correct-horse");
  });
});
