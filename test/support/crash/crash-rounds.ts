import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { openStore } from "../../../src/server/store/open-store.ts";
import { storePerson } from "../store/store-person.ts";
import type { CrashDatabase } from "./crash-database.ts";
import { type CrashFindings, createCrashLedger } from "./crash-ledger.ts";
import { type CrashTraveller, createCrashTraveller } from "./crash-traveller.ts";
import { type CrashWriter, startCrashWriter, Unanswered } from "./crash-writer-process.ts";

const EMAIL = "traveller@example.com";
/** A writer, or the server, lives at least so long before it is killed. */
const LEAST_LIFE_MS = 50;
const END_DEADLINE_MS = 20_000;

export type CrashReport = CrashFindings & {
  /** Of writers, and of the database's own server. */
  readonly kills: { writers: number; servers: number };
  readonly acknowledged: number;
  /** Asked again with the same key, as the first asking was never answered. */
  readonly askedAgain: number;
  /** From the start of a writer, or of the database's server, until it can save again. */
  readonly readyMs: number[];
};

/**
 * Has travellers save through processes that are killed at random moments, until enough were killed and
 * enough was acknowledged; looks at everything after each kill.
 */
export async function runCrashRounds(
  database: CrashDatabase,
  options: {
    kills: number;
    acknowledged: number;
    travellers: number;
    /** Processes that save at the same time. */
    writers: number;
    /** Rounds between kills of the database's server; 0 for never. */
    serverEvery: number;
    /** How long one lives at most before it is killed. */
    lifeMs: number;
    onRound?: (so: { kills: number; acknowledged: number }) => void;
  },
): Promise<CrashReport> {
  const ledger = createCrashLedger(EMAIL);
  const report: CrashReport = {
    ...ledger.findings,
    kills: { writers: 0, servers: 0 },
    get acknowledged() {
      return ledger.acknowledged();
    },
    askedAgain: 0,
    readyMs: [],
  };
  const travellers = await signUp(database, options.travellers, ledger);
  let askedAgain = 0;
  let writers: CrashWriter[] = [];
  const kills = () => report.kills.writers + report.kills.servers;
  const check = () =>
    database.look((snapshot) =>
      ledger.check(
        snapshot,
        travellers.flatMap((traveller) => traveller.pending() ?? []),
      ),
    );

  async function startWriters(): Promise<void> {
    if (writers.length > 0) return;
    writers = await Promise.all(
      Array.from({ length: options.writers }, () => startCrashWriter(database.config)),
    );
    report.readyMs.push(...writers.map((writer) => writer.readyMs));
    await check();
    askedAgain += travellers.filter((traveller) => traveller.pending() !== undefined).length;
    await Promise.all(writers.map((writer) => writer.ask({ kind: "take up orphans" })));
  }

  async function killWriters(): Promise<void> {
    const dying = writers;
    writers = [];
    await Promise.all(
      dying.map(async (writer) => {
        await live();
        await writer.kill();
        report.kills.writers += 1;
      }),
    );
  }

  const live = () => wait(LEAST_LIFE_MS + Math.random() * (options.lifeMs - LEAST_LIFE_MS));

  async function killServer(server: NonNullable<CrashDatabase["server"]>): Promise<void> {
    await live();
    await server.crash();
    const startedMs = performance.now();
    await server.start();
    report.kills.servers += 1;
    for (const writer of writers) await untilReady(writer);
    report.readyMs.push(performance.now() - startedMs);
    await check();
  }

  try {
    for (let round = 1; ; round += 1) {
      await startWriters();
      if (kills() >= options.kills && ledger.acknowledged() >= options.acknowledged) break;
      let isOver = false;
      const on = (index: number) => writers[index % writers.length];
      const journeys = travellers.map((traveller, index) => {
        const writer = on(index);
        return writer === undefined ? undefined : traveller.travel(writer, () => isOver);
      });
      const isServers = options.serverEvery > 0 && round % options.serverEvery === 0;
      const { server } = database;
      await (isServers && server !== undefined ? killServer(server) : killWriters());
      isOver = true;
      await Promise.all(journeys);
      options.onRound?.({ kills: kills(), acknowledged: ledger.acknowledged() });
    }
    for (const [index, traveller] of travellers.entries()) {
      const writer = writers[index % writers.length];
      if (writer !== undefined) await traveller.finish(writer);
    }
    await untilAllEnded(database);
    await check();
  } finally {
    await Promise.all(writers.map((writer) => writer.kill()));
  }
  return { ...report, acknowledged: ledger.acknowledged(), askedAgain };
}

async function signUp(
  database: CrashDatabase,
  count: number,
  ledger: ReturnType<typeof createCrashLedger>,
): Promise<CrashTraveller[]> {
  const store = await openStore(database.config);
  const travellers: CrashTraveller[] = [];
  for (let number = 1; number <= count; number += 1) {
    const user = await store.users.upsert(storePerson(`traveller ${number}`, EMAIL));
    travellers.push(createCrashTraveller(String(number), user.id, ledger));
  }
  await store.close();
  return travellers;
}

async function untilReady(writer: CrashWriter): Promise<void> {
  for (;;) {
    try {
      await writer.ask({ kind: "check ready" });
      return;
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      await wait(5);
    }
  }
}

/** Whatever was under way when a process died is carried to its end by another. */
async function untilAllEnded(database: CrashDatabase): Promise<void> {
  const deadlineMs = performance.now() + END_DEADLINE_MS;
  for (;;) {
    const running = await database.look(
      async ({ generations }) => generations.filter(({ state }) => state === "running").length,
    );
    if (running === 0) return;
    if (performance.now() > deadlineMs) throw new Error(`${running} plans never ended`);
    await wait(100);
  }
}
