import type { Clock } from "../lib/clock.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_AN_HOUR = 5;
const MOST_A_DAY = 15;

/**
 * How many places one person and all together may have read about anew: each is some ten questions to services that
 * others pay for. This process counts them.
 */
export type NewPlaceLimit = {
  /** Counts one, if that is still within the limit. @returns whether it is. */
  take(userId: string | undefined): boolean;
};

/** @param mostOfAll in a day. */
export function createNewPlaceLimit(clock: Clock, mostOfAll: number): NewPlaceLimit {
  let taken: { readonly userId: string | undefined; readonly atMs: number }[] = [];
  return {
    take(userId) {
      const nowMs = clock.nowMs();
      taken = taken.filter(({ atMs }) => nowMs - atMs < DAY_MS);
      const own = taken.filter((one) => userId !== undefined && one.userId === userId);
      const inHour = own.filter(({ atMs }) => nowMs - atMs < HOUR_MS);
      if (taken.length >= mostOfAll) return false;
      if (own.length >= MOST_A_DAY || inHour.length >= MOST_AN_HOUR) return false;
      taken.push({ userId, atMs: nowMs });
      return true;
    },
  };
}
