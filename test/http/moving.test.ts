import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createReport } from "../../src/server/operating/report.ts";
import { writeExport } from "../../src/server/operating/write-export.ts";
import { RECORD_KINDS, type StoreRecords } from "../../src/server/store/record-store.ts";
import { createPostgresStore } from "../../src/server/store/sql/create-postgres-store.ts";
import { createSqliteStore } from "../../src/server/store/sql/create-sqlite-store.ts";
import { type AllRecords, allRecords, writeRecords } from "../support/all-records.ts";
import { eachDataFolder } from "../support/each-data-folder.ts";
import { type Filled, fillStore, seenThroughPorts } from "../support/fill-store.ts";
import {
  POSTGRES_PASSWORD,
  type PostgresServer,
  startPostgresServer,
} from "../support/postgres-server.ts";
import {
  dataProgressFile,
  runDataCommandHere,
  startDataCommand,
} from "../support/run-data-command.ts";
import { recordsAt, withStore } from "../support/with-store.ts";

/** Four pages of trips and five of plans. */
const MANY_TRIPS = 1_700;
const MANY_PLANS = 2_100;
const HASH_LINE = /^(\w+) +(\d+) {2}([0-9a-f]{64})$/gm;

let postgres: PostgresServer;
let folder: string;
let filled: Filled;
/** A store with records of all kinds, which no test writes to. */
let source: string;
let sourceRecords: AllRecords;

beforeAll(async () => {
  postgres = await startPostgresServer();
  const sources = mkdtempSync(join(tmpdir(), "tripwright-moving-from-"));
  source = join(sources, "source.sqlite");
  const store = createSqliteStore(source);
  filled = await fillStore(store);
  const { trips, generations } = await allRecords(store.records);
  const [trip] = trips;
  const saved = generations.find(({ state }) => state === "saved");
  if (trip === undefined || saved === undefined) throw new Error("the store is empty");
  const manyTrips = Array.from({ length: MANY_TRIPS }, (_, index): StoreRecords["trips"] => {
    const id = String(1_600_000_000_000 + index);
    return { ...trip, id, document: { ...trip.document, id } };
  });
  const manyPlans = Array.from({ length: MANY_PLANS }, (_, index) => {
    const id = `plan ${index}`;
    return { ...saved, id, idempotencyKey: `key ${index}` };
  });
  await store.records.write("trips", manyTrips);
  await store.records.write("generations", manyPlans);
  sourceRecords = await allRecords(store.records);
  await store.close();
}, 60_000);
afterAll(async () => {
  await postgres.dispose();
  rmSync(join(source, ".."), { recursive: true });
});
const dataFolder = eachDataFolder("moving");
beforeEach(() => {
  folder = dataFolder().dataDir;
});

const start = (...args: string[]) => startDataCommand(folder, args);
const run = (...args: string[]) => start(...args).ended;
const runHere = (...args: string[]) => runDataCommandHere(folder, args);
const inFolder = (name: string) => join(folder, name);

/** A new database, and a file that holds its address. */
async function newDatabase(): Promise<{ url: string; file: string }> {
  const url = await postgres.createDatabase();
  const file = inFolder(`address-${new URL(url).pathname.slice(1)}`);
  writeFileSync(file, `${url}\n`);
  return { url, file };
}

/** Runs until it has written a page, another than those its progress tells of, and then sends it a signal. */
async function stopAfterAPage(signal: "SIGKILL" | "SIGINT", args: string[]) {
  const before = moved();
  const command = start(...args);
  const hasGoneOn = () => moved() !== before && moved().includes('"trips"');
  while (!hasGoneOn() && command.child.exitCode === null) await wait(2);
  command.child.kill(signal);
  return command.ended;
}

function moved(): string {
  const path = dataProgressFile(folder);
  return path === undefined ? "" : readFileSync(path, "utf8");
}

test("everything goes from SQLite to PostgreSQL to a file and back to SQLite, and is the same", async () => {
  const database = await newDatabase();
  const file = inFolder("all.jsonl");
  const back = inFolder("back.sqlite");
  const legs = [
    await run("migrate", "--from", `sqlite:${source}`, "--to-file", database.file),
    await run("export", "--from-file", database.file, "--to", file),
    await run("import", "--from", file, "--to", back),
  ];
  const told = legs.map(({ stdout }) => [...stdout.matchAll(HASH_LINE)].map(([line]) => line));
  for (const [index, { code, stdout, stderr }] of legs.entries()) {
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(told[index]).toHaveLength(RECORD_KINDS.length);
    expect(told[index]).toEqual(told[0]);
    expect(stdout + stderr).not.toContain(encodeURIComponent(POSTGRES_PASSWORD));
  }
  expect(await recordsAt(back)).toEqual(sourceRecords);
  const seen = await withStore(createSqliteStore(source), (store) =>
    seenThroughPorts(store, filled),
  );
  const inPostgres = await createPostgresStore(database.url);
  expect(await withStore(inPostgres, (store) => seenThroughPorts(store, filled))).toEqual(seen);
  const inSqlite = createSqliteStore(back);
  expect(await withStore(inSqlite, (store) => seenThroughPorts(store, filled))).toEqual(seen);
  // Nothing is left of the way.
  expect(dataProgressFile(folder)).toBeUndefined();
  expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
});

describe("a move that ends in the middle", () => {
  test("by kill -9, again and again, goes on where it was and ends with the same", async () => {
    const database = await newDatabase();
    const args = ["migrate", "--from", source, "--to-file", database.file];
    for (let time = 0; time < 3; time += 1) {
      expect(await stopAfterAPage("SIGKILL", args)).toMatchObject({ signal: "SIGKILL" });
    }
    const last = await run(...args);
    expect(last).toMatchObject({ code: 0 });
    expect(last.stderr).toContain("A move that was begun before goes on.");
    const store = await createPostgresStore(database.url);
    const there = await withStore(store, ({ records }) => allRecords(records));
    expect(there.trips.map(({ id }) => id)).toEqual(sourceRecords.trips.map(({ id }) => id));
    expect(dataProgressFile(folder)).toBeUndefined();
  });

  test("by Ctrl-C says so, and goes on from a file as well", async () => {
    const file = inFolder("all.jsonl");
    expect(await runHere("export", "--from", source, "--to", file)).toMatchObject({ code: 0 });
    const args = ["import", "--from", file, "--to", inFolder("to.sqlite")];
    const stopped = await stopAfterAPage("SIGINT", args);
    expect(stopped).toMatchObject({ code: 130 });
    expect(stopped.stderr).toContain("The same command again goes on from here.");
    expect(await runHere(...args)).toMatchObject({ code: 0 });
    expect(await recordsAt(inFolder("to.sqlite"))).toEqual(sourceRecords);
  });

  test("and whose source was written to is told apart, by kind, until the target is emptied", async () => {
    const from = inFolder("from.sqlite");
    const changing = createSqliteStore(from);
    await writeRecords(changing.records, sourceRecords);
    const args = ["migrate", "--from", from, "--to", inFolder("to.sqlite")];
    await stopAfterAPage("SIGKILL", args);
    const [user] = sourceRecords.users;
    if (user === undefined) throw new Error("there are users");
    // Behind what was moved already.
    await changing.records.write("users", [{ ...user, email: "moved@example.com" }]);
    await changing.close();
    const ended = await runHere(...args);
    expect(ended).toMatchObject({ code: 1 });
    expect(ended.said).toMatch(/^users differ: 3 \(.+\) in the source, 3 \(.+\) in the target/m);
    expect(ended.said).not.toContain("trips differ");
    expect(ended.said).toContain("Something wrote while it was moved. Stop all servers");
    const again = await runHere(...args);
    expect(again).toMatchObject({ code: 1 });
    expect(again.said).toContain("was found different. Empty it");
    rmSync(inFolder("to.sqlite"));
    expect(await runHere(...args)).toMatchObject({ code: 0 });
  });

  test("when it is an export leaves no file that looks whole, and begins again", async () => {
    const file = inFolder("all.jsonl");
    const command = start("export", "--from", source, "--to", file);
    while (!existsSync(`${file}.partial`) && command.child.exitCode === null) await wait(1);
    command.child.kill("SIGKILL");
    await command.ended;
    expect(existsSync(file)).toBe(false);
    expect(await runHere("export", "--from", source, "--to", file)).toMatchObject({ code: 0 });
    expect(existsSync(`${file}.partial`)).toBe(false);
  });
});

test("a target that keeps no trip without an owner is given the others, and the rest is counted", async () => {
  const file = inFolder("legacy.jsonl");
  const { trips } = sourceRecords;
  const ownerless = new Set(trips.slice(0, 3).map(({ id }) => id));
  const original = trips.map((trip) =>
    ownerless.has(trip.id) ? { ...trip, ownerId: undefined } : trip,
  );
  const all: AllRecords = { ...sourceRecords, trips: original };
  const quiet = createReport({ out: () => undefined, err: () => undefined });
  const { signal } = new AbortController();
  await writeExport(
    {
      read: async (kind) => ({ records: all[kind], next: undefined }),
      count: async (kind) => all[kind].length,
    },
    file,
    { report: quiet, signal },
  );
  const to = inFolder("to.sqlite");
  const { code, said } = await runHere("import", "--from", file, "--to", to);
  expect(code).toBe(0);
  expect(said).toContain("3 trips were left where they are: nobody has signed in");
  const there = await recordsAt(to);
  expect(there.trips).toEqual(trips.filter(({ id }) => !ownerless.has(id)));
});
