import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";

/** A disk of so many MiB, which only the process that is started by the command sees. */
const SIZE_MIB = 80;
const STEP_BYTES = 4096;

/** Whether this machine lets us make one; Linux mostly does, whoever we are. */
export function canMakeSmallDisks(): boolean {
  const [program = "", ...args] = onSmallDisk("/tmp");
  return spawnSync(program, [...args, "true"]).status === 0;
}

/** What to put before a program's own command line so that the folder is a disk by itself. */
export function onSmallDisk(folder: string): string[] {
  const mount = `mount -t tmpfs -o size=${SIZE_MIB}m tmpfs "${folder}" && exec "$@"`;
  return ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount, "sh"];
}

/** The folder as the process sees it. */
function seenBy(pid: number, folder: string): string {
  return `/proc/${pid}/root${folder}`;
}

/** Fills the process's disk to its last block. @returns how to make room again. */
export function fillDisk(pid: number, folder: string): () => void {
  const ballast = join(seenBy(pid, folder), "ballast");
  const file = openSync(ballast, "a");
  try {
    const { bavail, bsize } = statfsSync(seenBy(pid, folder));
    writeSync(file, Buffer.alloc(bavail * bsize - STEP_BYTES));
    for (;;) writeSync(file, Buffer.alloc(STEP_BYTES));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(file);
  }
  return () => rmSync(ballast);
}
