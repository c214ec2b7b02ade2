import type { Clock } from "../../../src/server/lib/clock.ts";

export type TestClock = Clock & { advance(ms: number): void };

/** A clock that moves only when a test advances it. */
export function createTestClock(startMs: number): TestClock {
  let nowMs = startMs;
  return {
    nowMs: () => nowMs,
    advance: (ms) => {
      nowMs += ms;
    },
  };
}
