import { createHash } from "node:crypto";
import type { Clock } from "../lib/clock.ts";
import { newId } from "../lib/tokens.ts";
import type { LookupStore } from "../store/lookup-store.ts";

const MAX_AN_HOUR = 5;
const MAX_A_DAY = 15;
/** Of an ISO date and time: its day, and its hour. */
const [DAY, HOUR] = [10, 13];

/**
 * How many places one person and all together may have read about anew: each is some ten questions to services that
 * others pay for. All servers of a store count together, by days and hours of UTC.
 */
export type NewPlaceLimit = {
  /** Counts one, if that is still within the limit. @returns whether it is. */
  take(userId: string | undefined): Promise<boolean>;
};

/**
 * Lookups know no counting: each new place has a key of its own within the day, and the first to write it has it.
 *
 * @param mostOfAll in a day.
 */
export function createNewPlaceLimit(
  lookups: Pick<LookupStore, "find" | "saveFirst">,
  clock: Clock,
  mostOfAll: number,
): NewPlaceLimit {
  async function hasRoom(what: string, most: number): Promise<boolean> {
    return (await lookups.find(keyOf(what, most - 1))) === undefined;
  }

  async function takeOne(what: string, most: number): Promise<boolean> {
    const nowMs = clock.nowMs();
    const own = newId();
    for (let number = 0; number < most; number += 1) {
      if ((await lookups.saveFirst(keyOf(what, number), own, nowMs)) === own) return true;
    }
    return false;
  }

  return {
    async take(userId) {
      const now = new Date(clock.nowMs()).toISOString();
      const [day, hour] = [now.slice(0, DAY), now.slice(0, HOUR)];
      if (mostOfAll < 1 || !(await hasRoom(day, mostOfAll))) return false;
      if (userId !== undefined) {
        const who = unnamed(userId, day);
        const isWithin =
          (await hasRoom(`${day} ${who}`, MAX_A_DAY)) &&
          (await takeOne(`${hour} ${who}`, MAX_AN_HOUR)) &&
          (await takeOne(`${day} ${who}`, MAX_A_DAY));
        if (!isWithin) return false;
      }
      return takeOne(day, mostOfAll);
    },
  };
}

const keyOf = (what: string, number: number) => `open guide new / ${what} / ${number}`;

/** These keys outlive an account, and name nobody. */
function unnamed(userId: string, day: string): string {
  return createHash("sha256").update(`${day} ${userId}`).digest("base64url").slice(0, 22);
}
