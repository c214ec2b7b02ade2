import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, test } from "vitest";
import { judgeFreeSpace } from "../../../src/server/doctor/check-data-folder.ts";
import { judgeClock } from "../../../src/server/doctor/check-postgres.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { SQLITE_MIGRATIONS } from "../../../src/server/store/sql/migrations.ts";
import { askDoctor, runDoctor } from "../../support/server/run-doctor.ts";
import { type DataFolder, eachDataFolder } from "../../support/store/each-data-folder.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NEWEST = SQLITE_MIGRATIONS.at(-1)?.version ?? 0;

const folder = eachDataFolder("doctor");
let dataDir: string;
let path: string;
let env: DataFolder["env"];
beforeEach(() => {
  ({ dataDir, path, env } = folder());
});

describe("the doctor looks at the database without changing it:", () => {
  function change(sql: string): void {
    const database = new DatabaseSync(path);
    database.exec(sql);
    database.close();
  }

  test("an older one is a warning, and stays older; a newer one is a problem", async () => {
    await createSqliteStore(path).close();
    change("UPDATE migrations SET version = version - 1");
    const older = await askDoctor(env);
    expect(older.problems).toEqual([]);
    expect(older.about("store")[0]).toMatch(
      `warning: ${path} is at version ${NEWEST - 1}; the next start brings it to ${NEWEST}`,
    );
    expect((await askDoctor(env)).about("store")).toEqual(older.about("store"));
    // A log left there could be someone's whom the server may not be.
    expect(readdirSync(dataDir)).toEqual(["tripwright.sqlite", "tripwright.sqlite-reserve"]);
    change("INSERT INTO migrations VALUES (999, 0, '7.8.9')");
    const newer = await askDoctor(env);
    expect(newer.about("store")[0]).toContain(
      `problem: The database ${path} is at version 999, but this Tripwright (`,
    );
  });

  test("one that another program holds, or that can't be opened, is not called damaged", async () => {
    await createSqliteStore(path).close();
    const holder = new DatabaseSync(path);
    holder.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; DELETE FROM lookups; COMMIT");
    const held = await askDoctor(env);
    holder.close();
    expect(held.problems).toEqual([
      `The database ${path} is held by another program. Stop that one.`,
    ]);
    // A log that can't be opened is as good as a file that can't.
    mkdirSync(`${path}-wal`);
    expect((await askDoctor(env)).problems[0]).toMatch(
      /can't be opened\. Run the doctor as the user/,
    );
  });

  test("one that is damaged, and a file that is none", async () => {
    writeFileSync(path, "no database at all ".repeat(500));
    const none = await askDoctor(env);
    expect(none.about("store")[0]).toMatch(/^problem: The database .* Restore it from a backup/);
    rmSync(path);

    const store = createSqliteStore(path);
    for (let one = 0; one < 200; one += 1) await store.users.upsert(storePerson(`person-${one}`));
    await store.close();
    const database = new DatabaseSync(path);
    const { root } = database
      .prepare("SELECT rootpage AS root FROM sqlite_schema WHERE name = 'users'")
      .get() as { root: number };
    const { page_size: size } = database.prepare("PRAGMA page_size").get() as { page_size: number };
    database.close();
    const file = await open(path, "r+");
    await file.write(Buffer.alloc(size, 0x5a), 0, size, (root - 1) * size);
    await file.close();
    const damaged = await runDoctor(env);
    expect(damaged.code).toBe(1);
    expect(damaged.stdout).toMatch(/^problem {2}store {10}The database .* Restore it from a/m);
    expect(existsSync(`${path}-wal`)).toBe(false);
  });
});

test.each([
  [63 * 1024 * 1024, "problem", /63 MB are free.*Make room/],
  [64 * 1024 * 1024, "warning", /64 MB are free/],
  [1023 * 1024 * 1024, "warning", /Make room before/],
  [1024 * 1024 * 1024, "ok", /1024 MB are free/],
])("%i bytes of free disk are a %s", (bytes, level, text) => {
  const found = judgeFreeSpace(bytes, "/data");
  expect(found.level).toBe(level);
  expect(found.text).toMatch(text);
});

test.each([
  [0, "ok"],
  [1_900, "ok"],
  [-2_100, "warning"],
  [4_900, "warning"],
  [-5_100, "problem"],
])("a database's clock that is %i ms ahead is %s", (leadMs, level) => {
  expect(judgeClock(leadMs).level).toBe(level);
});
