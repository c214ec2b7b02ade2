import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** Longer than any copy takes, so that none that is being made is taken away. */
const OLD_MS = 24 * 3_600_000;

/** Removes what commands that were killed left half-made in a folder, a day later. */
export function removeLeftOvers(folder: string, isHalfMade: RegExp, nowMs: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    const isOld = stats !== undefined && stats.mtimeMs < nowMs - OLD_MS;
    if (isOld && isHalfMade.test(name)) rmSync(path, { force: true });
  }
}
