import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../support/server/free-port.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const START_MS = 25_000;

test("a signal to npm start ends the server, which finishes its work first", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "tripwright-launcher-"));
  const port = await freePort();
  const npm = spawn("npm", ["start"], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, OPEN_DATA: "off" },
    stdio: ["ignore", "pipe", "inherit"],
    // A group of its own, so that nothing is left of it if this test fails.
    detached: true,
  });
  onTestFinished(() => {
    npm.stdout.destroy();
    spawnSync("kill", ["-KILL", "--", `-${npm.pid}`], { stdio: "ignore" });
    rmSync(dataDir, { recursive: true });
  });
  let said = "";
  npm.stdout.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  await expect.poll(() => said, { timeout: START_MS }).toContain("Tripwright is at ");
  const exit = once(npm, "exit");
  npm.kill("SIGTERM");
  await exit;
  await expect
    .poll(() => fetch(`http://localhost:${port}/healthz`).catch(() => "nobody"), {
      timeout: 60_000,
    })
    .toBe("nobody");
  expect(said).toContain('"msg":"stopping"');
});
