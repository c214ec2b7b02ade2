import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { StartupError } from "../../src/server/lib/startup-error.ts";
import { checkBackup } from "../../src/server/operating/check-backup.ts";
import { holdDatabase } from "../../src/server/operating/hold-database.ts";
import { makeBackup } from "../../src/server/operating/make-backup.ts";
import { restoreBackup } from "../../src/server/operating/restore-backup.ts";
import { listBackups } from "../../src/server/store/backup-files.ts";
import { createSqliteStore } from "../../src/server/store/create-sqlite-store.ts";
import { inspectSqlite } from "../../src/server/store/inspect-sqlite.ts";
import { SQLITE_MIGRATIONS } from "../../src/server/store/sqlite-migrations.ts";
import { type Filled, fillStore, seenThroughPorts } from "../support/fill-store.ts";
import { freePort } from "../support/free-port.ts";
import { writeOldDatabase } from "../support/old-database.ts";
import { saveTrip } from "../support/save-trip.ts";
import { fetchAsPage } from "../support/sign-in.ts";
import { spawnCommand } from "../support/spawn-command.ts";
import { type SpawnedServer, spawnServer } from "../support/spawn-server.ts";
import { storePerson } from "../support/store-person.ts";

const NOW_MS = 1_750_000_000_000;
const SECOND_MS = 1_000;
const MIGRATE = join(import.meta.dirname, "../support/migrate-sqlite.ts");
const NEWEST = SQLITE_MIGRATIONS.at(-1)?.version;

/** A backup of a store with everything in it, and what it holds. */
let prepared: string;
let filled: Filled;
let seen: unknown;
beforeAll(async () => {
  prepared = mkdtempSync(join(tmpdir(), "tripwright-prepared-"));
  const store = createSqliteStore(join(prepared, "tripwright.sqlite"));
  filled = await fillStore(store);
  seen = await seenThroughPorts(store, filled);
  await makeBackup(join(prepared, "tripwright.sqlite"), {
    dataDir: prepared,
    to: join(prepared, "good.sqlite"),
    keep: 1,
    nowMs: NOW_MS,
  });
  await store.close();
});
afterAll(() => rmSync(prepared, { recursive: true }));

let dataDir: string;
let database: string;
let servers: SpawnedServer[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "tripwright-backups-"));
  database = join(dataDir, "tripwright.sqlite");
  servers = [];
});
afterEach(async () => {
  for (const { child, ended } of servers) {
    child.kill("SIGKILL");
    await ended;
  }
  rmSync(dataDir, { recursive: true });
});

const backUp = (...args: string[]) =>
  spawnCommand("backup-main", args, { DATA_DIR: dataDir }).ended;
const restore = (...args: string[]) =>
  spawnCommand("restore-main", args, { DATA_DIR: dataDir }).ended;
const backups = () => listBackups(join(dataDir, "backups"));

async function startServer(): Promise<string> {
  const port = await freePort();
  const server = spawnServer({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" });
  servers.push(server);
  await server.listening;
  if (server.child.exitCode !== null) throw new Error((await server.ended).stderr);
  return `http://localhost:${port}`;
}

/** A database with so many trips, and who owns them. */
async function fillDatabase(trips: number, path = database): Promise<string> {
  const store = createSqliteStore(path);
  const { id: userId } = await store.users.upsert(storePerson("ada"));
  await saveTrip(store, { userId, nowMs: NOW_MS });
  const { records } = await store.records.read("trips", { after: undefined, limit: 1 });
  const [first] = records;
  if (first === undefined) throw new Error("the trip just saved is not there");
  const all = Array.from({ length: trips }, (_, index) => {
    const id = String(NOW_MS + index);
    return { ...first, id, document: { ...first.document, id } };
  });
  await store.records.write("trips", all);
  await store.close();
  return userId;
}

async function tripsIn(path: string): Promise<number> {
  const store = createSqliteStore(path);
  const total = await store.records.count("trips");
  await store.close();
  return total;
}

/** A copy of the good backup that may be spoilt, without the hash beside it. */
function copyOfGood(name = "spoilt.sqlite"): string {
  const path = join(dataDir, name);
  copyFileSync(join(prepared, "good.sqlite"), path);
  return path;
}

describe("a backup", () => {
  test("made under 50 saves a second has all that was saved before it, and is whole", async () => {
    const userId = await fillDatabase(8_000);
    const store = createSqliteStore(database);
    const saved: string[] = [];
    let isOver = false;
    async function save(): Promise<void> {
      while (!isOver) {
        saved.push(await saveTrip(store, { userId, nowMs: NOW_MS + 10_000 }));
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
    expect(readdirSync(dataDir).toSorted()).toEqual(["backups", "tripwright.sqlite"]);
  });

  test("lets the oldest go once there are as many as are kept, and never one of another name", async () => {
    await fillDatabase(1);
    mkdirSync(join(dataDir, "backups"));
    for (const name of ["mine.sqlite", "tripwright-2024-01-01T00-00-00.000Z.sqlite.partial"]) {
      writeFileSync(join(dataDir, "backups", name), "");
      utimesSync(join(dataDir, "backups", name), 0, 0);
    }
    for (let count = 0; count < 5; count += 1) {
      const nowMs = NOW_MS + count * SECOND_MS;
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
    await fillDatabase(200);
    await makeBackup(database, { dataDir, to: undefined, keep: 1, nowMs: NOW_MS });
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

describe("a backup that is restored", () => {
  test("is what was backed up, and what was there before is kept beside it", async () => {
    const userId = await fillDatabase(7);
    const good = join(prepared, "good.sqlite");
    const looked = await restore("--verify", good);
    expect(looked).toMatchObject({ code: 0, stderr: "" });
    expect(looked.stdout).toContain(`The backup ${good} is good: 3 people, 12 trips, 18 plans`);
    expect(await tripsIn(database)).toBe(7);
    const { code, stdout } = await restore(good);
    expect(code).toBe(0);
    const former = /What was there before is (\S+);/.exec(stdout)?.[1] ?? "";
    expect(basename(former)).toMatch(/^tripwright\.sqlite\.before-restore-\d{4}-\d\d-\d\dT/);
    const store = createSqliteStore(database);
    expect(await seenThroughPorts(store, filled)).toEqual(seen);
    await store.close();
    const old = createSqliteStore(former);
    expect((await old.trips.list(userId, { cursor: undefined, limit: 10 })).trips).toHaveLength(7);
    await old.close();
    // And where there was nothing.
    rmSync(database);
    const again = await restoreBackup(good, { database, nowMs: NOW_MS });
    expect(again.former).toBeUndefined();
    expect(await tripsIn(database)).toBe(12);
  });

  test.each(SQLITE_MIGRATIONS.map(({ version }) => version))(
    "of schema version %i is brought to the newest",
    async (version) => {
      const old = join(dataDir, "old.sqlite");
      writeOldDatabase(old, version);
      const restored = await restoreBackup(old, { database, nowMs: NOW_MS });
      expect(restored).toMatchObject({ facts: { version, trips: 3 }, hasHash: false });
      expect(inspectSqlite(database)).toMatchObject({ ok: true, facts: { version: NEWEST } });
      // The backup itself stays as it was.
      expect(inspectSqlite(old)).toMatchObject({ ok: true, facts: { version } });
    },
  );

  test("of the first version is what a server starts on and serves", async () => {
    const old = join(dataDir, "old.sqlite");
    const { sessionToken, tripIds } = writeOldDatabase(old, 1);
    const { code, stderr } = await restore(old);
    expect(code).toBe(0);
    expect(stderr).toContain(`There is no ${old}.sha256 beside it`);
    const url = await startServer();
    for (const id of tripIds) {
      const answer = await fetchAsPage(url, sessionToken, `/api/trips/${id}`);
      expect(await answer.json()).toMatchObject({ id });
    }
  });

  test("in the place of a damaged database takes the damaged one away, and its log from beside the new", async () => {
    await fillDatabase(3);
    writeFileSync(database, "no database at all ".repeat(500));
    writeFileSync(`${database}-wal`, "its log");
    const { former = "" } = await restoreBackup(join(prepared, "good.sqlite"), {
      database,
      nowMs: NOW_MS,
    });
    expect(existsSync(`${database}-wal`)).toBe(false);
    expect(await tripsIn(database)).toBe(12);
    expect(readFileSync(former, "utf8")).toContain("no database at all");
  });

  test("is in place or not when it is killed in the middle, never half and never nothing", async () => {
    await fillDatabase(7);
    // Large enough that copying and reading it takes a while.
    const large = join(dataDir, "large.sqlite");
    await fillDatabase(1_500, large);
    for (const delayMs of [200, 300, 400, 500]) {
      const { child, ended } = spawnCommand("restore-main", [large], { DATA_DIR: dataDir });
      await Promise.race([once(child, "exit"), wait(delayMs)]);
      child.kill("SIGKILL");
      await ended;
      expect(inspectSqlite(database).ok).toBe(true);
      expect([7, 1_500]).toContain(await tripsIn(database));
    }
    // What was left half-made is gone with the first that is done a day later, and nothing else is.
    const halfMade = () => readdirSync(dataDir).filter((name) => name.includes(".restoring-"));
    writeFileSync(`${database}.restoring-2025-01-01T00-00-00.000Z`, "half");
    await restoreBackup(large, { database, nowMs: Date.now() });
    expect(halfMade()).toContain("tripwright.sqlite.restoring-2025-01-01T00-00-00.000Z");
    await restoreBackup(large, { database, nowMs: Date.now() + 25 * 3_600_000 });
    expect(halfMade()).toEqual([]);
    expect(await tripsIn(database)).toBe(1_500);
  });
});

describe("a backup that isn't good is refused, and the data stays as it was:", () => {
  async function refusal(file: string): Promise<string> {
    await fillDatabase(2);
    const before = readFileSync(database);
    const listed = readdirSync(dataDir).toSorted();
    const refuse = async (work: () => Promise<unknown>): Promise<string> => {
      try {
        await work();
      } catch (error) {
        if (error instanceof StartupError) return error.message;
        throw error;
      }
      throw new Error("it was taken");
    };
    const looked = await refuse(() => checkBackup(file));
    const restored = await refuse(() => restoreBackup(file, { database, nowMs: NOW_MS }));
    expect(restored).toBe(looked);
    expect(readFileSync(database).equals(before)).toBe(true);
    expect(readdirSync(dataDir).toSorted()).toEqual(listed);
    expect(restored).toContain(file);
    return restored;
  }

  test.each<[string, (path: string) => void]>([
    ["cut in half", (path) => truncateSync(path, statSync(path).size / 2)],
    ["without its last page", (path) => truncateSync(path, statSync(path).size - 4096)],
    ["empty", (path) => truncateSync(path, 0)],
    ["no database", (path) => writeFileSync(path, "This is a letter. ".repeat(1_000))],
    [
      "another program's",
      (path) => {
        rmSync(path);
        const other = new DatabaseSync(path);
        other.exec("CREATE TABLE recipes (id TEXT)");
        other.close();
      },
    ],
    [
      "one whose trips have no owner any more",
      (path) => {
        const other = new DatabaseSync(path, { enableForeignKeyConstraints: false });
        other.exec("DELETE FROM users");
        other.close();
      },
    ],
    [
      "one with a document that is none",
      (path) => {
        const other = new DatabaseSync(path);
        other.exec("UPDATE trips SET document = '{\"id\":' WHERE id LIKE '%1'");
        other.close();
      },
    ],
  ])("%s", async (_name, spoil) => {
    const file = copyOfGood();
    spoil(file);
    expect(await refusal(file)).toMatch(/is (damaged|no whole database|not Tripwright's)/);
  });

  test("one bit that isn't as it was, wherever it is", async () => {
    const file = copyOfGood();
    copyFileSync(join(prepared, "good.sqlite.sha256"), `${file}.sha256`);
    const good = readFileSync(file);
    await checkBackup(file);
    for (const part of [0.0001, 0.1, 0.33, 0.5, 0.77, 0.9, 0.9999]) {
      const bytes = Buffer.from(good);
      const at = Math.floor(bytes.length * part);
      bytes[at] = (bytes[at] ?? 0) ^ 0x10;
      writeFileSync(file, bytes);
      expect(await refusal(file)).toContain("was altered or cut off since it was made");
    }
  });

  test("a newer Tripwright's, which it names", async () => {
    const file = copyOfGood();
    const other = new DatabaseSync(file);
    other.exec("INSERT INTO migrations VALUES (999, 0, '7.8.9')");
    other.close();
    expect(await refusal(file)).toMatch(
      /is at version 999, .* Install Tripwright 7\.8\.9 or newer\.$/,
    );
  });

  test("a database in use, whose newest trips are in a log beside it", async () => {
    const inUse = join(dataDir, "in-use.sqlite");
    const store = createSqliteStore(inUse);
    await store.users.upsert(storePerson("ada"));
    expect(await refusal(inUse)).toContain("is a database in use, not a backup");
    await store.close();
  });

  test("none", async () => {
    expect(await refusal(join(dataDir, "none.sqlite"))).toContain("There is no file");
    const { code, stderr } = await restore(join(dataDir, "none.sqlite"));
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `There is no file ${join(dataDir, "none.sqlite")}. Name a backup.\n`,
    });
  });
});

describe("while a server uses the database", () => {
  test("nothing is restored, and the server goes on as before; once it has stopped, it is", async () => {
    const old = join(dataDir, "old.sqlite");
    const { sessionToken, tripIds } = writeOldDatabase(old, 1);
    await restoreBackup(old, { database, nowMs: NOW_MS });
    const url = await startServer();
    const good = join(prepared, "good.sqlite");
    const refused = await restore(good);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toContain(
      `A server uses ${database}. Stop it first; nothing was changed.`,
    );
    const answer = await fetchAsPage(url, sessionToken, `/api/trips/${tripIds[0]}`);
    expect(answer.status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    servers[0]?.child.kill("SIGTERM");
    await servers[0]?.ended;
    expect(await restore(good)).toMatchObject({ code: 0 });
    expect(await tripsIn(database)).toBe(12);
  });

  test.runIf(process.platform === "linux")(
    "nothing is restored even where the file is too damaged to be asked",
    async () => {
      await fillDatabase(2);
      await startServer();
      const bytes = readFileSync(database);
      writeFileSync(database, bytes.fill(0x5a, 0, 100));
      const refused = await restore(join(prepared, "good.sqlite"));
      expect(refused.stderr).toContain("A server uses");
      servers[0]?.child.kill("SIGKILL");
      await servers[0]?.ended;
      expect(await restore(join(prepared, "good.sqlite"))).toMatchObject({ code: 0 });
      expect(await tripsIn(database)).toBe(12);
    },
  );

  test.runIf(process.platform === "linux")(
    "one that starts in the very moment of restoring doesn't go on with what was put away",
    async () => {
      await fillDatabase(2);
      const held = holdDatabase(database);
      const child = spawn(process.execPath, [MIGRATE, database], { stdio: "pipe" });
      const errors = text(child.stderr);
      const hasIt = () =>
        readdirSync(`/proc/${child.pid}/fd`).some((name) => {
          const link = `/proc/${child.pid}/fd/${name}`;
          return lstatSync(link, { throwIfNoEntry: false }) && readlinkSync(link) === database;
        });
      while (!hasIt()) await wait(20);
      renameSync(copyOfGood(), database);
      held.letGo();
      const [code] = await once(child, "exit");
      expect(code).not.toBe(0);
      expect(await errors).toContain("Another file was put in the place of");
      expect(await tripsIn(database)).toBe(12);
    },
  );
});
