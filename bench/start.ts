// The cost of a start with nothing configured: `npm run bench:start [-- FILE]`. Each time a new process on an empty folder,
// with Node's compile cache filled, as from the second `npm start` on. FILE is another version's src/server/main.ts.
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../test/support/server/free-port.ts";
import { spawnProgram } from "../test/support/server/spawn-program.ts";
import { createJudge } from "./measure/judge.ts";
import { median } from "./measure/percentile.ts";

const STARTS = 5;
const READY_BUDGET_MS = 1_000;
const RESIDENT_BUDGET_MB = 114;
const LOOK_EVERY_MS = 5;
/** Work that begins with the start has ended by then. */
const REST_MS = 1_000;

const main = process.argv[2] ?? join(import.meta.dirname, "../src/server/main.ts");
// The first fills the compile cache.
await start();
console.log("start   ready ms   resident MB");
const starts: Awaited<ReturnType<typeof start>>[] = [];
for (let nth = 1; nth <= STARTS; nth += 1) {
  const figures = await start();
  starts.push(figures);
  console.log(
    `${String(nth).padEnd(8)}${figures.readyMs.toFixed(0).padStart(8)}${figures.residentMb.toFixed(0).padStart(14)}`,
  );
}
const judge = createJudge();
const readyMs = median(starts.map((one) => one.readyMs));
const residentMb = median(starts.map((one) => one.residentMb));
console.log(`median  ${readyMs.toFixed(0).padStart(8)}${residentMb.toFixed(0).padStart(14)}`);
judge.atMost("ready after, ms", readyMs, READY_BUDGET_MS);
judge.atMost("resident after the start, MB", residentMb, RESIDENT_BUDGET_MB);
if (!judge.sumUp()) process.exitCode = 1;

/** From the process's start until it says that it is ready, and its memory thereafter. */
async function start(): Promise<{ readyMs: number; residentMb: number }> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "tripwright-bench-"));
  const startedAtMs = performance.now();
  const server = spawnProgram(main, { DATA_DIR: dataDir, PORT: String(port) });
  try {
    while (!(await isReady(port))) {
      if (server.child.exitCode !== null) throw new Error((await server.ended).stderr);
      await wait(LOOK_EVERY_MS);
    }
    const readyMs = performance.now() - startedAtMs;
    await wait(REST_MS);
    return { readyMs, residentMb: residentBytes(server.child.pid) / 1e6 };
  } finally {
    server.child.kill();
    if (server.child.exitCode === null) await once(server.child, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

function residentBytes(pid: number | undefined): number {
  const [, kib = ""] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kib) * 1024;
}
