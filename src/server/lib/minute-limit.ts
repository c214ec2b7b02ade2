import type { Clock } from "./clock.ts";

const MINUTE_MS = 60_000;

/** Counts what someone does within a minute. The function says whether one more is within the limit. */
export function createMinuteLimit(clock: Clock, most: number): (who: string) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (who) => {
    const now = Math.floor(clock.nowMs() / MINUTE_MS);
    if (now !== minute) {
      minute = now;
      counts = new Map();
    }
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    return count <= most;
  };
}
