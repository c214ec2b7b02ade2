import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { AppError } from "../../domain/errors/app-error.ts";
import { createSemaphore } from "../lib/semaphore.ts";
import type { BookingExtractor } from "./booking-extractor.ts";

/** The program takes a second for a mail with a PDF of ten pages. */
const DEADLINE_MS = 15_000;
const MAX_OUTPUT_BYTES = 1024 * 1024;
/** Each holds its file of up to 5 MB while it waits. */
const MOST_WAITING = 4;
const WAIT_MS = 10_000;
/** None of this server's own settings, no screen, and a home for the catalogue of its own words that it keeps. */
const ENVIRONMENT = {
  PATH: "/usr/bin:/bin",
  LANG: "C.UTF-8",
  QT_QPA_PLATFORM: "offscreen",
  HOME: tmpdir(),
};

/**
 * KDE's kitinerary-extractor, one file at a time. It is a process of its own without a shell: the file comes by its
 * standard input, and nothing of it is in a command or on a disk.
 *
 * @param path of the program.
 */
export function createKitineraryExtractor(
  path: string,
  deadlineMs = DEADLINE_MS,
): BookingExtractor {
  const turns = createSemaphore({
    permits: 1,
    waitMs: WAIT_MS,
    maxWaiting: MOST_WAITING,
    onOverload: () => new AppError("busy"),
  });
  return {
    async read(file, signal) {
      const release = await turns.acquire();
      try {
        const ends = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
        return ends.aborted ? undefined : await outputOf(path, file, ends);
      } finally {
        release();
      }
    },
  };
}

/** Settles when the process has ended, whatever ended it. */
function outputOf(
  path: string,
  file: Buffer,
  signal: AbortSignal,
): Promise<readonly unknown[] | undefined> {
  return new Promise((settle) => {
    const child = spawn(path, [], {
      stdio: ["pipe", "pipe", "ignore"],
      env: ENVIRONMENT,
      cwd: tmpdir(),
      signal,
      killSignal: "SIGKILL",
    });
    const parts: Buffer[] = [];
    let length = 0;
    child.on("error", () => {
      // Where it was stopped, its end comes next; a program that isn't there has none.
      if (child.pid === undefined) settle(undefined);
    });
    child.stdout.on("data", (part: Buffer) => {
      length += part.length;
      if (length > MAX_OUTPUT_BYTES) child.kill("SIGKILL");
      else parts.push(part);
    });
    child.on("close", (code) => settle(code === 0 ? listIn(Buffer.concat(parts)) : undefined));
    // It may end before it has read all.
    child.stdin.on("error", () => {});
    child.stdin.end(file);
  });
}

function listIn(output: Buffer): readonly unknown[] | undefined {
  try {
    const data: unknown = JSON.parse(output.toString("utf8"));
    return Array.isArray(data) ? data : undefined;
  } catch {
    return undefined;
  }
}
