import { once } from "node:events";
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { StartupError } from "../../../src/server/lib/startup-error.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { SQLITE_MIGRATIONS } from "../../../src/server/store/sql/migrations.ts";
import { openSqliteDatabase } from "../../../src/server/store/sql/sqlite/sqlite-database.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";
import { storeContract } from "./store-contract.ts";

const NOW_MS = 1_700_000_000_000;

storeContract("SQLite", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tripwright-store-"));
  const path = join(folder, "tripwright.sqlite");
  return {
    store: createSqliteStore(path),
    reopen: async () => createSqliteStore(path),
    dispose: async () => rmSync(folder, { recursive: true }),
  };
});

describe("the SQLite file", () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "tripwright-sqlite-"));
    path = join(folder, "data", "tripwright.sqlite");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const modes = (...paths: string[]) => paths.map((at) => (statSync(at).mode & 0o777).toString(8));

  test("its folder and its files are nobody else's to read, those of before included", async () => {
    const store = createSqliteStore(path);
    await store.users.upsert(storePerson("ada"));
    const files = [path, `${path}-wal`, `${path}-shm`, `${path}-reserve`];
    expect(modes(join(folder, "data"), ...files)).toEqual(["700", "600", "600", "600", "600"]);
    await store.close();
    chmodSync(path, 0o644);
    const again = createSqliteStore(path);
    expect(modes(...files)).toEqual(["600", "600", "600", "600"]);
    await again.close();
  });

  /** The error that an operator would read when the file can't be used. */
  function refusal(): string {
    try {
      void createSqliteStore(path).close();
    } catch (error) {
      if (error instanceof StartupError) return error.message;
      throw error;
    }
    throw new Error("the database was opened");
  }

  /** Enough trips that the file has many pages, all written back from the log. */
  async function fill(): Promise<string> {
    const store = createSqliteStore(path);
    const { id: userId } = await store.users.upsert(storePerson("ada"));
    for (let count = 0; count < 100; count += 1) await saveTrip(store, { userId, nowMs: NOW_MS });
    await store.close();
    return userId;
  }

  test("is written durably: WAL, full sync, foreign keys, and patience with other writers", () => {
    const database = openSqliteDatabase(path);
    const pragma = (name: string) => Object.values(database.get(`PRAGMA ${name}`) ?? {})[0];
    expect(pragma("journal_mode")).toBe("wal");
    expect(pragma("synchronous")).toBe(2);
    expect(pragma("foreign_keys")).toBe(1);
    expect(pragma("busy_timeout")).toBe(5000);
    database.close();
  });

  test("is brought to the newest version once, and each step leaves it whole or untouched", () => {
    const [first] = SQLITE_MIGRATIONS;
    if (first === undefined) throw new Error("there is a first migration");
    openSqliteDatabase(path, [first]).close();
    const broken = { version: 2, sql: "CREATE TABLE half (id TEXT) STRICT; CREATE TABLE nonsense" };
    expect(() => openSqliteDatabase(path, [first, broken])).toThrow(StartupError);
    const second = { version: 2, sql: "CREATE TABLE half (id TEXT) STRICT" };
    const database = openSqliteDatabase(path, [first, second]);
    expect(database.schemaVersion()).toBe(2);
    database.close();
    openSqliteDatabase(path, [first, second]).close();
  });

  test.each<[string, () => void]>([
    [
      "that is no database",
      () => writeFileSync(path, "This is a letter, not a database. ".repeat(200)),
    ],
    ["whose first bytes were overwritten", () => overwrite(0, 64)],
    ["whose middle was overwritten", () => overwrite(0.5, 4096)],
    ["that was cut off", () => truncateSync(path, Math.floor(readFileSync(path).length / 2))],
  ])("%s is refused, named, and told how to be mended", async (_damage, damage) => {
    await fill();
    damage();
    const message = refusal();
    expect(message).toContain(path);
    expect(message).toMatch(/can't be used .*Restore it from a backup/);
    expect(message).not.toContain("writ");
  });

  function overwrite(at: number, length: number): void {
    const bytes = readFileSync(path);
    const start = Math.floor(bytes.length * at);
    writeFileSync(path, bytes.fill(0x5a, start, start + length));
  }

  test.each([
    ["whose folder is not writable", () => chmodSync(join(folder, "data"), 0o555)],
    ["that is not writable itself", () => chmodSync(path, 0o444)],
  ])("%s is refused with what to do, and is whole once that is mended", async (_name, lock) => {
    const userId = await fill();
    chmodSync(folder, 0o755);
    chmodSync(join(folder, "data"), 0o777);
    chmodSync(path, 0o666);
    lock();
    const message = withoutRootsRights(refusal);
    expect(message).toContain(`The data folder ${join(folder, "data")} can't be written to`);
    expect(message).toMatch(/Make it writable for user \d+, or set DATA_DIR to another folder\.$/);
    chmodSync(join(folder, "data"), 0o777);
    chmodSync(path, 0o666);
    const store = createSqliteStore(path);
    const { trips } = await store.trips.list(userId, { cursor: undefined, limit: 100 });
    expect(trips).toHaveLength(100);
    await store.close();
  });

  test("that can't be written to any more is not ready", async () => {
    const store = createSqliteStore(path);
    await store.checkReady();
    await store.close();
    await expect(store.checkReady()).rejects.toThrow();
  });

  test("whose schema moved on under a running server is not ready", async () => {
    const store = createSqliteStore(path);
    const other = new DatabaseSync(path);
    other.exec("INSERT INTO migrations VALUES (999, 0, '7.8.9')");
    other.close();
    await expect(store.checkReady()).rejects.toThrow("schema");
    await store.close();
  });

  test("is locked for writing from a transaction's first moment to its last", () => {
    const database = openSqliteDatabase(path);
    const other = new DatabaseSync(path, { timeout: 0 });
    const tryToWrite = () => other.exec("BEGIN IMMEDIATE; ROLLBACK");
    database.transaction(() => expect(tryToWrite).toThrow("locked"));
    expect(tryToWrite).not.toThrow();
    const failing = () =>
      database.transaction(() => {
        database.run("INSERT INTO migrations VALUES (999, 0, '7.8.9')");
        throw new Error("half-way");
      });
    expect(failing).toThrow("half-way");
    expect(tryToWrite).not.toThrow();
    expect(database.schemaVersion()).toBe(SQLITE_MIGRATIONS.at(-1)?.version);
    other.close();
    database.close();
  });

  test("takes two processes saving at the same millisecond: nothing lost, nothing refused", async () => {
    const saves = 150;
    const workers = ["ada", "eve"].map(
      (subject) =>
        new Worker(new URL("../../support/crash/store-writer.ts", import.meta.url), {
          workerData: { path, subject, saves, nowMs: NOW_MS },
        }),
    );
    await Promise.all(workers.map((worker) => once(worker, "message")));
    const answers = workers.map((worker) => once(worker, "message"));
    for (const worker of workers) worker.postMessage("go");
    const writers = (await Promise.all(answers)).flat() as { userId: string; ids: string[] }[];
    const ids = writers.flatMap((writer) => writer.ids);
    expect(new Set(ids).size).toBe(2 * saves);
    expect(ids.filter((id) => !/^\d{13}$/.test(id))).toEqual([]);
    const store = createSqliteStore(path);
    for (const { userId, ids: own } of writers) {
      for (const id of own) expect(await store.trips.find(id, asOwner(userId)), id).toBeDefined();
    }
    await store.close();
  }, 60_000);
});

const NOBODY = 65_534;

/** Root may write anywhere, whatever the mode says; as anyone else this just runs. */
function withoutRootsRights<Result>(work: () => Result): Result {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(NOBODY);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}
