import { dayAt } from "../trip/days-of-wish.ts";
import type { TripWish } from "../trip/trip-wish.ts";

/**
 * What of a trip's wishes is about some of its days, told by their numbers among these; a wish about other days alone
 * is left out.
 *
 * @param dayNumbers of these days in the whole trip, 1 for the first.
 * @param ofDays how many days the whole trip has, the last of which is -1.
 */
export function wishesOnDays(
  wishes: readonly TripWish[],
  dayNumbers: readonly number[],
  ofDays: number,
): TripWish[] {
  return wishes.flatMap((wish) => {
    if (!("days" in wish) || wish.days === undefined) return [wish];
    const days = wish.days.flatMap((day) => {
      const at = dayNumbers.indexOf(dayAt(day, ofDays) + 1);
      return at < 0 ? [] : [at + 1];
    });
    return days.length === 0 ? [] : [{ ...wish, days }];
  });
}
