import type { Place } from "./trip.ts";

const MINUTES_A_DAY = 24 * 60;

/** Whether hours of a day are all of it. */
export function isAlwaysOpen({ startMinutes, endMinutes }: NonNullable<Place["open"]>): boolean {
  return startMinutes === 0 && endMinutes === MINUTES_A_DAY;
}
