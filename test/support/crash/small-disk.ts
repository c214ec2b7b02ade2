import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";

/** A small disk, which only the process that the command starts sees. */
const SIZE_KIB = 80 * 1024;
const STEP_BYTES = 4096;

/** Whether this machine lets us make one; Linux mostly does, whoever we are. */
export function canMakeSmallDisks(): boolean {
  const [program = "", ...args] = onSmallDisk("/tmp");
  return spawnSync(program, [...args, "true"]).status === 0;
}

/** The start of a command line that makes the folder a disk by itself. */
export function onSmallDisk(folder: string, sizeKib = SIZE_KIB): string[] {
  const mount = `mount -t tmpfs -o size=${sizeKib}k tmpfs "${folder}" && exec "$@"`;
  return ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount, "sh"];
}

/** The folder as the process sees it. */
function seenBy(pid: number, folder: string): string {
  return `/proc/${pid}/root${folder}`;
}

/**
 * Fills the process's disk except for some bytes; 0 fills it to its last block.
 *
 * @returns how to make room again.
 */
export function fillDisk(pid: number, folder: string, leaveBytes = 0): () => void {
  const disk = seenBy(pid, folder);
  const ballast = join(disk, `ballast-${leaveBytes}`);
  const file = openSync(ballast, "a");
  try {
    const { bavail, bsize } = statfsSync(disk);
    writeSync(file, Buffer.alloc(Math.max(0, bavail * bsize - leaveBytes - STEP_BYTES)));
    while (leaveBytes === 0) writeSync(file, Buffer.alloc(STEP_BYTES));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(file);
  }
  return () => rmSync(ballast);
}
