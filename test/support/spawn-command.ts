import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const FOLDER = join(import.meta.dirname, "../../src/server/operating");

export type SpawnedCommand = {
  readonly child: ChildProcess;
  readonly ended: Promise<{
    code: number | null;
    signal: string | null;
    stdout: string;
    stderr: string;
  }>;
};

/** Starts one of the operator's commands, as npm does, with these variables and no others of ours. */
export function spawnCommand(
  name: "data-main" | "backup-main" | "restore-main",
  args: readonly string[],
  env: Record<string, string>,
): SpawnedCommand {
  const child = spawn(process.execPath, [join(FOLDER, `${name}.ts`), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const exit = once(child, "exit") as Promise<[number | null, string | null]>;
  return {
    child,
    ended: Promise.all([exit, output]).then(([[code, signal], [stdout, stderr]]) => ({
      code,
      signal,
      stdout,
      stderr,
    })),
  };
}
