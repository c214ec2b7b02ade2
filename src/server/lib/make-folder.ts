import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder, and those above it that are missing, for their owner alone. Node's own `recursive`
 * never returns where the system says of a folder that is there that nothing can be made in it (/proc).
 *
 * @throws what `mkdirSync` throws.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || existsSync(dirname(path))) throw error;
    makeFolder(dirname(path));
    mkdirSync(path, { mode: 0o700 });
  }
}
