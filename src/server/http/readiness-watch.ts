import type { Clock } from "../lib/clock.ts";

const WATCHED_MS = 60_000;

/** Whether a load balancer, or anything else, decides by /readyz where to send people. */
export type ReadinessWatch = {
  /** Notes a request of /readyz. */
  readonly noteAsked: () => void;
  /** Whether there was a request within the last minute. */
  readonly isWatched: () => boolean;
};

export function createReadinessWatch(clock: Clock): ReadinessWatch {
  let askedAtMs = Number.NEGATIVE_INFINITY;
  return {
    noteAsked() {
      askedAtMs = clock.nowMs();
    },
    isWatched: () => clock.nowMs() - askedAtMs < WATCHED_MS,
  };
}
