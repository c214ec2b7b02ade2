import { Agent, type ClientRequest, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { API_PATHS, pathWithId } from "../../src/domain/wire.ts";
import { TRIP_REQUEST } from "../../test/support/plans/trip-draft.ts";
import type { Judge } from "../measure/judge.ts";
import { median } from "../measure/percentile.ts";
import type { BenchDatabase, RunSql } from "./bench-database.ts";
import type { BenchServer } from "./bench-processes.ts";
import { getTrips, type Owner } from "./load-requests.ts";
import { type Load, measureLoad } from "./measure-load.ts";

const STREAMS = 1000;
const OPENING_AT_ONCE = 50;
/** For what each does once at its beginning, and for V8 to tidy up. */
const SETTLE_MS = 5000;
const IDLE_MS = 5000;
const CONNECTIONS = 10;
const ROUNDS = 3;
const MAX_KB_A_STREAM = 100;
const MAX_LOOP_DELAY_MS = 250;
const KILOBYTE = 1000;

/** Gives each of the first thousand a plan that another server has under way, and that stays idle. */
export async function seedIdlePlans(run: RunSql, owners: readonly Owner[]): Promise<void> {
  const nowMs = Date.now();
  for (const { id } of owners.slice(0, STREAMS)) {
    await run(
      `INSERT INTO generations
         (id, user_id, idempotency_key, request, state, owner_id, lease_until_ms, created_at_ms)
       VALUES ($1, $2, 'idle', $3, 'running', 'another server', $4, $5)`,
      `idle-${id}`,
      id,
      JSON.stringify(TRIP_REQUEST),
      nowMs + 24 * 3_600_000,
      nowMs,
    );
  }
}

/**
 * The memory of a thousand idle event streams on a fresh server, and the time of a GET meanwhile.
 */
export async function measureStreams(
  judge: Judge,
  database: BenchDatabase,
  server: BenchServer,
  owners: readonly Owner[],
  seconds: number,
): Promise<void> {
  const target = { url: server.url, requests: getTrips(owners.slice(0, OPENING_AT_ONCE)) };
  const load = async (): Promise<Load> => {
    const options = { connections: CONNECTIONS, status: 200, seconds };
    const rounds: Load[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await measureLoad([target], options));
    }
    return {
      perSecond: median(rounds.map(({ perSecond }) => perSecond)),
      p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
      p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
    };
  };
  await wait(SETTLE_MS);
  const before = await server.state();
  await wait(IDLE_MS);
  const idleBefore = await server.state();
  const streams = await openStreams(server, owners);
  await wait(SETTLE_MS);
  const open = await server.state();
  await wait(IDLE_MS);
  const idle = await server.state();
  const beside = await load();
  const loaded = await server.state();
  for (const stream of streams) stream.destroy();
  await wait(SETTLE_MS);
  const alone = await load();

  const each = (bytes: (state: typeof open) => number) =>
    (bytes(open) - bytes(before)) / KILOBYTE / STREAMS;
  const residentKb = each(({ residentBytes }) => residentBytes);
  const heapKb = each(({ heapBytes }) => heapBytes);
  const busy = (from: typeof open, to: typeof open) => ((to.cpuMs - from.cpuMs) / IDLE_MS) * 100;
  console.log(`
${database.name}: ${STREAMS} idle event streams
each takes ${residentKb.toFixed(1)} KB resident, ${heapKb.toFixed(1)} KB of heap
the server is busy ${busy(before, idleBefore).toFixed(0)} % of a core without them, ${busy(open, idle).toFixed(0)} % with them; its event loop's delay p99 ${idleBefore.loopDelayP99Ms.toFixed(1)} ms and ${idle.loopDelayP99Ms.toFixed(1)} ms
GET trip, ${CONNECTIONS} connections: ${alone.perSecond.toFixed(0)} per s, p50 ${alone.p50Ms.toFixed(2)}, p99 ${alone.p99Ms.toFixed(2)} ms without them; ${beside.perSecond.toFixed(0)} per s, p50 ${beside.p50Ms.toFixed(2)}, p99 ${beside.p99Ms.toFixed(2)} ms beside them (loop delay p99 ${loaded.loopDelayP99Ms.toFixed(1)} ms)`);
  judge.atMost(`${database.name}: KB resident a stream`, residentKb, MAX_KB_A_STREAM);
  judge.atMost(
    `${database.name}: event loop's delay p99 with ${STREAMS} idle streams, ms`,
    idle.loopDelayP99Ms,
    MAX_LOOP_DELAY_MS,
  );
}

async function openStreams(
  { url }: BenchServer,
  owners: readonly Owner[],
): Promise<ClientRequest[]> {
  const agent = new Agent({ maxSockets: STREAMS });
  const streams: ClientRequest[] = [];
  const waiting = owners.slice(0, STREAMS);
  async function opener(): Promise<void> {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      streams.push(await openStream(url, agent, next));
    }
  }
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, opener));
  return streams;
}

function openStream(url: string, agent: Agent, { id, cookie }: Owner): Promise<ClientRequest> {
  const path = pathWithId(API_PATHS.generationEvents, `idle-${id}`);
  return new Promise((resolve, reject) => {
    const request = get(url + path, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      // We end it when it has run long enough.
      response.on("error", () => undefined);
      response.resume();
      request.removeListener("error", reject).on("error", () => undefined);
      resolve(request);
    });
    request.on("error", reject);
  });
}
