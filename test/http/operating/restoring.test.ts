import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashToken } from "../../../src/server/lib/tokens.ts";
import { restoreBackup } from "../../../src/server/operating/backup/restore-backup.ts";
import { holdDatabase } from "../../../src/server/operating/hold-database.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { inspectSqlite } from "../../../src/server/store/sql/sqlite/inspect-sqlite.ts";
import { spawnCommand } from "../../support/server/spawn-command.ts";
import { type SpawnedServer, spawnServer } from "../../support/server/spawn-server.ts";
import { fetchAsPage } from "../../support/sign-in/walk.ts";
import { eachDataFolder } from "../../support/store/each-data-folder.ts";
import { countTrips, FILLED_AT_MS, fillDatabase } from "../../support/store/fill-database.ts";
import { seenThroughPorts } from "../../support/store/fill-store.ts";
import { oneGoodBackup } from "../../support/store/good-backup.ts";

const MIGRATE = join(import.meta.dirname, "../../support/store/migrate-sqlite.ts");

const good = oneGoodBackup();
const folder = eachDataFolder("backups");
let dataDir: string;
let database: string;
beforeEach(() => {
  ({ dataDir, path: database } = folder());
});

let servers: SpawnedServer[] = [];
afterEach(async () => {
  for (const { child, ended } of servers) {
    child.kill("SIGKILL");
    await ended;
  }
  servers = [];
});

async function startServer(): Promise<string> {
  const { env } = folder();
  const server = spawnServer({ ...env, LOG_LEVEL: "warn" });
  servers.push(server);
  await server.listening;
  if (server.child.exitCode !== null) throw new Error((await server.ended).stderr);
  return `http://localhost:${env.PORT}`;
}

const restore = (...args: string[]) =>
  spawnCommand("restore-main", args, { DATA_DIR: dataDir }).ended;

describe("a backup that is restored", () => {
  test("is what was backed up, and what was there before is kept beside it", async () => {
    const userId = await fillDatabase(database, 7);
    const looked = await restore("--verify", good().path);
    expect(looked).toMatchObject({ code: 0, stderr: "" });
    expect(looked.stdout).toContain(
      `The backup ${good().path} is good: 3 people, 12 trips, 18 plans`,
    );
    expect(await countTrips(database)).toBe(7);
    const { code, stdout } = await restore(good().path);
    expect(code).toBe(0);
    const former = /What was there before is (\S+);/.exec(stdout)?.[1] ?? "";
    expect(basename(former)).toMatch(/^tripwright\.sqlite\.before-restore-\d{4}-\d\d-\d\dT/);
    const store = createSqliteStore(database);
    expect(await seenThroughPorts(store, good().filled)).toEqual(good().seen);
    await store.close();
    const old = createSqliteStore(former);
    expect((await old.trips.list(userId, { cursor: undefined, limit: 10 })).trips).toHaveLength(7);
    await old.close();
    // And where there was nothing.
    rmSync(database);
    const again = await restoreBackup(good().path, { database, nowMs: FILLED_AT_MS });
    expect(again.former).toBeUndefined();
    expect(await countTrips(database)).toBe(12);
  });

  test("in the place of a damaged database takes the damaged one away, and its log from beside the new", async () => {
    await fillDatabase(database, 3);
    writeFileSync(database, "no database at all ".repeat(500));
    writeFileSync(`${database}-wal`, "its log");
    const { former = "" } = await restoreBackup(good().path, {
      database,
      nowMs: FILLED_AT_MS,
    });
    expect(existsSync(`${database}-wal`)).toBe(false);
    expect(await countTrips(database)).toBe(12);
    expect(readFileSync(former, "utf8")).toContain("no database at all");
  });

  test("is in place or not when it is killed in the middle, never half and never nothing", async () => {
    await fillDatabase(database, 7);
    // Large enough that copying and reading it takes a while.
    const large = join(dataDir, "large.sqlite");
    await fillDatabase(large, 1_500);
    for (const delayMs of [200, 300, 400, 500]) {
      const { child, ended } = spawnCommand("restore-main", [large], { DATA_DIR: dataDir });
      await Promise.race([once(child, "exit"), wait(delayMs)]);
      child.kill("SIGKILL");
      await ended;
      expect(inspectSqlite(database).ok).toBe(true);
      expect([7, 1_500]).toContain(await countTrips(database));
    }
    // What was left half-made is gone with the first that is done a day later, and nothing else is.
    const halfMade = () => readdirSync(dataDir).filter((name) => name.includes(".restoring-"));
    writeFileSync(`${database}.restoring-2025-01-01T00-00-00.000Z`, "half");
    await restoreBackup(large, { database, nowMs: Date.now() });
    expect(halfMade()).toContain("tripwright.sqlite.restoring-2025-01-01T00-00-00.000Z");
    await restoreBackup(large, { database, nowMs: Date.now() + 25 * 3_600_000 });
    expect(halfMade()).toEqual([]);
    expect(await countTrips(database)).toBe(1_500);
  });
});

describe("while a server uses the database", () => {
  test("nothing is restored, and the server goes on as before; once it has stopped, it is", async () => {
    const userId = await fillDatabase(database, 1);
    const sessionToken = "a session's token";
    const store = createSqliteStore(database);
    await store.sessions.create({
      id: "a session",
      tokenHash: hashToken(sessionToken),
      userId,
      device: "Firefox",
      createdAtMs: Date.now(),
      expiresAtMs: Date.now() + 3_600_000,
      sealedProviderToken: undefined,
    });
    await store.close();
    const url = await startServer();
    const refused = await restore(good().path);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toContain(
      `A server uses ${database}. Stop it first; nothing was changed.`,
    );
    const answer = await fetchAsPage(url, sessionToken, `/api/trips/${FILLED_AT_MS}`);
    expect(answer.status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    servers[0]?.child.kill("SIGTERM");
    await servers[0]?.ended;
    expect(await restore(good().path)).toMatchObject({ code: 0 });
    expect(await countTrips(database)).toBe(12);
  });

  test.runIf(process.platform === "linux")(
    "nothing is restored even where the file is too damaged to be asked",
    async () => {
      await fillDatabase(database, 2);
      await startServer();
      const bytes = readFileSync(database);
      writeFileSync(database, bytes.fill(0x5a, 0, 100));
      const refused = await restore(good().path);
      expect(refused.stderr).toContain("A server uses");
      servers[0]?.child.kill("SIGKILL");
      await servers[0]?.ended;
      expect(await restore(good().path)).toMatchObject({ code: 0 });
      expect(await countTrips(database)).toBe(12);
    },
  );

  test.runIf(process.platform === "linux")(
    "one that starts in the very moment of restoring doesn't go on with what was put away",
    async () => {
      await fillDatabase(database, 2);
      const held = holdDatabase(database);
      const child = spawn(process.execPath, [MIGRATE, database], { stdio: "pipe" });
      const errors = text(child.stderr);
      const hasIt = () =>
        readdirSync(`/proc/${child.pid}/fd`).some((name) => {
          const link = `/proc/${child.pid}/fd/${name}`;
          return lstatSync(link, { throwIfNoEntry: false }) && readlinkSync(link) === database;
        });
      while (!hasIt()) await wait(20);
      renameSync(good().copyTo(dataDir), database);
      held.release();
      const [code] = await once(child, "exit");
      expect(code).not.toBe(0);
      expect(await errors).toContain("Another file was put in the place of");
      expect(await countTrips(database)).toBe(12);
    },
  );
});
