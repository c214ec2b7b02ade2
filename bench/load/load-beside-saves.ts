import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { API_PATHS, pathWithId } from "../../src/domain/wire.ts";
import type { Judge } from "../measure/judge.ts";
import { type Asked, timeAnswer } from "../measure/time-answer.ts";
import { timeDisk } from "../measure/time-disk.ts";
import type { BenchDatabase } from "./bench-database.ts";
import type { BenchServer } from "./bench-processes.ts";
import type { Owner } from "./load-requests.ts";
import { percentiles } from "./measure-load.ts";
import type { ProcessState } from "./watch-process.ts";

const READS_A_SECOND = 300;
const SAVES_A_SECOND = 50;
const SECONDS = 5;
const ROUNDS = 3;
const WARM_UP_SECONDS = 3;
const TICK_MS = 5;
const MAX_P99_MS = 100;

type Round = {
  readonly alone: Percentiles;
  readonly calm: ProcessState;
  readonly beside: Percentiles;
  readonly saved: Percentiles;
  readonly busy: ProcessState;
  readonly diskMs: number;
};
type Percentiles = ReturnType<typeof percentiles>;

/**
 * How saves slow readers down: three hundred reads a second, then the same with fifty saves a
 * second.
 */
export async function measureBesideSaves(
  judge: Judge,
  database: BenchDatabase,
  { url, state }: BenchServer,
  owners: readonly Owner[],
): Promise<void> {
  const half = owners.length / 2;
  const reads = owners.slice(0, half).map(askFor);
  const saves = owners.slice(half).map((owner) => ({ ...askFor(owner), title: "Renamed" }));
  await keepPace(url, reads, READS_A_SECOND, WARM_UP_SECONDS);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await state();
    const alone = percentiles(await keepPace(url, reads, READS_A_SECOND, SECONDS));
    const calm = await state();
    const [besideMs, savedMs] = await Promise.all([
      keepPace(url, reads, READS_A_SECOND, SECONDS),
      keepPace(url, saves, SAVES_A_SECOND, SECONDS),
    ]);
    const busy = await state();
    const [beside, saved] = [percentiles(besideMs), percentiles(savedMs)];
    rounds.push({ alone, calm, beside, saved, busy, diskMs: timeDisk(100) });
  }
  // Other work of the machine can only add time.
  const [best] = rounds.toSorted((one, other) => one.beside.p99Ms - other.beside.p99Ms);
  if (best === undefined) throw new Error("nothing was measured");
  const { alone, calm, beside, saved, busy, diskMs } = best;
  console.log(`
${database.name}: ${READS_A_SECOND} reads a second, without and beside ${SAVES_A_SECOND} saves a second (the best of ${ROUNDS} rounds; the disk alone made 16 KB durable within ${diskMs.toFixed(1)} ms)
reads  p50 ${alone.p50Ms.toFixed(2)} and ${beside.p50Ms.toFixed(2)} ms, p99 ${alone.p99Ms.toFixed(2)} and ${beside.p99Ms.toFixed(2)} ms
saves  p50 ${saved.p50Ms.toFixed(2)} ms, p99 ${saved.p99Ms.toFixed(2)} ms
event loop's delay p99 ${calm.loopDelayP99Ms.toFixed(1)} and ${busy.loopDelayP99Ms.toFixed(1)} ms`);
  judge.atMost(
    `${database.name}: reads beside ${SAVES_A_SECOND} saves a second, p99 ms`,
    beside.p99Ms,
    MAX_P99_MS,
  );
}

function askFor({ cookie, tripId }: Owner): Asked {
  return { cookie, path: pathWithId(API_PATHS.trip, tripId) };
}

/** Asks at an even rate, whether or not the request before was answered. @returns how long each took. */
async function keepPace(
  url: string,
  asked: readonly Asked[],
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<number>[] = [];
  const startedMs = performance.now();
  while (answers.length < perSecond * seconds) {
    const due = ((performance.now() - startedMs) * perSecond) / 1000;
    while (answers.length < Math.min(due, perSecond * seconds)) {
      const next = asked[answers.length % asked.length];
      if (next === undefined) throw new Error("there is nothing to ask for");
      answers.push(timeAnswer(url, agent, next));
    }
    await wait(TICK_MS);
  }
  const times = await Promise.all(answers);
  agent.destroy();
  return times;
}
