import { Agent } from "node:http";
import { performance } from "node:perf_hooks";
import type { TripDraft } from "../../src/domain/trip/trip.ts";
import { API_PATHS, pathWithId } from "../../src/domain/wire.ts";
import type { Store } from "../../src/server/store/store.ts";
import type { Judge } from "../measure/judge.ts";
import { keepPlan } from "../measure/keep-plan.ts";
import { type Asked, timeAnswer } from "../measure/time-answer.ts";
import { timeDisk } from "../measure/time-disk.ts";
import type { BenchDatabase } from "./bench-database.ts";
import type { BenchProcesses } from "./bench-processes.ts";
import { percentiles } from "./measure-load.ts";
import {
  heavyUser,
  idOfRow,
  type SeededTrips,
  seededUser,
  seedTrips,
  signIn,
  type Traveller,
} from "./seed-trips.ts";

const TRAVELLERS = 300;
/** Of each: together more than the application remembers. */
const TRIPS_OF_EACH = 3;
const PASSES = 3;
const SAVES_A_PASS = 100;
/** One may make 120 changes a minute. */
const HEAVY_SAVES_A_PASS = 25;
const STORE_CALLS = 60;
const DAY_MS = 24 * 3_600_000;
const MAX_GROWTH = 1.5;
const MAX_START_MS = 60_000;
/** Most of a save's time is the disk's, and varies between saves. */
const MAX_SAVE_GROWTH = 3;
/** A growth below this is not noticed. */
const NEGLIGIBLE_MS = 0.2;
const GIGABYTE = 1e9;

const START = "start of the server";
/** The machine's own speed, which changes meanwhile. */
const DISK = "the disk alone: 16 KB made durable";
const HTTP = "node:http alone";

const SAVES: ReadonlySet<string> = new Set([
  "save (PATCH)",
  "save of a heavy user's",
  "store: a plan made and kept",
]);
/** A thousand trips are the most, so this ends by itself; but among more they lie further apart. */
const BOUNDED: ReadonlySet<string> = new Set([
  "store: measure a heavy user's",
  "store: 20 documents of a heavy user's",
  "save of a heavy user's",
]);
const MAX_BOUNDED_MS = 30;

type Figures = Map<string, number>;
type Rig = { readonly processes: BenchProcesses; readonly judge: Judge };

/** The users of the measurements: some of the newest, and one with a thousand trips. */
type People = {
  readonly light: readonly (Traveller & { readonly tripIds: readonly string[] })[];
  readonly heavy: Traveller & { readonly tripIds: readonly string[] };
};

/** The same questions at each number of trips, one after the other by themselves. */
export async function measureGrowth(
  rig: Rig,
  database: BenchDatabase,
  options: { sizes: readonly number[]; draft: TripDraft },
): Promise<void> {
  const columns: Figures[] = [];
  const body = JSON.stringify(options.draft);
  const bareUrl = await rig.processes.startBareServer({
    body,
    contentType: "application/json",
    etag: '"v1"',
  });
  let filled = { trips: 0, rows: 0 };
  for (const size of options.sizes) {
    const startedMs = performance.now();
    let people: People | undefined;
    await database.fill(async (run) => {
      const count = size - filled.trips;
      const seeded = await seedTrips(run, {
        firstRow: filled.rows,
        count,
        draft: options.draft,
        hasHeavy: true,
      });
      filled = { trips: size, rows: filled.rows + seeded.rowCount };
      people = await signPeopleIn(run, seeded);
    });
    if (people === undefined) throw new Error("nobody was put in");
    const filledMs = performance.now() - startedMs;
    const bytes = await database.sizeBytes();
    console.log(
      `${database.name}: ${size} trips, ${(bytes / GIGABYTE).toFixed(2)} GB, put in within ${(filledMs / 1000).toFixed(0)} s`,
    );
    const server = await rig.processes.startServer(database.env);
    const figures: Figures = new Map([[START, server.readyMs]]);
    await measureOverHttp(server.url, bareUrl, people, figures);
    await server.stop();
    const store = await database.openStore();
    await measureStore(store, people, options.draft, figures);
    await store.close();
    columns.push(figures);
  }
  report(rig.judge, database.name, options.sizes, columns);
}

async function signPeopleIn(
  run: Parameters<typeof signIn>[0],
  seeded: SeededTrips,
): Promise<People> {
  const light: People["light"][number][] = [];
  const count = Math.min(TRAVELLERS, seeded.users);
  for (let at = 0; at < count; at += 1) {
    const user = seededUser(seeded, Math.floor((at * seeded.users) / count));
    light.push({ ...(await signIn(run, user.id)), tripIds: user.rows.map(idOfRow) });
  }
  const heavy = heavyUser(seeded);
  return { light, heavy: { ...(await signIn(run, heavy.id)), tripIds: heavy.rows.map(idOfRow) } };
}

async function measureOverHttp(
  url: string,
  bareUrl: string,
  people: People,
  figures: Figures,
): Promise<void> {
  const { light, heavy } = people;
  const trip = (cookie: string, id: string) => ({ cookie, path: pathWithId(API_PATHS.trip, id) });
  const trips = Array.from({ length: TRIPS_OF_EACH }, (_, at) =>
    light.flatMap(({ cookie, tripIds }) => {
      const id = tripIds[at];
      return id === undefined ? [] : [trip(cookie, id)];
    }),
  ).flat();
  const lists = light.map(({ cookie }) => ({ cookie, path: API_PATHS.trips }));
  const heavyList = { cookie: heavy.cookie, path: API_PATHS.trips };
  const middleId = heavy.tripIds[heavy.tripIds.length / 2];
  const middle = { ...heavyList, path: `${API_PATHS.trips}?cursor=${middleId}` };
  const many = (asked: Asked) => Array.from({ length: TRAVELLERS }, () => asked);
  const saves = trips.slice(0, SAVES_A_PASS).map((asked) => ({ ...asked, title: "Renamed" }));
  const heavySaves = heavy.tripIds
    .slice(0, HEAVY_SAVES_A_PASS)
    .map((id) => ({ ...trip(heavy.cookie, id), title: "Renamed" }));
  const questions: [string, readonly Asked[]][] = [
    [HTTP, many({ ...heavyList, path: "" })],
    ["GET trip", trips],
    ["GET list, 10 trips", lists],
    ["GET list of a heavy user's 1,000", many(heavyList)],
    ["its page in the middle", many(middle)],
    ["save (PATCH)", saves],
    ["save of a heavy user's", heavySaves],
  ];
  // One connection to each server.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let pass = 0; pass <= PASSES; pass += 1) {
    keepLeast(figures, DISK, timeDisk(SAVES_A_PASS));
    for (const [name, asked] of questions) {
      const times: number[] = [];
      for (const each of asked)
        times.push(await timeAnswer(name === HTTP ? bareUrl : url, agent, each));
      // The first pass is for V8 to compile the application.
      if (pass > 0) keepLeast(figures, name, percentiles(times).p50Ms);
    }
  }
  agent.destroy();
}

/** Other work of the machine only ever adds. */
function keepLeast(figures: Figures, name: string, ms: number): void {
  figures.set(name, Math.min(ms, figures.get(name) ?? Number.POSITIVE_INFINITY));
}

async function measureStore(
  store: Store,
  { light, heavy }: People,
  draft: TripDraft,
  figures: Figures,
): Promise<void> {
  const { trips, generations, sessions } = store;
  const nowMs = Date.now();
  const someone = (call: number) => light[call % light.length]?.id ?? "";
  const calls: [string, (call: number) => Promise<unknown>][] = [
    ["store: measure", (call) => trips.measure(someone(call))],
    ["store: measure a heavy user's", () => trips.measure(heavy.id)],
    [
      "store: 20 documents of a heavy user's",
      () => trips.listDocuments(heavy.id, { beforeId: heavy.tripIds[500], limit: 20 }),
    ],
    ["store: plans of today, one's", (call) => generations.countSince(nowMs, someone(call))],
    ["store: plans of today, all", () => generations.countSince(nowMs, undefined)],
    ["store: tokens of a day", () => generations.usageSince(nowMs - DAY_MS)],
    ["store: look for orphans", () => generations.listRunning(nowMs)],
    ["store: forget plans (none old)", () => generations.removeEnded(nowMs - 7 * DAY_MS)],
    ["store: forget changes (none old)", () => trips.forgetChanges(nowMs - 60 * DAY_MS)],
    ["store: forget sessions (none old)", () => sessions.removeExpired(nowMs - DAY_MS)],
    ["store: a plan made and kept", (call) => keepPlan(store, someone(call), draft)],
  ];
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const [name, ask] of calls) {
      const times: number[] = [];
      for (let call = 0; call < STORE_CALLS; call += 1) {
        const startedMs = performance.now();
        await ask(call);
        times.push(performance.now() - startedMs);
      }
      keepLeast(figures, name, percentiles(times).p50Ms);
    }
  }
}

function report(
  judge: Judge,
  database: string,
  sizes: readonly number[],
  columns: readonly Figures[],
): void {
  console.log(`\n${database}: median ms one at a time, by the number of trips`);
  console.log(`${"".padEnd(40)}${sizes.map((size) => String(size).padStart(10)).join("")}  growth`);
  const [first] = columns;
  const growthOf = (name: string) => {
    const [before = Number.NaN, after = Number.NaN] = [first, columns.at(-1)].map((figures) =>
      figures?.get(name),
    );
    return { growth: after / before, addedMs: after - before };
  };
  for (const name of first?.keys() ?? []) {
    const row = columns.map((figures) => figures.get(name) ?? Number.NaN);
    const { growth, addedMs } = growthOf(name);
    console.log(
      `${name.padEnd(40)}${row.map((ms) => ms.toFixed(ms < 10 ? 3 : 0).padStart(10)).join("")}${growth.toFixed(2).padStart(8)}`,
    );
    if (name === START) judge.atMost(`${database}: ${name}, ms`, row.at(-1) ?? 0, MAX_START_MS);
    if (name === START || name === DISK || name === HTTP) continue;
    // A machine that became slower by itself is not our fault.
    const isSave = SAVES.has(name);
    const most = isSave ? MAX_SAVE_GROWTH : MAX_GROWTH;
    const yardsticks = isSave ? [HTTP, DISK] : [HTTP];
    const own = growth / Math.max(1, ...yardsticks.map((yardstick) => growthOf(yardstick).growth));
    const what = `${database}: ${name}, growth from ${sizes[0]} to ${sizes.at(-1)} trips`;
    if (BOUNDED.has(name))
      judge.atMost(`${database}: ${name}, ms`, row.at(-1) ?? 0, MAX_BOUNDED_MS);
    else judge.atMost(what, addedMs < NEGLIGIBLE_MS ? Math.min(1, own) : own, most);
  }
}
