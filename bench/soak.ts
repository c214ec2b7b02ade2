// An hour of use of the server as `npm start` runs it, and its memory and descriptors meanwhile:
// `npm run bench:soak`, with `-- --minutes 6 --store postgres` for less time, or for the other
// store.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "../test/support/server/free-port.ts";
import { type SpawnedServer, spawnServer } from "../test/support/server/spawn-server.ts";
import { UNLIMITED } from "../test/support/server/unlimited.ts";
import { startPostgresServer } from "../test/support/store/postgres-server.ts";
import { type SoakCounts, soakTraveller } from "./load/soak-traveller.ts";
import { inspectHeap } from "./measure/inspect-heap.ts";
import { percentile } from "./measure/percentile.ts";
import { slope } from "./measure/slope.ts";

const TRAVELLERS = 8;
const SAMPLE_MS = 10_000;
const MINUTE_MS = 60_000;
const MAX_WARM_UP_MINUTES = 10;
const MAX_MB_IN_TEN_MINUTES = 1;
const MAX_MORE_DESCRIPTORS = 2;
const MB = 1024 * 1024;
const SHOWN = 10;

type Sample = {
  readonly minute: number;
  /** Resident, and in V8's heap, once what is no longer needed was collected: what waits for it isn't growth. */
  readonly residentMb: number;
  readonly heapMb: number;
  readonly descriptors: number;
  /** The time of /healthz, which only waits for the event loop. */
  readonly healthMs: number;
};

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    store: { type: "string", default: "sqlite" },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error("--minutes takes a number above 0");

const database = values.store === "postgres" ? await startPostgresServer() : undefined;
const dataDir = mkdtempSync(join(tmpdir(), "tripwright-soak-"));
const port = await freePort();
const inspectPort = await freePort();
const url = `http://localhost:${port}`;
const counts: SoakCounts = { requests: 0, plans: 0, signIns: 0, errors: [] };
const samples: Sample[] = [];
const server = spawnServer({
  ...UNLIMITED,
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: "warn",
  NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}`,
  DAILY_GENERATIONS: "1000000",
  DAILY_GENERATIONS_PER_USER: "1000000",
  ...(database === undefined ? {} : { DATABASE_URL: await database.createDatabase() }),
});
try {
  await server.listening;
  const over = new AbortController();
  const travelling = Promise.all(
    Array.from({ length: TRAVELLERS }, (_, index) =>
      soakTraveller(url, `traveller${index}`, counts, over.signal),
    ),
  );
  await Promise.race([watch(server), travelling]);
  over.abort();
  await travelling;
} finally {
  server.child.kill("SIGTERM");
  await database?.dispose();
}
const { code, stdout, stderr } = await server.ended;
rmSync(dataDir, { recursive: true });
report(code, `${stdout}${stderr}`);

/** Looks at the process every ten seconds, and says so every minute. */
async function watch({ child }: SpawnedServer): Promise<void> {
  const { pid } = child;
  if (pid === undefined) throw new Error("the server did not start");
  const heap = await inspectHeap(inspectPort);
  const startedMs = performance.now();
  let toldMinute = 0;
  console.log(
    `${TRAVELLERS} travellers on ${values.store} for ${minutes} minutes\nminute  resident MB  heap MB  descriptors  /healthz ms  requests   plans  errors`,
  );
  while (performance.now() - startedMs < minutes * MINUTE_MS) {
    await wait(SAMPLE_MS);
    const beforeMs = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    const healthMs = performance.now() - beforeMs;
    const heapMb = (await heap.collect()) / MB;
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    const sample = {
      minute: (beforeMs - startedMs) / MINUTE_MS,
      residentMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
      heapMb,
      descriptors: readdirSync(`/proc/${pid}/fd`).length,
      healthMs,
    };
    samples.push(sample);
    if (Math.floor(sample.minute) === toldMinute) continue;
    toldMinute = Math.floor(sample.minute);
    const row = [
      [toldMinute, 6, 0],
      [sample.residentMb, 13, 1],
      [sample.heapMb, 9, 1],
      [sample.descriptors, 13, 0],
      [sample.healthMs, 13, 1],
      [counts.requests, 10, 0],
      [counts.plans, 8, 0],
      [counts.errors.length, 8, 0],
    ] as const;
    console.log(
      row.map(([value, width, digits]) => value.toFixed(digits).padStart(width)).join(""),
    );
  }
  heap.close();
}

function report(code: number | null, said: string): void {
  const warmUpMinutes = Math.min(MAX_WARM_UP_MINUTES, minutes / 6);
  const warm = samples.filter(({ minute }) => minute >= warmUpMinutes);
  const third = Math.ceil(warm.length / 3);
  const descriptorsOf = (some: readonly Sample[]) =>
    percentile(
      some.map(({ descriptors }) => descriptors),
      0.5,
    );
  const more = descriptorsOf(warm.slice(-third)) - descriptorsOf(warm.slice(0, third));
  const growthOf = (of: "residentMb" | "heapMb") =>
    slope(warm.map((sample) => [sample.minute, sample[of]])) * 10;
  const [growth, heapGrowth] = [growthOf("residentMb"), growthOf("heapMb")];
  const health = percentile(
    warm.map(({ healthMs }) => healthMs),
    0.95,
  );
  const complaints = said.split("\n").filter((line) => /"level":(?:40|50|60)/.test(line));
  const errors = [...counts.errors, ...complaints];
  console.log(`
${counts.requests} requests, ${counts.plans} plans, ${counts.signIns} sign-ins; the server ended with ${code}
after ${warmUpMinutes.toFixed(1)} minutes of warming up:
  resident memory  ${signed(growth, 2)} MB in 10 minutes (at most ${MAX_MB_IN_TEN_MINUTES})
  in V8's heap     ${signed(heapGrowth, 2)} MB in 10 minutes (at most ${MAX_MB_IN_TEN_MINUTES})
  descriptors      ${signed(more, 0)} from the first third to the last (at most ${MAX_MORE_DESCRIPTORS})
  /healthz         p95 ${health.toFixed(1)} ms
  errors           ${errors.length}`);
  for (const error of errors.slice(0, SHOWN)) console.log(`  ! ${error}`);
  const kept =
    Math.max(growth, heapGrowth) <= MAX_MB_IN_TEN_MINUTES &&
    more <= MAX_MORE_DESCRIPTORS &&
    errors.length === 0 &&
    code === 0;
  console.log(kept ? "ok" : "BROKEN");
  if (!kept) process.exitCode = 1;
}

function signed(value: number, digits: number): string {
  return `${value >= 0 ? "+" : ""}${value.toFixed(digits)}`;
}
