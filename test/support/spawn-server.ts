import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const MAIN = join(import.meta.dirname, "../../src/server/main.ts");

export type SpawnedServer = {
  readonly child: ChildProcess;
  /** Resolves when it says where it is, or ends without. */
  readonly listening: Promise<unknown>;
  /** How it ended, and everything it said. */
  readonly ended: Promise<{
    code: number | null;
    signal: string | null;
    stdout: string;
    stderr: string;
  }>;
};

/** Starts the server as `npm start` does, with these variables and no others of ours. */
export function spawnServer(env: Record<string, string>, main = MAIN): SpawnedServer {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, OPEN_DATA: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { stdout, stderr } = child;
  const output = Promise.all([text(stdout), text(stderr)]);
  const exit = once(child, "exit") as Promise<[number | null, string | null]>;
  const said = new Promise<void>((resolve) => {
    stdout.on("data", (chunk: Buffer) => {
      if (chunk.includes("Tripwright is at ")) resolve();
    });
  });
  return {
    child,
    listening: Promise.race([said, exit]),
    ended: Promise.all([exit, output]).then(([[code, signal], [out, errors]]) => ({
      code,
      signal,
      stdout: out,
      stderr: errors,
    })),
  };
}
