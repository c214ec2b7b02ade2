import type { Pace } from "../../trip/pace.ts";
import type { KnownPlace } from "../known-city.ts";
import { LATE_END_MINUTES } from "./day-hours.ts";
import { belongsToEvening } from "./visit-windows.ts";

/**
 * By when one is back at the hotel, in minutes after midnight: a day with a single visit, or one that ends
 * with an evening out, may go on later than the pace.
 *
 * @param visits the places of a day, in order; undefined: one of which nothing is known.
 */
export function dayEndMinutes(
  visits: readonly (Pick<KnownPlace, "bestTime" | "category"> | undefined)[],
  { endMinutes }: Pick<Pace, "endMinutes">,
): number {
  const last = visits.at(-1);
  const isLate = visits.length === 1 || (last !== undefined && belongsToEvening(last));
  return isLate ? Math.max(endMinutes, LATE_END_MINUTES) : endMinutes;
}
