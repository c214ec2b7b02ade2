import type { Clock } from "./clock.ts";

const MINUTE_MS = 60_000;
/** Of some hundred bytes each. Who floods us under more names than that is stopped by no count of ours. */
const MOST_COUNTED = 50_000;

/** Counts what someone does within a minute. The function says whether one more is within the limit. */
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
    if (count === 1 && counts.size >= MOST_COUNTED) counts.clear();
    counts.set(who, count);
    return count <= most;
  };
}
