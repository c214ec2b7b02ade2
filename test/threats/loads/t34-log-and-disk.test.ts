import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { canMakeSmallDisks, fillDisk, onSmallDisk } from "../../support/crash/small-disk.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { parseExposition } from "../../support/server/exposition.ts";
import { freePort } from "../../support/server/free-port.ts";
import { generateTrip, listTripIds } from "../../support/server/generate.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

const MAIN = join(import.meta.dirname, "../../../src/server/main.ts");
/** Enough requests that their log lines fill a pipe and its buffer. */
const REQUESTS = 2_500;
const AT_ONCE = 20;
const STOP_MS = 30_000;
const TOKEN = "token-of-the-measurements-in-tests";
const DROPPED = "tripwright_log_lines_dropped_total";

let folder: string;
let port: number;
let server: ChildProcess;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "tripwright-log-"));
  port = await freePort();
});
afterEach(async () => {
  if (server.exitCode === null && server.signalCode === null) {
    server.kill("SIGKILL");
    await once(server, "exit");
  }
  rmSync(folder, { recursive: true });
});

/** @param within a command that starts the one after it. */
async function start(within: readonly string[], dataDir: string): Promise<void> {
  const [program = "", ...args] = [...within, process.execPath, MAIN];
  server = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      METRICS_TOKEN: TOKEN,
      DATA_DIR: dataDir,
      OPEN_DATA: "off",
      MINUTE_REQUESTS_PER_ADDRESS: "1000000",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await expect.poll(isAlive, { timeout: 60_000 }).toBe(true);
}

const url = () => `http://localhost:${port}`;

async function isAlive(): Promise<boolean> {
  return fetch(`${url()}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Each is a line of the log. @returns how many were answered. */
async function askOften(requests = REQUESTS): Promise<number> {
  let left = requests;
  let answered = 0;
  async function ask(): Promise<void> {
    while (left > 0) {
      left -= 1;
      if (await isAlive()) answered += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return answered;
}

async function droppedLines(): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answer = await fetch(`${url()}/metrics`, { headers });
  return parseExposition(await answer.text()).value(DROPPED);
}

async function stop(): Promise<{ code: number | null; tookMs: number }> {
  const startedAtMs = performance.now();
  const exit = once(server, "exit");
  server.kill("SIGTERM");
  const [code] = await exit;
  return { code, tookMs: performance.now() - startedAtMs };
}

describe.runIf(IS_NIGHTLY && canMakeSmallDisks())("T34 A log on a full disk", () => {
  test("holds nothing up, says later what it lacks, and lets the server stop", async () => {
    const disk = join(folder, "disk");
    mkdirSync(disk);
    const log = join(disk, "log");
    const toLog = ["sh", "-c", 'exec "$@" >> "$0"', log];
    await start([...onSmallDisk(disk), ...toLog], join(folder, "data"));
    const pid = Number(server.pid);
    const ada = await signIn(url());
    const makeRoom = fillDisk(pid, disk);

    expect(await askOften()).toBe(REQUESTS);
    const tripId = await generateTrip(ada);
    expect(await listTripIds(ada)).toEqual([tripId]);
    const dropped = await droppedLines();
    expect(dropped).toBeGreaterThan(0);

    makeRoom();
    const read = () => readFileSync(`/proc/${pid}/root${log}`, "utf8");
    await expect.poll(read, { timeout: 60_000 }).toContain("log lines could not be written");
    const lines = read().trimEnd().split("\n");
    const entries = lines
      .filter((line) => !line.startsWith("Tripwright"))
      .map((line) => JSON.parse(line));
    const lost = entries.filter(({ msg }) => msg === "log lines could not be written");
    expect(lost.reduce((sum, { lines: count }) => sum + count, 0)).toBeGreaterThanOrEqual(dropped);

    fillDisk(pid, disk);
    await askOften();
    const { code, tookMs } = await stop();
    expect(code).toBe(0);
    expect(tookMs).toBeLessThan(STOP_MS);
  });
});

describe("T34 A log that nobody reads", () => {
  test("holds nothing up, and lets the server stop", async () => {
    // Nothing reads the pipe: this process asks for no data.
    await start([], join(folder, "data"));
    const ada = await signIn(url());
    expect(await askOften()).toBe(REQUESTS);
    await generateTrip(ada);
    expect(await droppedLines()).toBeGreaterThan(0);
    const { code, tookMs } = await stop();
    expect(code).toBe(0);
    expect(tookMs).toBeLessThan(STOP_MS);
  });

  test("is no reason to end where its reader is gone", async () => {
    await start([], join(folder, "data"));
    server.stdout?.destroy();
    expect(await askOften(100)).toBe(100);
    expect((await stop()).code).toBe(0);
  });
});
