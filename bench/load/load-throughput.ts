import { setTimeout as wait } from "node:timers/promises";
import type autocannon from "autocannon";
import type { TripDraft } from "../../src/domain/trip/trip.ts";
import type { Judge } from "../measure/judge.ts";
import { median } from "../measure/percentile.ts";
import type { BareAnswer } from "./bare-server.ts";
import type { BenchDatabase } from "./bench-database.ts";
import type { BenchProcesses, BenchServer, Driver } from "./bench-processes.ts";
import type { Drive } from "./drive-database.ts";
import { getLists, getTrips, type Owner, saveTrips } from "./load-requests.ts";
import { type Load, type LoadTarget, measureLoad } from "./measure-load.ts";

const CONNECTIONS = 50;
const ROUNDS = 3;
const WARM_UP_SECONDS = 2;
const MEGABYTE = 1_000_000;

/** At least so much of a yardstick's throughput, by what is asked. */
export type Budgets = Readonly<
  Record<"get" | "list" | "save", { readonly of: "node:http" | "driver"; readonly least: number }>
>;

type Rig = {
  readonly processes: BenchProcesses;
  readonly judge: Judge;
  readonly seconds: number;
  readonly draft: TripDraft;
};

type Contender = { readonly name: string; readonly run: (seconds: number) => Promise<Load> };

/**
 * GET trip, list and save on servers of one database, alternating with node:http and the driver
 * alone.
 *
 * @param groups the servers that are measured together, by their names and budgets.
 */
export async function measureThroughput(
  { processes, judge, seconds, draft }: Rig,
  database: BenchDatabase,
  owners: readonly Owner[],
  groups: readonly { name: string; servers: readonly BenchServer[]; budgets: Budgets }[],
): Promise<void> {
  const [server] = groups.flatMap(({ servers }) => servers);
  const [first] = owners;
  if (server === undefined || first === undefined) throw new Error("there is nothing to measure");
  const driver = processes.startDriver();
  // The driver's own are not those whose versions we know.
  const half = Math.ceil(owners.length / 2);
  const ours = owners.slice(0, half);
  const drive = { location: database.location, kind: database.name, draft };
  const subjects = owners.slice(half).map(({ id, tripId }) => ({ userId: id, tripId }));
  const work: [keyof Budgets, string, autocannon.Request[]][] = [
    ["get", "GET trip", getTrips(ours)],
    ["list", "GET list", getLists(ours)],
    ["save", "save (PATCH)", saveTrips(ours)],
  ];
  for (const [kind, name, requests] of work) {
    const answer = await readAnswer(server, first, kind);
    const bareUrl = await processes.startBareServer(answer);
    const bytes = Buffer.byteLength(answer.body);
    console.log(`\n${database.name}: ${name}, ${bytes} bytes`);
    const forBare = kind === "save" ? saveTrips(ours) : requests;
    const contenders: Contender[] = [
      onHttp("node:http", [{ url: bareUrl, requests: forBare }]),
      onDriver("driver alone", driver, { ...drive, work: kind, subjects }),
      ...groups.map(({ name: group, servers }) =>
        onHttp(
          group,
          servers.map(({ url }) => ({ url, requests })),
        ),
      ),
    ];
    const medians = await inTurn(contenders, seconds);
    const [bare, raw] = medians;
    if (bare === undefined || raw === undefined) throw new Error("nothing was measured");
    console.log("                        per s   p50 ms   p99 ms  of node:http  of driver");
    for (const [index, load] of medians.entries()) {
      const label = contenders[index]?.name ?? "";
      const ofBare = load.perSecond / bare.perSecond;
      const ofRaw = load.perSecond / raw.perSecond;
      console.log(
        `${label.padEnd(20)}${load.perSecond.toFixed(0).padStart(9)}${load.p50Ms.toFixed(2).padStart(9)}${load.p99Ms.toFixed(2).padStart(9)}${ofBare.toFixed(2).padStart(14)}${ofRaw.toFixed(2).padStart(11)}`,
      );
    }
    for (const [index, { name: group, budgets }] of groups.entries()) {
      const { of, least } = budgets[kind];
      const yardstick = of === "driver" ? raw : bare;
      const ratio = (medians[index + 2]?.perSecond ?? 0) / yardstick.perSecond;
      judge.atLeast(`${database.name}, ${group}: ${name}, share of the ${of}'s`, ratio, least);
    }
  }
  for (const { name, servers } of groups) {
    for (const each of servers) {
      const { residentBytes } = await each.state();
      console.log(`${name}: ${(residentBytes / MEGABYTE).toFixed(0)} MB resident`);
    }
  }
  await measurePlans(database, driver, { ...drive, subjects, seconds });
}

/** The time of saving a planned trip, compared with one transaction of the driver. */
async function measurePlans(
  database: BenchDatabase,
  driver: Driver,
  rest: Omit<Drive, "work">,
): Promise<void> {
  const raw = await driver.drive({ ...rest, work: "save" });
  const plan = await driver.drive({ ...rest, work: "plan" });
  console.log(
    `${database.name}: a plan kept by the store (created, one event, saved): ${plan.perSecond.toFixed(0)} per s, p50 ${plan.p50Ms.toFixed(2)} ms, p99 ${plan.p99Ms.toFixed(2)} ms; one transaction of the driver's: p50 ${raw.p50Ms.toFixed(2)} ms, p99 ${raw.p99Ms.toFixed(2)} ms`,
  );
}

function onHttp(name: string, targets: readonly LoadTarget[]): Contender {
  const options = { connections: CONNECTIONS, status: 200 };
  return { name, run: (seconds) => measureLoad(targets, { ...options, seconds }) };
}

function onDriver(name: string, driver: Driver, work: Omit<Drive, "seconds">): Contender {
  return { name, run: (seconds) => driver.drive({ ...work, seconds }) };
}

/** Loads one after the other, some rounds, so that what else the machine does falls on all. */
async function inTurn(contenders: readonly Contender[], seconds: number): Promise<Load[]> {
  for (const { run } of contenders) await run(WARM_UP_SECONDS);
  const rounds: Load[][] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const loads: Load[] = [];
    for (const { run } of contenders) {
      loads.push(await run(seconds));
      await wait(100);
    }
    rounds.push(loads);
  }
  return contenders.map((_, index) => {
    const middle = (read: (load: Load) => number) =>
      median(rounds.map((loads) => read(loads[index] as Load)));
    return {
      perSecond: middle(({ perSecond }) => perSecond),
      p50Ms: middle(({ p50Ms }) => p50Ms),
      p99Ms: middle(({ p99Ms }) => p99Ms),
    };
  });
}

/** The application's answer, for node:http to answer the same. */
async function readAnswer(
  { url }: BenchServer,
  owner: Owner,
  kind: keyof Budgets,
): Promise<BareAnswer> {
  const [request] = kind === "list" ? getLists([owner]) : getTrips([owner]);
  const response = await fetch(url + request?.path, { headers: { cookie: owner.cookie } });
  if (response.status !== 200) throw new Error(`${request?.path}: ${response.status}`);
  return {
    body: await response.text(),
    contentType: response.headers.get("content-type") ?? "",
    etag: response.headers.get("etag") ?? '"none"',
  };
}
