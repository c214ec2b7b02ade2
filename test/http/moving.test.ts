import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { StartupError } from "../../src/server/lib/startup-error.ts";
import { runDataCommand } from "../../src/server/operating/data-command.ts";
import { createReport } from "../../src/server/operating/report.ts";
import { writeExport } from "../../src/server/operating/write-export.ts";
import { createPostgresStore } from "../../src/server/store/create-postgres-store.ts";
import { createSqliteStore } from "../../src/server/store/create-sqlite-store.ts";
import { RECORD_KINDS, type StoreRecords } from "../../src/server/store/record-store.ts";
import type { Store } from "../../src/server/store/store.ts";
import { type AllRecords, allRecords, writeRecords } from "../support/all-records.ts";
import { type Filled, fillStore, seenThroughPorts } from "../support/fill-store.ts";
import {
  POSTGRES_PASSWORD,
  type PostgresServer,
  startPostgresServer,
} from "../support/postgres-server.ts";
import { spawnCommand } from "../support/spawn-command.ts";

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
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tripwright-moving-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = (...args: string[]) =>
  spawnCommand("data-main", args, { DATA_DIR: join(folder, "data") });
const run = (...args: string[]) => start(...args).ended;
/** The same in this process, which is sooner done. */
async function runHere(...args: string[]) {
  const lines: string[] = [];
  const report = createReport({ out: (line) => lines.push(line), err: (line) => lines.push(line) });
  const dataDir = join(folder, "data");
  const database = { kind: "sqlite", path: join(dataDir, "tripwright.sqlite") } as const;
  const { signal } = new AbortController();
  try {
    const config = { dataDir, database, google: { emulatorHost: undefined, keyFile: undefined } };
    const isSame = await runDataCommand(args, { config, report, signal });
    return { code: isSame ? 0 : 1, said: lines.join("\n") };
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return { code: 1, said: [...lines, error.message].join("\n") };
  }
}
const inFolder = (name: string) => join(folder, name);

/** A new database, and a file that holds its address. */
async function newDatabase(): Promise<{ url: string; file: string }> {
  const url = await postgres.createDatabase();
  const file = inFolder(`address-${new URL(url).pathname.slice(1)}`);
  writeFileSync(file, `${url}\n`);
  return { url, file };
}

async function withStore<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
const recordsAt = (path: string) =>
  withStore(createSqliteStore(path), ({ records }) => allRecords(records));

function progressFile(): string | undefined {
  const moving = inFolder("data/moving");
  const [name] = existsSync(moving) ? readdirSync(moving).filter((n) => /json$/.test(n)) : [];
  return name === undefined ? undefined : join(moving, name);
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
  const path = progressFile();
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
  expect(progressFile()).toBeUndefined();
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
    expect(progressFile()).toBeUndefined();
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

describe("an exported file", () => {
  let file: string;
  beforeEach(async () => {
    file = inFolder("all.jsonl");
    const small = inFolder("small.sqlite");
    await withStore(createSqliteStore(small), (store) => fillStore(store, { people: 1 }));
    expect(await runHere("export", "--from", small, "--to", file)).toMatchObject({ code: 0 });
  });

  async function refusal(): Promise<string> {
    const { code, said } = await runHere("import", "--from", file, "--to", inFolder("to.sqlite"));
    expect(code).toBe(1);
    expect(existsSync(inFolder("to.sqlite"))).toBe(false);
    return said;
  }

  test.each([0.001, 0.1, 0.5, 0.9, 0.999])(
    "with one byte altered, at %s of it, is refused before anything is written",
    async (part) => {
      const bytes = readFileSync(file);
      const at = Math.floor(bytes.length * part);
      bytes[at] = (bytes[at] ?? 0) ^ 0x01;
      writeFileSync(file, bytes);
      expect(await refusal()).toContain(`${file} is`);
    },
  );

  test.each([
    ["its last line", (text: string) => text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1)],
    ["half of it", (text: string) => text.slice(0, text.length / 2)],
    ["its last byte", (text: string) => text.slice(0, -1)],
  ])("without %s is refused as cut off", async (_name, cut) => {
    writeFileSync(file, cut(readFileSync(file, "utf8")));
    expect(await refusal()).toContain("is cut off");
  });

  test("that is something else, or of a newer format, is refused with what to do", async () => {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, '{"name":"another program"}\n');
    expect(await refusal()).toContain("is no file that Tripwright exported");
    writeFileSync(file, text.replace('"format":1', '"format":2').replace("0.1.0", "9.8.7"));
    expect(await refusal()).toContain("Install Tripwright 9.8.7 or newer.");
  });

  test("may be read by nobody but its owner, and is never written over", async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { code, said } = await runHere("export", "--from", source, "--to", file);
    expect(code).toBe(1);
    expect(said).toContain(`There is a file ${file} already.`);
  });
});

describe("a target", () => {
  test("that holds anything is refused and left as it was", async () => {
    const to = inFolder("to.sqlite");
    await withStore(createSqliteStore(to), (store) => fillStore(store, { people: 1 }));
    const before = await recordsAt(to);
    const { code, said } = await runHere("migrate", "--from", source, "--to", to);
    expect(code).toBe(1);
    expect(said).toContain("1 users, 2 sessions, 4 trips");
    expect(said).toContain("nothing is written over. Name an empty one");
    expect(await recordsAt(to)).toEqual(before);
  });

  test("that is the source, or a source that isn't there, is refused", async () => {
    const same = await runHere("migrate", "--from", source, "--to", `sqlite:${source}`);
    expect(same.said).toContain("Source and target are both");
    const none = await runHere("migrate", "--from", inFolder("none.sqlite"), "--to", source);
    expect(none.said).toContain(`There is no database ${inFolder("none.sqlite")}. Mend --from.`);
    expect(existsSync(inFolder("none.sqlite"))).toBe(false);
    const typo = await runHere("migrate", "--from", source, "--to", "mysql://u:secret@db/trips");
    expect(typo.said).toContain("--to begins with mysql:");
    expect(typo.said.replaceAll("--to-file", "")).not.toContain("secret");
    expect([same.code, none.code, typo.code]).toEqual([1, 1, 1]);
  });

  test("that keeps no trip without an owner is given the others, and the rest is counted", async () => {
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
});
