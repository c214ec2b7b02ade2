import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";

/** As `npm start` does: half of a start's work is reading our files. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../../../node_modules/.cache/compiled"),
} as const;

export type SpawnedProgram = {
  readonly child: ChildProcess;
  readonly stdout: Readable;
  /** How it ended, and everything it said. */
  readonly ended: Promise<{
    code: number | null;
    signal: string | null;
    stdout: string;
    stderr: string;
  }>;
};

/**
 * Starts one of our programs by its file, with these variables and no others of ours.
 *
 * @param cwd where it finds the settings file, if there is one: not where a developer has one.
 */
export function spawnProgram(
  file: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  cwd = tmpdir(),
): SpawnedProgram {
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const exit = once(child, "exit") as Promise<[number | null, string | null]>;
  return {
    child,
    stdout: child.stdout,
    ended: Promise.all([exit, output]).then(([[code, signal], [stdout, stderr]]) => ({
      code,
      signal,
      stdout,
      stderr,
    })),
  };
}
