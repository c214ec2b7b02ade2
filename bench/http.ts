// How much of bare node:http's speed the real server keeps while it answers a signed-in traveller's
// trip: `npm run bench:http`. Only the ratio says something; a busy machine slows both.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { API_PATHS, pathWithId } from "../src/domain/wire.ts";
import { readConfig } from "../src/server/config/config.ts";
import { createContext } from "../src/server/create-context.ts";
import type { BareAnswer } from "./load/bare-server.ts";
import { createBenchProcesses } from "./load/bench-processes.ts";
import { type Load, type LoadTarget, measureLoad } from "./load/measure-load.ts";
import { seedTraveller } from "./load/seed-traveller.ts";
import { median } from "./measure/percentile.ts";

const CONNECTIONS = 50;
/** Short ones in turn: what else the machine does changes within seconds, and falls on both. */
const ROUNDS = 15;
const ROUND_SECONDS = 1;
/** V8 goes on compiling the application for so long. */
const WARM_UP_SECONDS = 8;
const MIN_RATIO = 0.5;

type Target = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

const processes = createBenchProcesses();
const dataDir = mkdtempSync(join(tmpdir(), "tripwright-bench-"));
try {
  const app = await startApp();
  const answer = await readAnswer(app);
  const bare = { ...app, url: await processes.startBareServer(answer) };
  console.log(
    `GET /api/trips/{id}, signed in: ${Buffer.byteLength(answer.body)} bytes, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${ROUND_SECONDS} s each, in turn`,
  );
  const ratio = await compare("200", bare, app);
  await compare("304", withEtag(bare, answer.etag), withEtag(app, answer.etag));
  const kept = ratio >= MIN_RATIO;
  console.log(`${kept ? "ok" : "BROKEN"}: ${ratio.toFixed(2)} of node:http, budget ${MIN_RATIO}`);
  if (!kept) process.exitCode = 1;
} finally {
  await processes.stopAll();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The application, with one signed-in traveller. */
async function startApp(): Promise<Target> {
  const env = { DATA_DIR: dataDir, OPEN_DATA: "off" };
  const context = await createContext(readConfig({ ...env, LOG_LEVEL: "silent" }));
  const { cookie, tripId } = await seedTraveller(context);
  await context.close();
  const { url } = await processes.startServer(env);
  return {
    url: url + pathWithId(API_PATHS.trip, tripId),
    headers: { cookie: `${cookie.name}=${cookie.value}` },
  };
}

async function readAnswer({ url, headers }: Target): Promise<BareAnswer> {
  const response = await fetch(url, { headers });
  const contentType = response.headers.get("content-type");
  const etag = response.headers.get("etag");
  if (response.status !== 200 || contentType === null || etag === null) {
    throw new Error(`the trip was answered with ${response.status}`);
  }
  return { body: await response.text(), contentType, etag };
}

function withEtag(target: Target, etag: string): Target {
  return { ...target, headers: { ...target.headers, "if-none-match": etag } };
}

/** Loads the two in turn, so that what else the machine does falls on both. @returns the median ratio. */
async function compare(status: "200" | "304", bare: Target, app: Target): Promise<number> {
  for (const target of [bare, app]) await load(target, status, WARM_UP_SECONDS);
  console.log(`\n${status}      node:http req/s   p99 ms     app req/s   p99 ms   ratio`);
  const ratios: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const yardstick = await load(bare, status, ROUND_SECONDS);
    const ours = await load(app, status, ROUND_SECONDS);
    const ratio = ours.perSecond / yardstick.perSecond;
    ratios.push(ratio);
    console.log(
      `round ${round} ${column(yardstick.perSecond, 17)}${column(yardstick.p99Ms, 9)}${column(ours.perSecond, 14)}${column(ours.p99Ms, 9)}${ratio.toFixed(2).padStart(8)}`,
    );
  }
  console.log(`median ratio ${median(ratios).toFixed(2)}`);
  return median(ratios);
}

function load(target: LoadTarget, status: "200" | "304", seconds: number): Promise<Load> {
  return measureLoad([target], { connections: CONNECTIONS, status: Number(status), seconds });
}

function column(value: number, width: number): string {
  return Math.round(value).toString().padStart(width);
}
