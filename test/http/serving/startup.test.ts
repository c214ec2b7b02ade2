import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newOwnerId } from "../../../src/server/lib/process-owner.ts";
import { StartupError } from "../../../src/server/lib/startup-error.ts";
import { hashToken, newId, newToken } from "../../../src/server/lib/tokens.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { canMakeSmallDisks, onSmallDisk } from "../../support/crash/small-disk.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { freePort } from "../../support/server/free-port.ts";
import { generateTrip, listTripIds } from "../../support/server/generate.ts";
import { type SpawnedServer, spawnServer } from "../../support/server/spawn-server.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { fetchAsPage, type SignedInClient } from "../../support/sign-in/walk.ts";
import { startGeneration } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

const HOUR_MS = 3_600_000;

let dataDir: string;
let port: number;
let started: SpawnedServer[] = [];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "tripwright-startup-"));
  port = await freePort();
  started = [];
});
afterEach(async () => {
  for (const { child, ended } of started) {
    child.kill("SIGKILL");
    await ended;
  }
  rmSync(dataDir, { recursive: true });
});

function start(env: Record<string, string> = {}): SpawnedServer {
  const server = spawnServer({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn", ...env });
  started.push(server);
  return server;
}

async function startListening(): Promise<SpawnedServer> {
  const server = start();
  await server.listening;
  if (server.child.exitCode !== null) throw new Error((await server.ended).stderr);
  return server;
}

describe("a server that can't start exits with one sentence that says what to do:", () => {
  /** In a process of its own, as an operator sees it. */
  async function refusal(env: Record<string, string> = {}): Promise<string> {
    const { code, stdout, stderr } = await start(env).ended;
    expect(code).toBe(1);
    expect(stdout).not.toContain("Tripwright is at");
    const lines = stderr
      .trimEnd()
      .split("\n")
      .filter((line) => !line.includes("WARNING"));
    expect(lines).toHaveLength(1);
    expect(stderr).not.toMatch(/\n {4}at /);
    return lines[0] ?? "";
  }

  /** The same sentence, which `main.ts` prints of any StartupError, in this process: sooner said. */
  async function sentenceOf(env: Record<string, string> = {}): Promise<string> {
    const starting = startTestServer({ dataDir, port, env });
    await expect(starting).rejects.toBeInstanceOf(StartupError);
    return starting.then(
      () => "",
      (error: StartupError) => error.message,
    );
  }

  test("the port is in use", async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(port, "127.0.0.1", resolve));
    try {
      expect(await refusal()).toBe(
        `Port ${port} is in use. Stop what listens there, or set PORT to another number.`,
      );
    } finally {
      blocker.close();
    }
  });

  test.each([
    ["a folder of the kernel's", "/proc/nope"],
    ["a name that is too long", `/tmp/${"x".repeat(5_000)}`],
  ])("the data folder is %s", async (_what, folder) => {
    expect(await sentenceOf({ DATA_DIR: folder })).toContain(
      `The data folder ${folder} can't be written to`,
    );
  });

  test("the data folder can't be made", async () => {
    const file = join(dataDir, "file");
    writeFileSync(file, "");
    const sentence = await sentenceOf({ DATA_DIR: join(file, "data") });
    expect(sentence).toContain(`The data folder ${join(file, "data")} can't be written to`);
    expect(sentence).toContain("set DATA_DIR to another folder");
  });

  test("the database is of a newer version", async () => {
    const path = join(dataDir, "tripwright.sqlite");
    await createSqliteStore(path).close();
    const database = new DatabaseSync(path);
    database.exec("INSERT INTO migrations VALUES (999, 0, '7.8.9')");
    database.close();
    const sentence = await sentenceOf();
    expect(sentence).toContain(`The database ${path} is at version 999`);
    expect(sentence).toContain("Install Tripwright 7.8.9 or newer.");
  });

  test("the database server isn't there, and its password stays untold", async () => {
    const sentence = await sentenceOf({
      DATABASE_URL: `postgres://trips:correct-horse@127.0.0.1:${port}/trips`,
    });
    expect(sentence).toBe(
      `The database 127.0.0.1:${port}/trips doesn't answer (ECONNREFUSED). Start its server, or correct DATABASE_URL.`,
    );
  });

  test("the database is damaged", async () => {
    const path = join(dataDir, "tripwright.sqlite");
    writeFileSync(path, "no database at all ".repeat(500));
    const sentence = await sentenceOf();
    expect(sentence).toContain(`The database ${path} can't be used`);
    expect(sentence).toContain("Restore it from a backup");
  });

  test.runIf(canMakeSmallDisks())("the disk is full", async () => {
    const [program = "", ...args] = onSmallDisk(dataDir, 64);
    const main = join(import.meta.dirname, "../../../src/server/main.ts");
    const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), OPEN_DATA: "off" };
    const { status, stderr } = spawnSync(program, [...args, process.execPath, main], { env });
    expect(status).toBe(1);
    expect(String(stderr)).toBe(
      `The disk that ${dataDir} is on has no room left. Make room, or set DATA_DIR to a folder on another disk.\n`,
    );
  });

  test("the settings are wrong, all of them named at once", async () => {
    const sentence = await refusal({
      PORT: "none",
      PUBLIC_URL: "http://trips.example",
      MAX_TRIP_DAYS: "0",
    });
    expect(sentence).toMatch(/^The settings need fixing: /);
    for (const name of ["PORT", "PUBLIC_URL", "MAX_TRIP_DAYS"]) expect(sentence).toContain(name);
  });
});

test("a server at another of this machine's own addresses says that address, and answers there", async () => {
  const server = start({ HOST: "127.0.0.2" });
  await server.listening;
  const answer = await fetch(`http://127.0.0.2:${port}/api/config`);
  expect(answer.status).toBe(200);
  server.child.kill("SIGTERM");
  expect((await server.ended).stdout).toContain(`Tripwright is at http://127.0.0.2:${port}`);
});

test("a second server on one data folder says so, and one that follows another doesn't", async () => {
  const warning = `Another server uses ${dataDir}. One runs on it: stop the other, or set DATA_DIR.`;
  const first = await startListening();
  const second = start({ PORT: String(await freePort()) });
  await second.listening;
  second.child.kill("SIGTERM");
  expect((await second.ended).stdout).toContain(warning);
  first.child.kill("SIGKILL");
  await first.ended;
  const third = await startListening();
  third.child.kill("SIGTERM");
  expect((await third.ended).stdout).not.toContain(warning);
});

describe("a server that is asked to stop", () => {
  test.each(IS_NIGHTLY ? (["SIGTERM", "SIGINT"] as const) : (["SIGTERM"] as const))(
    "by %s ends an open event stream and exits 0",
    async (signal) => {
      const { generationId, ada } = await leaveGenerationToSomeoneAlive();
      const server = await startListening();
      const reader = await readEvents(ada, generationId);
      server.child.kill(signal);
      expect(await reader.rest()).toEqual([]);
      const { code, signal: killedBy, stderr } = await server.ended;
      expect({ code, killedBy }).toEqual({ code: 0, killedBy: null });
      expect(stderr.replace(/^.*WARNING.*\n/gm, "")).toBe("");
    },
  );

  /** Its stream has nothing to tell and no end, for it is held by a process that lives: this one. */
  async function leaveGenerationToSomeoneAlive() {
    const store = createSqliteStore(join(dataDir, "tripwright.sqlite"));
    const { id: userId } = await store.users.upsert(storePerson("ada"));
    const nowMs = Date.now();
    const sessionToken = newToken();
    await store.sessions.create({
      id: newId(),
      device: "Chrome on Linux",
      tokenHash: hashToken(sessionToken),
      userId,
      createdAtMs: nowMs,
      expiresAtMs: nowMs + HOUR_MS,
      sealedProviderToken: undefined,
    });
    const generationId = await startGeneration(store, {
      userId,
      nowMs,
      ownerId: newOwnerId(),
      leaseUntilMs: nowMs + HOUR_MS,
    });
    await store.close();
    const url = `http://localhost:${port}`;
    const ada: SignedInClient = {
      sessionToken,
      fetch: (path, init) => fetchAsPage(url, sessionToken, path, init),
    };
    return { generationId, ada };
  }

  test("has everything when it starts again, sessions included", async () => {
    const server = await startListening();
    const url = `http://localhost:${port}`;
    const ada = await signIn(url);
    const tripId = await generateTrip(ada);
    server.child.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
    await startListening();
    expect(await listTripIds(ada)).toEqual([tripId]);
    expect((await ada.fetch(`/api/trips/${tripId}`)).status).toBe(200);
  });
});
