import type { Clock } from "./clock.ts";

const DAY_MS = 24 * 3_600_000;

/** How often one person and all together may do something a day. This process counts, and no store does. */
export type DayLimit = {
  /** Which limit is reached, if any. @param mostOfUser this person’s. */
  reached(userId: string, mostOfUser: number): "too_many_of_user" | "too_many_of_all" | undefined;
  count(userId: string): void;
};

/** @param mostOfAll how many a day, from midnight UTC. */
export function createDayLimit(clock: Clock, mostOfAll: number): DayLimit {
  const counts = new Map<string, number>();
  let day = 0;
  let all = 0;

  function startAfreshAtMidnight(): void {
    const today = Math.floor(clock.nowMs() / DAY_MS);
    if (today === day) return;
    day = today;
    all = 0;
    counts.clear();
  }

  return {
    reached(userId, mostOfUser) {
      startAfreshAtMidnight();
      if ((counts.get(userId) ?? 0) >= mostOfUser) return "too_many_of_user";
      return all >= mostOfAll ? "too_many_of_all" : undefined;
    },
    count(userId) {
      startAfreshAtMidnight();
      counts.set(userId, (counts.get(userId) ?? 0) + 1);
      all += 1;
    },
  };
}
