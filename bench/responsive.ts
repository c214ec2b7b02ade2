// How soon /healthz answers while many plans are made, while hostile files and edits come, and while a hostile model answers, compared
// with an idle server: `npm run bench:responsive`.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { readEvents } from "../test/support/server/event-reader.ts";
import { SELECTION, startGenerating } from "../test/support/server/generate.ts";
import { type SignedInClient, signIn } from "../test/support/sign-in/sign-in.ts";
import { createBenchProcesses } from "./load/bench-processes.ts";
import { hostileInputs } from "./load/hostile-inputs.ts";
import { percentile } from "./measure/percentile.ts";

const PLANS = 60;
const DAYS = 30;
const IDLE_MS = 3_000;
const ANSWER_CHARACTERS = 128 * 1024;
const MAX_P99_MS = 100;
const MANY = "1000000";

let isBroken = false;
const dataDir = mkdtempSync(join(tmpdir(), "tripwright-responsive-"));
const processes = createBenchProcesses();
const model = await startHostileModel();
try {
  process.stdout.write("/healthz, ms                        asked    p50    p99    max\n");
  const env = { MINUTE_SIGN_INS_PER_ADDRESS: MANY };
  const guide = await processes.startServer({ ...env, DATA_DIR: join(dataDir, "guide") });
  const people = await signInMany(guide.url, PLANS);
  await planFor(people[0], 3);
  await measure("an idle server", guide.url, () => wait(IDLE_MS));
  await measure(`${PLANS} plans of ${DAYS} days at once`, guide.url, () =>
    Promise.all(people.map((person) => planFor(person, DAYS))),
  );
  let strangers = 0;
  const newStranger = () => {
    strangers += 1;
    return signIn(guide.url, { name: "Eve", email: `eve${strangers}@example.com` });
  };
  for (const [what, send] of hostileInputs(guide.url, newStranger)) {
    await measure(what, guide.url, send);
  }
  await guide.stop();
  const hostile = await processes.startServer({
    ...env,
    ...model.env,
    DATA_DIR: join(dataDir, "hostile"),
  });
  const [ada] = await signInMany(hostile.url, 1);
  await measure("a hostile model's brackets", hostile.url, () => planFor(ada, 3));
} finally {
  await processes.stopAll();
  model.close();
  rmSync(dataDir, { recursive: true });
}
process.stdout.write(isBroken ? `BROKEN: p99 above ${MAX_P99_MS} ms\n` : "ok\n");
process.exitCode = isBroken ? 1 : 0;

async function measure(what: string, url: string, work: () => Promise<unknown>): Promise<void> {
  const probe = new Worker(join(import.meta.dirname, "probe-health.ts"), { workerData: url });
  await once(probe, "online");
  await wait(500);
  probe.postMessage("what came before doesn't count");
  await once(probe, "message");
  await work();
  probe.postMessage("tell");
  const [answersMs] = (await once(probe, "message")) as [number[]];
  await probe.terminate();
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => percentile(answersMs, share));
  if (p99 === undefined || p99 > MAX_P99_MS) isBroken = true;
  const figures = [p50, p99, max].map((ms) => (ms ?? 0).toFixed(1).padStart(7)).join("");
  process.stdout.write(`${what.padEnd(34)}${String(answersMs.length).padStart(7)}${figures}\n`);
}

function signInMany(url: string, count: number): Promise<SignedInClient[]> {
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      signIn(url, { name: "Ada", email: `ada${at}@example.com` }),
    ),
  );
}

/** Has a trip planned, and ignores the outcome. */
async function planFor(person: SignedInClient | undefined, days: number): Promise<void> {
  if (person === undefined) throw new Error("nobody is signed in");
  const id = await startGenerating(person, { ...SELECTION, noOfDays: String(days) });
  await (await readEvents(person, id)).rest();
}

/** Streams brackets, one a piece, behind a start that is long to read. */
async function startHostileModel() {
  const start = `{"hotels":[${"{},".repeat(ANSWER_CHARACTERS / 6)}`;
  const brackets = "{},".repeat(ANSWER_CHARACTERS / 6);
  const lines = [start, ...brackets].map(
    (content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
  );
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(lines.join(""));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    env: { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: "hostile" },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
