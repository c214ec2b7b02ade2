import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readDatabaseUrl } from "../../../src/server/config/read-database.ts";
import { openStore } from "../../../src/server/store/open-store.ts";
import { RECORD_KINDS, type StoreRecords } from "../../../src/server/store/record-store.ts";
import { createPostgresStore } from "../../../src/server/store/sql/create-postgres-store.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { type AllRecords, allRecords } from "../../support/store/all-records.ts";
import { eachDataFolder } from "../../support/store/each-data-folder.ts";
import { type Filled, fillStore, seenThroughPorts } from "../../support/store/fill-store.ts";
import {
  type FirestoreEmulator,
  startFirestoreEmulator,
} from "../../support/store/firestore-emulator.ts";
import {
  POSTGRES_PASSWORD,
  type PostgresServer,
  startPostgresServer,
} from "../../support/store/postgres-server.ts";
import { runDataCommandHere, startDataCommand } from "../../support/store/run-data-command.ts";
import { recordsAt, withStore } from "../../support/store/with-store.ts";

/** Some pages of each. */
const MANY_TRIPS = 1_700;
const MANY_PLANS = 1_100;
const HASH_LINE = /^(\w+) +(\d+) {2}([0-9a-f]{64})$/gm;

let postgres: PostgresServer;
let firestore: FirestoreEmulator;
let folder: string;
let filled: Filled;
/** The data folder of a store with records of all kinds, to which no test writes. */
let source: string;
let sourceRecords: AllRecords;

beforeAll(async () => {
  postgres = await startPostgresServer();
  firestore = await startFirestoreEmulator();
  source = mkdtempSync(join(tmpdir(), "tripwright-exporting-from-"));
  const store = createSqliteStore(sqliteIn(source));
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
  firestore.stop();
  await postgres.dispose();
  rmSync(source, { recursive: true });
});
const dataFolder = eachDataFolder("exporting");
beforeEach(() => {
  folder = dataFolder().dataDir;
});

const inFolder = (name: string) => join(folder, name);
const sqliteIn = (dataDir: string) => join(dataDir, "tripwright.sqlite");
const google = () => ({ emulatorHost: firestore.host, keyFile: undefined });
const hashLines = (said: string) => [...said.matchAll(HASH_LINE)].map(([line]) => line);

/** Carries everything from each stop to the next through a file. */
async function journey(stops: readonly string[]): Promise<void> {
  const emulatorHost = firestore.host;
  let expected: unknown;
  for (const [index, from] of stops.entries()) {
    const seen = await withStore(await open(from), (store) => seenThroughPorts(store, filled));
    expected ??= seen;
    expect(seen, from).toEqual(expected);
    const to = stops[index + 1];
    if (to === undefined) break;
    const file = inFolder(`all-${index}.jsonl`);
    const exported = await runDataCommandHere(from, ["export", file], { emulatorHost });
    expect(exported).toMatchObject({ code: 0 });
    const imported = await runDataCommandHere(to, ["import", file], { emulatorHost });
    expect(imported).toMatchObject({ code: 0 });
    expect(hashLines(exported.said)).toHaveLength(RECORD_KINDS.length);
    expect(hashLines(imported.said)).toEqual(hashLines(exported.said));
    expect(imported.said).not.toContain(encodeURIComponent(POSTGRES_PASSWORD));
  }
  expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
}

async function open(store: string): Promise<Store> {
  if (!store.includes("://")) return createSqliteStore(store);
  return openStore(readDatabaseUrl(store, google()).database);
}

test("thousands of records go from SQLite to PostgreSQL to SQLite through files, and stay the same", async () => {
  const last = inFolder("last.sqlite");
  await journey([sqliteIn(source), await postgres.createDatabase(), last]);
  expect(await recordsAt(last)).toEqual(sourceRecords);
});

test("everything goes from PostgreSQL to Cloud Firestore to SQLite through files, and stays the same", async () => {
  const url = await postgres.createDatabase();
  await withStore(await createPostgresStore(url), (store) => fillStore(store));
  const { projectId } = firestore.newDatabase();
  await journey([url, `firestore://${projectId}`, inFolder("last.sqlite")]);
});

describe("a command that ends in the middle", () => {
  let file: string;
  beforeEach(async () => {
    file = inFolder("all.jsonl");
    expect(await runDataCommandHere(sqliteIn(source), ["export", file])).toMatchObject({ code: 0 });
  });

  /** Runs an import until the target holds trips, then sends it a signal. */
  async function stopAmongTrips(url: string, signal: "SIGKILL" | "SIGINT") {
    await (await createPostgresStore(url)).close();
    // A store's connection would be taken for a server's.
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const command = startDataCommand(url, ["import", file]);
    const hasTrips = async () =>
      (await client.query("SELECT 1 FROM trips LIMIT 1")).rows.length > 0;
    while (command.child.exitCode === null && !(await hasTrips())) await wait(1);
    command.child.kill(signal);
    await client.end();
    return command.ended;
  }

  test("as an import by kill -9 leaves a store on which no server starts, until it is repeated", async () => {
    const url = await postgres.createDatabase();
    expect(await stopAmongTrips(url, "SIGKILL")).toMatchObject({ signal: "SIGKILL" });
    const { database } = readDatabaseUrl(url, google());
    const refusal = "was not finished, so a part is missing. Run the same npm run data -- import";
    await expect(openStore(database)).rejects.toThrow(refusal);
    const exported = await runDataCommandHere(url, ["export", inFolder("half.jsonl")]);
    expect(exported).toMatchObject({ code: 1 });
    expect(exported.said).toContain(refusal);

    const again = await runDataCommandHere(url, ["import", file]);
    expect(again).toMatchObject({ code: 0 });
    expect(again.said).toContain("broke off before. It is done again.");
    const there = await withStore(await openStore(database), ({ records }) => allRecords(records));
    expect(there.trips.map(({ id }) => id)).toEqual(sourceRecords.trips.map(({ id }) => id));
    expect(there.lookups).toHaveLength(sourceRecords.lookups.length);
  });

  test("as an import by Ctrl-C says so, and another file isn't mixed with what is there", async () => {
    const url = await postgres.createDatabase();
    const stopped = await stopAmongTrips(url, "SIGINT");
    expect(stopped).toMatchObject({ code: 130 });
    expect(stopped.stderr).toContain("Run the same command again.");
    const small = inFolder("small.sqlite");
    await withStore(createSqliteStore(small), (store) => fillStore(store, { people: 1 }));
    const other = inFolder("other.jsonl");
    expect(await runDataCommandHere(small, ["export", other])).toMatchObject({ code: 0 });
    const { code, said } = await runDataCommandHere(url, ["import", other]);
    expect(code).toBe(1);
    expect(said).toContain("An import of another file");
  });

  test("as an export leaves no file that looks whole, and begins again", async () => {
    const half = inFolder("half.jsonl");
    const command = startDataCommand(source, ["export", half]);
    while (!existsSync(`${half}.partial`) && command.child.exitCode === null) await wait(1);
    command.child.kill("SIGKILL");
    await command.ended;
    expect(existsSync(half)).toBe(false);
    expect(await runDataCommandHere(sqliteIn(source), ["export", half])).toMatchObject({ code: 0 });
    expect(existsSync(`${half}.partial`)).toBe(false);
  });
});
