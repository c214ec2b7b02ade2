import type { Clock } from "./clock.ts";

const MINUTE_MS = 60_000;
/** Some hundred bytes each. A flood under more names than this can't be stopped by counting. */
const MAX_COUNTED = 50_000;

/**
 * Counts actions by name within a minute. The returned function counts one, and says whether it is
 * within the limit.
 */
export function createMinuteLimit(clock: Clock, most: number): (who: string) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (who) => {
    const now = Math.floor(clock.nowMs() / MINUTE_MS);
    if (now !== minute) {
      minute = now;
      counts.clear();
    }
    const count = (counts.get(who) ?? 0) + 1;
    if (count === 1 && counts.size >= MAX_COUNTED) counts.clear();
    counts.set(who, count);
    return count <= most;
  };
}
