import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isLocked } from "./sqlite-error.ts";

export type HeldDataFolder = {
  /** Another server holds the folder already. */
  readonly isShared: boolean;
  release(): void;
};

/**
 * Marks a data folder as a running server's. The mark is a lock of the system's on an empty file, which
 * goes with the process however it ends, and which servers in other containers meet, too.
 */
export function holdDataFolder(dataDir: string): HeldDataFolder {
  const path = join(dataDir, "server.lock");
  let handle: DatabaseSync | undefined;
  try {
    closeSync(openSync(path, "a", 0o600));
    handle = new DatabaseSync(path, { timeout: 0 });
    handle.exec("BEGIN EXCLUSIVE");
    return { isShared: false, release: () => handle?.close() };
  } catch (error) {
    handle?.close();
    // Any other failure to mark the folder is no reason not to serve.
    return { isShared: isLocked(error), release: () => undefined };
  }
}
