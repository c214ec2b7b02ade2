// Processes killed while they save, 200 times on each store: `npm run bench:crash`, with
// `-- --kills 50 --store sqlite` for less. What was acknowledged must be there, once, and whole.
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { createCrashPostgres, createCrashSqlite } from "../test/support/crash/crash-database.ts";
import { type CrashReport, runCrashRounds } from "../test/support/crash/crash-rounds.ts";
import { percentile } from "./measure/percentile.ts";

const ACKNOWLEDGED_PER_KILL = 100;
const TRAVELLERS = 20;
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
    tell(name, report, performance.now() - startedMs);
  } finally {
    await database.dispose();
  }
}

function tell(name: string, report: CrashReport, tookMs: number): void {
  const { kills: killed, acknowledged, askedAgain, lost, duplicated, broken, readyMs } = report;
  const readyP95Ms = percentile(readyMs, 0.95);
  console.log(`
${name}: ${killed.writers} writers and ${killed.servers} database servers killed in ${(tookMs / 1000).toFixed(0)} s
  acknowledged        ${acknowledged}, asked again after a kill ${askedAgain}
  lost                ${lost.length}
  duplicated          ${duplicated.length}
  damaged or half     ${broken.length}
  able to save again  p95 ${readyP95Ms.toFixed(0)} ms, worst ${Math.max(...readyMs).toFixed(0)} ms (p95 at most ${MAX_READY_MS})`);
  for (const finding of [lost, duplicated, broken].flatMap((found) => found.slice(0, SHOWN))) {
    console.log(`  ! ${finding}`);
  }
  const isWhole = lost.length + duplicated.length + broken.length === 0;
  // The worst of hundreds depends on what else the machine does, so it is not judged.
  const isSoon = readyP95Ms <= MAX_READY_MS;
  console.log(isWhole && isSoon ? "ok" : "BROKEN");
  if (!isWhole || !isSoon) process.exitCode = 1;
}
