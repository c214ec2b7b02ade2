// Processes killed while they save, 200 times on each store: `npm run bench:crash`, with
// `-- --kills 50 --store sqlite` for less. What was acknowledged must be there, once, and whole.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import {
  type CrashDatabase,
  createCrashPostgres,
  createCrashSqlite,
} from "../test/support/crash/crash-database.ts";
import { type CrashReport, runCrashRounds } from "../test/support/crash/crash-rounds.ts";
import { freePort } from "../test/support/server/free-port.ts";
import { spawnServer } from "../test/support/server/spawn-server.ts";
import { percentile } from "./measure/percentile.ts";

const ACKNOWLEDGED_PER_KILL = 100;
const TRAVELLERS = 20;
/** How often the whole server is started after a kill. */
const SERVER_STARTS = 5;
const MAX_READY_MS = 2_000;
const SHOWN = 5;

/** PostgreSQL's writers take longer to come to speed, as each opens its connections first. */
const STORES = {
  sqlite: { create: async () => createCrashSqlite(), writers: 1, serverEvery: 0, lifeMs: 700 },
  postgres: { create: createCrashPostgres, writers: 2, serverEvery: 10, lifeMs: 2_000 },
} as const;

const { values } = parseArgs({
  options: { kills: { type: "string", default: "200" }, store: { type: "string" } },
});
const kills = Number(values.kills);
if (!(kills > 0)) throw new Error("--kills takes a number from 1");
for (const name of ["sqlite", "postgres"] as const) {
  if (values.store === undefined || values.store === name) await run(name);
}

async function run(name: keyof typeof STORES): Promise<void> {
  const { create, ...options } = STORES[name];
  const database = await create();
  const startedMs = performance.now();
  let reported = 0;
  try {
    const report = await runCrashRounds(database, {
      ...options,
      kills,
      acknowledged: kills * ACKNOWLEDGED_PER_KILL,
      travellers: TRAVELLERS,
      onRound(so) {
        if (so.kills < reported + 20) return;
        reported = so.kills;
        console.log(`${name}: ${so.kills} kills, ${so.acknowledged} acknowledged`);
      },
    });
    const serverMs = await startServers(database);
    const bareMs: number[] = [];
    for (let start = 0; start < SERVER_STARTS; start += 1) bareMs.push(await startBareNode());
    tell(name, report, { serverMs, bareMs, tookMs: performance.now() - startedMs });
  } finally {
    await database.dispose();
  }
}

/** The time from the server's start until /readyz answers "ready", each time after another kill. */
async function startServers({ config }: CrashDatabase): Promise<number[]> {
  const elsewhere = mkdtempSync(join(tmpdir(), "tripwright-crash-server-"));
  const dataDir = config.kind === "sqlite" ? join(config.path, "..") : elsewhere;
  const tookMs: number[] = [];
  for (let start = 0; start < SERVER_STARTS; start += 1) {
    const port = await freePort();
    const startedMs = performance.now();
    const { child, ended } = spawnServer({
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      ...(config.kind === "postgres" ? { DATABASE_URL: config.url } : {}),
    });
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error((await ended).stderr);
      await wait(10);
    }
    tookMs.push(performance.now() - startedMs);
    child.kill("SIGKILL");
    await ended;
  }
  rmSync(elsewhere, { recursive: true });
  return tookMs;
}

/** The time that this machine needs now to start an empty Node. */
async function startBareNode(): Promise<number> {
  const startedMs = performance.now();
  await once(spawn(process.execPath, ["-e", "0"], { stdio: "ignore" }), "exit");
  return performance.now() - startedMs;
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
  return answer?.status === 200;
}

function tell(
  name: string,
  report: CrashReport,
  { serverMs, bareMs, tookMs }: { serverMs: number[]; bareMs: number[]; tookMs: number },
): void {
  const { kills: killed, acknowledged, askedAgain, lost, duplicated, broken, readyMs } = report;
  const ready = (times: readonly number[]) =>
    `p95 ${percentile(times, 0.95).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`;
  console.log(`
${name}: ${killed.writers} writers and ${killed.servers} database servers killed in ${(tookMs / 1000).toFixed(0)} s
  acknowledged        ${acknowledged}, asked again after a kill ${askedAgain}
  lost                ${lost.length}
  duplicated          ${duplicated.length}
  damaged or half     ${broken.length}
  able to save again  ${ready(readyMs)} (p95 at most ${MAX_READY_MS})
  server on /readyz   ${ready(serverMs)} (p95 at most ${MAX_READY_MS})
  a bare Node starts  ${ready(bareMs)}`);
  for (const finding of [lost, duplicated, broken].flatMap((found) => found.slice(0, SHOWN))) {
    console.log(`  ! ${finding}`);
  }
  const isWhole = lost.length + duplicated.length + broken.length === 0;
  // The worst of hundreds depends on what else the machine does, so it is not judged.
  const isSoon = [readyMs, serverMs].every((times) => percentile(times, 0.95) <= MAX_READY_MS);
  console.log(isWhole && isSoon ? "ok" : "BROKEN");
  if (!isWhole || !isSoon) process.exitCode = 1;
}
