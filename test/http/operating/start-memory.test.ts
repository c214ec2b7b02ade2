import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../../support/server/free-port.ts";
import { spawnServer } from "../../support/server/spawn-server.ts";

/** It is 2.4, and 2.8 with V8’s own young generation (`main.ts`). `npm run bench:start` has the figures. */
const MAX_TIMES_NODE = 2.6;

function residentKb(pid: number | undefined): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}

async function started(): Promise<number> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "tripwright-start-"));
  const server = spawnServer({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  await server.listening;
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  const kb = residentKb(server.child.pid);
  server.child.kill();
  expect((await server.ended).code).toBe(0);
  return kb;
}

test.runIf(process.platform === "linux")("a start loads what it needs and no more", async () => {
  const script = 'console.log("up"); setInterval(() => {}, 1000)';
  const bare = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "ignore"] });
  await once(bare.stdout, "data");
  const bareKb = residentKb(bare.pid);
  bare.kill();
  // The first start compiles, which takes memory of its own.
  await started();
  expect((await started()) / bareKb).toBeLessThan(MAX_TIMES_NODE);
});
