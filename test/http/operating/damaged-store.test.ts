import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkSqlite } from "../../../src/server/doctor/check-sqlite.ts";
import { hashToken } from "../../../src/server/lib/tokens.ts";
import { makeBackup } from "../../../src/server/operating/backup/make-backup.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { openSqliteDatabase } from "../../../src/server/store/sql/sqlite/sqlite-database.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { freePort } from "../../support/server/free-port.ts";
import { SELECTION } from "../../support/server/generate.ts";
import { spawnServer } from "../../support/server/spawn-server.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { fetchAsPage } from "../../support/sign-in/walk.ts";
import { FILLED_AT_MS, fillDatabase } from "../../support/store/fill-database.ts";
import { newPostgresDatabase } from "../../support/store/new-postgres-database.ts";
import { withStore } from "../../support/store/with-store.ts";

const HOUR_MS = 3_600_000;
/** More than SQLite keeps in memory, so that some is read anew. */
const TRIPS = 4_000;
const PAGE_BYTES = 4096;
const TOKEN = "a session's token";

let dataDir: string;
let database: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "tripwright-damaged-"));
  database = join(dataDir, "tripwright.sqlite");
});
// Hooks go in reverse: what is open is closed first.
afterEach(() => rmSync(dataDir, { recursive: true }));
const { keep } = closeAfterEach();

/** @returns its address. */
async function start(): Promise<string> {
  return keep(await startTestServer({ dataDir })).url;
}

/** Someone signed in who has many trips. @returns whose they are. */
async function fill(trips: number): Promise<string> {
  const userId = await fillDatabase(database, trips);
  const nowMs = Date.now();
  await withStore(createSqliteStore(database), ({ sessions }) =>
    sessions.create({
      id: "session",
      device: "Firefox",
      tokenHash: hashToken(TOKEN),
      userId,
      createdAtMs: nowMs,
      expiresAtMs: nowMs + 2 * HOUR_MS,
      sealedProviderToken: undefined,
    }),
  );
  return userId;
}

/** Turns one bit of every page but the first: the one that says what the page is. */
function turnBits(): void {
  const bytes = readFileSync(database);
  for (let at = PAGE_BYTES; at < bytes.length; at += PAGE_BYTES) {
    bytes[at] = (bytes[at] ?? 0) ^ 0x04;
  }
  writeFileSync(database, bytes);
}

describe("a server whose database is damaged", () => {
  test("doesn't start, and names the file, the command and the newest backup", async () => {
    await fill(10);
    const withoutBackups = await refusal();
    expect(withoutBackups).toContain(`The database ${database} can't be used`);
    expect(withoutBackups).toContain("npm run restore -- FILE");
    const made: string[] = [];
    for (const nowMs of [FILLED_AT_MS, FILLED_AT_MS + HOUR_MS]) {
      made.push((await makeBackup(database, { dataDir, to: undefined, keep: 9, nowMs })).path);
    }
    expect(await refusal()).toContain(`Restore it from a backup: npm run restore -- ${made[1]},`);
  });

  /** Its error when all pages but the first are damaged. */
  async function refusal(): Promise<string> {
    const good = readFileSync(database);
    turnBits();
    const env = { PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: "silent" };
    const { code, stdout, stderr } = await spawnServer(env).ended;
    expect(code).toBe(1);
    expect(stdout).not.toContain("Tripwright is at");
    writeFileSync(database, good);
    return stderr;
  }

  test("while it serves says so, is not ready, and never answers with less than there is", async () => {
    await fill(TRIPS);
    const url = await start();
    const ask = (path: string) => fetchAsPage(url, TOKEN, path);
    expect((await ask("/api/trips")).status).toBe(200);
    turnBits();
    let damaged = 0;
    for (let number = 0; number < TRIPS; number += 40) {
      const id = String(FILLED_AT_MS + number);
      const answer = await ask(`/api/trips/${id}`);
      if (answer.status === 200) expect(await answer.json()).toMatchObject({ id });
      else {
        await expectError(answer, 503, "storage_damaged");
        damaged += 1;
      }
    }
    expect(damaged).toBeGreaterThan(10);
    let cursor = "";
    for (let page = 0; page < TRIPS / 50; page += 1) {
      const answer = await ask(`/api/trips${cursor}`);
      if (answer.status !== 200) {
        await expectError(answer, 503, "storage_damaged");
        break;
      }
      const { trips, nextCursor } = (await answer.json()) as { trips: []; nextCursor?: string };
      expect(trips.length).toBeGreaterThan(0);
      expect(nextCursor).toBeDefined();
      cursor = `?cursor=${nextCursor}`;
    }
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ problems: ["store"] });
  });
});

test("a trip that is no JSON any more is said to be damaged, and can be deleted", async () => {
  await fill(2);
  const id = String(FILLED_AT_MS + 1);
  const handle = openSqliteDatabase(database);
  handle.run("UPDATE trips SET document = substr(document, 1, 99) WHERE id = ?", id);
  handle.close();
  const url = await start();
  const ask = (path: string, init?: RequestInit) => fetchAsPage(url, TOKEN, path, init);
  await expectError(await ask(`/api/trips/${id}`), 503, "storage_damaged");
  const change = {
    method: "PATCH",
    headers: { "idempotency-key": "one-change", "if-match": "*" },
    body: JSON.stringify({ edits: [{ kind: "set-title", text: "Sunny" }] }),
  };
  await expectError(await ask(`/api/trips/${id}`, change), 503, "storage_damaged");
  expect((await ask(`/api/trips/${FILLED_AT_MS}`)).status).toBe(200);
  const removal = { method: "DELETE", headers: { "if-match": '"v1"' } };
  expect((await ask(`/api/trips/${id}`, removal)).status).toBe(204);
});

describe("a database that goes away under a running server", () => {
  test.each<[string, () => void]>([
    ["deleted", () => rmSync(database)],
    ["emptied", () => truncateSync(database)],
    ["replaced", () => renameSync(createEmptyFile(`${database}.other`), database)],
    ["without its log", () => rmSync(`${database}-wal`)],
  ])("%s: it isn't ready, and saves nothing into nothing", async (_, harm) => {
    await fill(1);
    const url = await start();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    harm();
    const asked = await fetchAsPage(url, TOKEN, "/api/generations", {
      method: "POST",
      headers: { "idempotency-key": randomUUID() },
      body: JSON.stringify({ userSelection: SELECTION }),
    });
    await expectError(asked, 503, "storage_damaged");
    const ready = await fetch(`${url}/readyz`);
    expect({ status: ready.status, body: await ready.json() }).toMatchObject({
      status: 503,
      body: { problems: ["store"] },
    });
  });

  function createEmptyFile(path: string): string {
    writeFileSync(path, "");
    return path;
  }
});

describe("T64: a database that is gone before the start", () => {
  test.each<[string, string, () => void]>([
    ["missing", "is missing", () => rmSync(database)],
    ["empty", "is empty", () => truncateSync(database)],
    ["without a table", "is empty", emptyOfTables],
  ])(
    "%s: the server refuses to begin another, the doctor says so, and a new folder is begun",
    async (_, what, harm) => {
      await startTestServer({ dataDir }).then((server) => server.close());
      harm();
      rmSync(`${database}-wal`, { force: true });
      const left = bytesOf(database);
      const said = await refusal();
      expect(said).toContain(`The database ${database} ${what}, but there was one`);
      expect(said).toContain("tripwright.sqlite-reserve beside it says so");
      const { path } = await makeBackupElsewhere();
      expect(await refusal()).toContain(`npm run restore -- ${path}`);
      expect(checkSqlite(database)).toMatchObject({ level: "problem" });
      expect(bytesOf(database)).toEqual(left);
      rmSync(dataDir, { recursive: true });
      expect(checkSqlite(database)).toMatchObject({ level: "ok" });
      expect((await fetch(`${await start()}/readyz`)).status).toBe(200);
    },
  );

  test("a start on nothing says that a database was begun, until somebody has signed in", async () => {
    const beginnings = [{ DATA_DIR: dataDir }, { DATABASE_URL: await newPostgresDatabase() }];
    for (const env of beginnings) {
      const said: boolean[] = [];
      for (const visit of [signIn, async () => undefined]) {
        const port = await freePort();
        const server = spawnServer({ PORT: String(port), DATA_DIR: dataDir, ...env });
        await server.listening;
        await visit(`http://localhost:${port}`);
        server.child.kill("SIGTERM");
        said.push((await server.ended).stdout.includes("A new, empty database was begun in "));
      }
      expect(said).toEqual([true, false]);
    }
  });

  const bytesOf = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);

  /** As a disk that was swapped for a blank one, or a tool, leaves it: pages, and no table on them. */
  function emptyOfTables(): void {
    rmSync(database);
    const handle = new DatabaseSync(database);
    handle.exec("PRAGMA user_version = 1; VACUUM");
    handle.close();
    expect(statSync(database).size).toBeGreaterThan(0);
  }

  async function refusal(): Promise<string> {
    const env = { PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: "silent" };
    const { code, stderr } = await spawnServer(env).ended;
    expect(code).toBe(1);
    return stderr;
  }

  /** A backup that was made while all was well. */
  async function makeBackupElsewhere() {
    const other = join(dataDir, "other.sqlite");
    createSqliteAt(other);
    const options = { dataDir, to: undefined, keep: 9, nowMs: FILLED_AT_MS };
    return makeBackup(other, options);
  }

  function createSqliteAt(path: string): void {
    openSqliteDatabase(path).close();
  }
});
