import { closeSync, existsSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { StartupError } from "../lib/startup-error.ts";

/** Puts a small text in the place of a file: after a power cut it is the former one or this, whole. */
export function writeWhole(path: string, text: string): void {
  const partial = `${path}.partial`;
  const file = openSync(partial, "w", 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  putInPlace(partial, path);
}

/** @throws StartupError where a file is there already, or no folder for it. */
export function assertNewFile(path: string): void {
  if (existsSync(path)) {
    throw new StartupError(`There is a file ${path} already. Name another, or move it away.`);
  }
  if (!existsSync(dirname(path))) {
    throw new StartupError(`There is no folder ${dirname(path)}. Make it first.`);
  }
}

/** Gives a file that is on the disk its name, for good. */
export function putInPlace(partial: string, path: string): void {
  renameSync(partial, path);
  syncFolder(dirname(path));
}

/** Until then a power cut may take a new name away again. Not every system can. */
export function syncFolder(folder: string): void {
  if (process.platform !== "win32") sync(folder, "r");
}

/** Until then a file's content may be in memory only. */
export function syncFile(path: string): void {
  sync(path, "r+");
}

function sync(path: string, flags: "r" | "r+"): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
