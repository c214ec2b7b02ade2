import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../test/support/server/free-port.ts";
import type { BareAnswer } from "./bare-server.ts";
import type { Drive, Driven } from "./drive-database.ts";
import type { ProcessState } from "./watch-process.ts";

const START_DEADLINE_MS = 600_000;
const LOOK_EVERY_MS = 20;
const NO_LIMIT = "1000000000";

export type BenchServer = {
  readonly url: string;
  /** From the moment it was started until it answered. */
  readonly readyMs: number;
  /** How the process is; what it says of delays is since it was last asked. */
  state(): Promise<ProcessState>;
  stop(): Promise<void>;
};

export type Driver = { drive(work: Drive): Promise<Driven> };

/** The processes a benchmark is made of; `stopAll` in the end. */
export function createBenchProcesses() {
  const children: ChildProcess[] = [];

  async function stop(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill();
    await gone;
  }

  async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
    const asked = new AbortController();
    const { signal } = asked;
    try {
      const answer = Promise.race([
        once(child, "message", { signal }),
        once(child, "exit", { signal }).then(() => {
          throw new Error("a process of the benchmark ended");
        }),
      ]);
      child.send(message);
      const [report] = await answer;
      return report as Answer;
    } finally {
      asked.abort();
    }
  }

  return {
    /** The application as `npm start` runs it, its log thrown away and without limits by the minute. */
    async startServer(env: Readonly<Record<string, string>>): Promise<BenchServer> {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const startedMs = performance.now();
      const child = spawn(
        process.execPath,
        [
          "--expose-gc",
          "--import",
          join(import.meta.dirname, "watch-process.ts"),
          "src/server/main.ts",
        ],
        {
          env: {
            PORT: String(port),
            PUBLIC_URL: url,
            LOG_LEVEL: "info",
            OPEN_DATA: "off",
            MINUTE_REQUESTS_PER_USER: NO_LIMIT,
            MINUTE_REQUESTS_PER_ADDRESS: NO_LIMIT,
            // A thousand streams come from this machine's one address.
            TRUST_PROXY: "127.0.0.1,::1",
            ...env,
          },
          stdio: ["ignore", "ignore", "inherit", "ipc"],
        },
      );
      children.push(child);
      await waitUntilAnswers(`${url}/healthz`, child);
      return {
        url,
        readyMs: performance.now() - startedMs,
        state: () => ask<ProcessState>(child, {}),
        stop: () => stop(child),
      };
    },

    /** node:http and nothing else. @returns its address. */
    async startBareServer(answer: BareAnswer): Promise<string> {
      const child = fork(join(import.meta.dirname, "bare-server.ts"));
      children.push(child);
      const port = await ask<number>(child, answer);
      return `http://127.0.0.1:${port}/`;
    },

    /** A process that only queries the database. */
    startDriver(): Driver {
      const child = fork(join(import.meta.dirname, "drive-database.ts"));
      children.push(child);
      return { drive: (work) => ask<Driven>(child, work) };
    },

    async stopAll(): Promise<void> {
      await Promise.all(children.map(stop));
    },
  };
}

export type BenchProcesses = ReturnType<typeof createBenchProcesses>;

async function waitUntilAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = AbortSignal.timeout(START_DEADLINE_MS);
  while (child.exitCode === null) {
    const response = await fetch(url, { signal: deadline }).catch(() => undefined);
    if (response?.ok) return;
    deadline.throwIfAborted();
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`the server ended with ${child.exitCode}`);
}
