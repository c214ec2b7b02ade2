import type { Clock } from "../lib/clock.ts";

const WATCHED_MS = 60_000;

/** Whether a load balancer, or anything else, decides by /readyz where to send people. */
export type ReadinessWatch = {
  /** Someone asks now. */
  readonly noteAsked: () => void;
  /** Someone has asked within the last minute. */
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
