import { constants, fstatSync, openSync, writeSync } from "node:fs";
import type { DestinationStream } from "pino";

/** The buffer for a slow reader; lines beyond it are dropped. */
const MAX_WAITING_BYTES = 256 * 1024;
/** A slow reader continues soon. A full disk, or a reader that is gone, takes longer. */
const BUSY_RETRY_MS = 20;
const BROKEN_RETRY_MS = 1_000;

export type LogOutput = DestinationStream & {
  /** Lines that were dropped since the start. */
  readonly droppedLines: () => number;
  /** The callback gets the number of lines that were dropped, as soon as lines can be written again. */
  readonly onRecovery: (report: (lines: number) => void) => void;
};

/**
 * Standard output for the log. Writing never throws and never blocks: lines that can't be written
 * now (a full disk, a full pipe, a stopped terminal) wait in memory, up to a limit, and are tried
 * again.
 */
export function openLogOutput(standardOutput = 1): LogOutput {
  const fd = withoutBlocking(standardOutput);
  let waiting: string[] = [];
  /** Lines that were begun and could not be ended. */
  let rest: Buffer = Buffer.alloc(0);
  let waitingBytes = 0;
  let next: NodeJS.Timeout | NodeJS.Immediate | undefined;
  let dropped = 0;
  let reported = 0;
  let report: (lines: number) => void = () => {};

  function writeWaiting(): void {
    next = undefined;
    rest = Buffer.concat([rest, Buffer.from(waiting.join(""))]);
    waiting = [];
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest));
    } catch (error) {
      const isBusy = (error as NodeJS.ErrnoException).code === "EAGAIN";
      next = setTimeout(writeWaiting, isBusy ? BUSY_RETRY_MS : BROKEN_RETRY_MS).unref();
    }
    waitingBytes = rest.length;
    if (next !== undefined) return;
    const lines = dropped - reported;
    reported = dropped;
    if (lines > 0) report(lines);
  }

  // Writes the last lines, as far as that works at once.
  process.once("exit", writeWaiting);

  return {
    write(line) {
      const bytes = Buffer.byteLength(line);
      if (waitingBytes + bytes > MAX_WAITING_BYTES) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      waitingBytes += bytes;
      // Once for all lines of one turn of the event loop, which under load are many requests'.
      next ??= setImmediate(writeWaiting);
    },
    droppedLines: () => dropped,
    onRecovery(callback) {
      report = callback;
    },
  };
}

/** A descriptor of the same pipe or terminal on which a write fails at once where it would wait. */
function withoutBlocking(fd: number): number {
  // Writing to a file never blocks, and a second descriptor would begin at its start.
  if (fstatSync(fd).isFile()) return fd;
  try {
    // Opened again: otherwise the flag would be set for every process that writes to it, such as a
    // shell.
    const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants;
    return openSync(`/proc/self/fd/${fd}`, O_WRONLY | O_NONBLOCK | O_NOCTTY);
  } catch {
    // A socket, or a system without /proc: Node sets the flag where it makes a stream of it.
    void process.stdout;
    return fd;
  }
}
