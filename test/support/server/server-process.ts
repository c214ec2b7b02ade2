import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { COMPILE_CACHE } from "./spawn-program.ts";

export type ServerProcess = {
  readonly url: string;
  readonly pid: number;
  isAlive(): boolean;
  /** As a power cut would: no goodbye. */
  kill(): Promise<void>;
};

/** An event of a generation, and when the store said that it is kept, in milliseconds of the day's clock. */
export type StoredByProcess = {
  readonly id: string;
  readonly seq: number;
  readonly storedMs: number;
};

/** Starts the slow server in its own process on a port and data folder that outlive it. */
export async function startServerProcess(options: {
  port: number;
  dataDir: string;
  pauseMs: number;
  /** Where several share one; without it, in the data folder. */
  databaseUrl?: string;
  /** A command that starts the one it is given, in surroundings of its own. */
  within?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Called with each event that the process has stored. */
  onStored?: (stored: StoredByProcess) => void;
}): Promise<ServerProcess> {
  const [program = "", ...args] = [
    ...(options.within ?? []),
    process.execPath,
    join(import.meta.dirname, "slow-server.ts"),
  ];
  const child: ChildProcess = spawn(program, args, {
    env: {
      ...process.env,
      ...COMPILE_CACHE,
      PORT: String(options.port),
      DATA_DIR: options.dataDir,
      PAUSE_MS: String(options.pauseMs),
      LOG_LEVEL: "silent",
      OPEN_DATA: "off",
      DATABASE_URL: options.databaseUrl ?? "",
      TELL_STORED: options.onStored === undefined ? "" : "on",
      ...options.env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (child.stdout === null) throw new Error("the server has no output");
  await Promise.race([
    once(child.stdout, "data"),
    once(child, "exit").then(() => {
      throw new Error("the server did not start");
    }),
  ]);
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const { onStored } = options;
  if (onStored !== undefined) {
    // Written by slow-server.ts.
    createInterface(child.stdout).on("line", (line) => onStored(JSON.parse(line)));
  }
  return {
    url: `http://localhost:${options.port}`,
    pid: Number(child.pid),
    isAlive,
    async kill() {
      if (!isAlive()) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
